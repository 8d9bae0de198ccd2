"""The report of a training as one HTML page: how true the chances are, and whether they play better."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

from kanly.lab.plots import reliability_svg
from kanly.lab.report import page, span, table
from kanly.lab.train import Trained
from kanly.lab.train_glance import Looking


def training_report(trained: Sequence[Trained]) -> str:
    """Return what came of a training, for each number of people."""
    body = ["<h1>What the features of a game are worth</h1>"]
    for it in trained:
        if it.weights is not None:
            body += _judge(it, it.weights.made)
        if it.looking is not None:
            body += _glance(it.looking)
    return page("Training", body)


def _judge(trained: Trained, made: dict[str, Any]) -> list[str]:
    games = made["games"]
    setting = (
        f"{games['quick']:,} games of quick bots and {games['search']:,} of search:{games['budget']}; "
        f"seed {made['seed']}; rules {made['rules']}, kanly {made['kanly']} {made['commit']}; "
        "a tenth of the games held out"
    )
    parts = [f"<h2>{escape(made['game'])} {escape(made['kind'])}</h2>", f'<p class="quiet">{escape(setting)}</p>']
    for name, of in trained.figures.items():
        parts += _figures(name, of)
    if trained.arena:
        arena = trained.arena
        parts.append(
            f"<p>One seat with these weights against the others with those before, {arena['games']} games: "
            f"{span(arena['new'])}</p>"
        )
    return parts


def _figures(name: str, of: dict[str, Any]) -> list[str]:
    said = (
        f"Cross-entropy {of['cross_entropy']:.4f} (knowing nothing: {of['uniform']:.4f}); the best side named in "
        f"{of['best_named']:.1%} of {of['moments']:,} moments"
    )
    tenths = [(f"{n / 10:.1f} to {(n + 1) / 10:.1f}", *row) for n, row in enumerate(of["reliability"]) if row[0]]
    rows = [(label, cases, f"{a:.3f}", f"{b:.3f}") for label, cases, a, b in tenths]
    rounds = [(number, row["moments"], row["cross_entropy"]) for number, row in of["rounds"].items()]
    points = [(a, b, cases) for _, cases, a, b in tenths]
    return [
        f"<h2>Games of {escape(name)} bots</h2>",
        f"<p>{escape(said)}</p>",
        reliability_svg("What was said, and what was seen", points),
        table("Reliability", ("chance", "cases", "said", "seen"), rows),
        table("By round", ("round", "moments", "cross-entropy"), rounds),
    ]


def _glance(looking: Looking) -> list[str]:
    """Return how well the choices of the search are foreseen, by hand and as learned, and how both play."""
    made, of = looking.weights.made, looking.figures
    games = made["games"]
    setting = (
        f"{games['asked']:,} decisions of {games['quick']:,} games of quick bots learned from, as search:"
        f"{games['budget']} would decide; {of['decisions']:,} held out; seed {made['seed']}; rules {made['rules']}, "
        f"kanly {made['kanly']} {made['commit']}"
    )
    whole = [(name, f"{of['cross_entropy'][name]:.4f}", f"{of['agreement'][name]:.1%}") for name in of["cross_entropy"]]
    kinds = [(kind, cases, f"{hand:.1%}", f"{learned:.1%}") for kind, (cases, hand, learned) in of["kinds"].items()]
    parts = [
        f"<h2>The glance of {escape(made['game'])} {escape(made['kind'])}</h2>",
        f'<p class="quiet">{escape(setting)}</p>',
        f"<p>Knowing nothing: {of['uniform']:.4f}</p>",
        table("Choices foreseen", ("glance", "cross-entropy", "the same choice"), whole),
        table("By decision", ("decision", "cases", "hand", "learned"), kinds),
    ]
    for bot, arena in looking.arena.items():
        said = f"One {bot} that looks as learned against others that look by hand, {arena['games']} games: "
        parts.append(f"<p>{escape(said)}{span(arena['learned'])}</p>")
    return parts
