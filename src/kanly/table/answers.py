"""What the server answers over HTTP, as its OpenAPI schema describes it; tests hold the answers against it."""

from __future__ import annotations

from typing import Any, Final, Literal

from litestar.openapi.datastructures import ResponseSpec
from msgspec import UNSET, Struct, UnsetType


class Sentence(Struct):
    """A sentence for people: the id of its message, the message's arguments, and its English."""

    id: str
    args: dict[str, Any]
    text: str


class Failure(Struct):
    """Why a request was refused."""

    error: Sentence


class Guest(Struct):
    """A guest: the beginning of the guest's id, and the name."""

    guest: str
    name: str


class BotInfo(Struct):
    """A bot that can have a seat."""

    id: str


class EditionInfo(Struct):
    """An edition of a game, and the modules that can join it, with their titles."""

    id: str
    title: str
    modules: dict[str, str]


class OptionInfo(Struct):
    """An option of a game: `kanly.engine.options.Option` says what the kinds are and what may be chosen.

    `seats` are the numbers of seats that it is there with, empty for all; `message` is the id of its name, `messages`
    those of its choices. What `each` may be are components of the kind `names`.
    """

    name: str
    kind: Literal["choice", "each", "seats", "some"]
    choices: list[str]
    default: str
    seats: list[int]
    each: list[str]
    names: str
    lists: dict[str, list[int]]
    distinct: bool
    people: bool
    message: str
    messages: dict[str, str]


class VariantInfo(Struct):
    """An edition with modules: for how many it is, and which options it has."""

    edition: str
    modules: list[str]
    seats: list[int]
    usual: int
    """How many sit down when nobody says."""
    options: list[OptionInfo]


class GameInfo(Struct):
    """A game that can be played here."""

    id: str
    title: str
    editions: list[EditionInfo]
    variants: list[VariantInfo]
    bots: list[BotInfo]


class Holder(Struct):
    """Somebody who held a seat, until a moment."""

    kind: Literal["person", "bot", "open"]
    name: str
    bot: str
    until: float


class SeatSummary(Struct):
    """Who has a seat."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    bot: str
    online: bool
    advice: bool
    you: bool
    stand_in: list[int]
    """The seats whose people agree that a bot plays on here; none in a list of tables."""
    before: list[Holder]
    """Everybody else who ever held it, in the order in which they first left; none in a list of tables."""


class Summary(Struct):
    """A table as a guest sees it in the lobby and above the board."""

    id: str
    name: str
    game: str
    edition: str
    modules: list[str]
    status: Literal["waiting", "running", "over", "archived"]
    note: Sentence | Literal[""]
    public: bool
    pace: int
    clock: int
    """Seconds that a person may take for a decision while others wait; 0 for as long as they like."""
    revision: int
    round: int
    to_move: int
    winners: list[int]
    """The seats that won, together or alike; none where the game goes on, or its end was stored without them."""
    created: float
    moved: float
    kept_until: float
    """When the server lets the table go, unless it moves; 0 for never."""
    you: int
    owner: bool
    advice_on: bool
    stems: Literal["", "dealt", "seed", "record"]
    """What the game stems from: dealt by chance; from a seed, or a record, of whoever made the table, who can know what
    is to come; not known of old tables."""
    teams: list[list[int]]
    """The seats that play together; none where everybody plays alone, and in a list of tables."""
    seats: list[SeatSummary]


class NewSummary(Summary):
    """A new table, with the secrets of the links to its open seats."""

    links: dict[str, str]


class Lobby(Struct):
    """The tables of a guest, those that wait for people, and those to watch."""

    mine: list[Summary]
    open: list[Summary]
    running: list[Summary]


class Secret(Struct):
    """The secret of a seat's new link."""

    secret: str


class Telling(Struct):
    """One thing that the log tells with action number `at`: `kanly.engine.narration.Telling` says how to read it."""

    at: int
    seat: int
    said: dict[str, Any]
    whole: bool = False
    begins: bool = False
    alone: bool = False
    namesake: dict[str, Any] | UnsetType = UNSET


class Question(Struct):
    """What the viewer is asked: a sentence, and the labels of the legal actions in their order."""

    prompt: dict[str, Any]
    labels: list[Any]


class Frame(Struct):
    """One moment of a film: the first is a whole view, each further one what an action changed."""

    public: dict[str, Any]
    mine: dict[str, Any]
    actor: int = -1
    action: str = ""
    asked: Question | UnsetType = UNSET


class Film(Struct):
    """A game through one viewer's eyes: a first view, then what changed with every action."""

    game: str
    edition: str
    modules: list[str]
    seats: int
    viewer: int
    frames: list[Frame]
    log: list[Telling]
    teams: list[list[int]]
    result: dict[str, Any]


class Labels(Struct):
    """What the best action and the one taken are called; of mistakes only."""

    best: Any
    taken: Any


class JudgedDecision(Struct):
    """A decision after so many actions: the chance to win, the best action, the one taken, and what that lost.

    `chances` are those of all seats; over seats, or teams, they sum to 1. `why` says how the seat stood; of mistakes.
    """

    at: int
    seat: int
    kind: str
    chance: float
    chances: list[float]
    best: str
    taken: str
    loss: float
    said: Labels | UnsetType = UNSET
    why: Any = UNSET


class Swing(Struct):
    """How a seat's chance to win changed from one of its decisions to its next, and how it stands then."""

    since: int
    at: int
    seat: int
    before: float
    after: float
    why: Any = UNSET


class GameAnalysis(Struct):
    """What a finished game looks like afterwards."""

    decisions: list[JudgedDecision]
    turning_points: list[Swing]
    mistakes: list[JudgedDecision]


class Health(Struct):
    """How the server is."""

    status: str
    version: str


REASONS: Final = {
    400: "The request makes no sense.",
    403: "This is not for you.",
    404: "There is no such thing.",
    409: "This does not fit what has happened meanwhile.",
    413: "The request is too large.",
    429: "Too much, or too often.",
    503: "The server cannot do this now.",
}


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """Return the refusals of a route: the given ones, and those that every route has."""
    return {
        status: ResponseSpec(Failure, generate_examples=False, description=REASONS[status])
        for status in sorted({*statuses, 429, 503})
    }
