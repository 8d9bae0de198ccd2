"""Plots as SVG: text and lines in the colour of the page around them, nothing fetched from anywhere."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

from kanly.lab.confidence import Interval

ROW = 26
LABEL = 210
WIDTH = 720
INK, SAND, DUSK = "currentColor", "#b07a2a", "#5b6bb5"
COLOURS = ("#5b6bb5", "#b07a2a", "#4c8f6b", "#a8506a", "#7a6a9c", "#3f8aa3", "#8a8a3a", "#9a5a3a")
"""One a part of a bar; the legend names them in the same order."""


def intervals_svg(title: str, rows: Mapping[str, Interval], mark: float | None = None, unit: str = "%") -> str:
    """Return a plot of values with their intervals, one a row, and a line at a value to compare with.

    With the unit `%` values are shares.
    """
    scale = 100.0 if unit == "%" else 1.0
    marks = [] if mark is None else [mark]
    low = min((row.low for row in rows.values()), default=0.0)
    high = max((row.high for row in rows.values()), default=1.0)
    low, high = min([low, *marks]), max([high, *marks])
    margin = (high - low or 1.0) * 0.05
    low, high = (0.0 if 0 <= low < margin else low - margin), high + margin

    def x(value: float) -> float:
        return LABEL + (value - low) / (high - low) * (WIDTH - LABEL - 90)

    height = ROW * len(rows) + 34
    parts = []
    for tick in _ticks(low * scale, high * scale):
        at = x(tick / scale)
        parts.append(_line(at, 8, at, height - 26, INK, 0.6, 0.18))
        parts.append(_text(at, height - 10, f"{tick:g}{'%' if unit == '%' else ''}", "middle", 11))
    if mark is not None:
        parts.append(_line(x(mark), 4, x(mark), height - 26, SAND, 1.6, 1, "5 4"))
    for number, (name, row) in enumerate(rows.items()):
        y = 8 + ROW * (number + 0.5)
        parts.append(_text(LABEL - 12, y + 4, name, "end", 13))
        parts.append(_line(x(row.low), y, x(row.high), y, DUSK, 3, 0.75))
        parts.append(f'<circle cx="{x(row.value):.1f}" cy="{y:.1f}" r="5" fill="{DUSK}"/>')
        value = f"{row.value * scale:.1f}{' %' if unit == '%' else ''}"
        parts.append(_text(WIDTH - 8, y + 4, value, "end", 13))
    return _svg(title, WIDTH, height, parts)


def bars_svg(title: str, rows: Mapping[str, Mapping[str, float]]) -> str:
    """Return a plot of bars made of parts, one bar a row, with a legend."""
    names = list(
        dict.fromkeys(part for row in rows.values() for part in row if any(r.get(part) for r in rows.values()))
    )
    colours = {name: COLOURS[number % len(COLOURS)] for number, name in enumerate(names)}
    longest = max((sum(row.values()) for row in rows.values()), default=0.0) or 1.0
    parts = []
    for number, (bot, row) in enumerate(rows.items()):
        y, at = 8 + ROW * number, float(LABEL)
        parts.append(_text(LABEL - 12, y + ROW / 2 + 4, bot, "end", 13))
        for name in names:
            long = row.get(name, 0.0) / longest * (WIDTH - LABEL - 60)
            if long > 0:
                tip = f"<title>{escape(f'{name}: {row[name]:.2f}')}</title>"
                shape = f'x="{at:.1f}" y="{y + 4}" width="{long:.1f}" height="{ROW - 8}" fill="{colours[name]}"'
                parts.append(f"<rect {shape}>{tip}</rect>")
                at += long
        parts.append(_text(at + 8, y + ROW / 2 + 4, f"{sum(row.values()):.1f}", "start", 13))
    top = 8 + ROW * len(rows) + 16
    for number, name in enumerate(names):
        x, y = LABEL + 125 * (number % 4), top + 20 * (number // 4)
        parts.append(f'<rect x="{x}" y="{y - 10}" width="11" height="11" fill="{colours[name]}"/>')
        parts.append(_text(x + 17, y, name, "start", 12))
    return _svg(title, WIDTH, top + 20 * -(-len(names) // 4), parts)


def reliability_svg(title: str, points: Sequence[tuple[float, float, int]]) -> str:
    """Return a plot of what was said against what was seen, with the line on which they are equal.

    A point is a chance that was said, the share that came true, and the number of cases, which its size shows.
    """
    side, edge = 320, 44
    most = max((cases for _, _, cases in points), default=1) or 1

    def x(value: float) -> float:
        return edge + value * (side - edge - 10)

    def y(value: float) -> float:
        return side - edge - value * (side - edge - 10)

    parts = [_line(x(0), y(0), x(1), y(1), SAND, 1.6, 1, "5 4")]
    for tick in (0.0, 0.25, 0.5, 0.75, 1.0):
        parts.append(_line(x(tick), y(0), x(tick), y(1), INK, 0.6, 0.18))
        parts.append(_line(x(0), y(tick), x(1), y(tick), INK, 0.6, 0.18))
        parts.append(_text(x(tick), side - edge + 16, f"{tick:.0%}", "middle", 11))
        parts.append(_text(edge - 6, y(tick) + 4, f"{tick:.0%}", "end", 11))
    for said, seen, cases in points:
        radius = 2.5 + 4 * (cases / most) ** 0.5
        tip = f"<title>{said:.1%} said, {seen:.1%} seen, {cases:,} cases</title>"
        parts.append(f'<circle cx="{x(said):.1f}" cy="{y(seen):.1f}" r="{radius:.1f}" fill="{DUSK}">{tip}</circle>')
    parts.append(_text(x(0.5), side - 8, "said", "middle", 12))
    parts.append(_text(12, y(0.5), "seen", "middle", 12))
    return _svg(title, side, side, parts)


def standalone(plot: str) -> str:
    """Return a plot that brings its own colour of ink, for light and dark pages that show it as a picture."""
    light, dark = "svg { color: #241f33; }", "svg { color: #e9e2d4; }"
    style = f"<style>{light} @media (prefers-color-scheme: dark) {{ {dark} }}</style>"
    head, closing, rest = plot.partition("</title>\n")
    return f"{head}{closing}{style}\n{rest}"


def _ticks(low: float, high: float) -> Sequence[float]:
    """Return round values between two bounds, a handful of them."""
    raw = (high - low) / 8
    size = 10.0 ** len(str(int(raw))) / 10 if raw >= 1 else 0.1
    step = next((size * n for n in (1, 2, 5, 10) if size * n >= raw), size * 10)
    first = int(-(-low // step))
    ticks = [round(step * n, 6) for n in range(first, first + 12)]
    return [tick for tick in ticks if low <= tick <= high]


def _line(x1: float, y1: float, x2: float, y2: float, colour: str, width: float, opacity: float, dash: str = "") -> str:
    dashes = f' stroke-dasharray="{dash}"' if dash else ""
    return (
        f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{colour}" '
        f'stroke-width="{width}" stroke-opacity="{opacity}"{dashes}/>'
    )


def _text(x: float, y: float, text: str, anchor: str, size: int) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-size="{size}" fill="{INK}">{escape(text)}</text>'


def _svg(title: str, width: int, height: float, parts: Sequence[str]) -> str:
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height:.0f}" role="img" '
        f'aria-label="{escape(title)}" font-family="system-ui, sans-serif">'
    )
    return "\n".join((head, f"<title>{escape(title)}</title>", *parts, "</svg>")) + "\n"
