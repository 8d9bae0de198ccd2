"""The words, conditions and counts that Bloodlines brings (B-5 to B-10), and the functions that make effects."""

from __future__ import annotations

from typing import Any, Final

from kanly.imperium.effect_paths import name_effects
from kanly.imperium.effects import Effect, arrow, draw, intrigue, pay_spice
from kanly.imperium.ids import DISCARD, FACTIONS, HAND, ICONS, PLAY, RESOURCES, ZONES
from kanly.imperium.notation import group, names, notation
from kanly.imperium.occasions import DEPLOYED, OCCASIONS
from kanly.imperium.rules import intrigue as intrigues
from kanly.imperium.rules import navigation, ploys, sardaukar, tech, tiles, units
from kanly.imperium.rules.predicates import usable_supply
from kanly.imperium.words import LOOSELY, LOSE_TROOP, each, flat, new_condition, new_count, new_word, total_worth

SET = "bloodlines"


def _times(word: str, n: int) -> str:
    return f"{n} {word}" if n == 1 else f"{n} {word}s"


# -- Sardaukar Commanders (B-5, B-6) --------------------------------------------------------------------------------

ACQUIRE_COMMANDER: Final = new_word(
    "acquire_commander", "optional",
    do=sardaukar.do_acquire, usable=sardaukar.usable_acquire, needs=sardaukar.needs_commander,
    says=lambda effect: "pay 2 solari -> acquire the Sardaukar Commander here", worth=flat(0.45),
)  # fmt: skip
DRIVE_OFF: Final = new_word(
    "drive_off", "choiceless",
    do=sardaukar.do_drive_off, payable=sardaukar.payable_drive_off,
    says=lambda effect: "remove the Sardaukar Commander here", worth=flat(0.05),
)  # fmt: skip
BANK_COMMANDER: Final = new_word(
    "bank_commander", "choiceless",
    do=sardaukar.do_bank, usable=sardaukar.usable_bank,
    says=lambda effect: "acquire the Sardaukar Commander in the bank", worth=flat(0.6),
)  # fmt: skip
SKILL: Final = new_word(
    "skill",
    do=sardaukar.do_skill, usable=sardaukar.usable_skill, says=lambda effect: "skill +1", worth=flat(0.2),
)  # fmt: skip
TRASH_SKILL: Final = new_word(
    "trash_skill", "choiceless",
    do=sardaukar.do_trash_skill, payable=sardaukar.payable_skill_tile,
    says=lambda effect: "trash this Skill", worth=flat(-0.2),
)  # fmt: skip
CHEAPER: Final = new_word(
    "cheaper_commanders", "order_free",
    do=sardaukar.do_cheaper, says=lambda effect: f"Sardaukar Commanders cost {effect.n} solari less this turn",
    worth=flat(0.1),
)  # fmt: skip
COMBAT_ICON: Final = new_word(
    "combat_icon", "order_free",
    do=sardaukar.do_combat_icon, says=lambda effect: "combat icon", worth=flat(0.3),
)  # fmt: skip

# the entry of a turn at a space with a Commander; that of Muad'Dib's team pays in spice (B-5.1, B-11.2)
ON_SPACE: Final = Effect(ACQUIRE_COMMANDER)
DRIVEN_OFF: Final = arrow(pay_spice(2), Effect(DRIVE_OFF), intrigue(1))
name_effects(SET, "commander", "space", (ON_SPACE, DRIVEN_OFF))


def bank_commander() -> Effect:
    """Acquire and recruit the Commander of the bank (B-5.14)."""
    return Effect(BANK_COMMANDER)


def gain_skill() -> Effect:
    """Gain a Skill (B-5.2)."""
    return Effect(SKILL)


def trash_skill() -> Effect:
    """Trash the Skill that this stands on, as a price."""
    return Effect(TRASH_SKILL)


def cheaper_commanders(n: int) -> Effect:
    """Commanders cost less this turn (B-5.15)."""
    return Effect(CHEAPER, n)


def combat_icon() -> Effect:
    """Deploy this turn as if an Agent had gone to a Combat space (B-7.7)."""
    return Effect(COMBAT_ICON)


def lose_any(n: int) -> Effect:
    """Lose troops from garrison or Conflict, as the owner chooses (B-7.15)."""
    return Effect(LOSE_TROOP, n, units.ANYWHERE)


# -- cards ----------------------------------------------------------------------------------------------------------


def _says_trash(effect: Effect) -> str:
    where = " or ".join(ZONES[zone] for zone in range(len(ZONES)) if effect.n >> zone & 1)
    card = "a card costing 1 or more" if effect.m & ploys.COSTS else "card"
    if not effect.parts:
        return f"trash {card} from {where}"
    of = "it costs 1 or more" if effect.k == ploys.IF_COSTS else f"it is {FACTIONS[effect.k - ploys.IF_FACTION]}"
    return f"trash {card} from {where}; if {of}: {group(effect.parts)}"


TRASH_FROM: Final = new_word(
    "trash_from", binds=LOOSELY,
    do=ploys.do_trash_from, usable=ploys.usable_trash_from, payable=ploys.payable_trash_from,
    hides=lambda effect: effect.n == 1 << HAND and bool(effect.m),
    says=_says_trash,
    about=lambda effect: {
        "zone": ZONES[0] if effect.n == 1 << HAND else ZONES[1] if effect.n == 1 << DISCARD
        else ZONES[2] if effect.n == 1 << PLAY else "any",
        "costs": bool(effect.m & ploys.COSTS),
        "then": "none" if not effect.parts else "costs" if effect.k == ploys.IF_COSTS else "faction",
        "faction": FACTIONS[effect.k - ploys.IF_FACTION] if effect.k >= ploys.IF_FACTION else "",
    },
    worth=lambda effect: 0.1 + 0.3 * total_worth(effect.parts),
)  # fmt: skip
ACQUIRE_ROW: Final = new_word(
    "acquire_row",
    do=ploys.do_acquire_row, usable=ploys.usable_acquire_row,
    says=lambda effect: "acquire a card of the Imperium Row at no cost", worth=flat(0.8),
)  # fmt: skip
GIVE_PLOT: Final = new_word(
    "give_plot",
    do=ploys.do_give_plot, payable=ploys.payable_give_plot,
    says=lambda effect: "give an intrigue card to an opponent", worth=flat(-0.3),
)  # fmt: skip
INFLUENCE_BEHIND: Final = new_word(
    "influence_behind", "shifts",
    do=ploys.do_influence_behind, usable=ploys.usable_influence_behind,
    brings_intrigue=lambda effect: True,
    says=lambda effect: "influence +1 where an opponent has more", worth=each(0.55),
)  # fmt: skip
LENDS_ICONS: Final = new_word(
    "lends_icons",
    do=ploys.do_lend_icons, usable=ploys.usable_lend_icons, needs=ploys.needs_sending,
    says=lambda effect: f"the card sending your Agent has the icons {' '.join(names(effect.m, ICONS))} too",
    about=lambda effect: {"icons": names(effect.m, ICONS)}, worth=flat(0.15),
)  # fmt: skip
HELD_TROOP: Final = new_word(
    "held_troop", "choiceless",
    do=ploys.do_held_troop, usable=usable_supply,
    says=lambda effect: "+1 troop, not to be deployed this turn", worth=flat(0.15),
)  # fmt: skip
TURN_TWO: Final = new_word(
    "turn_two",
    do=ploys.do_turn_two, payable=ploys.payable_turn_two,
    says=lambda effect: "turn 2 of your face-up conflict or objective cards face down", worth=flat(-0.4),
)  # fmt: skip
LASTING_COERCION: Final = new_word(
    "coercion", "order_free lasts", binds=LOOSELY,
    do=intrigues.do_lasting, usable=ploys.usable_coercion, needs=ploys.needs_bank,
    says=lambda effect: f"when {effect.n} or more units were deployed in a turn: {notation(effect.parts)}",
    about=lambda effect: {"occasion": OCCASIONS[effect.m]},
    worth=lambda effect: 0.7 * total_worth(effect.parts),
)  # fmt: skip


def trash_from(*zones: int, costs: bool = False) -> Effect:
    """Trash a card from some zones; not optional (B-7.9)."""
    return Effect(TRASH_FROM, sum(1 << zone for zone in zones), ploys.COSTS if costs else 0)


def trash_then(zones: tuple[int, ...], condition: int, *parts: Effect) -> Effect:
    """Trash a card from some zones; what follows depends on the card."""
    return Effect(TRASH_FROM, sum(1 << zone for zone in zones), 0, condition, parts=parts)


def acquire_row() -> Effect:
    """Acquire a card of the Imperium Row for nothing."""
    return Effect(ACQUIRE_ROW)


def give_plot() -> Effect:
    """Give an own Intrigue card to an opponent, as a price."""
    return Effect(GIVE_PLOT, 1)


def influence_behind() -> Effect:
    """Gain influence where an opponent has more."""
    return Effect(INFLUENCE_BEHIND, 1)


def lend_icons(icons: int) -> Effect:
    """The card that sends this turn's Agent has more icons."""
    return Effect(LENDS_ICONS, 0, icons)


def held_troop() -> Effect:
    """Recruit a troop that cannot be deployed this turn (B-10.8)."""
    return Effect(HELD_TROOP, 1)


def turn_two() -> Effect:
    """Turn two face-up cards face down, as a price (B-7.14)."""
    return Effect(TURN_TWO, 2)


def coercion(*effects: Effect) -> Effect:
    """A Plot card that stays face up until three units are deployed in a turn (B-8.3)."""
    return Effect(LASTING_COERCION, 3, DEPLOYED, 0, parts=effects)


# -- Tech (B-9) -----------------------------------------------------------------------------------------------------

ACQUIRE_TECH: Final = new_word(
    "acquire_tech",
    do=tech.do_tech, usable=tech.usable_tech, needs=tech.needs_tile,
    says=lambda effect: f"tech discount {effect.n}" if effect.n else "acquire tech", worth=flat(0.35),
)  # fmt: skip
SCRAP_THIS: Final = new_word(
    "scrap_this", "choiceless",
    do=tech.do_scrap_this, payable=tech.payable_this_tile, says=lambda effect: "trash this tile", worth=flat(-0.1),
)  # fmt: skip
SCRAP: Final = new_word(
    "scrap",
    do=tech.do_scrap, payable=tech.payable_tile, says=lambda effect: "trash one of your tiles", worth=flat(-0.3),
)  # fmt: skip
SUSPEND: Final = new_word(
    "suspend", "choiceless",
    do=tech.do_suspend, says=lambda effect: "+1 troop straight to the Conflict", worth=flat(0.2),
)  # fmt: skip
WATCH: Final = new_word(
    "watch", "choiceless",
    do=tech.do_watch, says=lambda effect: "influence +1 with every faction where you have 0 or 1", worth=flat(0.8),
)  # fmt: skip
USE_SIGNET: Final = new_word(
    "use_signet",
    do=tech.do_signet, says=lambda effect: "signet ability", worth=flat(0.35),
)  # fmt: skip
LOSE_SPICE: Final = new_word(
    "lose_spice", "choiceless",
    do=tech.do_lose_spice, says=lambda effect: "lose all your spice", worth=flat(-0.3),
)  # fmt: skip


def acquire_tech(discount: int = 0) -> Effect:
    """Acquire a tile, with the Tech Discount icon cheaper (B-9.4, B-9.5)."""
    return Effect(ACQUIRE_TECH, discount)


def scrap_this() -> Effect:
    """Trash the tile that this stands on."""
    return Effect(SCRAP_THIS, 1)


def scrap_tile() -> Effect:
    """Trash an own tile of choice, as a price."""
    return Effect(SCRAP, 1)


def suspended_troop() -> Effect:
    """Recruit a troop straight into the Conflict (B-9.13)."""
    return Effect(SUSPEND, 1)


def watch_all() -> Effect:
    """Gain influence wherever one has little (B-9.19)."""
    return Effect(WATCH, 1)


def use_signet() -> Effect:
    """Use the own leader's signet ability (B-9.14)."""
    return Effect(USE_SIGNET)


def lose_spice() -> Effect:
    """Lose all own spice (B-9.10)."""
    return Effect(LOSE_SPICE)


# -- Navigation cards (B-10.9) --------------------------------------------------------------------------------------

NAVIGATE: Final = new_word(
    "navigate", "choiceless",
    do=navigation.do_navigate, usable=navigation.usable_navigate, says=lambda effect: "play your next Navigation card",
    about=lambda effect: {"faction": FACTIONS[effect.m]}, worth=flat(0.3),
)  # fmt: skip
LASTING_PERSUASION: Final = new_word(
    "lasting_persuasion", "order_free",
    do=navigation.do_lasting_persuasion, says=lambda effect: f"persuasion +{effect.n} in each of your Reveal turns",
    worth=each(0.5),
)  # fmt: skip
INFLUENCE_AHEAD: Final = new_word(
    "influence_ahead",
    do=navigation.do_influence_ahead, usable=navigation.usable_influence_ahead, brings_intrigue=lambda effect: True,
    says=lambda effect: "influence +1 with another faction where you have 2 or more", worth=each(0.5),
)  # fmt: skip


TAKE_FLOW: Final = new_word(
    "take_flow", "choiceless mixes",
    do=navigation.do_take_flow, usable=navigation.usable_take_flow,
    says=lambda effect: "acquire the_spice_must_flow", worth=flat(1.2),
)  # fmt: skip


def take_flow() -> Effect:
    """Acquire The Spice Must Flow."""
    return Effect(TAKE_FLOW, 1)


def navigate(faction: int) -> Effect:
    """Play the leftmost Navigation card, for this faction."""
    return Effect(NAVIGATE, 1, faction)


def lasting_persuasion(n: int) -> Effect:
    """Persuasion in every own Reveal turn from now on."""
    return Effect(LASTING_PERSUASION, n)


def influence_ahead() -> Effect:
    """Gain influence with another faction than the triggering one, where one has 2 or more."""
    return Effect(INFLUENCE_AHEAD, 1)


# -- conditions and counts ------------------------------------------------------------------------------------------


def _of_faction(effect: Effect) -> dict[str, Any]:
    return {"faction": FACTIONS[effect.m]}


COMMAND: Final = new_condition("command", holds=sardaukar.holds_command, says=lambda effect: "command")
FRONT: Final = new_condition(
    "commanders_in_conflict", holds=sardaukar.holds_front,
    says=lambda effect: f"{_times('Sardaukar Commander', effect.n)} in conflict",
)  # fmt: skip
GARRISONED: Final = new_condition(
    "garrisoned", holds=sardaukar.holds_garrison, says=lambda effect: f"{_times('unit', effect.n)} in garrison",
)  # fmt: skip
TILES: Final = new_condition("tiles", holds=tiles.holds_tiles, says=lambda effect: f"{_times('tech tile', effect.n)}")
NO_BOND: Final = new_condition(
    "no_bond", holds=ploys.holds_no_bond, about=_of_faction,
    says=lambda effect: f"no other {FACTIONS[effect.m]} card in play",
)  # fmt: skip
COMPLETED_NOW: Final = new_condition(
    "completed_now", holds=ploys.holds_completed_now, says=lambda effect: "a contract was completed this turn",
)  # fmt: skip
COMMON: Final = new_condition("common", holds=ploys.holds_common, says=lambda effect: "that card is not twisted")
GOODS: Final = new_condition(
    "goods", holds=ploys.holds_goods, about=lambda effect: {"resource": RESOURCES[effect.m]},
    says=lambda effect: f"{RESOURCES[effect.m]} >= {effect.n}",
)  # fmt: skip
SLOT: Final = new_condition("slot", holds=navigation.holds_slot, says=lambda effect: f"slot = {effect.n}")
HEADING: Final = new_condition(
    "heading", holds=navigation.holds_heading, about=_of_faction,
    says=lambda effect: f"it is played for {FACTIONS[effect.m]}",
)  # fmt: skip
AT_SIETCH: Final = new_condition("at_sietch", holds=ploys.holds_at_sietch, says=lambda effect: "it is Tuek's Sietch")
FRIEND_AT_SIETCH: Final = new_condition(
    "friend_at_sietch", holds=ploys.holds_friend_at_sietch, says=lambda effect: "a teammate is at Tuek's Sietch",
)  # fmt: skip
ENEMY_AT_SIETCH: Final = new_condition(
    "enemy_at_sietch", holds=ploys.holds_enemy_at_sietch, says=lambda effect: "an opponent is at Tuek's Sietch",
)  # fmt: skip

UNIT_KINDS: Final = new_count(
    "unit_kinds", counts=sardaukar.counts_kinds, says=lambda effect: "kind of unit in conflict"
)
FRIENDS: Final = new_count(
    "friends", counts=ploys.counts_friends, says=lambda effect: "faction with influence of 2 or more",
)  # fmt: skip

# Urgent Shigawire adds this to the box of the next Bene Gesserit card
BOOST: Final = draw(1)
name_effects(SET, "card", "urgent_shigawire", (BOOST,))
