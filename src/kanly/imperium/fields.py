"""Every field of the state, once: what it holds, who sees it (I-24), how it is written, what the page shows of it.

The order of the fields is the order of the lines and names of a position. After a change here, run
`python tools/make_records.py`: it writes `records.py`, `seen.py` and the page's types anew. What an edition brings goes
into records of its own that are `maybe` there, so that a game pays only for what it plays. `kanly.engine.fields` says
what each word of a declaration means; a name that an expression uses stands in KNOWN or GIVEN below.
"""

from __future__ import annotations

from typing import Final

from kanly.engine.fields import (
    COUNTED,
    EVERYBODY,
    OPEN,
    PLAIN,
    SHOWN,
    TRUTH,
    Fact,
    Field,
    Kind,
    RecordClass,
    Seen,
    Shown,
    each,
    maybe,
    one,
)
from kanly.imperium.ids import MASTERS, SITTERS, TURN_KINDS

# -- kinds of values -----------------------------------------------------------------------------------------

NAME: Final = "string"
NAMES: Final = "string[]"
NUMBERS: Final = "Record<string, number>"


def _names(names: tuple[str, ...]) -> str:
    return " | ".join(f'"{name}"' for name in names)


CARDS_SHOWN: Final = Shown("cards", NAMES)
CONFLICTS_SHOWN: Final = Shown("conflicts", NAMES)

NUMBER: Final = Kind("int", "0", "int")
YES_NO: Final = Kind("int", "0", "int", Shown("yes_no", "boolean"))
TRUE_FALSE: Final = Kind("bool", "False", "bool", TRUTH)
SEAT: Final = Kind("int", "NONE", "int")
CONFIRM: Final = Kind("int", "0", "confirm")
SITTER: Final = Kind("int", "PERSON", "sitter", Shown("sitter", _names(SITTERS)))
LEADER: Final = Kind("int", "NONE", "leader", Shown("leader", NAME))
LEADER_TUPLE: Final = Kind("tuple[int, ...]", "()", "leader_tuple", Shown("leaders", NAMES))
POINTS: Final = Kind("tuple[int, ...]", "(0,) * len(edition.point_sources)", "points", Shown("points", NUMBERS))
GOODS: Final = Kind("list[int]", "[0] * len(edition.resources)", "goods", Shown("goods", NUMBERS))
INFLUENCE: Final = Kind("list[int]", "[0] * len(edition.factions)", "influence", Shown("influence", NUMBERS))
TOKENS: Final = Kind("int", "0", "int", Shown("factions", NAMES))
SPACE: Final = Kind("int", "NONE", "space", Shown("space", NAME))
CARD: Final = Kind("int", "NONE", "card", Shown("card", NAME))
CARD_LIST: Final = Kind("list[int]", "[]", "cards", CARDS_SHOWN)
CARD_TUPLE: Final = Kind("tuple[int, ...]", "()", "card_tuple", CARDS_SHOWN)
INTRIGUE_LIST: Final = Kind("list[int]", "[]", "intrigues", Shown("intrigues", NAMES))
INTRIGUE_TUPLE: Final = Kind("tuple[int, ...]", "()", "intrigue_tuple", Shown("intrigues", NAMES))
CONFLICT_LIST: Final = Kind("list[int]", "[]", "conflicts", CONFLICTS_SHOWN)
CONFLICT_TUPLE: Final = Kind("tuple[int, ...]", "()", "conflict_tuple", CONFLICTS_SHOWN)
HAGAL_LIST: Final = Kind("list[int]", "[]", "hagal_cards", Shown("hagal_cards", NAMES))
HAGAL_TUPLE: Final = Kind("tuple[int, ...]", "()", "hagal_card_tuple", Shown("hagal_cards", NAMES))
DIFFICULTY: Final = Kind("int", "NONE", "difficulty", Shown("difficulty", NAME))
STOLEN_CARDS: Final = Kind("tuple[tuple[int, int], ...]", "()", "seen")
PHASE: Final = Kind("int", "SETUP", "phase", Shown("phase", NAME))
TURN_KIND: Final = Kind("int", "NO_TURN", "turn_kind", Shown("turn_kind", _names(TURN_KINDS)))
TURN_FLAGS: Final = Kind("int", "0", "flags")
EFFECT_LIST: Final = Kind("list[tuple[int, int]]", "[]", "pool", Shown("effects", NAMES))
HOLDERS: Final = Kind("list[int]", "[NONE] * len(edition.factions)", "ints", Shown("influence", NUMBERS))
PER_SPACE: Final = Kind("list[int]", "[0] * len(edition.board)", "ints")
STACK_SIZES: Final = Kind("list[int]", "[]", "ints", Shown("reserve", NUMBERS))
STEP: Final = Kind("Step", "NO_STEP", "step")
STEPS: Final = Kind("list[Step]", "[]", "steps")
OPTIONS: Final = Kind("list[Action]", "[]")
RNG: Final = Kind("Rng", "Rng()", "rng")
EDITION: Final = Kind("Edition", "edition")
NOT_KEPT: Final = Kind("list[Event] | None", "None")

MASTER: Final = Kind("int", "0", "master", Shown("master", _names(MASTERS)))
POSTS: Final = Kind("int", "0", "posts", Shown("posts", NAMES))
POST: Final = Kind("int", "NONE", "post")
VARIANTS_IN_FORCE: Final = Kind("int", "0", "variants", Shown("variants", NAMES))
CONTRACT_TUPLE: Final = Kind("tuple[int, ...]", "()", "contract_tuple", Shown("contracts", NAMES))
SPACES: Final = Kind("int", "0", "spaces", Shown("space_names", NAMES))
ICON_MASK: Final = Kind("int", "0", "icons")
SKILL_TUPLE: Final = Kind("tuple[int, ...]", "()", "skill_tuple", Shown("skills", NAMES))
TILE_TUPLE: Final = Kind("tuple[int, ...]", "()", "tile_tuple", Shown("tiles", NAMES))
TILE_STACKS: Final = Kind("tuple[tuple[int, ...], ...]", "()", "tile_stacks", Shown("tile_stacks", "TileStack[]"))
COURSE_TUPLE: Final = Kind("tuple[int, ...]", "()", "course_tuple", Shown("courses", NAMES))
FACTION: Final = Kind("int", "NONE", "int")

FACE_DOWN: Final = Seen("[HIDDEN] * len({})", "[HIDDEN] * len({})")
"""Everybody sees how many cards there are (I-24.2)."""


TUPLE_FACE_DOWN: Final = Seen(*["(HIDDEN,) * len({})"] * 2)
OWN_FACE_DOWN: Final = Seen(OPEN, "(HIDDEN,) * len({})")
"""Everybody sees how many there are, their owner also which (B-14.1)."""


# -- a turn --------------------------------------------------------------------------------------------------

UPRISING_TURN: Final = RecordClass(
    "UprisingTurn",
    "uprising_turn",
    """What Uprising counts in a turn: spice gained, units that entered the Conflict (U-7.9), Spies recalled (U-9.13).

    `discarded` is the card that was discarded last, `armed` lists the revealed cards whose effects have given swords,
    `placed` is the post of the Spy that Staban Tuek's signet has placed (U-19.10).
    """,
    fields=(
        Field("spice", NUMBER, EVERYBODY, SHOWN),
        Field("units", NUMBER, EVERYBODY, SHOWN),
        Field("recalled", NUMBER, EVERYBODY, SHOWN),
        Field("discarded", CARD, EVERYBODY),
        Field("armed", CARD_TUPLE, EVERYBODY),
        Field("placed", POST, EVERYBODY),
    ),
)

BLOODLINES_TURN: Final = RecordClass(
    "BloodlinesTurn",
    "bloodlines_turn",
    """What Bloodlines counts in a turn.

    `recruited` and `deployed` count Sardaukar Commanders (B-5.10), `hired`: one came from the supply (B-5.8),
    `discount` is what they cost less (B-5.15); `combat`: there is a Combat icon (B-7.7); `spent` is the persuasion
    spent, so that what was generated is known (B-7.5); `skills` have paid in this Reveal turn (B-6.4); `icons` are
    those that the card sent has besides, `lifted`: requirements are ignored; `held` counts troops that may not be
    deployed (B-10.8); `fed`: Y'rkoon has drawn for his spice (B-10.9); `completed` counts contracts; `common`: the
    Intrigue card trashed or given last was none of the Twisted ones.
    """,
    fields=(
        Field("recruited", NUMBER, EVERYBODY, SHOWN),
        Field("deployed", NUMBER, EVERYBODY, SHOWN),
        Field("hired", YES_NO, EVERYBODY, SHOWN),
        Field("discount", NUMBER, EVERYBODY, SHOWN),
        Field("combat", YES_NO, EVERYBODY, SHOWN),
        Field("spent", NUMBER, EVERYBODY, SHOWN),
        Field("skills", SKILL_TUPLE, EVERYBODY),
        Field("icons", ICON_MASK, EVERYBODY),
        Field("lifted", YES_NO, EVERYBODY),
        Field("held", NUMBER, EVERYBODY),
        Field("fed", YES_NO, EVERYBODY),
        Field("completed", NUMBER, EVERYBODY),
        Field("common", YES_NO, EVERYBODY),
    ),
)

TURN: Final = RecordClass(
    "Turn",
    "turn",
    """What belongs to the turn under way, and is forgotten with it.

    `pool` holds the effects that still wait for the player (I-6.2) as (effect, card it came from or NONE);
    `recruited`, `deployed` and `entered` count troops for I-8.6 and I-27.3.
    """,
    given="seat: int = NONE, kind: int = NO_TURN",
    fields=(
        Field("seat", SEAT, EVERYBODY, SHOWN, fresh="seat"),
        Field("kind", TURN_KIND, EVERYBODY, SHOWN, fresh="kind"),
        Field("card", CARD, EVERYBODY, SHOWN),
        Field("space", SPACE, EVERYBODY, SHOWN),
        Field("price", NUMBER, EVERYBODY),
        Field("recruited", NUMBER, EVERYBODY, SHOWN),
        Field("deployed", NUMBER, EVERYBODY, SHOWN),
        Field("entered", NUMBER, EVERYBODY),
        Field("flags", TURN_FLAGS, EVERYBODY),
        Field("persuasion", NUMBER, EVERYBODY, SHOWN),
        Field("discount", NUMBER, EVERYBODY),
        Field("discounted", CARD, EVERYBODY),
        Field("pool", EFFECT_LIST, EVERYBODY, SHOWN),
        Field("uprising", maybe(UPRISING_TURN), EVERYBODY, SHOWN),
        Field("bloodlines", maybe(BLOODLINES_TURN), EVERYBODY, SHOWN),
    ),
)


# -- a player ------------------------------------------------------------------------------------------------

UPRISING_SEAT: Final = RecordClass(
    "UprisingSeat",
    "uprising_seat",
    """What a seat has in Uprising.

    `spies` are the posts with a Spy of its own as a bit mask, `sandworms` those in the Conflict; `won` are the Conflict
    and Objective cards that lie face up, `turned` those face down (U-12); `memories` are Lady Jessica's troops
    (U-19.4), `training` is the place of Feyd-Rautha's token (U-19.1).
    """,
    fields=(
        Field("spies", POSTS, EVERYBODY, SHOWN),
        Field("hooks", YES_NO, EVERYBODY, SHOWN),
        Field("sandworms", NUMBER, EVERYBODY, SHOWN),
        Field("won", CONFLICT_TUPLE, EVERYBODY, SHOWN, holds="conflicts"),
        Field("turned", CONFLICT_TUPLE, EVERYBODY, SHOWN, holds="conflicts"),
        Field("contracts", CONTRACT_TUPLE, EVERYBODY, SHOWN, holds="contracts"),
        Field("completed", CONTRACT_TUPLE, EVERYBODY, SHOWN, holds="contracts"),
        Field("memories", NUMBER, EVERYBODY, SHOWN),
        Field("training", NUMBER, EVERYBODY, SHOWN),
    ),
)

TEAMMATE: Final = RecordClass(
    "Teammate",
    "teammate",
    """What a seat has where two teams play (U-22).

    `commands`: it is a Commander's, and `ally` the one that its turn, or its Combat card, has activated (U-22.12);
    `track` is the influence on its personal board (U-22.9); `left` and `right` are the spaces where its tokens stand,
    NONE at the leader; `master` says where the Swordmaster's token is (U-22.17); `asked`: the Ally has been asked about
    deploying, with one troop less recruited than this (U-22.14); `found` are the swords that a Reveal turn found
    there, which are not its own (U-10.3).
    """,
    fields=(
        Field("commands", YES_NO, EVERYBODY, SHOWN),
        Field("ally", SEAT, EVERYBODY, SHOWN),
        Field("track", NUMBER, EVERYBODY, SHOWN),
        Field("left", SPACE, EVERYBODY, SHOWN),
        Field("right", SPACE, EVERYBODY, SHOWN),
        Field("master", MASTER, EVERYBODY, SHOWN),
        Field("asked", NUMBER, EVERYBODY),
        Field("found", NUMBER, EVERYBODY),
    ),
)

BLOODLINES_SEAT: Final = RecordClass(
    "BloodlinesSeat",
    "bloodlines_seat",
    """What a seat has in Bloodlines.

    Sardaukar Commanders in `supply`, `garrison` and `conflict`, and those of a rival that have left the game
    (`gone`, B-12.2); its `skills` (B-6); `agents` are Duncan's in the Conflict (B-10.3), `tactics` is the space of
    Chani's token (B-10.1); `primed`: the next Bene Gesserit card has all icons; `navigation` are Y'rkoon's cards to
    come, the next one first, `drawn` those that he may still lay down, `sailed` those played, `slot` and `heading` the
    place of the last one and the faction that it was played for, `persuasion` what it gives in every Reveal turn
    (B-10.9);
    `twisted` is Piter's deck (B-10.8).
    """,
    owned="seat == viewer",
    fields=(
        Field("supply", NUMBER, EVERYBODY, SHOWN),
        Field("garrison", NUMBER, EVERYBODY, SHOWN),
        Field("conflict", NUMBER, EVERYBODY, SHOWN),
        Field("gone", NUMBER, EVERYBODY),
        Field("skills", SKILL_TUPLE, EVERYBODY, SHOWN, holds="skills"),
        Field("agents", NUMBER, EVERYBODY, SHOWN),
        Field("tactics", NUMBER, EVERYBODY, SHOWN),
        Field("primed", YES_NO, EVERYBODY, SHOWN),
        Field("navigation", COURSE_TUPLE, OWN_FACE_DOWN, COUNTED, SHOWN),
        Field("drawn", COURSE_TUPLE, OWN_FACE_DOWN, COUNTED, SHOWN),
        Field("sailed", COURSE_TUPLE, EVERYBODY, SHOWN),
        Field("slot", NUMBER, EVERYBODY),
        Field("heading", FACTION, EVERYBODY),
        Field("persuasion", NUMBER, EVERYBODY, SHOWN),
        Field("twisted", INTRIGUE_TUPLE, TUPLE_FACE_DOWN, COUNTED, holds="intrigues"),
    ),
)

TECH_SEAT: Final = RecordClass(
    "TechSeat",
    "tech_seat",
    """What a seat has of the Tech module: its tiles face up, those `flipped` for the round, Kota's hidden `project`.

    `spies_gone` counts its Spies in the box (B-9.18).
    """,
    owned="seat == viewer",
    fields=(
        Field("tiles", TILE_TUPLE, EVERYBODY, SHOWN, holds="tiles"),
        Field("flipped", TILE_TUPLE, EVERYBODY, SHOWN, holds="tiles"),
        Field("project", TILE_TUPLE, OWN_FACE_DOWN, COUNTED, SHOWN, holds="tiles"),
        Field("spies_gone", NUMBER, EVERYBODY, SHOWN),
    ),
)

PLAYER: Final = RecordClass(
    "Player",
    "player",
    """One seat's side of the table.

    The last card of `deck` is its top. `known_top` counts the top cards that everyone knows, `known_hand`
    lists the hand cards that everyone knows (I-24.8), `seen` the Intrigue cards known to a seat they were
    stolen from, as (card, seat) (I-24.7). `tokens` is the Baron's secret pair as a bit mask.
    """,
    given="edition: Edition",
    owned="seat == viewer and not player.rival",  # a rival's Intrigue cards are seen by nobody (hagal C-7)
    held_interface="ImperiumMine extends Mine",
    fields=(
        Field("rival", SITTER, EVERYBODY, Fact("sitter")),
        Field("leader", LEADER, EVERYBODY, SHOWN),
        Field("vp", NUMBER, EVERYBODY, SHOWN),
        Field("points", POINTS, EVERYBODY, SHOWN),
        Field("goods", GOODS, EVERYBODY, SHOWN),
        Field("influence", INFLUENCE, EVERYBODY, SHOWN),
        Field("supply", NUMBER, EVERYBODY, SHOWN),
        Field("garrison", NUMBER, EVERYBODY, SHOWN),
        Field("conflict", NUMBER, EVERYBODY, SHOWN),
        Field("ready", NUMBER, EVERYBODY, SHOWN),
        Field("swordmaster", YES_NO, EVERYBODY, SHOWN),
        Field("council", YES_NO, EVERYBODY, SHOWN),
        Field("swords", NUMBER, EVERYBODY, SHOWN),
        Field("revealed", YES_NO, EVERYBODY, SHOWN),
        Field("reveal_order", NUMBER, EVERYBODY),
        Field(
            "tokens",
            TOKENS,
            Seen(OPEN, "{0} if player.struck or not {0} else SECRET_TOKENS"),
            page=Fact(made="{} if player.struck else 0"),
            held=SHOWN,
        ),
        Field("struck", YES_NO, EVERYBODY, SHOWN),
        Field("voice", SPACE, EVERYBODY, SHOWN),
        Field("aside", CARD, EVERYBODY, SHOWN, holds="cards"),
        Field(
            "deck",
            CARD_LIST,
            Seen("with_top({}, own_top(player, state, seat))", "with_top({}, player.known_top)"),
            page=COUNTED,
            held=Fact(made="tuple(sorted({}))"),  # without its order (I-24.5)
            holds="cards",
        ),
        Field("hand", CARD_LIST, Seen(OPEN, "with_known({}, player.known_hand)"), COUNTED, SHOWN, holds="cards"),
        Field("discard", CARD_LIST, EVERYBODY, SHOWN, holds="cards"),
        Field("played", CARD_TUPLE, EVERYBODY, SHOWN, holds="cards"),
        Field("revealed_cards", CARD_TUPLE, EVERYBODY, SHOWN, holds="cards"),
        Field("intrigue", INTRIGUE_LIST, Seen(OPEN, "with_stolen(player, viewer)"), COUNTED, SHOWN, holds="intrigues"),
        Field("waiting", INTRIGUE_TUPLE, EVERYBODY, SHOWN, holds="intrigues"),
        Field(
            "known_top", NUMBER, EVERYBODY, Fact(made="tuple(player.deck[-{0} :]) if {0} else ()", shown=CARDS_SHOWN)
        ),
        Field("known_hand", CARD_TUPLE, EVERYBODY, SHOWN),
        Field("seen", STOLEN_CARDS, Seen(OPEN, "tuple([pair for pair in {0} if pair[1] == viewer]) if {0} else ()")),
        Field("offered", LEADER_TUPLE, EVERYBODY, SHOWN),
        Field("uprising", maybe(UPRISING_SEAT), EVERYBODY, SHOWN),
        Field("team", maybe(TEAMMATE), EVERYBODY, SHOWN),
        Field("bloodlines", maybe(BLOODLINES_SEAT), EVERYBODY, SHOWN, SHOWN),
        Field("tech", maybe(TECH_SEAT), EVERYBODY, SHOWN, SHOWN),
    ),
    facts=(Fact("strength", "strength(state, seat)", PLAIN),),
    held=(
        Fact("top", "top_cards(player.deck, own_top(player, state, seat))", CARDS_SHOWN),
        Fact("stolen", "stolen_from(state, seat)", Shown("as_it_is", "Record<string, string[]>")),
        Fact(
            "decision",
            "choices(state, seat)",
            Shown("choices", "{ actions?: string[]; costs?: Record<string, number | Record<string, number>> }"),
        ),
        Fact("undo", "undo", Shown("", "")),
    ),
)


# -- House Hagal ---------------------------------------------------------------------------------------------

HAGAL: Final = RecordClass(
    "Hagal",
    "hagal",
    """House Hagal, in games that it plays in: its deck, and the difficulty of a one-player game (hagal C-1).

    `turned` lists the different cards that have been turned up in this game, in the order of their first time.
    """,
    fields=(
        Field("deck", HAGAL_LIST, FACE_DOWN, holds="hagal cards"),
        Field("discard", HAGAL_LIST, EVERYBODY, SHOWN, holds="hagal cards"),
        Field("turned", HAGAL_TUPLE, EVERYBODY, SHOWN),
        Field("difficulty", DIFFICULTY, EVERYBODY, SHOWN),
    ),
)


RIVALS: Final = RecordClass(
    "Rivals",
    "rivals",
    """Rivals who play by rival cards, and the variants in force (hagal D-55).""",
    fields=(Field("variants", VARIANTS_IN_FORCE, EVERYBODY, SHOWN),),
)


# -- Uprising ------------------------------------------------------------------------------------------------

UPRISING: Final = RecordClass(
    "Uprising",
    "uprising",
    """What lies on the table in Uprising: the Shield Wall (U-8.5), and of the CHOAM module the contracts (U-16.2).

    `market` lies face up, `bank` face down, the last one its top; `aside` are the Sardaukar contracts that only
    Shaddam may take; `gone` are Intrigue cards that have left the game (U-15.2).
    """,
    fields=(
        Field("wall", YES_NO, EVERYBODY, SHOWN, fresh="1"),
        Field("market", CONTRACT_TUPLE, EVERYBODY, SHOWN, holds="contracts"),
        Field("bank", CONTRACT_TUPLE, TUPLE_FACE_DOWN, COUNTED, holds="contracts"),
        Field("aside", CONTRACT_TUPLE, EVERYBODY, SHOWN, holds="contracts"),
        Field("gone", INTRIGUE_TUPLE, EVERYBODY, SHOWN, holds="intrigues"),
    ),
)


TEAMS: Final = RecordClass(
    "Teams",
    "teams",
    """What lies on the table where two teams play: the Throne Row (U-22.20).""",
    fields=(Field("throne", CARD_TUPLE, EVERYBODY, SHOWN, holds="cards"),),
)


# -- Bloodlines ----------------------------------------------------------------------------------------------

BLOODLINES: Final = RecordClass(
    "Bloodlines",
    "bloodlines",
    """What lies on the table in Bloodlines (B-3, B-4).

    `commanders` are the spaces with a Sardaukar Commander, `bank` the one for Sardaukar Standard, `gone` counts those
    that have left the game; `skills` lie face up, `stack` face down, `lost` were trashed; `sietch`: Tuek's Sietch is in
    play (B-10.4); `removed` are Intrigue cards that have left the game where Uprising keeps none, `contracts_gone`
    contracts that have (B-8.3).
    """,
    fields=(
        Field("commanders", SPACES, EVERYBODY, SHOWN),
        Field("bank", NUMBER, EVERYBODY, SHOWN),
        Field("gone", NUMBER, EVERYBODY, SHOWN),
        Field("skills", SKILL_TUPLE, EVERYBODY, SHOWN, holds="skills"),
        Field("stack", SKILL_TUPLE, TUPLE_FACE_DOWN, COUNTED, holds="skills"),
        Field("lost", SKILL_TUPLE, EVERYBODY, SHOWN, holds="skills"),
        Field("sietch", YES_NO, EVERYBODY, SHOWN),
        Field("removed", INTRIGUE_TUPLE, EVERYBODY, SHOWN, holds="intrigues"),
        Field("contracts_gone", CONTRACT_TUPLE, EVERYBODY, SHOWN, holds="contracts"),
    ),
)

TECH: Final = RecordClass(
    "Tech",
    "tech",
    """The Ixian Embassy: three stacks of tiles, of each the last one face up, and those that have left (B-9.1).""",
    fields=(
        Field("stacks", TILE_STACKS, Seen(*["with_tops({}, state, viewer)"] * 2), Fact(made="tops({})")),
        Field("gone", TILE_TUPLE, EVERYBODY, SHOWN, holds="tiles"),
    ),
)


# -- the whole -----------------------------------------------------------------------------------------------

STATE: Final = RecordClass(
    "ImperiumState",
    "state",
    """Everything there is about a game: the table, the seats, the turn, what remains to be done.

    The first `seated` players take turns in order; House Hagal of a two-player game sits apart, after them.
    `confirm` has a bit for every seat whose turn ends only when its player says so, even if nothing is left to decide.
    """,
    given="edition: Edition, seats: int, rng: Rng",
    base="State",
    interface="ImperiumView extends View",
    fields=(
        Field("edition", EDITION, EVERYBODY),
        Field("round", NUMBER, EVERYBODY, SHOWN),
        Field("phase", PHASE, EVERYBODY, SHOWN),
        Field("first", NUMBER, EVERYBODY, SHOWN),
        Field("over", TRUE_FALSE, EVERYBODY, SHOWN, inherited=True),
        Field("winner", SEAT, EVERYBODY, SHOWN),
        Field("passes", NUMBER, EVERYBODY),
        Field("reveals", NUMBER, EVERYBODY),
        Field("mentat", SEAT, EVERYBODY, SHOWN),
        Field("mentat_owed", SEAT, EVERYBODY),
        Field("alliances", HOLDERS, EVERYBODY, SHOWN),
        Field("agents", PER_SPACE, EVERYBODY),
        Field("bonus", PER_SPACE, EVERYBODY),
        Field("control", PER_SPACE, EVERYBODY, fresh="[NONE] * len(edition.board)"),
        Field("row", CARD_LIST, EVERYBODY, SHOWN, holds="cards"),
        Field("reserve", STACK_SIZES, EVERYBODY, SHOWN),
        Field("imperium_deck", CARD_LIST, FACE_DOWN, holds="cards"),
        Field("intrigue_deck", INTRIGUE_LIST, FACE_DOWN, holds="intrigues"),
        Field("intrigue_discard", INTRIGUE_LIST, EVERYBODY, SHOWN, holds="intrigues"),
        Field("conflict_deck", CONFLICT_LIST, FACE_DOWN, holds="conflicts"),
        Field("conflicts", CONFLICT_TUPLE, EVERYBODY, holds="conflicts"),
        Field("trash", CARD_TUPLE, EVERYBODY, SHOWN, holds="cards"),
        Field("box", CONFLICT_TUPLE, TUPLE_FACE_DOWN, holds="conflicts"),
        Field("stack", STEPS, EVERYBODY, inherited=True),
        Field("pending", STEP, EVERYBODY, inherited=True),
        Field("told", NUMBER, inherited=True),
        Field("turns", NUMBER, inherited=True),
        Field("rng", RNG, fresh="rng", copied="{}.clone()", inherited=True),
        Field("turn", one(TURN), EVERYBODY, SHOWN),
        Field("seated", NUMBER, EVERYBODY, fresh="seats"),
        Field("confirm", CONFIRM, EVERYBODY),
        Field("hagal", maybe(HAGAL, marked=True), EVERYBODY, SHOWN),
        Field("uprising", maybe(UPRISING), EVERYBODY, SHOWN),
        Field("rivals", maybe(RIVALS), EVERYBODY, SHOWN),
        Field("teams", maybe(TEAMS), EVERYBODY, SHOWN),
        Field("bloodlines", maybe(BLOODLINES), EVERYBODY, SHOWN),
        Field("tech", maybe(TECH), EVERYBODY, SHOWN),
        Field("players", each(PLAYER), EVERYBODY, SHOWN, fresh="[fresh_player(edition) for _ in range(seats)]"),
        Field("options", OPTIONS, Seen(*["options_for(state, viewer)"] * 2), copied="{}", inherited=True),
        Field("log", NOT_KEPT, copied="None", inherited=True),
        Field("chance", NOT_KEPT, copied="None", inherited=True),
        Field("feed", NOT_KEPT, copied="None", inherited=True),
    ),
    facts=(
        Fact("decision", "decision_facts(state, about)", Shown("decision", "")),
        Fact(
            "spaces",
            "tuple(zip(state.agents, state.bonus, state.control, strict=True))",
            Shown("spaces", "Record<string, SpaceState>"),
        ),
        Fact(
            "decks",
            "deck_sizes(state)",
            Shown("decks", "{ imperium: number; intrigue: number; conflict: number; hagal: number }"),
        ),
        Fact("conflict", "state.conflicts[-1] if state.conflicts else NONE", Shown("conflict", NAME)),
        Fact("conflicts_past", "state.conflicts[:-1]", CONFLICTS_SHOWN),
    ),
)

RECORDS: Final = (
    UPRISING_TURN, BLOODLINES_TURN, TURN, UPRISING_SEAT, TEAMMATE, BLOODLINES_SEAT, TECH_SEAT, PLAYER, HAGAL, RIVALS,
    UPRISING, TEAMS, BLOODLINES, TECH, STATE,
)  # fmt: skip
"""All records, each after its parts; the last one is the whole."""

KNOWN: Final = {
    "kanly.engine.flow": ("NO_STEP",),
    "kanly.engine.hidden": ("HIDDEN",),
    "kanly.engine.rng": ("Rng",),
    "kanly.engine.sight": ("Facts",),
    "kanly.engine.state": ("State",),
    "kanly.imperium.edition": ("Edition",),
    "kanly.imperium.forms": (
        "SECRET_TOKENS", "choices", "decision_facts", "deck_sizes", "options_for", "own_top", "stolen_from",
        "top_cards", "tops", "with_known", "with_stolen", "with_top", "with_tops",
    ),
    "kanly.imperium.ids": ("NONE", "NO_TURN", "PERSON", "SETUP"),
    "kanly.imperium.rules.troops": ("strength",),
}  # fmt: skip
"""Where the names come from that the declarations use."""

GIVEN: Final = {"state": STATE.name, "seat": "int", "viewer": "int", "about": "str", "undo": "bool"}
"""What a form or a fact may ask for besides its record, with types: whoever looks has to hand it over."""
