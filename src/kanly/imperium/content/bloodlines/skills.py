"""The seven kinds of Commander Skills, two of each (B-6.3)."""

from __future__ import annotations

from kanly.imperium.content.bloodlines.words import trash_skill
from kanly.imperium.effects import arrow, persuasion, spice, swords, troops
from kanly.imperium.pieces import Skill

SKILL_TILES: list[Skill] = [
    Skill("canny", "Canny", strength=2, lasting="with an own Agent on a Landsraad space"),
    Skill("charismatic", "Charismatic", (persuasion(1),)),
    Skill("desperate", "Desperate", (arrow(trash_skill(), swords(3)),)),
    Skill("driven", "Driven", (spice(1),)),
    Skill("fierce", "Fierce", strength=2, lasting="1, or 2 if an opponent has a sandworm in the Conflict"),
    Skill("hardy", "Hardy", (troops(1),)),
    Skill("loyal", "Loyal", strength=2, lasting="if influence emperor >= 3"),
]
WORMS_ONLY = ("fierce",)
"""Those that are left out with the base game and with six players (B-4.2, B-11.1)."""
