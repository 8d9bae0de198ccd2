"""The named leaders and the Wild Maker, in the order of their numbers in `ids.py` (W-11)."""

from __future__ import annotations

from kanly.arrakis import steps
from kanly.arrakis.components import leader
from kanly.arrakis.effects import (
    A_SIETCH,
    DO_ATTACK,
    DO_MOVE,
    OWN_LEGION,
    OWN_SETTLEMENT,
    SAME_SIETCH,
    SURPRISE,
    WITH_LEADER,
    WITH_NAMED,
    attack,
    deploy_token,
    do,
    draw,
    either,
    move,
    place,
    play,
    replace,
)
from kanly.arrakis.ids import (
    BESIDE,
    CORRINO_ALLY,
    DEPLOYMENT,
    DESERT_POWER,
    ELITE,
    FEYD,
    FREMEN_ALLY,
    GURNEY,
    HOUSE,
    HOUSE_ATREIDES,
    HOUSE_HARKONNEN,
    LEADERSHIP,
    MENTAT,
    MUAD_DIB,
    PAUL,
    RABBAN,
    REGULAR,
    STRATEGY,
)

# -- Harkonnen ------------------------------------------------------------------------------------------------

leader(
    "baron_harkonnen", "Baron Harkonnen", HOUSE_HARKONNEN, HOUSE,
    replace(3, REGULAR),
    shields=2, start=BESIDE, enters="start",
)  # fmt: skip
leader(
    "beast_rabban", "Beast Rabban", HOUSE_HARKONNEN, LEADERSHIP,
    move(figure=WITH_NAMED + RABBAN), move(figure=WITH_NAMED + RABBAN),
    hits=2, start=BESIDE, enters="start; leaves when Feyd-Rautha enters",
)  # fmt: skip
leader(
    "feyd_rautha", "Feyd-Rautha", HOUSE_HARKONNEN, LEADERSHIP,
    move(figure=WITH_NAMED + FEYD), attack(WITH_NAMED + FEYD),
    hits=2, shields=1, enters="supremacy reaches 6, or Beloved Feyd-Rautha; Beast Rabban leaves",
)  # fmt: skip
leader(
    "thufir_hawat", "Thufir Hawat", HOUSE_HARKONNEN, MENTAT,
    draw(3, HOUSE_HARKONNEN),
    hits=1, shields=2, enters="supremacy reaches 1; leaves by Hawat's Scheming",
)  # fmt: skip
leader(
    "gaius_helen_mohiam", "Gaius Helen Mohiam", CORRINO_ALLY, MENTAT,
    draw(2, CORRINO_ALLY), play(),
    shields=3, enters="Thufir Hawat leaves by Hawat's Scheming; brings a Bene Gesserit token",
)  # fmt: skip
leader(
    "captain_aramsham", "Captain Aramsham", CORRINO_ALLY, DEPLOYMENT,
    place(OWN_SETTLEMENT, regular=1, deploy=True), place(OWN_SETTLEMENT, regular=1, deploy=True),
    place(OWN_SETTLEMENT, special=1, deploy=True), place(OWN_SETTLEMENT, leader=1, deploy=True),
    hits=1, shields=1, start=BESIDE, enters="start",
)  # fmt: skip
leader(
    "shaddam_iv", "Emperor Shaddam IV", CORRINO_ALLY, STRATEGY,
    replace(3, ELITE),
    hits=2, enters="a card Rage Overcame Shaddam IV",
)  # fmt: skip

# -- Atreides -------------------------------------------------------------------------------------------------

leader(
    "paul_atreides", "Paul Atreides", HOUSE_ATREIDES, LEADERSHIP,
    place(OWN_LEGION, named=PAUL), move(2, WITH_LEADER),
    hits=1, start=BESIDE, enters="start; Paul-Muad'Dib takes his place", counts_as="paul",
)  # fmt: skip
leader(
    "lady_jessica", "Lady Jessica", HOUSE_ATREIDES, MENTAT,
    draw(3),
    shields=1, start=BESIDE, enters="start; Reverend Mother Jessica takes her place", ours=True, counts_as="jessica",
)  # fmt: skip
leader(
    "reverend_mother_jessica", "Reverend Mother Jessica", HOUSE_ATREIDES, MENTAT,
    draw(2), play(),
    shields=2, enters="Sand Dwellers reaches 3; takes the place of Lady Jessica", ours=True, counts_as="jessica",
)  # fmt: skip
leader(
    "gurney_halleck", "Gurney Halleck", HOUSE_ATREIDES, LEADERSHIP,
    move(figure=WITH_NAMED + GURNEY), attack(WITH_NAMED + GURNEY),
    hits=2, shields=1, enters="a card Smugglers, straight onto the map", ours=True,
)  # fmt: skip
leader(
    "alia", "Alia", HOUSE_ATREIDES, HOUSE,
    do(steps.USE_AS, "use this die as any other symbol"), draw(1),
    hits=1, enters="any prescience marker reaches 6, or Alia, the Abomination", ours=True,
)  # fmt: skip
leader(
    "paul_muad_dib", "Paul-Muad'Dib", FREMEN_ALLY, LEADERSHIP,
    place(OWN_LEGION, named=MUAD_DIB),
    either((DO_MOVE, move(2, WITH_LEADER)), (DO_ATTACK, attack(WITH_NAMED + MUAD_DIB, how=SURPRISE))),
    hits=2, shields=1, enters="Kwisatz Haderach reaches 3; takes the place of Paul Atreides", ours=True,
    counts_as="paul",
)  # fmt: skip
leader(
    "stilgar", "Stilgar", FREMEN_ALLY, STRATEGY,
    move(3),
    hits=2, start=BESIDE, enters="start", ours=True,
)  # fmt: skip
leader(
    "chani", "Chani", FREMEN_ALLY, DEPLOYMENT,
    deploy_token(A_SIETCH), place(SAME_SIETCH, special=1, deploy=True), place(SAME_SIETCH, leader=1, deploy=True),
    hits=1, shields=1, enters="Jihad reaches 3", ours=True,
)  # fmt: skip
leader(
    "wild_maker", "Wild Maker", FREMEN_ALLY, DESERT_POWER,
    do(steps.MOVE_WORMS, "move wild_maker", 1, 1), do(steps.WORM_ATTACK, "attack with wild_maker", 1),
    enters="a card Shai-Hulud, its card spent", ours=True,
)  # fmt: skip
