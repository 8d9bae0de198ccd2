"""The eight contracts of Bloodlines (B-8). Ids that Uprising's have say what is different, for they lie in one bank."""

from __future__ import annotations

from kanly.imperium.components import Contract
from kanly.imperium.content.uprising.words import GAINED_SPICE, complete, recall_other, spy, trash_intrigue
from kanly.imperium.effects import Effect, draw, intrigue, provided, solari, troops
from kanly.imperium.ids import ALLIANCE, HARVEST, IMMEDIATE, VISIT

SET = "bloodlines"


def _visit(key: str, name: str, space: str, *reward: Effect) -> Contract:
    return Contract(key, name, VISIT, complete(*reward), space=space, set_name=SET)


def _harvest(n: int, *reward: Effect) -> Contract:
    entry = provided(GAINED_SPICE, complete(*reward), n=n)
    return Contract(f"harvest_{n}_spy", f"Harvest {n}+", HARVEST, entry, n=n, set_name=SET)


CONTRACT_TOKENS: list[Contract] = [
    _visit("deliver_supplies_spy", "Deliver Supplies", "deliver_supplies", solari(1), spy(shared=True)),
    Contract(
        "earn_any_alliance", "Earn Any Alliance", ALLIANCE, complete(solari(2), troops(2)), set_name=SET,
    ),
    _harvest(3, solari(2), spy()),
    _harvest(4, solari(3), spy()),
    _visit("high_council_recall", "High Council", "high_council", recall_other()),
    Contract(
        "immediate_intrigue", "Immediate", IMMEDIATE, complete(trash_intrigue(), intrigue(1), draw(1)),
        needs_intrigue=True, set_name=SET,
    ),
    _visit("secrets", "Secrets", "secrets", solari(2), draw(1)),
    _visit("spice_refinery_troops", "Spice Refinery", "spice_refinery", troops(2)),
]  # fmt: skip
