"""A blind person at the game: hears announcements and presses buttons through AT-SPI; run by Debian's Python.

It starts the game that its arguments name, turns the hint on, plays one deal as the hint says, and prints
what it heard and did, JSON lists on lines: `["heard", text]`, `["table", text]`, `["pressed", name, note]`.
"""

import json
import subprocess
import sys

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

STEP_MS = 200
"""Longer than a burst of presses, so that each one counts."""
LINGER_MS = 1000
LONGEST_S = 90
SHOWN = (Atspi.StateType.SHOWING, Atspi.StateType.ENABLED)
ROLES = (Atspi.Role.PUSH_BUTTON, Atspi.Role.TOGGLE_BUTTON, Atspi.Role.CHECK_BOX)
CORNER = ("Hint is on", "Hint is off", "About Pidro", "Quit")


def tell(*parts: str) -> None:
    """One line for the test."""
    print(json.dumps(parts), flush=True)


def below(thing: Atspi.Accessible) -> list[Atspi.Accessible]:
    """Everything inside, from the outside in."""
    found = []
    for index in range(thing.get_child_count()):
        child = thing.get_child_at_index(index)
        if child is not None:
            found += [child, *below(child)]
    return found


def has(thing: Atspi.Accessible, *states: Atspi.StateType) -> bool:
    """Whether it is in all these states."""
    found = thing.get_state_set()
    return all(found.contains(state) for state in states)


class Reader:
    """Presses what the hint names, until the deal is over."""

    def __init__(self, game: subprocess.Popen[bytes]) -> None:
        self.game, self.loop = game, GLib.MainLoop()
        self.listener = Atspi.EventListener.new(self.hear)
        self.listener.register("object:announcement")
        GLib.timeout_add(STEP_MS, self.tick)
        GLib.timeout_add_seconds(LONGEST_S, self.loop.quit)

    def hear(self, event: Atspi.Event) -> None:
        """An announcement."""
        tell("heard", str(event.any_data))

    def tick(self) -> bool:
        """One step; what was looked at may be gone in the middle of it."""
        try:
            return self.step()
        except GLib.Error:
            return True

    def step(self) -> bool:
        """Look at the table and press one button; whether to go on."""
        table = self.table()
        if table is None:
            return self.game.poll() is None
        buttons = [thing for thing in below(table) if thing.get_role() in ROLES and has(thing, *SHOWN)]
        names = [button.get_name() for button in buttons]
        if "Hint is off" in names:
            self.press(buttons[names.index("Hint is off")])
        elif "Next deal" in names:
            # What was announced before may still be on its way.
            tell("table", table.get_description())
            GLib.timeout_add(LINGER_MS, self.loop.quit)
            return False
        else:
            wanted = [button for button in buttons if button.get_name() not in CORNER]
            if wanted:
                tell("table", table.get_description())
                self.press(self.best(wanted))
        return True

    def table(self) -> Atspi.Accessible | None:
        """The felt, once there is one."""
        desktop = Atspi.get_desktop(0)
        things = [desktop.get_child_at_index(index) for index in range(desktop.get_child_count())]
        tables = [thing for game in things if game for thing in below(game) if thing.get_name() == "Table"]
        return tables[0] if tables else None

    def best(self, buttons: list[Atspi.Accessible]) -> Atspi.Accessible:
        """What the hint is for; a card that is marked already is left as it is."""
        hinted = [button for button in buttons if button.get_description().startswith("Hint: ")]
        open_ones = [button for button in hinted if not has(button, Atspi.StateType.CHECKED)]
        plain = [button for button in buttons if button.get_name() in ("Go on", "Kill")]
        return (open_ones or plain or buttons)[0]

    def press(self, button: Atspi.Accessible) -> None:
        """Do its action."""
        action = button.get_action_iface()
        tell("pressed", button.get_name(), button.get_description())
        actions = [action.get_action_name(index) for index in range(action.get_n_actions())]
        action.do_action(actions.index("Press"))


def main() -> None:
    """Play, then end the game."""
    Atspi.init()
    game = subprocess.Popen(sys.argv[1:])
    try:
        Reader(game).loop.run()
    finally:
        game.terminate()
        game.wait()


if __name__ == "__main__":
    main()
