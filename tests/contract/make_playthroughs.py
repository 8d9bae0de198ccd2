"""Write the golden playthroughs anew: `python -m tests.contract.make_playthroughs`; then read the diff."""

from __future__ import annotations

from tests.contract.cases import CASES, PLAYTHROUGHS, Case, walk

SEED = 7


def playthrough(case: Case) -> str:
    """Return the record of a random game of a case."""
    game = case.new(SEED)
    for _ in walk(game, SEED):
        pass
    return game.record()


def main() -> None:
    """Write one file a case, and remove those of cases that are no more."""
    PLAYTHROUGHS.mkdir(exist_ok=True)
    for path in PLAYTHROUGHS.iterdir():
        path.unlink()
    for case in CASES:
        case.playthrough.write_text(playthrough(case))
        print(case.playthrough.name)


if __name__ == "__main__":
    main()
