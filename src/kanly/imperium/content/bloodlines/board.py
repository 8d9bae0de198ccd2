"""Where Sardaukar Commanders stand, and Tuek's Sietch, which Esmar Tuek brings (B-3.1, B-4.1, B-10.4, B-11.1)."""

from __future__ import annotations

from kanly.imperium.components import Space
from kanly.imperium.content.declare import space
from kanly.imperium.effects import both, draw, either, harvest, harvest_bonus
from kanly.imperium.ids import SPICE_TRADE

TUEKS_SIETCH: Space = space(
    "tueks_sietch", "Tuek's Sietch", SPICE_TRADE, "tuek", either(harvest(1), both(harvest_bonus(), draw(1))),
    combat=True, leaders=True, set_name="bloodlines",
)  # fmt: skip

_UPRISING = ("sardaukar", "dutiful_service", "deliver_supplies", "high_council", "gather_support")
_BASE = ("conspire", "wealth", "foldspace", "high_council", "rally_troops")

ON_UPRISING: dict[int, tuple[str, ...]] = {
    1: _UPRISING,
    2: _UPRISING,
    3: _UPRISING,
    4: (*_UPRISING, "assembly_hall"),
    6: ("military_support", "assembly_hall", "deliver_supplies", "high_council", "gather_support", "sardaukar_6p"),
}
ON_BASE: dict[int, tuple[str, ...]] = {1: _BASE, 2: _BASE, 3: _BASE, 4: (*_BASE, "hall_of_oratory")}
"""The spaces with a Commander, by the number of people."""
