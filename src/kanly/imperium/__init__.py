"""The Dune: Imperium family."""

HOT = (
    "ids.py",
    "occasions.py",
    "words.py",
    "effects.py",
    "effect_paths.py",
    "components.py",
    "edition.py",
    "actions.py",
    "records.py",
    "roles.py",
    "state.py",
    "steps.py",
    "rules/*.py",
    "automa/*.py",
    "forms.py",
    "features.py",
    "seen.py",
    "view.py",
    "evaluation.py",
    "glance.py",
    "table_view.py",
    "encoding.py",
    "facets.py",
    "game.py",
)
"""What the compiled build compiles of this room, as patterns (docs/speed.md)."""
