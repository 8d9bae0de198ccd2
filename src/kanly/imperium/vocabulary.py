"""Every word, condition and count of the base game: what it does, when, how it reads, what it is about and worth.

One record each (`words.new_word` says what its fields are), in the order of their numbers. The functions that carry
words out are in `rules/perform.py`, those that say whether they can be in `rules/predicates.py`. Whoever declares cards
imports this first, as `content` does: an effect asks its word for its traits.
"""

from __future__ import annotations

from kanly.imperium import words
from kanly.imperium.components import CARDS
from kanly.imperium.effects import Effect
from kanly.imperium.ids import ALL_FACTIONS, ANY, BENE_GESSERIT, FACTIONS, RESOURCE_WORTH, RESOURCES
from kanly.imperium.notation import group, names, notation, options, say
from kanly.imperium.occasions import HARVESTED, TOOK_SEAT
from kanly.imperium.rules import influence, moments, perform, predicates, units
from kanly.imperium.rules.conditions import can_pay
from kanly.imperium.words import (
    AS_ARROWS,
    BONUS_ONLY,
    CONDITIONS,
    COUNTS,
    LOOSELY,
    TIGHTLY,
    About,
    Says,
    each,
    flat,
    new_condition,
    new_count,
    new_word,
    total_worth,
)


def _plain(text: str) -> Says:
    """Return how a word reads whose text has at most its number in it, and an `s` for several."""
    return lambda effect: text.format(n=effect.n, s="" if effect.n == 1 else "s")


def _up_to(n: int) -> str:
    return "any number of troops" if n == words.ANY_NUMBER else f"up to {n} troop{'' if n == 1 else 's'}"


def _place(effect: Effect) -> str:
    return "any" if effect.m == units.ANYWHERE else "conflict" if effect.m == words.FROM_CONFLICT else "garrison"


def _from_place(effect: Effect) -> str:
    return "" if effect.m == units.ANYWHERE else f"{_place(effect)} "


def _special(effect: Effect) -> str:
    assert effect.special is not None, effect.path
    return effect.special.says


def _of_resource(effect: Effect) -> dict[str, str]:
    return {"resource": RESOURCES[effect.m]}


def _of_faction(effect: Effect) -> dict[str, str]:
    return {"faction": "any" if effect.m == ANY else FACTIONS[effect.m]}


def _of_factions(effect: Effect) -> dict[str, list[str] | bool]:
    return {"factions": names(effect.m, FACTIONS), "any": effect.m == ALL_FACTIONS}


def _of_card(effect: Effect) -> dict[str, str]:
    return {"card": CARDS[effect.m].key}


def _any_number(effect: Effect) -> dict[str, bool]:
    return {"any": effect.n == words.ANY_NUMBER}


def _of_condition(effect: Effect) -> dict[str, object]:
    condition = CONDITIONS[effect.k]
    return {"when": condition.name, **_told(condition.about, effect)}


def _of_count(effect: Effect) -> dict[str, object]:
    """Return what is counted; the count of the base game goes without its name: it is the one of `effect-per`."""
    count = COUNTS[effect.k]
    name = {} if effect.k == words.CARDS_IN_PLAY else {"per": count.name}
    return {**name, **_told(count.about, effect)}


def _told(about: About | None, effect: Effect) -> dict[str, object]:
    return {} if about is None else about(effect)


def _always(effect: Effect) -> bool:
    return True


# -- gains -----------------------------------------------------------------------------------------------------------

new_word(
    "gain", "order_free", number=words.GAIN,
    do=perform.do_gain,
    says=lambda effect: f"+{effect.n} {RESOURCES[effect.m]}",
    about=_of_resource, worth=lambda effect: RESOURCE_WORTH[effect.m] * effect.n,
)  # fmt: skip
new_word(
    "troops", "order_free", number=words.TROOPS,
    do=perform.do_troops, usable=predicates.usable_supply, needs=predicates.needs_supply,
    contested=moments.contested_troops,
    says=_plain("+{n} troop{s}"), worth=each(0.17),
)  # fmt: skip
new_word(
    "draw", "choiceless plot_bound draws", number=words.DRAW,
    do=perform.do_draw, usable=predicates.usable_draw, needs=predicates.needs_card_to_draw,
    says=_plain("draw {n}"), worth=each(0.24),
)  # fmt: skip
new_word(
    "intrigue", "choiceless", number=words.INTRIGUE,
    do=perform.do_intrigue, usable=predicates.usable_intrigue,
    contested=moments.contested_intrigue, brings_intrigue=_always,
    says=_plain("intrigue {n}"), worth=each(0.3),
)  # fmt: skip
new_word(
    "influence", "order_free", number=words.INFLUENCE,
    do=perform.do_influence, usable=predicates.usable_influence, needs=predicates.needs_lower_influence,
    waits=influence.asks_for_track,
    contested=moments.contested_influence, brings_intrigue=lambda effect: effect.m == BENE_GESSERIT,
    says=lambda effect: f"influence {FACTIONS[effect.m]} +{effect.n}",
    about=_of_faction, worth=each(0.5),
)  # fmt: skip
new_word(
    "influence", number=words.INFLUENCE_ANY,
    do=perform.do_influence_any, usable=predicates.usable_influence_any, brings_intrigue=_always,
    says=lambda effect: (
        f"influence {'any' if effect.m == ALL_FACTIONS else ' or '.join(names(effect.m, FACTIONS))} +{effect.n}"
    ),
    about=_of_factions, worth=each(0.55),
)  # fmt: skip
new_word("vp", "order_free", number=words.VP, do=perform.do_vp, says=_plain("vp +{n}"), worth=each(1.0))
new_word(
    "persuasion", "order_free", number=words.PERSUASION,
    do=perform.do_persuasion, says=_plain("persuasion +{n}"), worth=each(0.12),
)  # fmt: skip
new_word(
    "swords", "order_free", number=words.SWORDS,
    do=perform.do_swords, says=_plain("sword +{n}"), worth=each(0.08),
)  # fmt: skip

# -- compound --------------------------------------------------------------------------------------------------------

new_word(
    "all", "gathers", number=words.ALL, binds=LOOSELY,
    do=perform.do_all, usable=predicates.usable_some_part,
    says=lambda effect: notation(effect.parts),
)  # fmt: skip
new_word(
    "either", number=words.EITHER, binds=LOOSELY,
    do=perform.do_either, usable=predicates.usable_some_part,
    says=lambda effect: options(effect.parts),
    worth=lambda effect: max(part.word.worth(part) for part in effect.parts),
)  # fmt: skip
new_word(
    "choose", number=words.CHOOSE,
    do=perform.do_choose, usable=predicates.usable_some_part,
    says=lambda effect: f"choose {effect.n} of ({', '.join(say(part) for part in effect.parts)})",
    worth=lambda effect: sum(sorted(part.word.worth(part) for part in effect.parts)[-effect.n :], 0.0),
)  # fmt: skip
new_word(
    "arrow", "optional", number=words.ARROW, binds=AS_ARROWS,
    do=perform.do_arrow, usable=can_pay,
    says=lambda effect: f"{group(effect.cost)} -> {group(effect.parts, TIGHTLY)}",
    worth=lambda effect: 0.8 * max(0.0, total_worth(effect.parts) + total_worth(effect.cost)),
)  # fmt: skip
new_word(
    "when", "passes", number=words.WHEN, binds=AS_ARROWS,
    do=perform.do_when, usable=predicates.usable_when,
    says=lambda effect: f"if {CONDITIONS[effect.k].says(effect)}: {group(effect.parts)}",
    about=_of_condition, worth=lambda effect: 0.6 * total_worth(effect.parts),
)  # fmt: skip
new_word(
    "per", "choiceless plot_bound", number=words.PER, binds=AS_ARROWS,
    do=perform.do_per, usable=predicates.usable_some_part,
    says=lambda effect: f"per {COUNTS[effect.k].says(effect)}: {group(effect.parts)}",
    about=_of_count, worth=lambda effect: 0.6 * total_worth(effect.parts),
)  # fmt: skip
new_word(
    "opponents", "choiceless mixes", number=words.OPPONENTS, binds=AS_ARROWS,
    do=perform.do_opponents, says=lambda effect: f"opponents: {group(effect.parts)}",
)  # fmt: skip

# -- cards, troops, agents, board --------------------------------------------------------------------------------------

new_word(
    "trash", "optional", number=words.TRASH,
    do=perform.do_trash, usable=predicates.usable_trash, payable=predicates.payable_trash,
    says=_plain("trash card"), worth=flat(0.18),
)  # fmt: skip
new_word(
    "trash_this", "choiceless", number=words.TRASH_THIS,
    do=perform.do_trash_this, usable=predicates.usable_trash_this, payable=predicates.payable_trash_this,
    says=_plain("trash this"), worth=flat(0.05),
)  # fmt: skip
new_word(
    "deploy", "optional", number=words.DEPLOY,
    do=perform.do_deploy, usable=predicates.usable_deploy, needs=predicates.needs_garrison,
    says=lambda effect: f"may deploy {_up_to(effect.n)} from garrison",
    about=_any_number, worth=flat(0.25),
)  # fmt: skip
new_word(
    "retreat", "optional", number=words.RETREAT,
    do=perform.do_retreat, usable=predicates.usable_retreat, needs=predicates.needs_conflict,
    says=lambda effect: f"may retreat {_up_to(effect.n)}",
    about=_any_number, worth=flat(0.1),
)  # fmt: skip
new_word(
    "reinforce", "reinforces", number=words.REINFORCE,
    do=perform.do_reinforce, usable=predicates.usable_supply, needs=predicates.needs_supply,
    says=_plain("+{n} troops, on a Reveal turn straight to the Conflict if you like"), worth=each(0.18),
)  # fmt: skip
new_word(
    "steal", "choiceless", number=words.STEAL,
    do=perform.do_steal, usable=predicates.usable_steal, brings_intrigue=_always,
    says=_plain("steal intrigue from opponents with 4 or more"), worth=flat(0.3),
)  # fmt: skip
new_word(
    "mentat", "order_free", number=words.MENTAT,
    do=perform.do_mentat, usable=predicates.usable_mentat, says=_plain("take the Mentat"), worth=flat(0.3),
)  # fmt: skip
new_word(
    "swordmaster", "order_free", number=words.SWORDMASTER,
    do=perform.do_swordmaster, says=_plain("third Agent"), worth=flat(1.7),
)  # fmt: skip
new_word(
    "council", "order_free", number=words.COUNCIL, occasion=TOOK_SEAT,
    do=perform.do_council, says=_plain("council seat"), worth=flat(1.0),
)  # fmt: skip
new_word(
    "harvest", "order_free plot_bound", number=words.HARVEST, occasion=HARVESTED,
    do=perform.do_harvest,
    says=lambda effect: (
        "all bonus spice here" if effect.m == BONUS_ONLY
        else f"+{effect.n} spice and all bonus spice here" if effect.n else "all spice here"
    ),
    about=lambda effect: {"bonus_only": True} if effect.m == BONUS_ONLY else {},
    worth=each(0.16),
)  # fmt: skip
new_word(
    "take", "choiceless mixes", number=words.TAKE_RESERVE,
    do=perform.do_take_reserve, usable=predicates.usable_take_reserve,
    says=lambda effect: f"acquire {CARDS[effect.m].key}",
    about=_of_card, worth=flat(0.3),
)  # fmt: skip
new_word(
    "acquire", number=words.ACQUIRE,
    do=perform.do_acquire, usable=predicates.usable_acquire,
    says=lambda effect: f"acquire card (cost <= {effect.n}){' to top of deck' if effect.m else ''}",
    about=lambda effect: {"on_top": bool(effect.m)}, worth=flat(0.5),
)  # fmt: skip
new_word("signet", number=words.SIGNET, do=perform.do_nothing, says=_plain("signet ability"), worth=flat(0.35))
new_word(
    "double_visit", "order_free", number=words.DOUBLE_VISIT,
    do=perform.do_nothing, says=_plain("influence +2 instead of +1 here"), worth=flat(0.5),
)  # fmt: skip
new_word(
    "discount", "order_free", number=words.DISCOUNT,
    do=perform.do_discount,
    says=lambda effect: f"{CARDS[effect.m].key} costs {effect.n} less this turn",
    about=_of_card, worth=flat(0.3),
)  # fmt: skip
new_word(
    "next_reveal", "order_free", number=words.NEXT_REVEAL, binds=AS_ARROWS,
    do=perform.do_next_reveal, usable=predicates.usable_some_part,
    says=lambda effect: f"in your Reveal turn: {group(effect.parts)}",
    worth=lambda effect: 0.6 * total_worth(effect.parts),
)  # fmt: skip
new_word(
    "control", "order_free", number=words.CONTROL,
    do=perform.do_control, says=lambda effect: f"control {effect.key}",
    about=lambda effect: {"space": effect.key}, worth=flat(0.4),
)  # fmt: skip
new_word(
    "mentat_next", "order_free", number=words.MENTAT_NEXT,
    do=perform.do_mentat_next, says=_plain("the Mentat for the next round"), worth=flat(0.3),
)  # fmt: skip

# -- losses and prices -------------------------------------------------------------------------------------------------

new_word(
    "lose_troop", number=words.LOSE_TROOP,
    do=units.do_lose_troop, usable=units.usable_lose_troop, payable=units.payable_troops,
    says=lambda effect: f"lose {effect.n} {_from_place(effect)}troop{'' if effect.n == 1 else 's'}",
    about=lambda effect: {"place": _place(effect)}, worth=each(-0.2),
)  # fmt: skip
new_word(
    "discard", number=words.DISCARD_CARD,
    do=perform.do_discard, usable=predicates.usable_discard, payable=predicates.payable_discard,
    says=_plain("discard {n}"), worth=each(-0.15),
)  # fmt: skip
new_word(
    "pay", number=words.PAY,
    do=perform.do_pay, payable=predicates.payable_goods,
    says=lambda effect: f"pay {effect.n} {RESOURCES[effect.m]}",
    about=_of_resource, worth=lambda effect: -RESOURCE_WORTH[effect.m] * effect.n,
)  # fmt: skip
new_word(
    "lose_influence", "shifts", number=words.LOSE_INFLUENCE,
    do=perform.do_lose_influence, payable=predicates.payable_influence,
    says=_plain("influence any -1"), about=_of_factions, worth=each(-0.5),
)  # fmt: skip

# -- the rest ----------------------------------------------------------------------------------------------------------

new_word(
    "recall_agent", number=words.RECALL_AGENT,
    do=perform.do_recall_agent, usable=predicates.usable_recall_agent,
    says=_plain("recall one of your Agents"), worth=flat(0.4),
)  # fmt: skip
new_word(
    "send_any", "order_free", number=words.SEND_ANY,
    do=perform.do_nothing, says=_plain("send an Agent from anywhere"), worth=flat(0.3),
)  # fmt: skip
new_word(
    "special", number=words.SPECIAL,
    do=perform.do_special, usable=predicates.usable_special, says=_special, worth=flat(0.3),
)  # fmt: skip

# -- conditions and counts ---------------------------------------------------------------------------------------------

new_condition(
    "bond", number=words.BOND,
    holds=predicates.holds_bond,
    says=lambda effect: f"another {FACTIONS[effect.m]} card in play", about=_of_faction,
)  # fmt: skip
new_condition(
    "alliance", number=words.ALLIANCE,
    holds=predicates.holds_alliance,
    says=lambda effect: "any alliance" if effect.m == ANY else f"{FACTIONS[effect.m]} alliance", about=_of_faction,
)  # fmt: skip
new_condition(
    "influence", number=words.INFLUENCE_AT_LEAST,
    holds=predicates.holds_influence,
    says=lambda effect: f"influence {FACTIONS[effect.m]} >= {effect.n}", about=_of_faction,
)  # fmt: skip
new_condition(
    "council", number=words.HAS_COUNCIL,
    holds=predicates.holds_council, says=_plain("council seat"),
)  # fmt: skip
new_condition(
    "won", number=words.WON_CONFLICT,
    holds=predicates.holds_won, says=_plain("you won this Conflict"),
)  # fmt: skip
new_condition("special", number=words.SPECIAL_CONDITION, holds=predicates.holds_special, says=_special)

new_count(
    "cards_in_play", number=words.CARDS_IN_PLAY,
    counts=predicates.counts_in_play,
    says=lambda effect: f"{FACTIONS[effect.m]} card in play", about=_of_faction,
)  # fmt: skip
