"""Dune: War for Arrakis."""

HOT = (
    "ids.py",
    "effects.py",
    "components.py",
    "board.py",
    "actions.py",
    "solo.py",
    "state.py",
    "steps.py",
    "rules/*.py",
    "mahdi/*.py",
    "view.py",
    "evaluation.py",
    "features.py",
    "glance.py",
    "encoding.py",
    "facets.py",
    "game.py",
)
"""What the compiled build compiles of this room, as patterns (docs/speed.md)."""
