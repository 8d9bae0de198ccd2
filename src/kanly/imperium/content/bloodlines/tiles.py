"""The 18 Tech tiles (B-9), and the Embassy's offer."""

from __future__ import annotations

from kanly.imperium.content.bloodlines.words import (
    COMMAND,
    acquire_tech,
    combat_icon,
    gain_skill,
    lose_spice,
    scrap_this,
    suspended_troop,
    use_signet,
    watch_all,
)
from kanly.imperium.content.uprising.words import COMPLETED, RECALLED_SPY, contract, may, shield_wall, spy
from kanly.imperium.effect_paths import name_effects
from kanly.imperium.effects import (
    Effect,
    arrow,
    both,
    draw,
    either,
    influence_any,
    intrigue,
    lose_influence,
    persuasion,
    provided,
    solari,
    swords,
    trash_card,
    troops,
    vp,
    when,
)
from kanly.imperium.occasions import COMPLETED_CONTRACT, DREW_INTRIGUE, RECRUITED_COMMANDER, WON_CONFLICT
from kanly.imperium.pieces import Tile

SET = "tech"

# on a turn at a Landsraad space; it may be left (B-9.2)
EMBASSY: Effect = may(acquire_tech())
name_effects(SET, "embassy", "landsraad", (EMBASSY,))

TECH_TILES: list[Tile] = [
    Tile(
        "advanced_data_analysis", "Advanced Data Analysis", 3, flip=(intrigue(1),), spends_spy=True,
    ),
    Tile(
        "choam_transports", "CHOAM Transports", 6, (contract(),),
        when=(when(COMPLETED_CONTRACT, draw(1)),), endgame=(provided(COMPLETED, vp(1), n=4),),
    ),
    Tile("delivery_bay", "Delivery Bay", 3, (draw(1),), (provided(COMMAND, solari(2)),), rival=True),
    # one of the two each Reveal turn (B-9.10)
    Tile(
        "forbidden_weapons", "Forbidden Weapons", 2, (shield_wall(), troops(1)),
        (either(both(swords(3), lose_influence()), both(lose_spice(), scrap_this())),),
    ),
    Tile(
        "gene_locked_vault", "Gene-Locked Vault", 2, (either(intrigue(1), draw(1)),), rival=True,
        lasting="own Intrigue cards are stolen only from 5 on",
    ),
    Tile(
        "glowglobes", "Glowglobes", 2, (influence_any(1),), rival=True,
        lasting="the top card of the own deck may be seen",
    ),
    Tile(
        "navigation_chamber", "Navigation Chamber", 5, (influence_any(1),),
        lasting="spaces cost 1 spice or solari less",
    ),
    Tile(
        "ornithopter_fleet", "Ornithopter Fleet", 4, (troops(2),), rival=True,
        lasting="all own battle icons are Ornithopters",
    ),
    Tile("panopticon", "Panopticon", 5, (), (spy(), troops(1)), endgame=(watch_all(),), rival=True),
    Tile("planetary_array", "Planetary Array", 2, (trash_card(),), when=(when(WON_CONFLICT, draw(1)),)),
    Tile(
        "plasteel_blades", "Plasteel Blades", 3, (solari(4),),
        when=(when(RECRUITED_COMMANDER, arrow(scrap_this(), gain_skill())),),
    ),
    Tile(
        "rapid_dropships", "Rapid Dropships", 4, (troops(2),), flip=(combat_icon(),), agent_only=True, rival=True,
    ),
    Tile(
        "sardaukar_high_command", "Sardaukar High Command", 7, (vp(1),), rival=True,
        lasting="Commanders cost 1 Solari less",
    ),
    Tile("self_destroying_messages", "Self-Destroying Messages", 4, (intrigue(2),), (persuasion(1),), rival=True),
    Tile(
        "servo_receivers", "Servo-Receivers", 2, (use_signet(),), rival=True,
        lasting="the Signet Ring has the icons of all factions",
    ),
    Tile(
        "spy_drones", "Spy Drones", 5, (spy(2, shared=True),),
        flip=(solari(1), provided(RECALLED_SPY, trash_card())), rival=True,
    ),
    Tile("suspensor_suits", "Suspensor Suits", 3, when=(when(DREW_INTRIGUE, suspended_troop()),)),
    Tile("training_depot", "Training Depot", 1, (), (provided(COMMAND, swords(2)),), rival=True),
]  # fmt: skip
UPRISING_ONLY = ("advanced_data_analysis", "forbidden_weapons", "ornithopter_fleet", "panopticon", "spy_drones")
CHOAM_ONLY = ("choam_transports",)
"""Those that are left out with the base game, and without the CHOAM module (B-9.1)."""
