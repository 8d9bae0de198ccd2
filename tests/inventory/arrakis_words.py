"""The notation of the printed components of War for Arrakis in the words of its engine.

The tables write several figures or vehicles of one effect together, and name special elites and generic leaders by
side; the engine lists one thing after the other, and has one word for both sides.
"""

from __future__ import annotations

import re

GRADES = (
    (r"\b(sardaukar|fedaykin)\b(?!_)", "special elite"),
    (r"\b(bashar|naib)\b", "generic leader"),
)
ORDER = ("leader", "generic leader", "special elite", "elite", "regular")
"""In which order the engine lists figures that are placed together; named leaders come first."""

WHOLE = {
    "place 1 regular in each village; place 1 elite in carthag and 1 elite in arrakeen": (
        "place 1 regular in arsunt; place 1 regular in hagga_basin; place 1 regular in imperial_basin; "
        "place 1 regular in north_pole; place 1 elite in carthag; place 1 elite in arrakeen"
    ),
    "discard 2 or 3 hawats_scheming from hand, if thufir_hawat in play: "
    "banish thufir_hawat; enter gaius_helen_mohiam": (
        "free action: discard 2 or 3, if thufir_hawat in play: banish him; Mohiam enters"
    ),
    "if alia not in play and reverend_mother_jessica in play: enter alia; play 1; "
    "if alia in play: tank any enemy named; draw 2": (
        "if alia in play: tank any enemy named; draw 2; else: if reverend_mother_jessica in play: enter alia; play 1"
    ),
    "if atomics not detonated and a prescience marker at 4 or more: atomics; play 1; "
    "if atomics detonated: desert_power; desert_power": (
        "if atomics detonated: desert_power; desert_power; else: if a prescience marker at 4 or more: atomics; play 1"
    ),
    "if a harkonnen legion within 2 areas of a sietch: place 1 deployment token in that sietch; draw 1": (
        "deploy 1 deployment token in sietch within 2 areas of a harkonnen legion; draw 1"
    ),
    "deploy 2 regular, 1 sardaukar and 1 leader in one or more own settlements": (
        "deploy 1 regular in own settlement; deploy 1 regular in own settlement; "
        "deploy 1 special elite in own settlement; deploy 1 leader in own settlement"
    ),
    "deploy 1 deployment token, 1 fedaykin and 1 leader in the same sietch": (
        "deploy 1 deployment token in sietch; deploy 1 special elite in the same sietch; "
        "deploy 1 leader in the same sietch"
    ),
    "move legion[with beast_rabban]; move that legion again to an adjacent area": (
        "move legion[with beast_rabban]; move legion[with beast_rabban]"
    ),
    "move legion[with feyd_rautha]; attack that legion": (
        "move legion[with feyd_rautha]; attack legion[with feyd_rautha]"
    ),
    "move legion[with gurney_halleck]; attack that legion": (
        "move legion[with gurney_halleck]; attack legion[with gurney_halleck]"
    ),
}
"""Effects that are put in another way as a whole."""

PARTS = (
    ("in this battle continuing costs no hit, even against a settlement", "in that battle going on costs no hit"),
    (
        "in the first round of that battle the opponent rolls at most 4 combat dice",
        "in its first round the opponent rolls at most 4 combat dice",
    ),
    ("carthag OR arrakeen", "carthag or arrakeen"),
    (" (its symbol is not used)", ""),
)
PLACED = re.compile(r"\b(place|deploy) ([^;:]+?) in ((?:(?! OR )[^;])+)")
ONE_PER_AREA = re.compile(r"place (\d) (\w+) in empty desert, 1 per area")
VEHICLES = re.compile(r"vehicle((?: \+\d \w+)+)")
WORMS = re.compile(r"sandworm \+2 (\[[^\]]*\])")


def in_our_words(effect: str) -> str:
    """Return a printed effect as the engine says it."""
    said = effect.replace(" / ", "; ")
    if said in WHOLE:
        return WHOLE[said]
    for printed, ours in PARTS:
        said = said.replace(printed, ours)
    said = ONE_PER_AREA.sub(lambda match: "; ".join([f"place 1 {match[2]} in empty desert"] * int(match[1])), said)
    said = VEHICLES.sub(_vehicles, said)
    said = WORMS.sub(r"sandworm +1 \1; sandworm +1 \1", said)
    for printed, ours in GRADES:
        said = re.sub(printed, ours, said)
    return PLACED.sub(_placed, said)


def _vehicles(match: re.Match[str]) -> str:
    kinds = re.findall(r"\+(\d) (\w+)", match[1])
    return "; ".join(f"vehicle +1 {kind}" for n, kind in kinds for _ in range(int(n)))


def _placed(match: re.Match[str]) -> str:
    figures = re.split(r", | and ", match[2])
    return f"{match[1]} {', '.join(sorted(figures, key=_order))} in {match[3]}"


def _order(figure: str) -> int:
    _, _, grade = figure.partition(" ")
    return ORDER.index(grade) if grade in ORDER else -1
