"""A game at one terminal: asks the people, lets the bots decide, tells what happened. Knows no game."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from kanly import SPECTATOR, ActionError, Game, IllegalAction, KanlyError, MalformedAction, Rng
from kanly.bots import Bot
from kanly.cli.faces import Choice, Face, Told, choice_table, story_table
from kanly.cli.files import free_name, save_game
from kanly.cli.language import say
from kanly.cli.screen import seat_mark, seat_style

Ask = Callable[[str], str]
"""Shows a prompt and returns a line; raises EOFError at the end of the input."""

LATELY: Final = 15


class Session:
    """People and bots around one terminal.

    `bots` has a bot for every seat that is not a person's, `record` is where the record is kept, and `seating` the
    options that seat the same people and bots again.
    """

    def __init__(
        self,
        game: Game,
        face: Face,
        bots: dict[int, Bot],
        console: Console,
        ask: Ask,
        record: Path | None = None,
        seating: str = "",
    ) -> None:
        self.game = game
        self.face = face
        self.bots = bots
        self.people = [seat for seat in range(game.config.seats) if seat not in bots]
        self.console = console
        self.ask = ask
        self.record = record
        self.seating = seating
        self.at_screen = self.people[0] if len(self.people) == 1 else SPECTATOR
        self.told = dict.fromkeys((*self.people, SPECTATOR), 0)
        self.shown = dict.fromkeys(self.people, -1)

    def play(self) -> bool:
        """Play until the game is over or somebody leaves; return whether it is over."""
        try:
            while not self.game.is_over:
                seat = self.game.to_move
                if seat in self.bots:
                    self._let_bot_decide(seat)
                else:
                    self._save()
                    self._let_person_decide(seat)
        except (EOFError, KeyboardInterrupt):
            self._leave()
            return False
        self._finish()
        return True

    def _let_bot_decide(self, seat: int) -> None:
        game = self.game
        rng = Rng.seeded(game.seed << 20 ^ len(game.actions))
        game.apply(self.bots[seat].choose(game.decision, partial(game.observe, seat), rng))

    # -- one decision of a person ---------------------------------------------------------------------

    def _let_person_decide(self, seat: int) -> None:
        """Show the seat what it needs to see, then read lines until one of them is an action."""
        if seat != self.at_screen:
            self._hand_over(seat)
        offered = self.show(seat)
        while not self._obey(seat, offered, self._read()):
            pass

    def show(self, seat: int) -> list[Choice]:
        """Show the table at the start of a turn, the news, and the choices; return these in their order."""
        if self.shown[seat] != self.game.state.turns:
            self.shown[seat] = self.game.state.turns
            self.console.print()
            self.console.print(self.face.opening(self.game.observe(seat), self.console.width))
        self._tell_news(seat)
        return self._show_choices(seat)

    def _hand_over(self, seat: int) -> None:
        """Keep secrets between people at one screen: wipe it, and wait for the next one."""
        console = self.console
        if console.is_terminal:
            console.clear()
            console.file.write("\x1b[3J")
        name = self.face.names(self.game.observe())[seat]
        who = f"{seat_mark(seat)} {name}"
        asked = Text(say("cli-hand-over", who=who))
        asked.highlight_words([who], seat_style(seat))
        console.print(asked)
        self.ask(f"{say('cli-press-enter')} ")
        self.at_screen = seat

    def _tell_news(self, seat: int) -> None:
        """Tell what the seat has not been told yet."""
        since, self.told[seat] = self.told[seat], len(self.game.events)
        story = self.face.story(self.game.config, self.game.events_for(seat, since), self.game.observe(seat))
        at_first_sight = since == 0 and bool(self.people)
        self._print_story(story[-LATELY:] if at_first_sight else story)

    def _show_choices(self, seat: int) -> list[Choice]:
        """Show what is asked and the numbered choices; return them in their order."""
        seen = self.game.observe(seat)
        groups = self.face.choices(seen)
        self.console.print()
        status = self.face.status(seen)
        if status:
            self.console.print(status)
        self.console.print(Text(self.face.prompt(seen), style="now"))
        self.console.print(choice_table(groups))
        return [choice for group in groups for choice in group.choices]

    def _read(self) -> str:
        while True:
            line = self.ask("> ").strip()
            if line:
                return line

    def _obey(self, seat: int, offered: list[Choice], line: str) -> bool:
        """Do what a line says; return whether the game has moved, so that the next decision must be shown."""
        word, _, rest = line.partition(" ")
        if word.isdecimal() and len(word) < 6 and not rest:
            return self._take_number(offered, int(word))
        command = word.lower()
        if command in ("quit", "exit"):
            raise EOFError
        if command == "undo":
            return self._undo(seat)
        if command in ("board", "hand", "help", "?", "actions", "log"):
            self._show(command, seat, offered, rest)
            return False
        try:
            if command == "why":
                self._say_why(offered, rest.strip())
            elif command == "save":
                self._save_as(rest.strip())
            else:
                self.game.apply(line, seat)
                return True
        except MalformedAction as error:
            verbs = {choice.action.text.partition(" ")[0] for choice in offered}
            what = self._reason(error) if word in verbs else line
            self._say("cli-not-understood", what=what)
        except IllegalAction as error:
            self._say("cli-not-possible", reason=f"{error.action}: {self._reason(error)}")
        except ActionError as error:
            self._say("cli-not-possible", reason=self._reason(error))
        return False

    def _reason(self, error: KanlyError) -> str:
        return self.face.reason(error.said, self.game.observe())

    def _take_number(self, offered: list[Choice], number: int) -> bool:
        if not 1 <= number <= len(offered):
            self._say("cli-no-choice", n=number, last=len(offered))
            return False
        self.game.apply(offered[number - 1].action)
        return True

    def _undo(self, seat: int) -> bool:
        try:
            action = self.game.undo(seat)
        except KanlyError as error:
            self._say("cli-not-taken-back", reason=self._reason(error))
            return False
        for other in self.told:
            self.told[other] = min(self.told[other], len(self.game.events))
        self._say("cli-taken-back", typed=action.text)
        return True

    def _show(self, command: str, seat: int, offered: list[Choice], rest: str) -> None:
        seen = self.game.observe(seat)
        if command == "board":
            self.console.print(self.face.table(seen, self.console.width))
        elif command == "hand":
            self.console.print(self.face.hand(seen))
        elif command == "log":
            lines = self.face.story(self.game.config, self.game.events_for(seat), seen)
            self._print_story(lines if rest.strip() == "all" else lines[-LATELY:])
        elif command == "actions":
            for number, choice in enumerate(offered, 1):
                self.console.print(Text(f"{number:3}  {choice.action.text}"))
        else:
            table = Table.grid(padding=(0, 2, 0, 0))
            for what, does in _help(offered):
                table.add_row(Text(what, style="head"), Text(does))
            self.console.print(table)

    def _say_why(self, offered: list[Choice], text: str) -> None:
        if text.isdecimal() and 1 <= int(text) <= len(offered):
            text = offered[int(text) - 1].action.text
        if not text:
            self._say("cli-why-what", example=f"why {_example(offered)}")
            return
        reason = self.game.why_not(text)
        if reason is None:
            self._say("cli-possible", typed=text)
        else:
            self._say("cli-why", typed=text, reason=self.face.reason(reason, self.game.observe()))

    # -- the record -----------------------------------------------------------------------------------

    def _save_as(self, name: str) -> None:
        if not name:
            self._say("cli-save-where", example=f"save {say('cli-file')}")
            return
        try:
            save_game(self.game, Path(name))
        except OSError as error:
            self._say("cli-not-saved", file=name, reason=error.strerror or str(error))
            return
        self._say("cli-saved", file=name)

    def _save(self) -> None:
        if self.record is not None:
            save_game(self.game, self.record)

    def _leave(self) -> None:
        """Keep the game, and say how to go on with it."""
        self.console.print()
        if not any(seat in self.people for seat, _ in self.game.actions):
            self._say("cli-goodbye")
            return
        path = self.record or free_name(self.game)
        save_game(self.game, path)
        self._say("cli-kept", file=str(path))
        self.console.print(Text(f"  kanly play --resume {path} {self.seating}".rstrip()))

    def _finish(self) -> None:
        self._save()
        viewer = self.people[0] if len(self.people) == 1 else SPECTATOR
        self._tell_news(viewer)
        outcome = self.game.outcome
        assert outcome is not None
        self.console.print()
        self.console.print(self.face.result(self.game.observe(viewer), outcome))
        if self.record is not None:
            self._say("cli-record", file=str(self.record), command=f"kanly replay {self.record}")

    def _print_story(self, story: list[Told]) -> None:
        if story:
            self.console.print(story_table(story))

    def _say(self, message: str, **args: Any) -> None:
        self.console.print(Text(say(message, **args)))


def _example(offered: list[Choice]) -> str:
    """Return what can be typed now, as an example of the notation."""
    return offered[0].action.text


def _help(offered: list[Choice]) -> list[tuple[str, str]]:
    """Return what can be typed, and what it does."""
    action, file = say("cli-action"), say("cli-file")
    commands = ("undo", f"why {action}", "actions", "board", "hand", "log [all]", f"save {file}", "help", "quit")
    return [
        (say("cli-help-number"), say("cli-help-number-does")),
        (say("cli-help-action"), say("cli-help-action-does", example=_example(offered))),
        *((command, say(f"cli-help-{command.partition(' ')[0]}-does")) for command in commands),
    ]
