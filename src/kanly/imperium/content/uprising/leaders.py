"""The nine leaders of Uprising (U-19); Shaddam Corrino IV plays with the CHOAM module only."""

from __future__ import annotations

from kanly.imperium.components import Leader, Place
from kanly.imperium.content.declare import mask
from kanly.imperium.content.uprising import specials
from kanly.imperium.content.uprising.words import (
    PLACED_ON,
    SANDWORMS,
    SPACE_DONE,
    SPIED_VISIT,
    STRENGTH,
    VISITS,
    acquire_to_hand,
    may,
    no_deploying,
    recall_spies,
    spy,
)
from kanly.imperium.effects import (
    arrow,
    both,
    draw,
    either,
    if_alliance,
    influence_any,
    intrigue,
    pay_solari,
    pay_spice,
    pay_water,
    persuasion,
    provided,
    retreat,
    solari,
    special,
    spice,
    swords,
    trash_card,
    troops,
    water,
    when,
)
from kanly.imperium.ids import (
    ALL_FACTIONS,
    ANY,
    BENE_GESSERIT,
    CITY,
    EMPEROR,
    FREMEN,
    LANDSRAAD,
)
from kanly.imperium.occasions import REACHED_TWO, SENT_AGENT

SET = "uprising"

TRAINING_TRACK: tuple[Place, ...] = (
    Place("start", None, ("paid_trash", "first_spy")),
    Place("paid_trash", arrow(pay_solari(1), trash_card()), ("middle_trash",)),
    Place("first_spy", spy(), ("middle_trash",)),
    Place("middle_trash", trash_card(), ("late_trash", "second_spy")),
    Place("late_trash", trash_card(), ("end",)),
    Place("second_spy", spy(), ("spice",)),
    Place("spice", spice(2), ("end",)),
    Place("end", both(troops(1), spy()), ()),
)  # fmt: skip

REVEREND_MOTHER_JESSICA: Leader = Leader(
    "reverend_mother_jessica", "Reverend Mother Jessica", "atreides", 2, "Reverend Mother", "Water of Life",
    (arrow(pay_spice(1), water(1)),),
    agent=(
        provided(
            SPACE_DONE, arrow(pay_water(1), special(specials.REPEAT_SPACE)), m=mask([BENE_GESSERIT, FREMEN]),
        ),
    ),
    set_name=SET,
)  # fmt: skip

LEADER_CARDS: list[Leader] = [
    Leader(
        "feyd_rautha_harkonnen", "Feyd-Rautha Harkonnen", "harkonnen", 1, "Devious Strength", "Personal Training",
        (special(specials.TRAINING),), reveal=(arrow(recall_spies(1), swords(2)),), track=TRAINING_TRACK,
        set_name=SET,
    ),
    # once in a Reveal turn, and kept when the strength drops later (U-19.2)
    Leader(
        "gurney_halleck", "Gurney Halleck", "atreides", 1, "Always Smiling", "Warmaster", (troops(1),),
        reveal=(provided(STRENGTH, persuasion(1), n=6),), set_name=SET,
    ),
    Leader(
        "lady_amber_metulli", "Lady Amber Metulli", "metulli", 1, "Desert Scouts", "Fill Coffers",
        (solari(1), if_alliance(ANY, spice(1))), reveal=(retreat(1),), set_name=SET,
    ),
    Leader(
        "lady_jessica", "Lady Jessica", "atreides", 2, "Other Memories", "Spice Agony",
        (arrow(pay_spice(1), intrigue(1), special(specials.MEMORY)),),
        agent=(provided(VISITS, may(special(specials.OTHER_MEMORIES)), m=mask([BENE_GESSERIT])),),
        back=REVEREND_MOTHER_JESSICA, set_name=SET,
    ),
    Leader(
        "lady_margot_fenring", "Lady Margot Fenring", "fenring", 1, "Loyalty", "Arrakis Informant",
        (spy(on=[CITY]),), when=(when(REACHED_TWO[BENE_GESSERIT], spice(2)),), set_name=SET,
    ),
    Leader(
        "muad_dib", "Muad'Dib", "atreides", 1, "Unpredictable Foe", "Lead the Way", (draw(1),),
        reveal=(provided(SANDWORMS, intrigue(1), n=1),), set_name=SET,
    ),
    Leader(
        "princess_irulan", "Princess Irulan", "corrino", 2, "Imperial Birthright", "Chronicler's Insight",
        (may(either(acquire_to_hand(1, exactly=True), special(specials.TRASH_FOR_SPICE))),),
        when=(when(REACHED_TWO[EMPEROR], intrigue(1)),), set_name=SET,
    ),
    Leader(
        "staban_tuek", "Staban Tuek", "", 3, "Smuggle Spice", "Unseen Network",
        (
            spy(remembered=True),
            provided(PLACED_ON, arrow(pay_spice(1), solari(3)), m=mask([LANDSRAAD])),
            provided(PLACED_ON, arrow(pay_solari(2), intrigue(1)), m=ALL_FACTIONS),
        ),
        without=("diplomacy",),
        when=(when(SENT_AGENT, provided(SPIED_VISIT, spice(1)), of_others=True),), set_name=SET,
    ),
]  # fmt: skip

# one of the two halves must be taken, and the 1 Solari is gained, not paid (U-19.9, U-24.6)
SHADDAM: Leader = Leader(
    "shaddam_corrino_iv", "Shaddam Corrino IV", "corrino", 2, "Sardaukar Commander", "Emperor of the Known Universe",
    (no_deploying(), either(both(solari(1), troops(1)), arrow(pay_solari(3), influence_any(1)))),
    takes_set_aside=True, set_name="choam",
)  # fmt: skip
