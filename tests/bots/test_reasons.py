"""Advice says why: where a seat is ahead of its strongest opponent and where behind, by what the judge makes of it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import kanly
from kanly.bots.advice import advise_why, analyse
from kanly.bots.quick import QuickBot
from kanly.bots.reasons import TOLD, standing_of, why
from kanly.engine import Rng
from kanly.imperium.editions import compose
from kanly.lab.play import play_game
from kanly.locale import LANGUAGES
from kanly.locale.speech import Reader, Speech
from tests.contract.cases import toys
from tests.contract.scramble import scramble_imperium
from tests.locale.messages import messages
from tests.scene import Scene

RULES = kanly.rules_of("imperium")


def mid_game(seats: int = 4, actions: int = 200) -> kanly.Game:
    game = kanly.new("imperium", seats=seats, seed=4)
    bot, rng = QuickBot(RULES, "30"), Rng.seeded(1)
    while len(game.actions) < actions or len(game.decision.actions) == 1:
        game.apply(bot.choose(game.decision, lambda: game.observe(game.to_move), rng))
    return game


def edges(scene: Scene) -> tuple[dict[str, int], dict[str, int]]:
    standing = standing_of(RULES, scene.game.observe(0), Rng.seeded(1))
    assert standing is not None
    return dict(standing.ahead), dict(standing.behind)


def test_who_has_more_is_told_by_how_much() -> None:
    """Two points and a Swordmaster more than anybody, in a position that is otherwise even."""
    scene = Scene(seats=4).set(0, vp=4, swordmaster=True)
    ahead, behind = edges(scene)
    assert ahead["points"] == 3
    assert ahead["swordmaster"] == 1
    assert "points" not in behind


def test_what_is_missing_is_told_too() -> None:
    scene = Scene(seats=4)
    for seat in (1, 2, 3):
        scene.set(seat, vp=5, council=True)
    ahead, behind = edges(scene)
    assert behind["points"] == 4
    assert "points" not in ahead


def test_few_topics_are_told_and_those_that_tell_most_first() -> None:
    standing = standing_of(RULES, mid_game().observe(0), Rng.seeded(1))
    assert standing is not None
    assert 0 < len(standing.ahead) + len(standing.behind) <= 2 * TOLD
    assert all(n > 0 for _, n in (*standing.ahead, *standing.behind))


def test_nothing_hidden_is_told() -> None:
    game = mid_game(3)
    seat = game.to_move
    other = RULES.observe(scramble_imperium(game.state, seat, Random(1)), seat)
    assert why(RULES, game.observe(seat), Rng.seeded(2)) == why(RULES, other, Rng.seeded(2))


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_there_is_a_reason_with_any_number_of_people(seats: int) -> None:
    game = mid_game(seats, 80)
    told = advise_why(RULES, game.observe(game.to_move), Rng.seeded(1), "search:8n")["why"]
    assert told is None or told["id"].startswith("standing-")


def test_a_game_without_weights_gives_no_reasons() -> None:
    with toys():
        game = kanly.new("imperium", edition="toy", seats=3, seed=1)
        assert why(game.rules, game.observe(game.to_move), Rng.seeded(1)) is None


def test_an_analysis_says_why_of_turning_points_and_mistakes_alone() -> None:
    game = kanly.new("imperium", seats=2, seed=4)
    play_game(game, [QuickBot(RULES, "80"), QuickBot(RULES, "80")], Rng.seeded(1))
    found = analyse(game, "search:4n")
    named = [*found["turning_points"], *found["mistakes"]]
    assert any("why" in it for it in named)
    at = {mistake["at"] for mistake in found["mistakes"]}
    assert all("why" not in judged for judged in found["decisions"] if judged["at"] not in at)


def topics(variant: kanly.Variant) -> set[str]:
    config = RULES.configure(4, variant.edition, variant.modules)
    return {feature.topic for feature in RULES.features().of_seat(config) if feature.topic}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_topic_of_every_edition_is_said_in_every_language(language: str) -> None:
    known = messages(language)
    for variant in RULES.variants():
        assert {f"edge-{topic}" for topic in topics(variant)} - set(known) == set()
        assert compose(variant)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Compared with Leto: ahead by 2 Alliances and the Swordmaster; behind by 3 spice"),
        ("cs", "Proti soupeři Leto: navíc 2 aliance a mistr meče; chybí 3 koření"),
        ("uk", "Порівняно із суперником Leto: перевага — 2 союзи та Майстер меча; відставання — 3 прянощів"),
    ],
)
def test_a_standing_is_a_sentence(language: str, said: str) -> None:
    words: Any = RULES.narration().standing(1, [("alliances", 2), ("swordmaster", 1)], [("spice", 3)])
    assert Speech(language, "imperium").render(words, Reader(["Paul", "Leto"], 0)) == said


def test_a_topic_that_no_language_knows_is_said_plainly() -> None:
    words = RULES.narration().standing(1, [("coin", 2)], [])
    assert Speech("en", "imperium").render(words, Reader(["Paul", "Leto"], 0)).endswith("ahead by 2 coin")
