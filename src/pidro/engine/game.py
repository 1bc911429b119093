"""A game: deals up to the target, rotation of the dealer, score sheet, winner, the view of a seat."""

from attrs import evolve as changed
from attrs import frozen

from pidro.engine.actions import Action, Options
from pidro.engine.cards import Hand, Seat, SeenHand, Team
from pidro.engine.deal import Deal
from pidro.engine.events import DealScored, Event, GameWon
from pidro.engine.phases import Exchange, Phase
from pidro.engine.play import QUESTIONS, act, next_step, options_of, start_deal
from pidro.engine.rules import Rules
from pidro.engine.view import SeatView, hidden


@frozen
class Game:
    """The score sheet of a game and the deal that is on the table."""

    rules: Rules
    next_dealer: Seat
    """Who deals when the next deal starts."""
    results: tuple[DealScored, ...] = ()
    """The scored deals: the rows of the score sheet."""
    scores: tuple[int, int] = (0, 0)
    deal: Deal | None = None
    """The deal on the table; a scored one stays until the next starts."""
    winner: Team | None = None

    @property
    def options(self) -> Options | None:
        """The question that is open; None between deals and after the game."""
        return None if self.deal is None else options_of(self.deal)

    @property
    def is_between_deals(self) -> bool:
        """Whether the next deal can start."""
        return self.winner is None and (self.deal is None or self.deal.phase is Phase.SCORED)


def start_game(rules: Rules, first_dealer: Seat) -> Game:
    """A game before its first deal."""
    return Game(rules, first_dealer)


def next_deal(game: Game, deck: Hand) -> tuple[Game, tuple[Event, ...]]:
    """The game with the next deal on the table, dealt from this deck; only between deals."""
    assert game.is_between_deals, "a deal starts when the one before has been scored and nobody has won"
    deal, events = start_deal(game.rules, game.next_dealer, deck)
    return changed(game, deal=deal, next_dealer=game.next_dealer.next), events


def act_in_game(game: Game, action: Action) -> tuple[Game, tuple[Event, ...]]:
    """The game after this action and all that follows from it; `IllegalAction` as `play.act`."""
    assert game.deal is not None, "no deal is on the table"
    deal, events = act(game.deal, action)
    result = deal.result
    if result is None:
        return changed(game, deal=deal), events
    scores = (game.scores[0] + result.scored[0], game.scores[1] + result.scored[1])
    winner = _winner(game.rules, result, scores)
    after = changed(game, deal=deal, results=(*game.results, result), scores=scores, winner=winner)
    return after, events if winner is None else (*events, GameWon(winner, scores))


def view_of(deal: Deal, seat: Seat, scores: tuple[int, int], *, all_hands: bool = False) -> SeatView:
    """All that the seat may know [RULES 4]; in the open replay, with all hands, so does everyone."""

    def seen(hands: tuple[SeenHand, ...]) -> tuple[SeenHand, ...]:
        if all_hands:
            return hands
        return tuple([cards if owner == seat else hidden(cards) for owner, cards in enumerate(hands)])

    step = next_step(deal)
    question = step if isinstance(step, QUESTIONS) else None
    return SeatView(
        rules=deal.rules,
        seat=seat,
        dealer=deal.dealer,
        scores=scores,
        phase=deal.phase,
        dealt=seen(deal.dealt),
        hands=seen(deal.hands),
        stock=len(deal.stock),
        auction=deal.auction,
        trumps=deal.trumps,
        exchange=deal.exchange if all_hands else _exchange_seen(deal, seat),
        play=deal.play,
        result=deal.result,
        turn=None if question is None else question.seat,
        options=question if question is not None and question.seat is seat else None,
    )


def _winner(rules: Rules, result: DealScored, scores: tuple[int, int]) -> Team | None:
    """The first team at the target; if both are there, the one that held the high bid [RULES 3.9]."""
    home = [team for team in Team if scores[team] >= rules.target]
    bidders = rules.teams[result.bidder]
    return bidders if bidders in home else next(iter(home), None)


def _exchange_seen(deal: Deal, seat: Seat) -> Exchange:
    exchange, rules = deal.exchange, deal.rules
    if deal.phase < Phase.EXCHANGE:
        return exchange
    discards = exchange.discards
    if not rules.discards_shown:
        discards = tuple(
            cards if cards is None or owner == seat else hidden(cards) for owner, cards in enumerate(discards)
        )
    bought = tuple([cards if owner == seat else hidden(cards) for owner, cards in enumerate(exchange.bought)])
    taken, laid_away = exchange.taken, exchange.laid_away
    if seat is not deal.dealer:
        taken, laid_away = None if taken is None else hidden(taken), hidden(laid_away)
    return Exchange(discards, exchange.killed, bought, taken, laid_away)
