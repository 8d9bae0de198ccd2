"""A second edition is a folder of declarations: nothing of the first one changes, and nothing else knows of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from unittest.mock import patch

import pytest

import kanly
from kanly.bots import make_bot
from kanly.engine.decision import SPECTATOR
from kanly.engine.text import Text
from kanly.imperium.editions import EDITIONS, EditionSheet
from kanly.lab import simulate
from kanly.lab.play import play_game
from tests.contract.cases import CASES, Case
from tests.golden.fingerprints import FOLDER, fingerprints
from tests.toys.edition import LEADERS, TAX_PHASE, parts, registered

WITHOUT, WITH = kanly.Variant("toy"), kanly.Variant("toy", ("more",))
both = pytest.mark.parametrize("variant", [WITHOUT, WITH], ids=str)


@pytest.fixture(autouse=True)
def _toy() -> Iterator[None]:
    with registered():
        yield


def new(variant: kanly.Variant, seats: int = 3, seed: int = 1) -> kanly.Game:
    return kanly.new("imperium", edition=variant.edition, modules=variant.modules, seats=seats, seed=seed)


def walk(game: kanly.Game, seed: int) -> Iterator[None]:
    random = Random(seed)
    while not game.is_over:
        yield
        game.apply(random.choice(game.decision.actions))


def test_it_is_offered_with_its_module() -> None:
    rules = kanly.rules_of("imperium")
    assert rules.editions()["toy"] == "Toy"
    assert rules.modules("toy") == {"more": "More"}
    assert {variant for variant in rules.variants() if variant.edition == "toy"} == {WITHOUT, WITH}
    with pytest.raises(kanly.ConfigError, match="unknown module 'more'; there are bloodlines, tech"):
        kanly.new("imperium", seats=4, modules=["more"])
    with pytest.raises(kanly.ConfigError, match="Toy seats 3 or 4 players, not 1"):
        kanly.new("imperium", edition="toy", seats=1)


def test_a_draft_needs_enough_leaders() -> None:
    few = replace(parts(), leaders=LEADERS[:5])
    with (
        patch.dict(EDITIONS, {"few": EditionSheet("Few", (3,), lambda: few)}),
        pytest.raises(kanly.ConfigError, match="a draft of 3 needs 6 leaders; there are 5"),
    ):
        kanly.new("imperium", edition="few", seats=3, leaders="draft")


def test_the_same_ids_are_other_things() -> None:
    rules = kanly.rules_of("imperium")
    toy = {(item["kind"], item["id"]): item for item in rules.inventory().components(WITHOUT)}
    assert toy["space", "arrakeen"]["name"] == "A Quiet Arrakeen"
    assert toy["imperium_card", "duncan_idaho"]["agent"] == "+1 solari per card in your discard pile"
    assert ("space", "carthag") not in toy
    game = new(WITHOUT)
    with pytest.raises(kanly.MalformedAction):
        game.why_not("agent dagger@arrakeen")
    with pytest.raises(kanly.MalformedAction):
        game.why_not("space carthag")
    base = kanly.new("imperium", seats=3, seed=1)
    with pytest.raises(kanly.MalformedAction):
        base.why_not("space market")


def test_the_module_adds_its_cards_and_nothing_else() -> None:
    rules = kanly.rules_of("imperium")
    without, with_it = ({item["id"] for item in rules.inventory().components(variant)} for variant in (WITHOUT, WITH))
    assert with_it - without == {"traveller"}
    assert without <= with_it


@both
@pytest.mark.parametrize("seed", range(4))
def test_games_keep_the_contract(variant: kanly.Variant, seed: int) -> None:
    game = new(variant, seats=3 + seed % 2, seed=seed)
    rules = game.rules
    catalogue = {action.text for action in rules.learning().every_action(variant)}
    encoding = rules.learning().encoding(variant)
    for _ in walk(game, seed):
        assert rules.inventory().violations(game.state) == []
        assert {action.text for action in game.decision.actions} <= catalogue
        placed = kanly.read_position(game.position())
        assert placed.digest == game.digest
        assert placed.config.variant == variant
        for seat in (SPECTATOR, game.to_move):
            seen = game.observe(seat)
            assert rules.read_observation(seen.text()).text() == seen.text()
            assert len(encoding.encode(seen)) == encoding.size
            assert rules.inventory().violations(seen.determinize(kanly.Rng.seeded(seed))) == []
        rules.page().face_up(game.state).data()
        game.held(game.to_move).data()
        for action in game.decision.actions:
            game.explain(action)
    again = kanly.read_record(game.record(), verify=True)
    assert (again.digest, again.config.variant) == (game.digest, variant)


@both
def test_its_own_word_is_carried_out(variant: kanly.Variant) -> None:
    game = new(variant)
    while True:
        seat = game.to_move
        player = game.state.players[seat]  # type: ignore[attr-defined]
        if player.discard and "agent envoy@arrakeen" in legal(game):
            break
        game.apply("reveal" if "reveal" in legal(game) else game.decision.actions[-1])
    had, discarded = player.goods[0], len(player.discard)
    game.apply("agent envoy@arrakeen")
    if "use space.arrakeen/echo" in legal(game):
        game.apply("use space.arrakeen/echo")
    assert game.state.players[seat].goods[0] == had + discarded  # type: ignore[attr-defined]


@both
def test_its_decision_is_asked_and_has_a_place_of_its_own_in_the_vector(variant: kanly.Variant) -> None:
    game, asked = new(variant), 0
    learning = game.rules.learning()
    encoding, base = learning.encoding(variant), learning.encoding(kanly.Variant("base"))
    segment = next(segment for segment in encoding.segments if segment.name == "decision")
    place = segment.start + segment.entries.index("bribe")
    for _ in walk(game, 1):
        vector = encoding.encode(game.observe(game.to_move))
        assert vector[place] == (game.decision.kind == "bribe")
        asked += game.decision.kind == "bribe"
    assert asked
    assert base.size == 2055
    assert all("bribe" not in segment.entries for segment in base.segments)


@both
def test_its_phase_pays_its_token_and_its_leader_waits_for_that(variant: kanly.Variant) -> None:
    game = kanly.new(
        "imperium", edition="toy", modules=variant.modules, seats=3, seed=1,
        leaders=["banker", "head_one", "head_two"], journal=True,
    )  # fmt: skip
    asked = 0
    while not game.is_over and game.state.round == 1:  # type: ignore[attr-defined]
        if game.state.phase == TAX_PHASE:  # type: ignore[attr-defined]
            assert (game.to_move, game.decision.kind) == (0, "faction")
            asked += 1
        game.apply("reveal" if "reveal" in legal(game) else game.decision.actions[-1])
    assert asked == 1, "nobody can pay the bribe yet, and what the Banker's ability asks comes before the round goes on"
    paid = [event for event in game.events if event.kind == "gained" and event.data["resource"] == "coin"]
    assert sorted(event.seat for event in paid) == [0, 1, 2]
    interest = [event.seat for event in game.events if event.kind == "gained" and event.data["resource"] == "spice"]
    assert interest.count(0) == 1, "the Banker has no spice from the start, but gains one when the coins are paid"
    assert "coin" in kanly.rules_of("imperium").page().face_up(game.state).data()["players"]["0"]["goods"]
    assert "coin" not in kanly.rules_of("imperium").catalogue(kanly.Variant("base"))["resources"]


def sent(round_number: int, place: str) -> tuple[kanly.Game, int]:
    """Return a game in which a seat has just sent an Agent to a place, in a round before which nothing was done.

    Everybody has a coin from each round before it, and a spice and a water from the start.
    """
    for seed in range(100):
        game = kanly.new(
            "imperium", edition="toy", seats=3, seed=seed, leaders=["head_one", "head_two", "head_three"],
            confirm="turns",
        )  # fmt: skip
        while game.state.round < round_number:  # type: ignore[attr-defined]
            game.apply("reveal" if "reveal" in legal(game) else game.decision.actions[-1])
        seat = game.to_move
        if place in legal(game):
            game.apply(place)
            return game, seat
    raise AssertionError(f"no hand allows {place}")


def goods(game: kanly.Game, seat: int) -> list[int]:
    """Return the Solari, spice, water and coins of a seat."""
    return list(game.state.players[seat].goods)  # type: ignore[attr-defined]


def test_its_own_price_is_paid() -> None:
    game, seat = sent(3, "agent envoy@bank")
    others = [other for other in range(3) if other != seat]
    assert [goods(game, other)[3] for other in range(3)] == [2, 2, 2]
    had = goods(game, seat)[1]
    game.apply("use space.bank/spice")
    assert goods(game, seat)[1] == had + 2
    assert (goods(game, seat)[3], [goods(game, other)[3] for other in others]) == (0, [3, 3])


def test_its_own_price_its_condition_and_two_parts_of_one_price_give_their_reasons() -> None:
    game, _ = sent(2, "agent envoy@bank")
    assert str(game.why_not("use space.bank/spice")) == "its price cannot be paid: give every opponent 1 coin"
    assert str(game.why_not("use space.bank/water")) == "its condition does not hold: if 2 coins or more: +1 water"
    game, _ = sent(2, "agent wanderer@market")
    assert str(game.why_not("use space.market/spice")) == "its price cannot be paid: pay 1 coin; pay 1 coin"


def test_parts_of_a_price_that_take_the_same_thing_are_added_up() -> None:
    game, seat = sent(3, "agent wanderer@market")
    had = goods(game, seat)
    game.apply("use space.market/spice")
    assert goods(game, seat) == [had[0], had[1] + 3, had[2], had[3] - 2]


def test_its_own_condition_and_count_are_asked() -> None:
    for round_number, water, solari in ((2, 1, 1), (3, 2, 2)):
        game, seat = sent(round_number, "agent envoy@bank")
        if "use space.bank/solari" in legal(game):
            game.apply("use space.bank/solari")
        assert goods(game, seat)[0] == solari, "a Solari for every coin"
        assert goods(game, seat)[2] == water, "water for those who have two coins"


def test_any_word_that_is_payable_is_a_price() -> None:
    game, seat = sent(1, "agent envoy@court")
    hand = len(game.state.players[seat].hand)  # type: ignore[attr-defined]
    game.apply("use space.court/intrigue")
    assert game.decision.kind == "discard"
    game.apply(game.decision.actions[0])
    player = game.state.players[seat]  # type: ignore[attr-defined]
    assert (len(player.hand), len(player.discard), len(player.intrigue)) == (hand - 1, 1, 1)


def test_its_words_are_told_and_drawn() -> None:
    rules = kanly.rules_of("imperium")
    bank = next(item for item in rules.inventory().components(WITHOUT) if item["id"] == "bank")
    assert bank["effect"] == (
        "give every opponent 1 coin -> +2 spice; if 2 coins or more: +1 water; per coin of yours: +1 solari"
    )
    shares, rich, coins = rules.catalogue(WITHOUT)["spaces"]["bank"]["effects"]
    assert (shares["cost"][0]["word"], shares["cost"][0]["resource"]) == ("share", "coin")
    assert (rich["when"], rich["n"], rich["resource"]) == ("rich", 2, "coin")
    assert (coins["word"], coins["per"]) == ("per", "coins")
    game, _ = sent(2, "agent envoy@bank")
    reason = game.why_not("use space.bank/water")
    assert isinstance(reason, Text)
    assert "condition-rich" in str(reason.data())


def legal(game: kanly.Game) -> list[str]:
    return [action.text for action in game.decision.actions]


@both
def test_bots_and_the_laboratory_play_it(variant: kanly.Variant) -> None:
    report = simulate("imperium", 4, ["random"], 10, seed=1, edition="toy", modules=variant.modules, check=True)
    assert (report.games, report.violations) == (10, [])
    assert report.as_dict()["components_unreached"] == []
    game = new(variant)
    play_game(game, [make_bot(name, game.rules) for name in ("greedy", "quick", "search:20n")], kanly.Rng.seeded(1))
    assert game.is_over


@pytest.mark.parametrize("case", [case for case in CASES if case.edition == "base"][-1:], ids=str)
def test_the_base_game_is_not_touched(case: Case) -> None:
    new(WITH)
    assert fingerprints(case) == (FOLDER / f"{case}.txt").read_text()
