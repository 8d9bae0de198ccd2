"""Names that look alike: nobody may pretend to be somebody else at the same table."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Final

LOOKALIKES: Final = str.maketrans(
    {
        **dict(zip("авеёзіїјкмнорстухѕһԁԛԝ", "abee3lljkmhopctyxshdqw", strict=True)),
        **dict(zip("αβεηικμνορτυχω", "abenlkuvoptuxw", strict=True)),
        **dict(zip("01il|!", "ollll|", strict=True)),
        "ø": "o", "đ": "d", "ħ": "h", "ł": "l", "ŧ": "t", "æ": "ae", "œ": "oe",
    }
)  # fmt: skip
"""Letters of other alphabets, and signs, that look like Latin ones; those that look alike become the same."""
PAIRS: Final = (("rn", "m"), ("vv", "w"))


def look(name: str) -> str:
    """Return how a name looks: without case, accents, spaces and signs, in letters that are told apart by eye."""
    bare = "".join(letter for letter in unicodedata.normalize("NFKD", name) if not unicodedata.combining(letter))
    seen = bare.casefold().translate(LOOKALIKES)
    seen = "".join(letter for letter in seen if letter.isalnum())
    for two, one in PAIRS:
        seen = seen.replace(two, one)
    return seen or unicodedata.normalize("NFKC", name)


def is_taken(name: str, others: Iterable[str]) -> bool:
    """Say whether a name looks like one of some others; whoever has none looks like nobody."""
    return bool(name) and look(name) in {look(other) for other in others if other}
