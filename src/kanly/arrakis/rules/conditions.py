"""The conditions of effects, by their notation."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kanly.arrakis.ids import ALIA, FEYD, GONE, GURNEY, NONE, OUT, RABBAN, REVEREND_MOTHER, SHADDAM
from kanly.arrakis.state import ArrakisState, in_play

CONDITIONS: Final[dict[str, Callable[[ArrakisState], bool]]] = {
    "feyd_rautha not in play": lambda state: state.leaders[FEYD] == OUT,
    "beast_rabban not banished": lambda state: state.leaders[RABBAN] != GONE,
    "shaddam_iv not in play": lambda state: state.leaders[SHADDAM] == OUT,
    "alia in play": lambda state: in_play(state, ALIA),
    "reverend_mother_jessica in play": lambda state: in_play(state, REVEREND_MOTHER),
    "gurney_halleck not in play": lambda state: state.leaders[GURNEY] == OUT,
    "wild_maker not in play": lambda state: state.maker == OUT,
    "atomics detonated": lambda state: state.atomics != NONE,
    "a prescience marker at 4 or more": lambda state: max(state.markers) >= 4,
}
