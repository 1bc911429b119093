"""Where everything lies on the felt, for any size: positions only, in px of the view.

All sizes grow with one unit, so that the table looks the same at 900 × 600 and on a large screen.
"""

from attrs import frozen

from pidro.engine.cards import Seat

DESIGN_WIDTH_PX, DESIGN_HEIGHT_PX = 980.0, 760.0
"""The felt for which the numbers below are written."""

HAND_CARD, TABLE_CARD, SMALL_CARD = 104.0, 84.0, 62.0
"""Widths of a card in hand, on the table and as a back or killed, in units."""
TALL = 7 / 5
"""Height of a card over its width."""
MOST_PLAYED = 6
"""Cards that a seat plays in a deal at most."""
MESSAGE_HEIGHT = 34.0
ABOVE_MESSAGE = 13.0
"""Room between the message line and the hand, into which the outer cards of the fan sag."""
MOST_TILT = 1.3
WIDEST_TILT = 10.4
"""Degrees between two cards of the fan, and between its first and its last."""
FIGURE = 84.0
MOST_NAME = 190.0
"""Room for a name of as many letters as it may have, but for the very widest."""


@frozen
class Box:
    """A rectangle by its left upper corner and size, in px."""

    x: float
    y: float
    width: float
    height: float

    @property
    def centre(self) -> tuple[float, float]:
        """The point in its middle."""
        return self.x + self.width / 2, self.y + self.height / 2


@frozen
class Spot:
    """Where a card lies: its centre, width in px, angle in degrees, and height in the pile."""

    x: float
    y: float
    width: float
    angle: float = 0.0
    z: float = 0.0
    opacity: float = 1.0


@frozen
class Layout:
    """The felt at one size."""

    width: float
    height: float

    @property
    def unit(self) -> float:
        """Px for one unit of the design."""
        return min(self.width / DESIGN_WIDTH_PX, self.height / DESIGN_HEIGHT_PX)

    def hand(self, count: int, index: int) -> Spot:
        """South's fan: a shallow arc along the bottom."""
        unit = self.unit
        step = min(60.0, 520.0 / max(1, count - 1)) * unit
        offset = index - (count - 1) / 2
        x = self.width / 2 + offset * step
        angle = offset * min(MOST_TILT, WIDEST_TILT / max(1, count - 1))
        sag = (angle / 5.85) ** 2 * 9.0 * unit
        y = self.height - (MESSAGE_HEIGHT + ABOVE_MESSAGE + HAND_CARD * TALL / 2) * unit + sag
        return Spot(x, y, HAND_CARD * unit, angle, 100.0 + index)

    def backs(self, seat: Seat, count: int, index: int) -> Spot:
        """A small fan of backs, turned towards the middle."""
        unit = self.unit
        offset = index - (count - 1) / 2
        step = min(15.0, (130.0 if seat is Seat.NORTH else 92.0) / max(1, count - 1)) * unit
        along = offset * step
        width = SMALL_CARD * unit
        match seat:
            case Seat.WEST:
                return Spot(54 * unit, self._side_y() + 62 * unit + along, width, 90 + offset, 10.0 + index)
            case Seat.EAST:
                x = self.width - 54 * unit
                return Spot(x, self._side_y() + 62 * unit + along, width, -90 - offset, 10.0 + index)
            case _:
                return Spot(self.width / 2 + along, 56 * unit, width, -offset * 1.5, 10.0 + index)

    def open_hand(self, seat: Seat, count: int, index: int) -> Spot:
        """The hand of another seat with its faces up: going cold, and in the open replay."""
        unit = self.unit
        width = SMALL_CARD * unit
        offset = index - (count - 1) / 2
        if seat is Seat.NORTH:
            step = min(26.0, 182.0 / max(1, count - 1)) * unit
            return Spot(self.width / 2 + offset * step, 56 * unit, width, 0.0, 10.0 + index)
        step = min(24.0, 150.0 / max(1, count - 1)) * unit
        x = 48 * unit if seat is Seat.WEST else self.width - 48 * unit
        top = self._side_y() + (SMALL_CARD * TALL / 2 - 28) * unit
        return Spot(x, top + index * step, width, 0.0, 10.0 + index)

    def row(self, seat: Seat, count: int, index: int) -> Spot:
        """The cards before a seat: those that it has played, or its discards; newest on top."""
        unit = self.unit
        width = TABLE_CARD * unit
        # Beside the middle the cards played, at most six, leave room for the ways on; more are discards.
        beside = 112.0 if count <= MOST_PLAYED else 168.0
        span = beside if seat in (Seat.WEST, Seat.EAST) else 156.0
        step = min(31.0, max(12.0, span / max(1, count - 1))) * unit
        length = width + (count - 1) * step
        x, y = self._row_start(seat, length)
        return Spot(x + width / 2 + index * step, y, width, 0.0, 30.0 + index)

    def killed(self, count: int, index: int) -> Spot:
        """Killed cards, at the lower right of the felt."""
        unit = self.unit
        width = SMALL_CARD * unit
        step = min(24.0, 120.0 / max(1, count - 1)) * unit
        right = self.width - 14 * unit - width / 2
        y = self.height - (MESSAGE_HEIGHT + 14 + SMALL_CARD * TALL / 2) * unit
        return Spot(right - (count - 1 - index) * step, y, width, 0.0, 20.0 + index)

    def figure(self, seat: Seat) -> Box:
        """The figure of a seat."""
        unit = self.unit
        size = FIGURE * unit
        match seat:
            case Seat.SOUTH:
                y = self.height - (MESSAGE_HEIGHT + 30) * unit - size
                return Box(26 * unit, y, size, size)
            case Seat.WEST:
                return Box(14 * unit, self._side_y() - 142 * unit, size, size)
            case Seat.EAST:
                return Box(self.width - 14 * unit - size, self._side_y() - 142 * unit, size, size)
            case Seat.NORTH:
                return Box(self.width / 2 - 226 * unit, 8 * unit, size, size)

    def name_room(self, seat: Seat) -> Box:
        """The line for the name, under the figure and clear of the cards."""
        unit, figure, middle = self.unit, self.figure(seat), self.width / 2
        left, right = {
            Seat.SOUTH: (2 * unit, middle - 322 * unit),
            Seat.WEST: (2 * unit, MOST_NAME * unit),
            Seat.NORTH: (middle - (124 + MOST_NAME) * unit, middle - 124 * unit),
            Seat.EAST: (self.width - MOST_NAME * unit, self.width - 2 * unit),
        }[seat]
        return Box(left, figure.y + figure.height, right - left, 22 * unit)

    def name(self, seat: Seat, width: float) -> Box:
        """Where a name of this width stands: under the middle of the figure as far as there is room."""
        room = self.name_room(seat)
        width = min(width, room.width)
        x = min(max(self.figure(seat).centre[0] - width / 2, room.x), room.x + room.width - width)
        return Box(x, room.y, width, room.height)

    def plate(self, seat: Seat) -> Box:
        """The speech plate with the bid, beside the figure."""
        unit, figure = self.unit, self.figure(seat)
        width, height = 84 * unit, 34 * unit
        match seat:
            case Seat.SOUTH:
                return Box(figure.centre[0] - width / 2, figure.y - height - 9 * unit, width, height)
            case Seat.WEST:
                return Box(figure.x + figure.width + 6 * unit, figure.y + 4 * unit, width, height)
            case _:
                # Clear of the pack.
                return Box(figure.x - width - 12 * unit, figure.y + 4 * unit, width, height)

    def badge(self, seat: Seat, *, is_alone: bool = False) -> Box:
        """The place for the number of trumps before the buy and for "cold": by the plate, or in its place."""
        plate, height, gap = self.plate(seat), 26 * self.unit, 5 * self.unit
        if is_alone:
            return Box(plate.x, plate.centre[1] - height / 2, plate.width, height)
        y = plate.y - height - gap if seat is Seat.SOUTH else plate.y + plate.height + gap
        return Box(plate.x, y, plate.width, height)

    def pack(self, seat: Seat) -> Spot:
        """The pack at the dealer's upper left corner."""
        unit, figure = self.unit, self.figure(seat)
        # North's figure is close to the edge of the felt.
        return Spot(figure.x + 10 * unit, max(figure.y + 14 * unit, 30 * unit), 30 * unit, -8.0, 8.0)

    @property
    def middle(self) -> Box:
        """The emblem of trump with the bid; after the play the points."""
        unit = self.unit
        return Box(self.width / 2 - 112 * unit, self._side_y() - 62 * unit, 224 * unit, 124 * unit)

    @property
    def buttons(self) -> Box:
        """The strip for the buttons of a prompt, above South's hand."""
        unit = self.unit
        height = 108 * unit
        return Box(12 * unit, self._south_row_y() - height / 2 - 14 * unit, self.width - 24 * unit, height)

    @property
    def go_on(self) -> Box:
        """The place for a button while cards lie before every seat: under the emblem."""
        unit, middle = self.unit, self.middle
        return Box(middle.x, middle.y + 88 * unit, middle.width, 62 * unit)

    @property
    def resumed(self) -> Box:
        """The place for buttons that hide nothing before the deal is scored: above the emblem."""
        middle, north = self.middle, self.row(Seat.NORTH, 1, 0)
        top = north.y + north.width * TALL / 2
        return Box(middle.x, top, middle.width, middle.y - top)

    @property
    def ways_on(self) -> Box:
        """The place for the result and the ways on, under the points of the deal."""
        unit, middle = self.unit, self.middle
        return Box(middle.x, middle.y + 46 * unit, middle.width, 100 * unit)

    @property
    def ways_on_room(self) -> Box:
        """What is free for the ways on between the longest rows of West and East."""
        west, east = self.row(Seat.WEST, MOST_PLAYED, MOST_PLAYED - 1), self.row(Seat.EAST, MOST_PLAYED, 0)
        left, right = west.x + west.width / 2, east.x - east.width / 2
        return Box(left, 4, right - left, self.height - 8)

    @property
    def message(self) -> Box:
        """The line of text along the bottom."""
        height = MESSAGE_HEIGHT * self.unit
        return Box(0, self.height - height, self.width, height)

    @property
    def number(self) -> Box:
        """The deal's number, small in the left upper corner."""
        return Box(12 * self.unit, 10 * self.unit, 190 * self.unit, 20 * self.unit)

    def _side_y(self) -> float:
        return self.height / 2 - 35 * self.unit

    def _south_row_y(self) -> float:
        above_hand = MESSAGE_HEIGHT + ABOVE_MESSAGE + HAND_CARD * TALL + 18
        return self.height - (above_hand + TABLE_CARD * TALL / 2) * self.unit

    def _row_start(self, seat: Seat, length: float) -> tuple[float, float]:
        unit = self.unit
        match seat:
            case Seat.WEST:
                return 114 * unit, self._side_y() + 52 * unit
            case Seat.EAST:
                return self.width - 114 * unit - length, self._side_y() + 52 * unit
            case Seat.NORTH:
                return self.width / 2 - length / 2, (
                    56 + SMALL_CARD * TALL / 2 + 5 + TABLE_CARD * TALL / 2
                ) * unit
            case Seat.SOUTH:
                return self.width / 2 - length / 2, self._south_row_y()
