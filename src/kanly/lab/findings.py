"""What a tournament shows: its tallies as plain data, with intervals, ratings and the size that a claim needs."""

from __future__ import annotations

import math
from itertools import combinations
from typing import Any

from kanly.lab.arena import Share, Shares, Tally, Tournament
from kanly.lab.confidence import POWER, SURE, Interval, games_needed, paired_interval, pairs_needed, wilson, z_of
from kanly.lab.ratings import Rating, rate

STEPS = (1.2, 1.4, 1.6, 1.8, 2.0, 2.4)
"""Shares of wins, as multiples of chance, for which we say how many games they need."""


def findings(tournament: Tournament) -> dict[str, Any]:
    """Return everything that is worth reporting."""
    config = tournament.job.config
    ratings = rate(tournament.places[number] for number in sorted(tournament.places))
    games = max(1, tournament.games)
    return {
        "kanly": tournament.version,
        "game": config.game,
        "edition": config.edition,
        "modules": list(config.modules),
        "seats": config.seats,
        "options": config.options,
        "bots": list(tournament.bots),
        "seed": tournament.seed,
        "seeds": -(-tournament.games // len(tournament.bots)),
        "games": tournament.games,
        "decisions": tournament.decisions,
        "cpu_seconds": round(tournament.cpu_seconds, 3),
        "mean_rounds": round(tournament.rounds / games, 2),
        "confidence": SURE,
        "power": POWER,
        "chance": tournament.chance,
        "standings": _standings(tournament, ratings),
        "ratings": {bot: _rating(rating) for bot, rating in ratings.items()},
        "differences": _differences(tournament),
        "beaten": _beaten(tournament),
        "groups": {name: _rows(values, tournament) for name, values in tournament.groups.items()},
        "components": {name: _rows(values, tournament) for name, values in tournament.components.items()},
        "games_needed": _sizes(tournament.chance),
        "failures": tournament.failures,
    }


def _standings(tournament: Tournament, ratings: dict[str, Rating]) -> list[dict[str, Any]]:
    rows = [_standing(tournament, bot, ratings.get(bot)) for bot in tournament.codes]
    return sorted(rows, key=lambda row: -row["win_rate"][0])


def _standing(tournament: Tournament, bot: str, rating: Rating | None) -> dict[str, Any]:
    tally, chance = tournament.tallies[bot], tournament.chance
    seats = max(1, tally.all.seats)
    share = wilson(tally.all.wins, tally.all.seats)
    return {
        "bot": bot,
        "seats": tally.all.seats,
        "wins": tally.all.wins,
        "win_rate": share.data(),
        "excludes_chance": chance is not None and share.excludes(chance),
        "games_needed": _games_for(tournament, tally, share),
        "mean_place": round(tally.places / seats, 3),
        "mean_points": round(tally.points / seats, 2),
        "rating": _rating(rating) if rating else None,
        "points_by_source": {
            name.removeprefix("points_"): round(total / seats, 3)
            for name, total in tally.numbers.items()
            if name.startswith("points_")
        },
        "means": {
            name: round(total / seats, 3) for name, total in tally.numbers.items() if not name.startswith("points_")
        },
        "by_seat": [_seat(seat, tally.by_seat[seat]) for seat in range(tournament.job.config.seats)],
        "decision_ms": _times(tally),
    }


def _games_for(tournament: Tournament, tally: Tally, share: Interval) -> int | None:
    """Return how many games tell a bot that wins as often as measured from chance."""
    chance = tournament.chance
    needed = None if chance is None or not tally.all.seats else games_needed(share.value, chance)
    return None if needed is None else math.ceil(needed * tournament.games / tally.all.seats)


def _rating(rating: Rating) -> dict[str, float]:
    return {"mu": round(rating.mu, 2), "sigma": round(rating.sigma, 2)}


def _seat(seat: int, share: Share) -> dict[str, Any]:
    return {"seat": seat, "seats": share.seats, "wins": share.wins}


def _times(tally: Tally) -> dict[str, float]:
    times = tally.times
    count = max(1, times.decisions)
    return {
        "decisions": times.decisions,
        "mean": round(1000 * times.wall / count, 3),
        "longest": round(1000 * times.longest_wall, 3),
        "mean_cpu": round(1000 * times.cpu / count, 3),
        "longest_cpu": round(1000 * times.longest_cpu, 3),
    }


def _differences(tournament: Tournament) -> list[dict[str, Any]]:
    """Compare every two bots seed by seed: both had the same seats and the same luck."""
    rows = []
    for one, other in combinations(tournament.codes, 2):
        pairs = []
        for shares in tournament.blocks.values():
            if one in shares and other in shares:
                mine, theirs = shares[one], shares[other]
                pairs.append(mine.wins / mine.seats - theirs.wins / theirs.seats)
        interval = paired_interval(pairs)
        row = {"bot": one, "other": other, "seeds": len(pairs), "difference": interval.data()}
        rows.append({**row, "excludes_none": interval.excludes(0.0), "seeds_needed": pairs_needed(pairs)})
    return rows


def _beaten(tournament: Tournament) -> list[dict[str, Any]]:
    """Say how often a bot's seat was placed before another bot's seat in the same game."""
    return [
        {"bot": one, "other": other, "pairs": share.seats, "share": wilson(share.wins, share.seats).data()}
        for (one, other), share in sorted(tournament.beaten.items())
    ]


def _rows(values: dict[str, Shares], tournament: Tournament) -> list[dict[str, Any]]:
    """Return the shares of wins with each value, and how much better bots did with it than they usually do."""
    rows = []
    for name, shares in values.items():
        seats = sum(share.seats for share in shares.values())
        wins = sum(share.wins for share in shares.values())
        by_bot = {bot: wilson(share.wins, share.seats).data() for bot, share in sorted(shares.items())}
        row = {"id": name, "seats": seats, "wins": wins, "win_rate": wilson(wins, seats).data()}
        rows.append({**row, "lift": _lift(shares, tournament).data(), "by_bot": by_bot})
    return sorted(rows, key=lambda row: (-row["lift"][0], row["id"]))


def _lift(shares: Shares, tournament: Tournament) -> Interval:
    """Return the share of wins above what the same bots reach over all their seats.

    So a card does not look strong because a strong bot likes it.
    """
    seats = sum(share.seats for share in shares.values())
    expected = variance = 0.0
    for bot, share in shares.items():
        usual = tournament.tallies[bot].all
        expected += share.seats * usual.wins / usual.seats
        variance += share.seats * usual.wins / usual.seats * (1 - usual.wins / usual.seats)
    above = (sum(share.wins for share in shares.values()) - expected) / seats
    half = z_of(SURE) * math.sqrt(variance) / seats
    return Interval(above, above - half, above + half)


def _sizes(chance: float | None) -> list[dict[str, Any]]:
    if chance is None:
        return []
    shares = [round(chance * step, 2) for step in STEPS if chance * step < 1]
    return [{"win_rate": share, "games": games_needed(share, chance)} for share in shares]


def claims(found: dict[str, Any]) -> list[str]:
    """Return what the numbers allow to say, in sentences."""
    chance = found["chance"]
    said = [_claim(row, chance, found["games"]) for row in found["standings"]]
    for row in found["differences"]:
        value, low, high = row["difference"]
        span = f"{value:+.1%} ({low:+.1%} to {high:+.1%})"
        if row["excludes_none"]:
            better, worse = (row["bot"], row["other"]) if value > 0 else (row["other"], row["bot"])
            said.append(f"{better} wins more often than {worse}: {span} on {row['seeds']} seeds.")
        else:
            needed = f"; one like it would need {row['seeds_needed']:,} seeds" if row["seeds_needed"] else ""
            said.append(f"No difference between {row['bot']} and {row['other']} is shown: {span}{needed}.")
    if found["games_needed"]:
        sizes = ", ".join(f"{size['win_rate']:.0%} {size['games']:,}" for size in found["games_needed"])
        said.append(
            f"Games needed to tell a share of wins from {chance:.0%} with {found['confidence']:.0%} confidence "
            f"(found {found['power']:.0%} of the time): {sizes}."
        )
    return said


def _claim(row: dict[str, Any], chance: float | None, games: int) -> str:
    value, low, high = row["win_rate"]
    measured = f"{row['bot']} won {value:.1%} of its {row['seats']:,} seats ({low:.1%} to {high:.1%})"
    if chance is None:
        return f"{measured}."
    if row["excludes_chance"]:
        return f"{measured}: {'more' if value > chance else 'less'} than chance, {chance:.0%}."
    needed = row["games_needed"]
    more = f"; if that is its strength, showing it needs {needed:,} games, not {games:,}" if needed else ""
    return f"{measured}: not told from chance, {chance:.0%}{more}."
