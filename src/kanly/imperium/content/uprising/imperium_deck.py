"""The Imperium deck of Uprising: 65 cards, 50 different ones, and 4 of the CHOAM module (U-2.2)."""

from __future__ import annotations

from kanly.imperium.components import Card
from kanly.imperium.content.declare import card
from kanly.imperium.content.uprising import specials
from kanly.imperium.content.uprising.words import (
    BOUGHT_SPICE_MUST_FLOW,
    CARDS_REVEALED,
    COMPLETED,
    COMPLETED_CONTRACTS,
    DISCARDED,
    HAS_SWORDMASTER,
    HOOKS,
    MAKER_VISIT,
    NO_COUNCIL,
    OTHER_SWORD_CARDS,
    RECALLED_SPY,
    SANDWORMS_IN_CONFLICT,
    SPIES_ON_BOARD,
    SPYING_ON_MAKER,
    UNITS,
    VISITS,
    buy_for_solari,
    contract,
    deploy_recruits,
    give_way,
    lift_requirements,
    may,
    recall_other,
    recall_spies,
    spy,
    summon,
    trash_intrigue,
    trash_of,
    visit_influence,
)
from kanly.imperium.effects import (
    arrow,
    both,
    council_seat,
    deploy,
    discard_cards,
    double_visit,
    draw,
    either,
    for_each,
    fremen_bond,
    if_alliance,
    if_council,
    if_influence,
    influence,
    influence_any,
    intrigue,
    lose_influence,
    opponents,
    pay_solari,
    pay_spice,
    pay_water,
    per_card_in_play,
    persuasion,
    provided,
    retreat,
    sisterhood,
    solari,
    special,
    spice,
    swords,
    trash_card,
    trash_this,
    troops,
    vp,
    water,
)
from kanly.imperium.ids import (
    ALL_FACTIONS,
    BENE_GESSERIT,
    CITY,
    EMPEROR,
    FREMEN,
    GUILD,
    HAND,
    LANDSRAAD,
    PLAY,
    SPICE_TRADE,
    SPY_ICON,
)

SET = "uprising"
ALL_FOUR = (EMPEROR, GUILD, BENE_GESSERIT, FREMEN)

DECK: list[Card] = [
    card(
        "bene_gesserit_operative", "Bene Gesserit Operative", copies=2, cost=3,
        factions=[BENE_GESSERIT], icons=[BENE_GESSERIT],
        agent=[spy()], persuasion=1, reveal=[provided(SPIES_ON_BOARD, persuasion(2), n=2)], set_name=SET,
    ),
    card(
        "branching_path", "Branching Path", cost=3, factions=[BENE_GESSERIT], icons=[BENE_GESSERIT, CITY],
        agent=[if_alliance(BENE_GESSERIT, arrow(trash_intrigue(), intrigue(1), spice(2)))], persuasion=2, set_name=SET,
    ),
    card(
        "calculus_of_power", "Calculus of Power", copies=2, cost=3, factions=[EMPEROR], icons=[CITY, SPY_ICON],
        agent=[trash_card()], persuasion=2, reveal=[arrow(trash_of(EMPEROR, PLAY), swords(3))], set_name=SET,
    ),
    card(
        "captured_mentat", "Captured Mentat", cost=5, icons=[LANDSRAAD, SPICE_TRADE],
        agent=[arrow(discard_cards(1), intrigue(1), draw(1))],
        persuasion=1, reveal=[arrow(lose_influence(), influence_any(1))], set_name=SET,
    ),
    # units are counted when the box is carried out, after this turn's deployment if wished
    card(
        "chani_clever_tactician", "Chani, Clever Tactician", cost=5,
        factions=[FREMEN], icons=[FREMEN, CITY, SPICE_TRADE],
        agent=[provided(UNITS, intrigue(1), n=3)],
        reveal=[arrow(give_way(2), swords(4)), fremen_bond(persuasion(2))], set_name=SET,
    ),
    # the whole price must be there before any of it is paid (U-20.7)
    card(
        "corrinth_city", "Corrinth City", cost=6, factions=[EMPEROR], icons=[EMPEROR, LANDSRAAD],
        agent=[arrow((discard_cards(2), pay_solari(5)), vp(1))],
        reveal=[either(solari(5), provided(NO_COUNCIL, arrow(pay_solari(5), council_seat())))], set_name=SET,
    ),
    card(
        "covert_operation", "Covert Operation", cost=3, icons=[SPY_ICON],
        agent=[opponents(discard_cards(1))], reveal=[spy(2)], set_name=SET,
    ),
    card(
        "dangerous_rhetoric", "Dangerous Rhetoric", cost=3, icons=[LANDSRAAD, SPY_ICON],
        agent=[influence_any(1), trash_this()], persuasion=1, swords=1, set_name=SET,
    ),
    card(
        "desert_power", "Desert Power", cost=6, factions=[FREMEN], icons=[SPICE_TRADE],
        agent=[provided(MAKER_VISIT, spice(2))],
        reveal=[either(persuasion(2), provided(HOOKS, arrow(pay_water(1), summon(1))))], set_name=SET,
    ),
    card(
        "desert_survival", "Desert Survival", copies=2, cost=2, factions=[FREMEN], icons=[SPICE_TRADE],
        agent=[trash_card()], persuasion=1, swords=1, set_name=SET,
    ),
    card(
        "double_agent", "Double Agent", copies=2, cost=3,
        factions=[EMPEROR, GUILD], icons=[LANDSRAAD, CITY, SPICE_TRADE],
        agent=[spy(here=True, shared=True)], persuasion=1, swords=1, set_name=SET,
    ),
    card(
        "ecological_testing_station", "Ecological Testing Station", cost=3, factions=[FREMEN], icons=[FREMEN, CITY],
        agent=[arrow(pay_water(2), draw(2))], persuasion=1, reveal=[fremen_bond(water(1))], set_name=SET,
    ),
    card(
        "fedaykin_stilltent", "Fedaykin Stilltent", cost=2, factions=[FREMEN], icons=[SPICE_TRADE],
        agent=[provided(MAKER_VISIT, troops(1))], reveal=[water(1)], set_name=SET,
    ),
    # no arrow: the discard is mandatory, and waits while the hand is empty (U-20.2)
    card(
        "guild_envoy", "Guild Envoy", cost=3, factions=[GUILD], icons=ALL_FOUR,
        agent=[both(discard_cards(1), provided(DISCARDED, draw(2), m=GUILD))], persuasion=1, set_name=SET,
    ),
    # once a Reveal turn, by the Spies in place when The Spice Must Flow is acquired (U-20.9)
    card(
        "guild_spy", "Guild Spy", cost=3, factions=[GUILD], icons=[SPY_ICON],
        agent=[arrow(discard_cards(1), draw(1), provided(DISCARDED, intrigue(1), m=GUILD))],
        persuasion=2, reveal=[provided(BOUGHT_SPICE_MUST_FLOW, special(specials.GUILD_REPORT))],
        acquire=[spy()], set_name=SET,
    ),
    card(
        "hidden_missive", "Hidden Missive", cost=2, factions=[BENE_GESSERIT], icons=[LANDSRAAD],
        agent=[if_influence(BENE_GESSERIT, 2, troops(1), draw(1))], persuasion=1, swords=1, set_name=SET,
    ),
    card(
        "imperial_spymaster", "Imperial Spymaster", cost=2, factions=[EMPEROR], icons=[EMPEROR, SPY_ICON],
        agent=[provided(RECALLED_SPY, intrigue(1))], persuasion=1, swords=1, set_name=SET,
    ),
    card(
        "in_high_places", "In High Places", cost=5,
        factions=[EMPEROR, BENE_GESSERIT], icons=[EMPEROR, BENE_GESSERIT],
        agent=[sisterhood(draw(1), spy())],
        persuasion=2, reveal=[arrow(recall_spies(2), persuasion(3))], acquire=[spy()], set_name=SET,
    ),
    card(
        "junction_headquarters", "Junction Headquarters", cost=6,
        factions=[GUILD], icons=[LANDSRAAD, CITY, SPICE_TRADE],
        agent=[if_alliance(GUILD, arrow((trash_intrigue(), pay_spice(2)), vp(1)))],
        persuasion=1, reveal=[water(1), troops(1)], set_name=SET,
    ),
    # counted at one moment of the player's choice; this card is left out (U-20.9)
    card(
        "leadership", "Leadership", cost=5, factions=[FREMEN], icons=[FREMEN, SPICE_TRADE],
        agent=[for_each(SANDWORMS_IN_CONFLICT, draw(1))],
        persuasion=2, swords=1, reveal=[for_each(OTHER_SWORD_CARDS, swords(1))], set_name=SET,
    ),
    # no reshuffle to reach three cards; one effect that cannot be divided
    card(
        "long_live_the_fighters", "Long Live the Fighters", cost=7, factions=[FREMEN], icons=[FREMEN, CITY],
        agent=[special(specials.LOOK_AT_TOP)], persuasion=2, swords=3, set_name=SET,
    ),
    card(
        "maker_keeper", "Maker Keeper", copies=2, cost=2, factions=[BENE_GESSERIT, FREMEN], icons=[CITY],
        agent=[if_influence(BENE_GESSERIT, 2, water(1)), if_influence(FREMEN, 2, spice(1))], persuasion=2, set_name=SET,
    ),
    card(
        "maula_pistol", "Maula Pistol", copies=2, cost=3, factions=[FREMEN], icons=[CITY, SPICE_TRADE],
        agent=[draw(1)], persuasion=1, swords=1, set_name=SET,
    ),
    card(
        "northern_watermaster", "Northern Watermaster", cost=3, factions=[FREMEN], icons=[CITY],
        agent=[water(1)], persuasion=1, reveal=[fremen_bond(spice(2))], set_name=SET,
    ),
    card(
        "overthrow", "Overthrow", cost=8, icons=ALL_FOUR, agent=[double_visit()],
        persuasion=2, swords=2, reveal=[troops(1)], acquire=[intrigue(1)], set_name=SET,
    ),
    card(
        "paracompass", "Paracompass", cost=4, icons=[CITY], agent=[solari(2)],
        reveal=[if_council(persuasion(2)), if_council(provided(HAS_SWORDMASTER, persuasion(1)))], set_name=SET,
    ),
    card(
        "price_is_no_object", "Price is No Object", cost=6,
        factions=[EMPEROR, BENE_GESSERIT], icons=[EMPEROR, BENE_GESSERIT],
        agent=[buy_for_solari()], persuasion=2, reveal=[solari(2)], acquire=[solari(2)], set_name=SET,
    ),
    card(
        "public_spectacle", "Public Spectacle", copies=2, cost=4, factions=[EMPEROR], icons=[SPY_ICON],
        agent=[provided(RECALLED_SPY, influence_any(1))], persuasion=1, reveal=[spy()], set_name=SET,
    ),
    card(
        "rebel_supplier", "Rebel Supplier", copies=2, cost=3, factions=[FREMEN], icons=[CITY],
        agent=[provided(RECALLED_SPY, troops(2))], swords=1, reveal=[spice(1)], set_name=SET,
    ),
    card(
        "reliable_informant", "Reliable Informant", cost=2, factions=[GUILD], icons=[GUILD],
        agent=[spy(on=[EMPEROR, BENE_GESSERIT, FREMEN])], persuasion=1, reveal=[solari(1)], set_name=SET,
    ),
    # only cards revealed this turn count, not those of Agent turns
    card(
        "sardaukar_coordination", "Sardaukar Coordination", copies=2, cost=4,
        factions=[EMPEROR], icons=[EMPEROR, LANDSRAAD],
        agent=[deploy_recruits()], persuasion=2, reveal=[for_each(CARDS_REVEALED, swords(1), m=EMPEROR)], set_name=SET,
    ),
    card(
        "sardaukar_soldier", "Sardaukar Soldier", cost=1, factions=[EMPEROR], icons=[CITY],
        persuasion=1, swords=1, trashed=[intrigue(1)], set_name=SET,
    ),
    card(
        "shishakli", "Shishakli", cost=4, factions=[FREMEN], icons=[CITY, SPICE_TRADE],
        agent=[arrow(trash_card(), draw(1))], swords=2, reveal=[fremen_bond(influence(FREMEN))], set_name=SET,
    ),
    card(
        "smugglers_harvester", "Smuggler's Harvester", copies=2, cost=1, factions=[GUILD], icons=[SPICE_TRADE],
        agent=[provided(MAKER_VISIT, spice(1))], persuasion=1, set_name=SET,
    ),
    card(
        "smugglers_haven", "Smuggler's Haven", cost=4, factions=[GUILD], icons=[GUILD, SPICE_TRADE],
        agent=[arrow(pay_spice(4), vp(1))], persuasion=1, reveal=[provided(SPYING_ON_MAKER, spice(2))], set_name=SET,
    ),
    card(
        "southern_elders", "Southern Elders", cost=4,
        factions=[BENE_GESSERIT, FREMEN], icons=[BENE_GESSERIT, FREMEN],
        agent=[sisterhood(troops(2))], reveal=[water(1), fremen_bond(persuasion(2))], set_name=SET,
    ),
    card(
        "space_time_folding", "Space-time Folding", cost=1, factions=[GUILD], icons=[GUILD],
        agent=[arrow(discard_cards(1), draw(1), provided(DISCARDED, draw(1), m=GUILD))], persuasion=1, set_name=SET,
    ),
    # from hand only: cleaning up is not discarding (U-10.6, U-20.1)
    card(
        "spacing_guilds_favor", "Spacing Guild's Favor", copies=2, cost=5, factions=[GUILD], icons=[GUILD, SPICE_TRADE],
        agent=[draw(1)], persuasion=2, reveal=[arrow(pay_spice(3), influence_any(1))],
        discarded=[spice(2)], set_name=SET,
    ),
    card(
        "spy_network", "Spy Network", cost=2, factions=[EMPEROR, GUILD],
        persuasion=2, swords=1, reveal=[provided(SPIES_ON_BOARD, arrow(recall_spies(1), intrigue(1)), n=2)],
        acquire=[spy()], set_name=SET,
    ),
    card(
        "steersman", "Steersman", cost=8, factions=[GUILD], icons=[GUILD, LANDSRAAD, CITY, SPICE_TRADE],
        agent=[draw(1), recall_other()], persuasion=2, reveal=[spice(2)], acquire=[influence(GUILD)], set_name=SET,
    ),
    card(
        "stilgar_the_devoted", "Stilgar, The Devoted", cost=6, factions=[FREMEN], icons=[FREMEN, CITY, SPICE_TRADE],
        agent=[troops(2)], reveal=[per_card_in_play(FREMEN, persuasion(2))], set_name=SET,
    ),
    card(
        "strike_fleet", "Strike Fleet", cost=5, icons=[SPY_ICON],
        agent=[provided(RECALLED_SPY, troops(3))], persuasion=1, swords=3, acquire=[spy()], set_name=SET,
    ),
    # off a faction space it gains nothing and stays (U-20.11)
    card(
        "subversive_advisor", "Subversive Advisor", cost=5, icons=[SPY_ICON],
        agent=[double_visit(), provided(VISITS, trash_this(), m=ALL_FACTIONS)],
        persuasion=1, acquire=[spy()], set_name=SET,
    ),
    card(
        "treacherous_maneuver", "Treacherous Maneuver", cost=5, factions=[EMPEROR], icons=ALL_FOUR,
        agent=[
            provided(VISITS, arrow((trash_this(), trash_of(EMPEROR, HAND)), visit_influence(1)), m=ALL_FACTIONS),
        ],
        persuasion=1, reveal=[intrigue(1)], set_name=SET,
    ),
    # no arrow: the trash may be declined and the card still drawn
    card(
        "tread_in_darkness", "Tread in Darkness", copies=2, cost=4,
        factions=[BENE_GESSERIT], icons=[LANDSRAAD, CITY, SPICE_TRADE],
        agent=[sisterhood(trash_card()), sisterhood(draw(1))], persuasion=2, swords=1, set_name=SET,
    ),
    card(
        "truthtrance", "Truthtrance", copies=2, cost=4, factions=[BENE_GESSERIT], icons=ALL_FOUR,
        persuasion=1, set_name=SET,
    ),
    card(
        "undercover_asset", "Undercover Asset", cost=2,
        factions=[EMPEROR, GUILD], icons=[LANDSRAAD, CITY, SPICE_TRADE],
        agent=[lift_requirements()], reveal=[either(spy(), swords(2))], set_name=SET,
    ),
    # the recruited troop may be the one deployed
    card(
        "unswerving_loyalty", "Unswerving Loyalty", copies=2, cost=1, factions=[FREMEN],
        persuasion=1, reveal=[troops(1), fremen_bond(may(either(deploy(1), retreat(1))))], set_name=SET,
    ),
    card(
        "weirding_woman", "Weirding Woman", copies=2, cost=1, factions=[BENE_GESSERIT], icons=[CITY, SPICE_TRADE],
        agent=[sisterhood(special(specials.RETURN_TO_HAND))], persuasion=1, swords=1, set_name=SET,
    ),
    card(
        "wheels_within_wheels", "Wheels Within Wheels", cost=2, factions=[EMPEROR, GUILD], icons=[SPY_ICON],
        agent=[if_influence(EMPEROR, 2, solari(2)), if_influence(GUILD, 2, spice(1))],
        persuasion=1, reveal=[spy()], set_name=SET,
    ),
]  # fmt: skip

CHOAM_CARDS: list[Card] = [
    card(
        "cargo_runner", "Cargo Runner", cost=3, factions=[GUILD], icons=[LANDSRAAD, CITY, SPICE_TRADE],
        agent=[provided(COMPLETED, draw(1), n=2), provided(COMPLETED, draw(1), n=4)], persuasion=1, set_name="choam",
    ),
    card(
        "delivery_agreement", "Delivery Agreement", cost=5, factions=[GUILD], icons=[CITY],
        agent=[arrow(discard_cards(1), contract())],
        reveal=[either(spice(1), provided(COMPLETED, arrow(trash_this(), vp(1)), n=4))], set_name="choam",
    ),
    # contracts are counted once (U-20.9)
    card(
        "interstellar_trade", "Interstellar Trade", cost=7, factions=[GUILD], icons=[LANDSRAAD, CITY, SPICE_TRADE],
        agent=[influence_any(1)], reveal=[for_each(COMPLETED_CONTRACTS, persuasion(1))],
        acquire=[contract()], set_name="choam",
    ),
    card(
        "priority_contracts", "Priority Contracts", cost=6, factions=[GUILD], icons=[LANDSRAAD, SPICE_TRADE],
        agent=[contract()],
        reveal=[either(spice(2), provided(COMPLETED, arrow(trash_this(), vp(1)), n=4))], set_name="choam",
    ),
]  # fmt: skip
