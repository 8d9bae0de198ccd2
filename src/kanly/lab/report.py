"""The report of a tournament as one HTML page, which needs nothing but itself."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Any

from kanly.games import rules_of
from kanly.lab.arena import component_names
from kanly.lab.confidence import Interval
from kanly.lab.findings import claims
from kanly.lab.plots import bars_svg, intervals_svg

MOST_ROWS = 40
"""How many components a table shows: those that most seats had."""

STYLE = """
:root { color-scheme: light dark; --paper: #f6f0e4; --ink: #241f33; --quiet: #6b6478; --line: #d9cfbd; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #1a1825; --ink: #e9e2d4; --quiet: #a39cae; --line: #3a3650; }
}
body { background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; margin: 0; }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
h1 { font-size: 1.6rem; margin: 0 0 .25rem; } h2 { font-size: 1.15rem; margin: 2.5rem 0 .5rem; }
p.quiet, caption, th { color: var(--quiet); }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; margin: .5rem 0 1rem; }
caption { text-align: left; padding-bottom: .25rem; }
th { font-weight: 500; text-align: right; } th:first-child, td:first-child { text-align: left; }
td { text-align: right; } th, td { padding: .2rem .9rem .2rem 0; border-bottom: 1px solid var(--line); }
svg { width: 100%; max-width: 45rem; height: auto; display: block; }
.wide { overflow-x: auto; } code { font-size: .9rem; }
"""
POLICY = "default-src 'none'; style-src 'unsafe-inline'"


def html_report(found: dict[str, Any], command: str = "") -> str:
    """Return the findings of a tournament as a page; `command` says how they were made."""
    variant = rules_of(found["game"]).variant(found["edition"], found["modules"], found["seats"])
    names = component_names(found["game"], variant)
    body = [
        *_head(found, command),
        *_standings(found),
        *_points(found),
        *_comparisons(found),
        *(part for name, rows in found["groups"].items() for part in _groups(name, rows, names)),
        *(part for name, rows in found["components"].items() for part in _components(name, rows, names)),
        *_times(found),
        *_failures(found),
    ]
    return page(f"{found['game']}: {' · '.join(dict.fromkeys(found['bots']))}", body)


def page(title: str, body: Iterable[str]) -> str:
    """Return a page that needs nothing but itself."""
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(body)
        + "\n</main>\n</body>\n</html>\n"
    )


def _head(found: dict[str, Any], command: str) -> list[str]:
    title = rules_of(found["game"]).editions()[found["edition"]]
    modules = [f"with {module}" for module in found["modules"]]
    options = ", ".join(modules + [f"{key} {value}" for key, value in sorted(found["options"].items())])
    setting = (
        f"{found['games']:,} games with {found['seats']} seats on {found['seeds']:,} seeds from {found['seed']}; "
        f"{options}; {found['mean_rounds']} rounds a game; kanly {found['kanly']}"
    )
    return [
        f"<h1>{escape(title)}: {escape(' · '.join(dict.fromkeys(found['bots'])))}</h1>",
        f'<p class="quiet">{escape(setting)}</p>',
        f"<p><code>{escape(command)}</code></p>" if command else "",
        "<h2>What it shows</h2>",
        "<ul>" + "".join(f"<li>{escape(claim)}</li>" for claim in claims(found)) + "</ul>",
    ]


def _standings(found: dict[str, Any]) -> list[str]:
    standings = found["standings"]
    shares = {row["bot"]: Interval(*row["win_rate"]) for row in standings}
    rated = sorted(found["ratings"].items(), key=lambda item: -item[1]["mu"])
    ratings = {bot: _around(rating["mu"], 2 * rating["sigma"]) for bot, rating in rated}
    rows = (
        (row["bot"], row["seats"], row["wins"], span(row["win_rate"]), row["mean_place"], row["mean_points"])
        + ((f"{row['rating']['mu']} ± {row['rating']['sigma']}",) if row["rating"] else ("",))
        for row in standings
    )
    seats = range(found["seats"])
    by_seat = ((row["bot"], *(f"{seat['wins']} of {seat['seats']}" for seat in row["by_seat"])) for row in standings)
    parts = [
        "<h2>Standings</h2>",
        table("", ("bot", "seats", "wins", "share of wins", "mean place", "mean points", "rating"), rows),
        intervals_svg("Share of wins; the dashed line is chance", shares, found["chance"]),
        table("Wins by seat", ("bot", *(f"seat {seat}" for seat in seats)), by_seat),
    ]
    if len(ratings) > 1:
        parts += ["<h2>Ratings</h2>", intervals_svg("Rating, with two sigma to each side", ratings, None, "")]
    return parts


def _points(found: dict[str, Any]) -> list[str]:
    sources = {row["bot"]: row["points_by_source"] for row in found["standings"] if row["points_by_source"]}
    means = list(found["standings"][0]["means"]) if found["standings"] else []
    rows = ((name.replace("_", " "), *(row["means"].get(name, "") for row in found["standings"])) for name in means)
    heads = ("a game", *(row["bot"] for row in found["standings"]))
    return [
        "<h2>Points by source</h2>",
        bars_svg("Mean points by source", sources) if sources else "",
        table("Means", heads, rows),
    ]


def _comparisons(found: dict[str, Any]) -> list[str]:
    if not found["beaten"]:
        return []
    differences = (
        (f"{row['bot']} less {row['other']}", row["seeds"], span(row["difference"], "+"), row["seeds_needed"] or "")
        for row in found["differences"]
    )
    beaten = ((f"{row['bot']} before {row['other']}", row["pairs"], span(row["share"])) for row in found["beaten"])
    heads = ("share of wins", "seeds", "difference on the same seeds", "seeds such a difference needs")
    return [
        "<h2>One against the other</h2>",
        table("", heads, differences) if found["differences"] else "",
        table("", ("place", "pairs of seats", "share"), beaten),
    ]


def _groups(name: str, rows: list[dict[str, Any]], names: dict[str, str]) -> list[str]:
    lifts = {names.get(row["id"], row["id"]): Interval(*row["lift"]) for row in rows}
    return [
        f"<h2>{escape(_title(name))}</h2>",
        '<p class="quiet">How much more often its seats win than the same bots win overall.</p>',
        intervals_svg(f"Lift by {_title(name)}", lifts, 0.0),
        _lift_table("", name, rows, names),
    ]


def _components(name: str, rows: list[dict[str, Any]], names: dict[str, str]) -> list[str]:
    common = sorted(rows, key=lambda row: -row["seats"])[:MOST_ROWS]
    shown = [row for row in rows if row in common]
    left_out = f"; the {MOST_ROWS} most common of {len(rows)}" if len(rows) > MOST_ROWS else ""
    caption = f"Seats that had it, best first{left_out}. Who wins has more of everything: this is no proof of cause."
    return [f"<h2>{escape(_title(name))}</h2>", _lift_table(caption, name, shown, names)]


def _lift_table(caption: str, name: str, rows: list[dict[str, Any]], names: dict[str, str]) -> str:
    cells = (
        (names.get(row["id"], row["id"]), row["seats"], row["wins"], span(row["win_rate"]), span(row["lift"], "+"))
        for row in rows
    )
    return table(caption, (_title(name), "seats", "wins", "share of wins", "lift"), cells)


def _times(found: dict[str, Any]) -> list[str]:
    rows = (
        (row["bot"], time["decisions"], time["mean"], time["longest"], time["mean_cpu"], time["longest_cpu"])
        for row in found["standings"]
        for time in [row["decision_ms"]]
    )
    heads = ("bot", "decisions", "mean ms", "longest ms", "mean CPU ms", "longest CPU ms")
    return ["<h2>Decision times</h2>", table("Decisions that left a choice", heads, rows)]


def _failures(found: dict[str, Any]) -> list[str]:
    if not found["failures"]:
        return []
    rows = ((failure["seed"], failure["decision"], failure["reason"]) for failure in found["failures"])
    return ["<h2>Failed games</h2>", table("They count for nobody", ("seed", "decision", "reason"), rows)]


def table(caption: str, heads: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """Return a table that scrolls where it is too wide."""
    head = "".join(f'<th scope="col">{escape(text)}</th>' for text in heads)
    body = "".join("<tr>" + "".join(f"<td>{escape(_number(cell))}</td>" for cell in row) + "</tr>\n" for row in rows)
    said = f"<caption>{escape(caption)}</caption>" if caption else ""
    return f'<div class="wide"><table>{said}<thead><tr>{head}</tr></thead>\n<tbody>{body}</tbody></table></div>'


def _number(cell: object) -> str:
    return f"{cell:,}" if isinstance(cell, int) else str(cell)


def _title(name: str) -> str:
    return name.replace("_", " ").capitalize()


def span(interval: Sequence[float], sign: str = "") -> str:
    """Return a share with its interval."""
    value, low, high = interval
    return f"{value:{sign}.1%} ({low:{sign}.1%} to {high:{sign}.1%})"


def _around(value: float, half: float) -> Interval:
    return Interval(value, value - half, value + half)
