"""Printed components as declarations, one file a deck or a board; importing this fills `components.py`."""

from kanly.arrakis.content import (
    areas,
    boards,
    corrino_ally,
    fremen_ally,
    house_atreides,
    house_harkonnen,
    leaders,
    prescience,
    tactical,
    tokens,
)

DECLARED = (areas, house_atreides, fremen_ally, house_harkonnen, corrino_ally, prescience, leaders, tokens, boards,
            tactical)  # fmt: skip
"""Every file of declarations, in the order in which decks and boards are numbered."""
