"""The Intrigue cards of Bloodlines: 15, one with CHOAM, two with Tech, and Piter De Vries's 12 (B-2.1, B-2.4)."""

from __future__ import annotations

from kanly.imperium.components import IntrigueCard
from kanly.imperium.content.bloodlines import specials
from kanly.imperium.content.bloodlines.words import (
    COMMON,
    FRIENDS,
    FRONT,
    GOODS,
    TILES,
    UNIT_KINDS,
    acquire_tech,
    cheaper_commanders,
    coercion,
    combat_icon,
    give_plot,
    influence_behind,
    lend_icons,
    lose_any,
    trash_from,
    turn_two,
)
from kanly.imperium.content.declare import intrigue as plot_card
from kanly.imperium.content.declare import mask
from kanly.imperium.content.uprising.words import SANDWORMS, give_way, recall_spies, spy, trash_intrigue
from kanly.imperium.effects import (
    Effect,
    arrow,
    both,
    choose,
    deploy,
    discard_cards,
    draw,
    either,
    for_each,
    if_alliance,
    influence,
    influence_any,
    intrigue,
    lose_influence,
    lose_troops,
    pay_solari,
    pay_spice,
    pay_water,
    provided,
    solari,
    special,
    spice,
    swords,
    trash_card,
    troops,
    vp,
    water,
)
from kanly.imperium.ids import (
    ANY,
    BENE_GESSERIT,
    CITY,
    DISCARD,
    EMPEROR,
    FREMEN,
    GUILD,
    HAND,
    LANDSRAAD,
    SPICE_TRADE,
    WATER,
)
from kanly.imperium.words import FROM_CONFLICT

SET = "bloodlines"


def _two_factions() -> Effect:
    return choose(2, influence(EMPEROR), influence(GUILD), influence(BENE_GESSERIT), influence(FREMEN))


_SPY_CARDS: list[IntrigueCard] = [
    # its own Spy comes last, on a post of that space (B-7.11)
    plot_card(
        "false_orders", "False Orders",
        plot=[both(special(specials.FORCED_MOVE), spy(here=True))], set_name=SET,
    ),
    plot_card(
        "grasp_arrakis", "Grasp Arrakis",
        combat=[swords(3)], endgame=[arrow(turn_two(), vp(1))], set_name=SET,
    ),
    plot_card(
        "insider_information", "Insider Information",
        plot=[either(arrow(recall_spies(1), trash_card(), draw(1)), special(specials.LIFT))], set_name=SET,
    ),
    plot_card(
        "ripples_in_the_sand", "Ripples in the Sand",
        combat=[swords(3), provided(SANDWORMS, intrigue(1), n=1)], set_name=SET,
    ),
    plot_card(
        "sleeper_unit", "Sleeper Unit",
        plot=[either(arrow(pay_solari(1), spy()), arrow(recall_spies(1), troops(2)))], set_name=SET,
    ),
]  # fmt: skip
"""Those that are left out with the base game (B-4.3)."""

_COMMON: list[IntrigueCard] = [
    plot_card(
        "adaptive_tactics", "Adaptive Tactics", plot=[arrow(pay_spice(1), troops(1), combat_icon())], set_name=SET,
    ),
    plot_card("desert_support", "Desert Support", combat=[arrow(pay_water(1), swords(5))], set_name=SET),
    plot_card(
        "emperors_invitation", "Emperor's Invitation",
        plot=[either(draw(1), lend_icons(mask([EMPEROR])))], set_name=SET,
    ),
    plot_card("honor_guard", "Honor Guard", plot=[troops(1), cheaper_commanders(1)], set_name=SET),
    plot_card(
        "return_the_favor", "Return the Favor", combat=[swords(1), for_each(FRIENDS, swords(1))], set_name=SET,
    ),
    plot_card(
        "sacred_pools", "Sacred Pools",
        plot=[arrow(discard_cards(1), water(1))], endgame=[provided(GOODS, vp(1), n=3, m=WATER)], set_name=SET,
    ),
    plot_card(
        "seize_production", "Seize Production",
        plot=[either(solari(2), provided(FRONT, spice(2), n=1))], set_name=SET,
    ),
    # starting cards have no cost
    plot_card(
        "tenuous_bond", "Tenuous Bond",
        plot=[arrow(lose_influence(), influence_any(1))],
        combat=[arrow(trash_from(DISCARD, costs=True), swords(4))], set_name=SET,
    ),
    plot_card(
        "the_strong_survive", "The Strong Survive",
        combat=[either(swords(3), arrow(give_way(1), trash_card()))], set_name=SET,
    ),
    plot_card(
        "withdrawal_agreement", "Withdrawal Agreement", combat=[arrow(give_way(3), influence_any(1))], set_name=SET,
    ),
]  # fmt: skip

UPRISING_ONLY: tuple[IntrigueCard, ...] = tuple(_SPY_CARDS)
DECK: list[IntrigueCard] = sorted([*_SPY_CARDS, *_COMMON], key=lambda it: it.key)

CHOAM_CARDS: list[IntrigueCard] = [
    plot_card(
        "coercive_negotiation", "Coercive Negotiation", plot=[coercion(special(specials.COERCION))], set_name=SET,
    ),
]  # fmt: skip

TECH_CARDS: list[IntrigueCard] = [
    # played for Combat a tile has to be acquired (B-9.9)
    plot_card(
        "battlefield_research", "Battlefield Research",
        combat=[arrow(give_way(1, 2), acquire_tech(1))], endgame=[provided(TILES, vp(1), n=3)], set_name="tech",
    ),
    plot_card(
        "rapid_engineering", "Rapid Engineering",
        plot=[either(arrow(discard_cards(1), acquire_tech(1)), provided(TILES, _two_factions(), n=3))],
        set_name="tech",
    ),
]  # fmt: skip


def _twisted(key: str, name: str, plot: list[Effect] | None = None, combat: list[Effect] | None = None) -> IntrigueCard:
    """Declare a card of Piter De Vries's own deck (B-7.10)."""
    return IntrigueCard(f"twisted_{key}", name, 1, tuple(plot or ()), tuple(combat or ()), (), SET, twisted=True)


TWISTED: list[IntrigueCard] = [
    _twisted("ambitious", "Ambitious", [arrow(lose_any(3), influence_behind())]),
    _twisted("calculating", "Calculating", [for_each(UNIT_KINDS, solari(1))]),
    _twisted("controlled", "Controlled", [special(specials.CONTROL)], [swords(1)]),
    _twisted("devious", "Devious", [either(trash_from(HAND), deploy(2))]),
    _twisted("discerning", "Discerning", [either(arrow(discard_cards(1), draw(1)), if_alliance(ANY, draw(1)))]),
    _twisted("insidious", "Insidious", [arrow(give_plot(), spice(1), provided(COMMON, spice(1)))]),
    _twisted("resourceful", "Resourceful", [lend_icons(mask([LANDSRAAD, CITY, SPICE_TRADE]))]),
    _twisted("sadistic", "Sadistic", [arrow(lose_any(1), draw(1))]),
    _twisted("shrewd", "Shrewd", combat=[arrow(lose_troops(1, FROM_CONFLICT), spice(1))]),
    _twisted("sinister", "Sinister", combat=[arrow(lose_any(2), intrigue(1), solari(1))]),
    _twisted("unnatural", "Unnatural", [arrow(trash_intrigue(), intrigue(1), provided(COMMON, troops(1)))]),
    _twisted("withdrawn", "Withdrawn", [special(specials.WITHDRAWN)]),
]
"""Piter De Vries's own deck."""
