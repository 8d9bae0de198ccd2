"""The Intrigue deck of Uprising: 40 cards, 35 different ones, and 4 of the CHOAM module (U-2.2).

Lines apart are separate: those with an arrow may be used or left, and are paid when used (U-20.6).
"""

from __future__ import annotations

from kanly.imperium.components import IntrigueCard
from kanly.imperium.content.base.specials import MANIPULATE
from kanly.imperium.content.declare import intrigue as plot_card
from kanly.imperium.content.uprising import specials
from kanly.imperium.content.uprising.words import (
    COMPLETED,
    GAINED_SPICE,
    REVEALING,
    SANDWORMS,
    SPIES_ON_BOARD,
    contract,
    give_way,
    inspire,
    lasting,
    recall_spies,
    shield_wall,
    spy,
    summon,
    turn_icon,
)
from kanly.imperium.effects import (
    Effect,
    acquire_card,
    arrow,
    both,
    choose,
    deploy,
    discard_cards,
    draw,
    either,
    if_council,
    if_influence,
    if_special,
    influence,
    influence_any,
    intrigue,
    lose_influence,
    pay_solari,
    pay_spice,
    pay_water,
    provided,
    retreat,
    solari,
    special,
    spice,
    swords,
    trash_card,
    troops,
    vp,
    water,
)
from kanly.imperium.ids import BENE_GESSERIT, CITY, CRYSKNIFE, DESERT_MOUSE, EMPEROR, FREMEN, GUILD, ORNITHOPTER
from kanly.imperium.occasions import ACQUIRED, DEPLOYED
from kanly.imperium.words import ANY_NUMBER

SET = "uprising"


def _icon_card(key: str, name: str, icon: int) -> IntrigueCard:
    """Declare a card that scores a battle icon at the end; an Objective counts (U-12.6)."""
    return plot_card(key, name, plot=[spice(1)], endgame=[arrow(turn_icon(icon), vp(1))], set_name=SET)


def _two_factions() -> Effect:
    return choose(2, influence(EMPEROR), influence(GUILD), influence(BENE_GESSERIT), influence(FREMEN))


DECK: list[IntrigueCard] = [
    plot_card("buy_access", "Buy Access", plot=[arrow(pay_solari(5), _two_factions())], set_name=SET),
    # not for cards acquired before it was played (U-20.3)
    plot_card(
        "call_to_arms", "Call to Arms", plot=[lasting(ACQUIRED, provided(REVEALING, troops(1)))], set_name=SET,
    ),
    plot_card(
        "change_allegiances", "Change Allegiances",
        plot=[arrow(lose_influence(), influence_any(1)), arrow(pay_spice(3), influence_any(1))], set_name=SET,
    ),
    plot_card(
        "contingency_plan", "Contingency Plan", copies=3, plot=[solari(2)], combat=[swords(3)], set_name=SET,
    ),
    plot_card("councilors_ambition", "Councilor's Ambition", plot=[if_council(water(2))], set_name=SET),
    _icon_card("crysknife", "Crysknife", CRYSKNIFE),
    plot_card(
        "cunning", "Cunning", plot=[either(draw(1), arrow(pay_spice(1), draw(1), trash_card()))], set_name=SET,
    ),
    plot_card(
        "depart_for_arrakis", "Depart for Arrakis",
        plot=[arrow(pay_spice(2), troops(3)), if_influence(GUILD, 3, draw(1))], set_name=SET,
    ),
    _icon_card("desert_mouse", "Desert Mouse", DESERT_MOUSE),
    plot_card("detonation", "Detonation", copies=2, plot=[either(shield_wall(), deploy(4))], set_name=SET),
    plot_card(
        "devour", "Devour", combat=[swords(2), provided(SANDWORMS, swords(2), trash_card(), n=1)], set_name=SET,
    ),
    # the Spy is not optional, only sharing the post is (U-20.4)
    plot_card(
        "distraction", "Distraction", copies=2,
        plot=[lasting(DEPLOYED, spy(shared=True), special(specials.DISTRACTED), least=3)], set_name=SET,
    ),
    plot_card(
        "find_weakness", "Find Weakness", combat=[swords(2), arrow(recall_spies(1), swords(3))], set_name=SET,
    ),
    plot_card("go_to_ground", "Go to Ground", combat=[arrow(give_way(1, 2), spy())], set_name=SET),
    plot_card(
        "imperium_politics", "Imperium Politics",
        plot=[arrow(pay_solari(1), either(influence(EMPEROR), influence(GUILD)))], set_name=SET,
    ),
    # playable with no such card for sale (U-20.5)
    plot_card("impress", "Impress", combat=[swords(2), acquire_card(3)], set_name=SET),
    plot_card("inspire_awe", "Inspire Awe", plot=[inspire(3)], set_name=SET),
    plot_card(
        "intelligence_report", "Intelligence Report",
        plot=[draw(1), provided(SPIES_ON_BOARD, draw(1), n=2)], set_name=SET,
    ),
    # nobody else can acquire it; gone after the own Reveal turn (U-14.3)
    plot_card("manipulate", "Manipulate", plot=[special(MANIPULATE)], set_name=SET),
    plot_card(
        "market_opportunity", "Market Opportunity",
        plot=[either(arrow(pay_spice(2), solari(5)), arrow(pay_solari(5), spice(5)))], set_name=SET,
    ),
    plot_card("mercenaries", "Mercenaries", plot=[arrow(pay_solari(3), intrigue(1), troops(2))], set_name=SET),
    # two plain icons: both may be the same faction
    plot_card(
        "opportunism", "Opportunism",
        plot=[arrow((lose_influence(), lose_influence(), pay_solari(2)), vp(1))], set_name=SET,
    ),
    _icon_card("ornithopter", "Ornithopter", ORNITHOPTER),
    plot_card(
        "questionable_methods", "Questionable Methods",
        combat=[swords(1), arrow(lose_influence(), swords(4))], set_name=SET,
    ),
    # in deck, hand, discard pile and play; the spice counts for tie-breaks
    plot_card(
        "secure_spice_trade", "Secure Spice Trade",
        endgame=[if_special(specials.TWO_FLOWS, vp(1), spice(2))], set_name=SET,
    ),
    plot_card(
        "shaddams_favor", "Shaddam's Favor", plot=[troops(1), if_influence(EMPEROR, 3, solari(3))], set_name=SET,
    ),
    plot_card(
        "shadow_alliance", "Shadow Alliance", endgame=[if_special(specials.IN_SHADOW, vp(1))], set_name=SET,
    ),
    plot_card(
        "sietch_ritual", "Sietch Ritual",
        plot=[arrow(discard_cards(1), either(influence(BENE_GESSERIT), influence(FREMEN)))], set_name=SET,
    ),
    plot_card(
        "special_mission", "Special Mission", copies=2,
        plot=[either(spy(on=[CITY]), arrow(recall_spies(1), shield_wall(), spice(2)))], set_name=SET,
    ),
    plot_card(
        "spice_is_power", "Spice is Power",
        combat=[either(arrow(give_way(3), spice(3)), arrow(pay_spice(3), swords(6)))], set_name=SET,
    ),
    plot_card("spring_the_trap", "Spring the Trap", combat=[arrow(recall_spies(2), swords(7))], set_name=SET),
    plot_card(
        "strategic_stockpiling", "Strategic Stockpiling",
        plot=[arrow(pay_spice(5), vp(1)), if_influence(FREMEN, 3, arrow(pay_water(3), vp(1)))], set_name=SET,
    ),
    plot_card(
        "tactical_option", "Tactical Option", combat=[either(swords(2), retreat(ANY_NUMBER))], set_name=SET,
    ),
    # no Maker Hooks needed; the wall may go first (U-8.7)
    plot_card(
        "unexpected_allies", "Unexpected Allies", plot=[arrow(pay_water(2), shield_wall(), summon(1))], set_name=SET,
    ),
    plot_card(
        "weirding_combat", "Weirding Combat",
        combat=[swords(3), if_influence(BENE_GESSERIT, 3, swords(2))], set_name=SET,
    ),
]  # fmt: skip

CHOAM_CARDS: list[IntrigueCard] = [
    plot_card(
        "backed_by_choam", "Backed by CHOAM",
        plot=[arrow(lose_influence(), solari(4))], combat=[provided(COMPLETED, swords(4), n=2)], set_name="choam",
    ),
    plot_card("choam_profits", "CHOAM Profits", endgame=[provided(COMPLETED, vp(1), n=4)], set_name="choam"),
    plot_card(
        "leverage", "Leverage", plot=[provided(GAINED_SPICE, both(contract(), solari(1)), n=1)], set_name="choam",
    ),
    plot_card("reach_agreement", "Reach Agreement", combat=[arrow(give_way(1, 2), contract())], set_name="choam"),
]  # fmt: skip
