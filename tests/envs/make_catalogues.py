"""Append to the action catalogues what new components have brought.

python -m tests.envs.make_catalogues
"""

from __future__ import annotations

from pathlib import Path

import kanly
from kanly.envs.catalogue import VERSION, extended

FOLDER = Path(__file__).parents[2] / "src" / "kanly" / "envs" / "catalogues"


def main() -> None:
    for game in kanly.games():
        path = FOLDER / f"{game}-{VERSION}.txt"
        texts = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
        path.write_text("".join(f"{text}\n" for text in extended(texts, kanly.rules_of(game))), encoding="utf-8")


if __name__ == "__main__":
    main()
