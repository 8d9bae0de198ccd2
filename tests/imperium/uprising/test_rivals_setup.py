"""Uprising for one and two: who plays, what everybody begins with, options and difficulties (hagal D-1 to D-5)."""

from __future__ import annotations

from typing import Any

import pytest

import kanly
from kanly import ConfigError
from kanly.imperium.components import CONFLICTS, LEADERS
from kanly.imperium.ids import ORNITHOPTER
from kanly.imperium.state import ImperiumState
from tests.imperium.uprising.rival_scenes import PLAIN, RivalScene

STREAMLINED = {"rival_lady_amber_metulli", "rival_glossu_the_beast_rabban"}
LEVELS = {
    "level_8": {"rival_lady_margot_fenring", "rival_gurney_halleck", "rival_staban_tuek"},
    "level_6": {"rival_baron_vladimir_harkonnen", "rival_lady_jessica", "rival_princess_irulan"},
    "level_4": {"rival_muad_dib", "rival_feyd_rautha_harkonnen"},
}


def new(seats: int, seed: int = 1, modules: tuple[str, ...] = (), **options: Any) -> kanly.Game:
    return kanly.new("imperium", edition="uprising", seats=seats, seed=seed, modules=modules, **options)


def state_of(game: kanly.Game) -> ImperiumState:
    assert isinstance(game.state, ImperiumState)
    return game.state


def laid_out(seats: int, **options: Any) -> ImperiumState:
    """The table before the first round: somebody is still to choose a leader."""
    game = new(seats, leaders="choose", **options)
    assert game.decision.kind == "leader"
    return state_of(game)


def rivals_of(game: kanly.Game) -> list[str]:
    players = state_of(game).players
    return [LEADERS[player.leader].key for player in players[game.config.seats :]]


# -- the table (hagal D-1 to D-4) ------------------------------------------------------------------------------------


@pytest.mark.parametrize("modules", [(), ("choam",)])
def test_hagal_d_1_alone_two_rivals_play_and_for_two_a_common_one(modules: tuple[str, ...]) -> None:
    assert [player.rival > 0 for player in state_of(new(1, modules=modules)).players] == [False, True, True]
    assert [player.rival > 0 for player in state_of(new(2, modules=modules)).players] == [False, False, True]


@pytest.mark.parametrize("seats", [1, 2])
def test_hagal_d_2_what_a_rival_begins_with(seats: int) -> None:
    state = laid_out(seats, **({"difficulty": "sardaukar"} if seats == 1 else {}))
    for player in state.players[seats:]:
        assert (player.goods, player.influence, player.vp) == ([0, 0, 1], [0, 0, 0, 0], 0)
        assert (player.garrison, player.supply, player.ready, player.swordmaster) == (3, 9, 2, 0)
        assert player.uprising is not None
        assert (player.uprising.spies, player.uprising.hooks) == (0, 0)
        assert [*player.deck, *player.hand, *player.intrigue] == []


@pytest.mark.parametrize("seed", range(4))
def test_hagal_d_4_alone_objectives_are_dealt_as_to_three_and_say_who_begins(seed: int) -> None:
    state = state_of(new(1, seed, leaders="choose"))
    dealt = [CONFLICTS[card].key for player in state.players if player.uprising for card in player.uprising.won]
    assert sorted(dealt) == [
        "objective_crysknife", "objective_desert_mouse_first_player", "objective_ornithopter_1_3p",
    ]  # fmt: skip
    assert state.first == dealt.index("objective_desert_mouse_first_player")


@pytest.mark.parametrize("seed", range(4))
def test_hagal_d_4_the_common_rival_has_the_ornithopter_and_never_begins(seed: int) -> None:
    state = state_of(new(2, seed, leaders="choose"))
    rival = state.players[2].uprising
    assert rival is not None
    assert [CONFLICTS[card].icon for card in rival.won] == [ORNITHOPTER]
    assert state.first in (0, 1)


# -- which rivals (hagal D-1, D-54, G-18) ----------------------------------------------------------------------------


def test_hagal_d_1_rivals_by_name() -> None:
    named = ["rival_muad_dib", "rival_staban_tuek"]
    assert rivals_of(new(1, rivals=named)) == named
    assert rivals_of(new(2, rival="rival_glossu_the_beast_rabban")) == ["rival_glossu_the_beast_rabban"]
    assert rivals_of(new(1, rivals="?,rival_muad_dib"))[1] == "rival_muad_dib"


@pytest.mark.parametrize("way", LEVELS)
def test_hagal_d_1_rivals_by_the_level_of_their_swordmasters(way: str) -> None:
    alone = [rivals_of(new(1, seed, rivals=way)) for seed in range(12)]
    assert {rival for pair in alone for rival in pair} == LEVELS[way]
    assert all(len(set(pair)) == 2 for pair in alone)
    assert {rivals_of(new(2, seed, rival=way))[0] for seed in range(20)} == LEVELS[way]


def test_hagal_d_54_streamlined_rivals_are_of_games_for_two_and_come_only_when_wanted() -> None:
    assert {rivals_of(new(2, seed, rival="streamlined"))[0] for seed in range(12)} == STREAMLINED
    found = {rival for seed in range(20) for rival in (*rivals_of(new(1, seed)), *rivals_of(new(2, seed)))}
    assert found == set().union(*LEVELS.values())
    with pytest.raises(ConfigError, match="unknown rival 'rival_lady_amber_metulli'"):
        new(1, rivals="rival_lady_amber_metulli,rival_muad_dib")


def test_one_rival_is_not_taken_twice() -> None:
    with pytest.raises(ConfigError, match="a rival can be taken only once"):
        new(1, rivals="rival_muad_dib,rival_muad_dib")
    with pytest.raises(ConfigError, match="name 2"):
        new(1, rivals="rival_muad_dib")


@pytest.mark.parametrize("options", [{"leaders": "muad_dib"}, {"rivals": "rival_muad_dib,?"}, {}])
@pytest.mark.parametrize("leaders", ["random", "draft"])
def test_hagal_g_18_chance_gives_nobody_a_rival_of_the_own_leader(options: dict[str, str], leaders: str) -> None:
    for seed in range(15):
        game = new(1, seed, **{"leaders": leaders, **options})
        players = state_of(game).players
        offered = [LEADERS[leader].name for leader in players[0].offered]
        mine = [LEADERS[players[0].leader].name] if players[0].leader >= 0 else offered
        assert not set(mine) & {LEADERS[player.leader].name for player in players[1:]}


def test_hagal_g_18_who_names_both_may_have_both() -> None:
    game = new(1, leaders="muad_dib", rivals="rival_muad_dib,rival_staban_tuek")
    assert rivals_of(game) == ["rival_muad_dib", "rival_staban_tuek"]
    assert rivals_of(new(1, leaders="muad_dib", rivals="level_4"))  # of two, one must be the human's own


def test_rivals_are_options_of_one_and_two_only() -> None:
    for options in ({"rivals": "random"}, {"rival": "random"}, {"variants": "politics"}, {"churn": "dice"}):
        with pytest.raises(ConfigError):
            new(3, **options)
    with pytest.raises(ConfigError):
        new(2, churn="dice")


@pytest.mark.parametrize("seats", [1, 2])
def test_a_position_tells_the_options_of_its_game(seats: int) -> None:
    given = {"variants": "politics", **({"churn": "dice", "difficulty": "sardaukar"} if seats == 1 else {})}
    game = new(seats, **given)
    told = game.rules.config_of(game.rules.from_position(game.position())).options
    assert {**told, **given} == told
    assert told["rivals" if seats == 1 else "rival"].split(",") == rivals_of(game)
    assert len(told["leaders"].split(",")) == seats


# -- difficulties (hagal D-5) ----------------------------------------------------------------------------------------


@pytest.mark.covers("difficulty/mercenary", "difficulty/sardaukar", "difficulty/mentat", "difficulty/kwisatz_haderach")
@pytest.mark.parametrize(
    ("level", "garrison", "intrigue", "variants", "swordmaster"),
    [
        ("mercenary", 0, 1, 0, True),
        ("sardaukar", 3, 0, 0, True),
        ("mentat", 3, 0, 0b111, True),
        ("kwisatz_haderach", 3, 0, 0b111, False),
    ],
)
def test_hagal_d_5_the_four_difficulties(
    level: str, garrison: int, intrigue: int, variants: int, swordmaster: bool
) -> None:
    state = laid_out(1, difficulty=level)
    assert [player.garrison for player in state.players] == [3, garrison, garrison]
    assert state.rivals is not None
    assert state.rivals.variants == variants
    game = new(1, difficulty=level, leaders="gurney_halleck", rivals=PLAIN)
    drawn = [event.seat for event in game.events if event.kind == "drew_intrigue"]
    assert drawn[:1] == [0] * intrigue
    scene = RivalScene(difficulty=level)
    scene.state.agents[scene.ids.space_ids["swordmaster"]] = 0
    scene.set(0, solari=8)
    assert ("agent dagger@swordmaster" in scene.options) is swordmaster


def test_hagal_d_5_variants_may_be_added_to_an_easier_difficulty_each_by_itself() -> None:
    for bit, name in enumerate(("escalation", "deployment", "politics")):
        state = laid_out(1, difficulty="mercenary", variants=name)
        assert state.rivals is not None
        assert state.rivals.variants == 1 << bit


def test_hagal_d_55_a_binding_variant_cannot_be_left_out() -> None:
    state = laid_out(1, difficulty="mentat", variants="politics", churn="dice")
    assert state.rivals is not None
    assert state.rivals.variants == 0b1111
