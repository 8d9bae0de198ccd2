"""The game record: config + seed + actions = a game, as text.

A record is a head of `key value` lines, an empty line, then one line an action (`2: draw 3`) with the results of chance
(`* deck scout spy ...`) where they fell. `#` begins a comment. A finished game ends with its result and the hash of its
last state. See docs/notation.md.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from kanly.engine.errors import ActionError, ConfigError, KanlyError, RecordError
from kanly.engine.events import Chance
from kanly.engine.game import Game
from kanly.engine.rules import Rules

FORMAT = 1
HEAD = ("kanly", "game", "edition", "rules", "seats", "modules", "seed")
LONGEST_SEAT = 4


@dataclass
class Record:
    """A record as read: its head, its actions and the results of chance, and the lines where they stand."""

    head: dict[str, str]
    options: dict[str, str]
    actions: list[tuple[int, int, str]] = field(default_factory=list)
    chances: list[Chance] = field(default_factory=list)
    digest: str | None = None
    lines: dict[str, int] = field(default_factory=dict)
    chance_lines: list[int] = field(default_factory=list)


def write_record(game: Game) -> str:
    """Return a game as the text of a record."""
    config = game.config
    lines = [
        f"kanly {FORMAT}",
        f"game {config.game}",
        f"edition {config.edition}",
        f"rules {config.rules or game.rules.version}",
        f"seats {config.seats}",
        f"modules {','.join(config.modules) or 'none'}",
        *(f"option {key} {value}" for key, value in sorted(config.options.items())),
        f"seed {game.seed}",
        "",
    ]
    chances = iter(game.chances)
    chance = next(chances, None)
    for number in range(len(game.actions) + 1):
        while chance is not None and chance[0] == number:
            lines.append(" ".join(("*", chance[1].label, *chance[1].values)))
            chance = next(chances, None)
        if number < len(game.actions):
            seat, action = game.actions[number]
            lines.append(f"{seat}: {action.text}")
    if game.is_over:
        lines += ["", f"# {game.outcome}", f"end {game.digest}"]
    return "\n".join(lines) + "\n"


def parse_record(text: str) -> Record:
    """Read the text of a record without playing it; raises RecordError with the line."""
    head: dict[str, str] = {}
    options: dict[str, str] = {}
    record = Record(head, options)
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.split("#", 1)[0].strip()
        if not line:
            continue
        if record.digest is not None:
            raise RecordError(number, "nothing may follow the end")
        word, _, rest = line.partition(" ")
        if word == "*":
            label, *values = rest.split() or [""]
            if not label:
                raise RecordError(number, "a result of chance needs a label")
            record.chances.append(Chance(label, tuple(values)))
            record.chance_lines.append(number)
        elif word.endswith(":"):
            if not word[:-1].isdecimal() or len(word) > LONGEST_SEAT or not rest.strip():
                raise RecordError(number, f"expected '<seat>: <action>', found {line!r}")
            record.actions.append((number, int(word[:-1]), rest.strip()))
        elif word == "end":
            record.digest = rest.strip()
            record.lines[word] = number
        elif record.actions or record.chances:
            raise RecordError(number, f"expected '<seat>: <action>', found {line!r}")
        elif not head and word != "kanly":
            raise RecordError(number, "a record begins with 'kanly <format>'")
        elif word == "option":
            key, _, value = rest.partition(" ")
            if key in options:
                raise RecordError(number, f"a second option {key!r}")
            options[key] = value.strip()
        elif word not in HEAD:
            raise RecordError(number, f"unknown head line {word!r}; known are option, {', '.join(HEAD)}")
        elif word in head:
            raise RecordError(number, f"a second line {word!r}")
        else:
            head[word] = rest.strip()
            record.lines[word] = number
    return record


def replay_record(
    text: str, rules_of: Callable[[str], Rules], *, until: int | None = None, verify: bool = False
) -> Game:
    """Play a record's actions (the first `until` of them) and return the game.

    Chance falls as recorded. With `verify` the results of chance must also be the ones that the seed
    gives, and the hash at the end must agree. Raises RecordError with the line and the reason.
    """
    if until is not None and until < 0:
        raise RecordError(0, f"until counts actions, so it cannot be {until}")
    record = parse_record(text)
    rules, played, seats, seed = _read_head(record, rules_of)
    modules = tuple(m for m in record.head.get("modules", "none").split(",") if m and m != "none")
    feed = [] if verify else record.chances.copy()
    at = 0
    try:
        config = rules.configure(seats, record.head["edition"], modules, record.options)
        if played != rules.version:
            config = replace(config, rules=played)
        game = Game.start(rules, config, seed, feed=feed)
        for line, seat, action in record.actions[:until]:
            at = line
            game.apply(action, seat)
    except ConfigError as error:
        raise RecordError(0, f"the head cannot be played: {error}") from error
    except ActionError as error:
        raise RecordError(at, f"{error}{_versions(played, rules)}") from error
    except RecordError as error:
        raise RecordError(record.chance_lines[len(record.chances) - len(feed) - 1], error.reason) from error
    whole = until is None or until >= len(record.actions)
    if whole and record.digest is not None and not game.is_over:
        raise RecordError(record.lines["end"], "the record has an end, but its game is not over")
    if whole and feed:
        raise RecordError(record.chance_lines[-len(feed)], "a result of chance that the game did not need")
    if verify:
        _verify(record, game, whole)
    game.state.feed = None
    return game


def _versions(played: int, rules: Rules) -> str:
    """Say which versions of the rules meet, where a record of an older one cannot be played."""
    return "" if played == rules.version else f" (played with rules version {played}; these are {rules.version})"


def _read_head(record: Record, rules_of: Callable[[str], Rules]) -> tuple[Rules, int, int, int]:
    head = record.head
    missing = [key for key in HEAD if key not in head and key != "modules"]
    if missing:
        raise RecordError(0, f"the head lacks {', '.join(missing)}")
    numbers = {}
    for key in ("kanly", "rules", "seats", "seed"):
        try:
            numbers[key] = int(head[key])
        except ValueError:
            raise RecordError(record.lines[key], f"{key} must be a number, not {head[key]!r}") from None
    written = numbers["kanly"]
    if not 1 <= written <= FORMAT:
        raise RecordError(record.lines["kanly"], f"written in format {written}; this version reads up to {FORMAT}")
    try:
        rules = rules_of(head["game"])
    except KanlyError as error:
        raise RecordError(record.lines["game"], str(error)) from error
    played = numbers["rules"]
    if not 1 <= played <= rules.version:
        reason = f"played with rules version {played}; this version knows up to {rules.version}"
        raise RecordError(record.lines["rules"], reason)
    return rules, played, numbers["seats"], numbers["seed"]


def _verify(record: Record, game: Game, whole: bool) -> None:
    played = [chance for _, chance in game.chances]
    for line, recorded, fallen in zip(record.chance_lines, record.chances, played, strict=False):
        if recorded != fallen:
            raise RecordError(line, f"chance fell differently for {recorded.label!r} than the seed gives")
    if whole and record.chances and len(record.chances) != len(played):
        raise RecordError(0, f"{len(record.chances)} results of chance recorded, {len(played)} fell")
    if whole and record.digest is not None and record.digest != game.digest:
        reason = f"the last state has hash {game.digest}, the record says {record.digest}"
        raise RecordError(record.lines["end"], reason)
