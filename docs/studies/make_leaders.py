"""Make a study of leaders: a page of docs/studies and its plots, from games that are played now.

python docs/studies/make_leaders.py --games 2000 --jobs 2
python docs/studies/make_leaders.py --study uprising --games 1000 --jobs 2
python docs/studies/make_leaders.py --games 4000 --jobs 2 --resume    # go on, or add games to those there are
"""

from __future__ import annotations

import argparse
import csv
import datetime
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean
from typing import Any

import kanly
from kanly.lab import simulate
from kanly.lab.confidence import Interval, games_needed, wilson
from kanly.lab.plots import intervals_svg, standalone

HERE = Path(__file__).resolve().parent
PICTURES = HERE.parent / "pictures"
BUILD = HERE.parents[1] / "build"
CHANCE = 0.25
TOGETHER = 0.95

Row = dict[str, str]


@dataclass(frozen=True)
class Form:
    """One way to play that a study looks at: its name in files, its heading, its edition and modules."""

    name: str
    heading: str
    edition: str
    modules: tuple[str, ...] = ()

    @property
    def leaders(self) -> dict[str, str]:
        """The names of its leaders by their ids."""
        rules = kanly.rules_of("imperium")
        items = rules.inventory().components(rules.variant(self.edition, self.modules))
        return {item["id"]: item["name"] for item in items if item["kind"] == "leader"}


@dataclass(frozen=True)
class Study:
    """A page: its title, and the forms of the game that it has a section of each."""

    title: str
    forms: tuple[Form, ...]


STUDIES = {
    "leaders": Study("Are the leaders of *Dune: Imperium* balanced?", (Form("leaders", "The leaders", "base"),)),
    "uprising": Study(
        "Are the leaders of *Uprising* balanced, and what does CHOAM change?",
        (
            Form("uprising", "Without CHOAM", "uprising"),
            Form("uprising-choam", "With CHOAM", "uprising", ("choam",)),
        ),
    ),
}

HEAD = """\
# {title}

{games:,} games of four `{bots}` bots{each_form}, leaders dealt at random, seeds {seed} to {last}; {date}, kanly
{version}, rules version {rules}. A leader that makes no difference wins a quarter of its games.
"""

SECTION = """\
## {heading}

![Share of games won by each leader](../pictures/{name}.svg)

{table}

{verdict}

With {games:,} games each leader had about {each:,} seats, enough to find a leader that truly wins {found:.0%}
instead of 25 % four times in five; to find one that wins 27 % would take {fine:,} seats a leader.

Mean points of a seat by their source:

{sources}
"""

TAIL = """\
## How to read it

The intervals are Wilson's. They are wider than 95 % ones, so that all of a table hold *together* with 95 % confidence:
of that many ordinary intervals one or more would miss by luck alone in every third study.

All seats are played by the same bot, which does not think like a person: a leader whose ability wants a plan over
several rounds may be worth more in a person's hands. Repeat it with a stronger bot before you judge (`--bots`).

## Make it again

```
python docs/studies/make_leaders.py --study {study} --games {games} --seed {seed} --bots {bots} --jobs 2
```

It plays the games as `kanly simulate` does, keeps the tables of results in `build/` (one row a game and seat, see
[the laboratory](../lab.md)), and writes this page and its plots from them. An interrupted run goes on with `--resume`.
"""


def main() -> None:
    """Play the games, then write the study."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--study", choices=STUDIES, default="leaders")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bots", default="greedy")
    parser.add_argument("--resume", action="store_true")
    options = parser.parse_args()
    BUILD.mkdir(exist_ok=True)
    results: list[list[Row]] = []
    for form in STUDIES[options.study].forms:
        file = BUILD / f"{form.name}.csv"
        simulate(
            "imperium", 4, [options.bots], options.games, options.seed, options.jobs,
            edition=form.edition, modules=form.modules, out=file, resume=options.resume,
        )  # fmt: skip
        with file.open(encoding="utf-8") as table:
            results.append([row for row in csv.DictReader(table) if row["place"]])
    write_study(options.study, results, options.games, options.seed, options.bots)
    print(f"wrote {HERE / options.study}.md and its plots")


def write_study(name: str, results: list[list[Row]], games: int, seed: int, bots: str) -> None:
    """Write the page and the plots from the rows of the tables of results, one for each form."""
    study = STUDIES[name]
    parts = [
        HEAD.format(
            title=study.title,
            games=games,
            bots=bots,
            each_form=" for each form" if len(study.forms) > 1 else "",
            seed=seed,
            last=seed + games - 1,
            date=datetime.date.today().isoformat(),
            version=kanly.__version__,
            rules=kanly.rules_of("imperium").version,
        )
    ]
    if len(study.forms) > 1:
        parts.append(_forms(study.forms, results))
    parts += [_section(form, rows, games) for form, rows in zip(study.forms, results, strict=True)]
    parts.append(TAIL.format(study=name, games=games, seed=seed, bots=bots))
    (HERE / f"{name}.md").write_text("\n".join(parts), encoding="utf-8")


def _forms(forms: tuple[Form, ...], results: list[list[Row]]) -> str:
    """Compare the forms: how long games are, and where points come from."""
    columns = ["rounds", "points", *(name for name in results[0][0] if name.startswith("points_"))]
    used = [column for column in columns if any(_mean(rows, column) for rows in results)]
    heads = " | ".join("mean points" if column == "points" else column.removeprefix("points_") for column in used)
    lines = ["## The forms beside each other", "", f"| | {heads} |", f"| --- |{' --: |' * len(used)}"]
    for form, rows in zip(forms, results, strict=True):
        lines.append(f"| {form.heading} | {' | '.join(f'{_mean(rows, column):.2f}' for column in used)} |")
    return "\n".join(lines) + "\n"


def _section(form: Form, rows: list[Row], games: int) -> str:
    names = form.leaders
    seats = {leader: [row for row in rows if row["leader"] == leader] for leader in names}
    sure = 1 - (1 - TOGETHER) / len(names)
    shares = {leader: wilson(sum(row["won"] == "1" for row in mine), len(mine), sure) for leader, mine in seats.items()}
    order = sorted(shares, key=lambda leader: -shares[leader].value)
    title = "Share of games won by each leader; the dashed line is a quarter"
    plot = intervals_svg(title, {names[leader]: shares[leader] for leader in order}, CHANCE)
    (PICTURES / f"{form.name}.svg").write_text(standalone(plot), encoding="utf-8")
    each = len(rows) // len(names)
    return SECTION.format(
        heading=form.heading,
        name=form.name,
        games=games,
        each=each,
        found=_findable(each, sure),
        fine=games_needed(0.27, CHANCE, sure),
        table=_table(order, names, shares, seats),
        verdict=_verdict(order, names, shares),
        sources=_sources(order, names, seats),
    )


def _findable(seats: int, sure: float) -> float:
    """Return the smallest share of wins, in whole percents, that so many seats tell from chance."""
    return next(n / 100 for n in range(26, 100) if (games_needed(n / 100, CHANCE, sure) or 0) <= seats)


def _table(
    order: list[str], names: dict[str, str], shares: dict[str, Interval], seats: dict[str, list[dict[str, str]]]
) -> str:
    lines = ["| leader | seats | won | interval | mean place | mean points |", "| --- | --: | --: | --- | --: | --: |"]
    for leader in order:
        share, mine = shares[leader], seats[leader]
        cells = (
            names[leader],
            f"{len(mine):,}",
            f"{share.value:.1%}",
            f"{share.low:.1%} to {share.high:.1%}",
            f"{_mean(mine, 'place'):.2f}",
            f"{_mean(mine, 'points'):.2f}",
        )
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def _verdict(order: list[str], names: dict[str, str], shares: dict[str, Interval]) -> str:
    above = [names[leader] for leader in order if shares[leader].low > CHANCE]
    below = [names[leader] for leader in order if shares[leader].high < CHANCE]
    said = [f"**Stronger than average:** {', '.join(above)}."] if above else []
    said += [f"**Weaker than average:** {', '.join(below)}."] if below else []
    level = len(order) - len(above) - len(below)
    if level:
        which = "No leader" if level == len(order) else f"Of the other {level} none"
        said.append(f"{which} can be told from the average.")
    return " ".join(said)


def _sources(order: list[str], names: dict[str, str], seats: dict[str, list[dict[str, Any]]]) -> str:
    some = next(mine[0] for mine in seats.values() if mine)
    sources = [name for name in some if name.startswith("points_")]
    means = {leader: [_mean(seats[leader], source) for source in sources] for leader in order}
    used = [n for n in range(len(sources)) if any(row[n] for row in means.values())]
    heads = " | ".join(sources[n].removeprefix("points_") for n in used)
    lines = [f"| leader | {heads} |", f"| --- |{' --: |' * len(used)}"]
    lines += [f"| {names[leader]} | {' | '.join(f'{means[leader][n]:.2f}' for n in used)} |" for leader in order]
    return "\n".join(lines)


def _mean(rows: list[dict[str, str]], column: str) -> float:
    return fmean(float(row[column]) for row in rows) if rows else 0.0


if __name__ == "__main__":
    main()
