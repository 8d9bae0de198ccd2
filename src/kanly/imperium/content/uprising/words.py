"""The words, conditions and counts that Uprising brings (U-7 to U-20), and the functions that make effects of them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from kanly.imperium.content.declare import mask
from kanly.imperium.effects import Effect
from kanly.imperium.ids import (
    BATTLE_ICONS,
    FACTIONS,
    HAND,
    ICONS,
    ZONES,
)
from kanly.imperium.notation import group, names, notation
from kanly.imperium.occasions import ACQUIRED, DEPLOYED, OCCASIONS
from kanly.imperium.rules import battle_icons, contracts, intrigue, sandworms, spies, tricks, units
from kanly.imperium.rules.predicates import usable_some_part
from kanly.imperium.words import AS_ARROWS, LOOSELY, each, flat, new_condition, new_count, new_word, total_worth


def _times(word: str, n: int) -> str:
    """Return a number of things in English."""
    return f"{n} {word}" if n == 1 else f"{n} {word}s"


def _icons(icons: int) -> str:
    return " or ".join(names(icons, ICONS))


def _of_icons(effect: Effect) -> dict[str, Any]:
    return {"icons": names(effect.m, ICONS)}


def _of_faction(effect: Effect) -> dict[str, Any]:
    return {"faction": FACTIONS[effect.m]}


# -- Spies (U-9) ---------------------------------------------------------------------------------------------------


def _says_spy(effect: Effect) -> str:
    where = f" on {_icons(effect.m)}" if effect.m else " here" if effect.k & spies.HERE else ""
    return f"spy +{effect.n}{where}" + (", sharing allowed" if effect.k & spies.SHARED else "")


SPY: Final = new_word(
    "spy",
    do=spies.do_spy, usable=spies.usable_spy, needs=spies.needs_post, says=_says_spy,
    about=lambda effect: {
        "icons": names(effect.m, ICONS), "here": bool(effect.k & spies.HERE), "shared": bool(effect.k & spies.SHARED),
    },
    worth=each(0.22),
)  # fmt: skip
RECALL_SPY: Final = new_word(
    "recall_spy",
    do=spies.do_recall_spies, payable=spies.payable_spies,
    says=lambda effect: "recall spy" if effect.n == 1 else f"recall {effect.n} spies", worth=each(-0.22),
)  # fmt: skip


def spy(
    n: int = 1, on: Iterable[int] = (), here: bool = False, shared: bool = False, remembered: bool = False
) -> Effect:
    """Place Spies (U-9.3): `on` spaces of these icons, at the space visited `here`, `shared` with others' (U-9.15).

    Where it was placed may be `remembered` for what follows (U-19.10).
    """
    manner = (spies.HERE if here else 0) | (spies.SHARED if shared else 0) | (spies.REMEMBERED if remembered else 0)
    return Effect(SPY, n, mask(on), manner)


def recall_spies(n: int) -> Effect:
    """Return own Spies to the supply, as a price (U-9.7)."""
    return Effect(RECALL_SPY, n)


# -- sandworms, hooks, wall (U-7, U-8) -----------------------------------------------------------------------------

SANDWORM: Final = new_word(
    "sandworm", "choiceless",
    do=sandworms.do_sandworm, usable=sandworms.usable_sandworm, needs=sandworms.needs_open_conflict,
    says=lambda effect: f"sandworm +{effect.n}", worth=each(0.5),
)  # fmt: skip
MAKER_HOOKS: Final = new_word(
    "maker_hooks", "order_free",
    do=sandworms.do_hooks, usable=sandworms.usable_hooks, says=lambda effect: "maker hooks", worth=flat(0.8),
)  # fmt: skip
SHIELD_WALL: Final = new_word(
    "shield_wall", "optional choiceless",
    do=sandworms.do_wall, usable=sandworms.usable_wall, says=lambda effect: "may remove the Shield Wall",
    worth=flat(0.15),
)  # fmt: skip


def summon(n: int) -> Effect:
    """Summon sandworms to the Conflict (U-7.3)."""
    return Effect(SANDWORM, n)


def maker_hooks() -> Effect:
    """Take the Maker Hooks (U-8.1)."""
    return Effect(MAKER_HOOKS)


def shield_wall() -> Effect:
    """May remove the Shield Wall (U-8.6)."""
    return Effect(SHIELD_WALL)


# -- contracts (U-16) ----------------------------------------------------------------------------------------------

CONTRACT: Final = new_word(
    "contract", "order_free",
    do=contracts.do_contract, usable=contracts.usable_contract, waits=contracts.asks_for_contract,
    says=lambda effect: "contract +1", worth=flat(0.35),
)  # fmt: skip
COMPLETE: Final = new_word(
    "complete", "gathers", binds=LOOSELY,
    do=contracts.do_complete, usable=contracts.usable_complete,
    says=lambda effect: f"complete: {notation(effect.parts)}",
)  # fmt: skip


def contract() -> Effect:
    """Take a contract; 2 Solari without the module (U-16.1, U-16.3)."""
    return Effect(CONTRACT, 1)


def complete(*reward: Effect) -> Effect:
    """Complete the contract that this stands on (U-16.11)."""
    return Effect(COMPLETE, parts=reward)


# -- cards (U-15, U-20) --------------------------------------------------------------------------------------------

TRASH_INTRIGUE: Final = new_word(
    "trash_intrigue",
    do=tricks.do_trash_intrigue, usable=tricks.usable_trash_intrigue, payable=tricks.payable_intrigue,
    says=lambda effect: "trash intrigue", worth=flat(-0.25),
)  # fmt: skip
TRASH_OF: Final = new_word(
    "trash_of",
    do=tricks.do_trash_of, payable=tricks.payable_trash_of, hides=lambda effect: effect.n == HAND,
    says=lambda effect: (
        f"trash {FACTIONS[effect.m]} card from hand" if effect.n == HAND
        else f"trash another {FACTIONS[effect.m]} card in play"
    ),
    about=lambda effect: {"faction": FACTIONS[effect.m], "zone": ZONES[effect.n], "from_hand": effect.n == HAND},
    worth=flat(-0.1),
)  # fmt: skip
ACQUIRE_TO_HAND: Final = new_word(
    "acquire_to_hand",
    do=tricks.do_acquire_to_hand, usable=tricks.usable_acquire_to_hand,
    says=lambda effect: (
        f"acquire card (cost {'=' if effect.m & tricks.EXACTLY else '<='} {effect.n}) to hand"
        + (" if 1 sandworm in conflict" if effect.m & tricks.BY_SANDWORM else "")
    ),
    about=lambda effect: {
        "exactly": bool(effect.m & tricks.EXACTLY), "by_sandworm": bool(effect.m & tricks.BY_SANDWORM),
        "how": "exactly" if effect.m & tricks.EXACTLY else "by_sandworm" if effect.m & tricks.BY_SANDWORM else "most",
    },
    worth=flat(0.5),
)  # fmt: skip
BUY_FOR_SOLARI: Final = new_word(
    "buy_for_solari", "optional",
    do=tricks.do_buy_for_solari, usable=tricks.usable_buy_for_solari,
    says=lambda effect: "may acquire card to hand for solari", worth=flat(0.4),
)  # fmt: skip


def trash_intrigue() -> Effect:
    """Trash an Intrigue card from hand: it leaves the game (U-15.2)."""
    return Effect(TRASH_INTRIGUE, 1)


def trash_of(faction: int, zone: int) -> Effect:
    """Trash a card of a faction from hand, or another one in play, as a price."""
    return Effect(TRASH_OF, zone, faction)


def acquire_to_hand(cost: int, exactly: bool = False) -> Effect:
    """Acquire a card of at most, or exactly, this cost for nothing, to the hand (U-20.13)."""
    return Effect(ACQUIRE_TO_HAND, cost, tricks.EXACTLY if exactly else 0)


def inspire(cost: int) -> Effect:
    """Acquire a card of at most this cost for nothing, to the hand with a sandworm in the Conflict (Inspire Awe)."""
    return Effect(ACQUIRE_TO_HAND, cost, tricks.BY_SANDWORM)


def buy_for_solari() -> Effect:
    """May acquire a card to hand, paying its cost in Solari (Price is No Object)."""
    return Effect(BUY_FOR_SOLARI)


# -- Agents, troops, influence -------------------------------------------------------------------------------------

RECALL_OTHER: Final = new_word(
    "recall_other",
    do=tricks.do_recall_other, usable=tricks.usable_recall_other, says=lambda effect: "recall another Agent",
    worth=flat(0.4),
)  # fmt: skip
NO_DEPLOYING: Final = new_word(
    "no_deploying", "order_free",
    do=tricks.do_no_deploying, says=lambda effect: "no deploying this turn", worth=flat(-0.1),
)  # fmt: skip
DEPLOY_RECRUITS: Final = new_word(
    "deploy_recruits", "order_free",
    do=tricks.do_deploy_recruits, says=lambda effect: "may deploy troops recruited this turn", worth=flat(0.2),
)  # fmt: skip
GIVE_WAY: Final = new_word(
    "retreat_price",
    do=units.do_give_way, payable=units.payable_give_way,
    says=lambda effect: f"retreat {f'{effect.n} or {effect.m}' if effect.n < effect.m else effect.n} troops",
    about=lambda effect: {"exactly": effect.n == effect.m, "most": effect.m},
    worth=each(-0.05),
)  # fmt: skip
VISIT_INFLUENCE: Final = new_word(
    "visit_influence", "choiceless",
    do=tricks.do_visit_influence, brings_intrigue=lambda effect: True,
    says=lambda effect: f"influence +{effect.n} more here", worth=each(0.5),
)  # fmt: skip
HIGH_COUNCIL: Final = new_word(
    "high_council", "order_free", binds=LOOSELY,
    do=tricks.do_high_council, says=lambda effect: f"council seat, or again: {group(effect.parts)}", worth=flat(0.9),
)  # fmt: skip
LIFT_REQUIREMENTS: Final = new_word(
    "lift_requirements", "order_free",
    do=tricks.do_nothing, says=lambda effect: "ignores influence requirements", worth=flat(0.1),
)  # fmt: skip


def recall_other() -> Effect:
    """Recall another own Agent than the one sent this turn (U-15.1)."""
    return Effect(RECALL_OTHER)


def no_deploying() -> Effect:
    """No unit may be deployed this turn (U-19.9)."""
    return Effect(NO_DEPLOYING)


def deploy_recruits() -> Effect:
    """Troops recruited this turn may be deployed from any space (Sardaukar Coordination)."""
    return Effect(DEPLOY_RECRUITS)


def give_way(least: int, most: int = 0) -> Effect:
    """Retreat so many troops, as a price."""
    return Effect(GIVE_WAY, least, max(least, most))


def visit_influence(n: int) -> Effect:
    """Gain more influence with the faction of the space visited this turn (U-20.11)."""
    return Effect(VISIT_INFLUENCE, n)


def high_council(*again: Effect) -> Effect:
    """Take a seat; one who has it on arrival gets all of `again` instead (U-18.3)."""
    return Effect(HIGH_COUNCIL, parts=again)


def lift_requirements() -> Effect:
    """The influence that spaces require is ignored by this card's Agent (U-20.12)."""
    return Effect(LIFT_REQUIREMENTS)


# -- compound ------------------------------------------------------------------------------------------------------

MAY: Final = new_word(
    "may", "optional", binds=AS_ARROWS,
    do=tricks.do_may, usable=usable_some_part, says=lambda effect: f"may {group(effect.parts)}",
    worth=lambda effect: max(0.0, total_worth(effect.parts)),
)  # fmt: skip


def _says_lasting(effect: Effect) -> str:
    if effect.m == DEPLOYED:
        return f"when {effect.n} or more units were deployed in a turn: {notation(effect.parts)}"
    return f"when you acquire a card this round: {notation(effect.parts)}"


LASTING: Final = new_word(
    "lasting", "order_free lasts", binds=LOOSELY,
    do=intrigue.do_lasting, says=_says_lasting,
    about=lambda effect: {"occasion": OCCASIONS[effect.m]},
    worth=lambda effect: 0.7 * total_worth(effect.parts),
)  # fmt: skip


def may(*effects: Effect) -> Effect:
    """What may be left (I-7.1)."""
    return Effect(MAY, parts=effects)


def lasting(occasion: int, *effects: Effect, least: int = 0) -> Effect:
    """A Plot card that stays face up for an occasion; for acquiring until the own Reveal turn ends (U-20.3, U-20.4)."""
    return Effect(LASTING, least, occasion, intrigue.UNTIL_REVEALED if occasion == ACQUIRED else 0, parts=effects)


# -- battle icons (U-12) -------------------------------------------------------------------------------------------

TURN_ICON: Final = new_word(
    "turn_icon",
    do=battle_icons.do_turn_icon, payable=battle_icons.payable_icon,
    says=lambda effect: f"turn {BATTLE_ICONS[effect.m]} face down",
    about=lambda effect: {"icon": BATTLE_ICONS[effect.m], "battle_icon": BATTLE_ICONS[effect.m]}, worth=flat(-0.3),
)  # fmt: skip


def turn_icon(icon: int) -> Effect:
    """Turn an own face-up card with this battle icon, or a wild one, face down, as a price (U-12.6)."""
    return Effect(TURN_ICON, 1, icon)


# -- conditions ----------------------------------------------------------------------------------------------------

SPIES_ON_BOARD: Final = new_condition(
    "spies_on_board", holds=spies.holds_spies,
    says=lambda effect: f"{effect.n} {'spy' if effect.n == 1 else 'spies'} on board",
)  # fmt: skip
RECALLED_SPY: Final = new_condition(
    "recalled_spy", holds=spies.holds_recalled, says=lambda effect: "a spy was recalled this turn",
)  # fmt: skip
SPYING_ON_MAKER: Final = new_condition(
    "spying_on_maker", holds=spies.holds_spying_on_maker, says=lambda effect: "spying on a maker space",
)  # fmt: skip
SPIED_VISIT: Final = new_condition(
    "spied_visit", holds=spies.holds_spied_visit, says=lambda effect: "it is a maker space you spy on",
)  # fmt: skip
MAKER_VISIT: Final = new_condition(
    "maker_visit", holds=tricks.holds_maker_visit, says=lambda effect: "maker visit",
)  # fmt: skip
UNITS: Final = new_condition(
    "units", holds=sandworms.holds_units, says=lambda effect: f"{_times('unit', effect.n)} in conflict",
)  # fmt: skip
SANDWORMS: Final = new_condition(
    "sandworms", holds=sandworms.holds_sandworms, says=lambda effect: f"{_times('sandworm', effect.n)} in conflict",
)  # fmt: skip
HOOKS: Final = new_condition(
    "maker_hooks", holds=sandworms.holds_hooks, never=sandworms.never_hooks, says=lambda effect: "maker hooks",
)  # fmt: skip
COMPLETED: Final = new_condition(
    "completed", holds=contracts.holds_completed, says=lambda effect: f"{_times('contract', effect.n)} completed",
)  # fmt: skip
GAINED_SPICE: Final = new_condition(
    "gained_spice", holds=contracts.holds_spice, says=lambda effect: f"{effect.n} spice gained this turn",
)  # fmt: skip
HAS_SWORDMASTER: Final = new_condition(
    "swordmaster", holds=tricks.holds_swordmaster, says=lambda effect: "swordmaster",
)  # fmt: skip
NO_COUNCIL: Final = new_condition(
    "no_council", holds=tricks.holds_no_council, never=tricks.never_no_council, says=lambda effect: "no council seat",
)  # fmt: skip
VISITS: Final = new_condition(
    "visits", holds=tricks.holds_visits, never=tricks.never_visits, about=_of_icons,
    says=lambda effect: f"{_icons(effect.m)} visited",
)  # fmt: skip
SPACE_DONE: Final = new_condition(
    "space_done", holds=tricks.holds_space_done, never=tricks.never_visits, about=_of_icons,
    says=lambda effect: f"{_icons(effect.m)} visited and its effects done",
)  # fmt: skip
DISCARDED: Final = new_condition(
    "discarded", holds=tricks.holds_discarded, about=_of_faction,
    says=lambda effect: f"a {FACTIONS[effect.m]} card was discarded",
)  # fmt: skip
BOUGHT_SPICE_MUST_FLOW: Final = new_condition(
    "bought_spice_must_flow", holds=tricks.holds_bought_spice,
    says=lambda effect: "The Spice Must Flow was acquired this turn",
)  # fmt: skip
PLACED_ON: Final = new_condition(
    "placed_on", holds=spies.holds_placed_on, about=_of_icons, says=lambda effect: f"placed on {_icons(effect.m)}",
)  # fmt: skip
STRENGTH: Final = new_condition(
    "strength", holds=tricks.holds_strength, says=lambda effect: f"strength >= {effect.n}",
)  # fmt: skip
DECK: Final = new_condition("deck", holds=tricks.holds_deck, says=lambda effect: f"deck >= {effect.n}")
REVEALING: Final = new_condition("revealing", holds=tricks.holds_revealing, says=lambda effect: "in your Reveal turn")

# -- counts --------------------------------------------------------------------------------------------------------

SANDWORMS_IN_CONFLICT: Final = new_count(
    "sandworms_in_conflict", counts=sandworms.counts_sandworms, says=lambda effect: "sandworm in conflict",
)  # fmt: skip
OTHER_SWORD_CARDS: Final = new_count(
    "other_sword_cards", counts=tricks.counts_sword_cards, says=lambda effect: "other revealed card with swords",
)  # fmt: skip
CARDS_REVEALED: Final = new_count(
    "cards_revealed", counts=tricks.counts_revealed, about=_of_faction,
    says=lambda effect: f"{FACTIONS[effect.m]} card revealed",
)  # fmt: skip
COMPLETED_CONTRACTS: Final = new_count(
    "completed_contracts", counts=contracts.counts_completed, says=lambda effect: "completed contract",
)  # fmt: skip
