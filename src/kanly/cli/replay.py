"""`kanly replay`: a record told, verified, or stopped at a position."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.text import Text

from kanly import SPECTATOR, ConfigError, Event, Game
from kanly.cli.faces import Face, Told, choice_table, face_of, story_table
from kanly.cli.files import read_game
from kanly.cli.language import say
from kanly.cli.screen import game_title, make_console, print_json


def replay(
    file: Annotated[Path, typer.Argument(help="The record.")],
    verify: Annotated[
        bool, typer.Option("--verify", help="Also check that the seed gives this chance, and the final hash.")
    ] = False,
    until: Annotated[int | None, typer.Option(help="Stop after so many actions and show the position.")] = None,
    log: Annotated[bool, typer.Option("--log", help="Tell every action, and also what was hidden.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Write JSON.")] = False,
) -> None:
    """Tell the story of a record, or show the position after some of its actions."""
    if until is not None and until < 0:
        raise ConfigError("--until counts actions, from 0")
    game = read_game(file, until=until, verify=verify)
    if as_json:
        print_json(_as_data(game, verify))
        return
    console = make_console()
    face = face_of(game.config.game)
    _print_head(console, game, face, verify)
    if log:
        _print_log(console, game, face)
    elif until is None:
        console.print(story_table(face.story(game.config, game.events_for(SPECTATOR), game.observe())))
    outcome = game.outcome
    if outcome is not None:
        console.print(face.result(game.observe(), outcome))
    else:
        _print_position(console, game, face)


def _print_head(console: Console, game: Game, face: Face, verified: bool) -> None:
    config = game.config
    options = ", ".join(face.option(key, value) for key, value in config.options.items())
    console.rule(Text(game_title(game), style="head"))
    actions = say("cli-actions", n=len(game.actions)) + (f", {say('cli-verified')}" if verified else "")
    facts = [face.company(config), options, say("cli-seed", seed=str(game.seed))]
    facts += [say("cli-rules", n=game.config.rules or game.rules.version), actions]
    console.print(Text(" · ".join(fact for fact in facts if fact), style="quiet"))


def _print_log(console: Console, game: Game, face: Face) -> None:
    """Tell the game action by action: a second game is played along, which knows what each action did."""
    twin = Game.start(game.rules, game.config, game.seed, undo=False, feed=[chance for _, chance in game.chances])
    _print_story(console, face, twin.events, twin)
    for number, (seat, action) in enumerate(game.actions, 1):
        before = len(twin.events)
        heading = say("cli-replay-action", n=str(number), who=face.names(twin.observe())[seat], typed=action.text)
        console.print(story_table([Told(seat, Text(heading, style="head"))]))
        twin.apply(action)
        _print_story(console, face, twin.events[before:], twin)


def _print_story(console: Console, face: Face, events: list[Event], game: Game) -> None:
    if events:
        console.print(story_table(face.story(game.config, events, game.observe()), indent=4))


def _print_position(console: Console, game: Game, face: Face) -> None:
    """Show the table as the seat to decide sees it, and what it can do."""
    seen = game.observe(game.to_move)
    console.print(face.table(seen, console.width))
    who = face.names(seen)[game.to_move]
    position = say("cli-replay-position", n=len(game.actions), who=who, prompt=face.prompt(seen))
    console.print(Text(position))
    console.print(choice_table(face.choices(seen)))


def _as_data(game: Game, verified: bool) -> dict[str, Any]:
    config, outcome = game.config, game.outcome
    decision = None if game.is_over else game.decision
    return {
        "game": config.game,
        "edition": config.edition,
        "rules": game.config.rules or game.rules.version,
        "seats": config.seats,
        "modules": list(config.modules),
        "options": config.options,
        "seed": game.seed,
        "verified": verified,
        "actions": [{"seat": seat, "action": action.text} for seat, action in game.actions],
        "events": [
            {"kind": event.kind, "seat": event.seat, "data": event.data, "visible_to": event.seats}
            for event in game.events
        ],
        "decision": decision and decision.data(),
        "outcome": outcome
        and {
            "winners": list(outcome.winners),
            "ranking": [list(group) for group in outcome.ranking],
            "teams": [list(team) for team in outcome.teams],
            "places": outcome.places(),
            "scores": list(outcome.scores),
            "tiebreaks": [dict(zip(outcome.tiebreak_names, values, strict=True)) for values in outcome.tiebreaks],
        },
        "position": game.position(),
        "hash": game.digest,
    }
