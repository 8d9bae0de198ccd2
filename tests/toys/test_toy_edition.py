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
    assert rules.editions() == {"base": "Dune: Imperium", "toy": "Toy"}
    assert rules.modules("toy") == {"more": "More"}
    assert set(rules.variants()) == {kanly.Variant("base"), WITHOUT, WITH}
    with pytest.raises(kanly.ConfigError, match="unknown module 'more'; the edition 'base' has none"):
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
    if "use arrakeen/echo" in legal(game):
        game.apply("use arrakeen/echo")
    assert game.state.players[seat].goods[0] == had + discarded  # type: ignore[attr-defined]


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
    assert asked == 1, "what the Banker's ability asks comes before the round goes on"
    paid = [event for event in game.events if event.kind == "gained" and event.data["resource"] == "coin"]
    assert sorted(event.seat for event in paid) == [0, 1, 2]
    interest = [event.seat for event in game.events if event.kind == "gained" and event.data["resource"] == "spice"]
    assert interest.count(0) == 1, "the Banker has no spice from the start, but gains one when the coins are paid"
    assert "coin" in kanly.rules_of("imperium").page().face_up(game.state).data()["players"]["0"]["goods"]
    assert "coin" not in kanly.rules_of("imperium").catalogue(kanly.Variant("base"))["resources"]


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


@pytest.mark.parametrize("case", CASES[-1:], ids=str)
def test_the_base_game_is_not_touched(case: Case) -> None:
    new(WITH)
    assert fingerprints(case) == (FOLDER / f"{case}.txt").read_text()
