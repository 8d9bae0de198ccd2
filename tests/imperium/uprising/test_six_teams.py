"""What teams do together: personal boards, reinforcing, trade, the Throne Row, combat and the end (U-22)."""

from __future__ import annotations

import pytest

import kanly
from kanly.imperium.components import CARDS
from tests.imperium.uprising.six_scenes import (
    CORRINO_LEFT,
    CORRINO_RIGHT,
    LEFT,
    MUAD_DIB,
    RIGHT,
    SHADDAM,
    SixScene,
    commanding,
)

# -- personal boards (U-22.9) ----------------------------------------------------------------------------------------


def test_u_22_9_only_its_commander_may_use_a_personal_board() -> None:
    scene = commanding(MUAD_DIB, LEFT, "muad_dib_seek_allies", water=1, spice=3)
    spaces = {text.partition("@")[2] for text in scene.options}
    assert {"hardy_warriors", "desert_mastery"} <= spaces
    assert not spaces & {"vast_wealth", "sardaukar_6p"}
    assert scene.why("agent muad_dib_seek_allies@vast_wealth") == (
        "Vast Wealth lies on another player's personal board"
    )
    scene.set(LEFT, hand=["diplomacy"], water=1)
    scene.begin_turn(LEFT)
    assert not any("hardy_warriors" in text for text in scene.options), "not even the own Commander's"


@pytest.mark.parametrize(("steps", "goods"), [(0, (0, 1, 0)), (1, (0, 0, 0)), (2, (0, 0, 1))])
def test_u_22_9_steps_of_the_fremen_track_pay_the_team(steps: int, goods: tuple[int, int, int]) -> None:
    scene = commanding(MUAD_DIB, LEFT, "muad_dib_seek_allies").own_track(MUAD_DIB, steps)
    scene.do("agent muad_dib_seek_allies@desert_mastery")
    while scene.kind == "move":
        scene.do(scene.options[0])
    assert scene.team(MUAD_DIB).track == steps + 1
    for ally in (LEFT, RIGHT):
        assert scene.goods(ally) == goods
    solari, spice, water = goods
    assert scene.goods(MUAD_DIB) == (solari, spice + 1, water), "with the spice of the space"
    assert scene.goods(CORRINO_LEFT) == (0, 0, 0)
    assert scene[MUAD_DIB].vp == 4 + (steps + 1 >= 2)


def test_u_22_9_the_emperor_track_gives_the_team_spies_and_the_commander_an_alliance() -> None:
    scene = commanding(SHADDAM, CORRINO_LEFT, "shaddam_seek_allies").own_track(SHADDAM, 2)
    scene.do("agent shaddam_seek_allies@vast_wealth")
    while scene.kind == "move":
        scene.do(scene.options[0])
    for seat, post in ((SHADDAM, "guild"), (CORRINO_LEFT, "council"), (CORRINO_RIGHT, "choam")):
        assert (scene.kind, scene.to_move) == ("place_spy", seat)
        scene.do(f"spy {post}", seat=seat)
    scene.set(SHADDAM, hand=["shaddam_imperial_tent"])
    scene.own_track(SHADDAM, 3).begin_turn(SHADDAM)
    scene.state.agents = [0] * len(scene.state.agents)
    scene.team(SHADDAM).left = -1
    scene[SHADDAM].ready = 2
    scene.do(f"activate {CORRINO_RIGHT}", "agent shaddam_imperial_tent@vast_wealth")
    while scene.kind == "move":
        scene.do(scene.options[0])
    assert scene.team(SHADDAM).track == 4
    assert scene[SHADDAM].vp == 6, "the point of step 2 and the Alliance"


def test_u_22_11_a_loss_may_be_taken_on_the_own_track() -> None:
    scene = SixScene(turn=SHADDAM)
    scene.set(SHADDAM, intrigue=["backed_by_choam"]).own_track(SHADDAM, 4)
    scene.set(CORRINO_LEFT, influence={"guild": 1})
    scene.begin_turn(SHADDAM).do(f"activate {CORRINO_LEFT}", "play backed_by_choam")
    assert scene.options == ["faction guild", "track emperor"]
    scene.do("track emperor")
    assert scene.team(SHADDAM).track == 3
    assert scene[SHADDAM].vp == 5, "the Alliance is lost"
    assert scene.goods(SHADDAM) == (4, 0, 0)


# -- hooks and sandworms (U-22.16) -----------------------------------------------------------------------------------


def test_e_185_hooks_of_one_serve_both_allies_of_muad_dib() -> None:
    scene = SixScene(turn=RIGHT)
    scene.set(RIGHT, hand=["reconnaissance"], influence={"fremen": 2})
    scene.begin_turn(RIGHT).do("agent reconnaissance@sietch_tabr")
    scene.do(next(text for text in scene.options if text.startswith("use")))
    assert [scene.up(seat).hooks for seat in range(6)] == [0, 0, 1, 0, 1, 0]


def test_e_185_shaddams_team_cannot_take_them() -> None:
    scene = SixScene(turn=CORRINO_LEFT)
    scene.set(CORRINO_LEFT, hand=["reconnaissance"], influence={"fremen": 2})
    scene.begin_turn(CORRINO_LEFT).do("agent reconnaissance@sietch_tabr")
    scene.do(next(text for text in scene.options if text.startswith("use")))
    assert not any(scene.up(seat).hooks for seat in range(6))
    assert scene.goods(CORRINO_LEFT) == (0, 0, 1), "the rest of the option stands"


def test_u_22_16_muad_dibs_sandworms_are_the_activated_allys() -> None:
    scene = commanding(MUAD_DIB, LEFT, "muad_dib_desert_call", water=2)
    scene.give(LEFT, hooks=True).give(RIGHT, hooks=True)
    scene.do("agent muad_dib_desert_call@accept_contract")
    scene.do(next(text for text in scene.options if "desert_call" in text))
    assert (scene.worms(LEFT), scene.worms(MUAD_DIB), scene.worms(RIGHT)) == (1, 0, 0)
    assert scene.strength(LEFT) == 3


def test_u_22_16_no_sandworm_comes_to_shaddams_team() -> None:
    scene = SixScene(turn=CORRINO_LEFT)
    scene.set(CORRINO_LEFT, intrigue=["unexpected_allies"], water=2)
    scene.begin_turn(CORRINO_LEFT)
    scene.do("play unexpected_allies")
    while scene.kind != "turn" and scene.to_move == CORRINO_LEFT:
        scene.do("done" if "done" in scene.options else scene.options[0])
    assert scene.worms(CORRINO_LEFT) == 0


# -- trade (U-22.19) -------------------------------------------------------------------------------------------------


def _trading() -> SixScene:
    scene = SixScene(turn=LEFT)
    scene.set(LEFT, hand=["diplomacy"], solari=4, intrigue=["cunning", "mercenaries"])
    scene.set(RIGHT, spice=2, solari=3)
    scene.begin_turn(LEFT).do("agent diplomacy@economic_support")
    assert "done" in scene.options, "optional"
    scene.do(next(text for text in scene.options if text.endswith("/trade")))
    return scene


def test_e_186_four_solari_one_way_and_none_the_other() -> None:
    scene = _trading()
    scene.do(f"trade {RIGHT} solari")
    assert scene.options == [f"give {n}" for n in range(5)]
    scene.do("give 4")
    assert (scene.kind, scene.to_move) == ("give", RIGHT)
    assert not any("spice" in text for text in scene.options), "one kind only"
    scene.do("give 0", seat=RIGHT)
    assert scene.goods(LEFT)[0] == 0
    assert scene.goods(RIGHT)[0] == 7


def test_u_22_19_trade_is_with_a_teammate_only() -> None:
    scene = _trading()
    named = {text.split()[1] for text in scene.options if text.startswith("trade")}
    assert named == {str(MUAD_DIB), str(RIGHT)}


def test_u_22_19_intrigue_is_chosen_by_the_giver_and_known_to_the_two() -> None:
    scene = _trading()
    scene.do(f"trade {MUAD_DIB} intrigue", "hand_over cunning", "done")
    cunning = scene.ids.intrigue_ids["cunning"]
    assert scene[MUAD_DIB].intrigue == [cunning]
    for viewer, known in ((LEFT, True), (MUAD_DIB, True), (RIGHT, False), (SHADDAM, False)):
        seen = scene.game.observe(viewer)
        hand = seen.data()["players"][MUAD_DIB]["intrigue"]
        assert (hand == ["cunning"]) == known, viewer
        told = [event.kind for event in scene.game.events_for(viewer)]
        assert ("gave_intrigue_card" in told) == known
        assert "gave_intrigue" in told


# -- reinforcing (U-22.30) -------------------------------------------------------------------------------------------


def test_e_184_military_support_splits_three_troops_that_may_be_deployed() -> None:
    scene = commanding(SHADDAM, CORRINO_LEFT, "shaddam_seek_allies", spice=2)
    scene.set(CORRINO_LEFT, troops=(3, 0)).set(CORRINO_RIGHT, troops=(3, 0))
    scene.do("agent shaddam_seek_allies@military_support")
    while scene.kind == "move":
        scene.do(next(text for text in scene.options if text.startswith("use")))
    assert scene.options == ["reinforce 0+3", "reinforce 1+2", "reinforce 2+1", "reinforce 3+0"]
    scene.do("reinforce 1+2")
    assert (scene.to_move, scene.options) == (CORRINO_LEFT, ["deploy 0", "deploy 1"])
    scene.do("deploy 1", seat=CORRINO_LEFT)
    assert (scene.to_move, scene.options) == (CORRINO_RIGHT, ["deploy 0", "deploy 1", "deploy 2"]), "no garrison troops"
    scene.do("deploy 2", seat=CORRINO_RIGHT)
    assert scene.troops(CORRINO_LEFT) == (8, 3, 1)
    assert scene.troops(CORRINO_RIGHT) == (7, 3, 2)
    assert scene.kind != "ally_deploy", "it is no Combat space"


# -- the Throne Row (U-22.20) ----------------------------------------------------------------------------------------


@pytest.mark.covers("card/shaddam_imperial_tent")
def test_u_22_20_only_shaddams_team_acquires_from_the_throne_row() -> None:
    scene = commanding(SHADDAM, CORRINO_LEFT, "shaddam_imperial_tent")
    scene.set_row("maula_pistol", "truthtrance", "desert_survival", "paracompass", "spy_network")
    assert scene.teams.throne == (), "empty at the start"
    scene.do("agent shaddam_imperial_tent@deliver_supplies")
    while scene.kind == "move":
        scene.do(scene.options[0])
    assert scene.kind == "throne_row"
    assert sorted(scene.options) == ["throne paracompass", "throne spy_network", "throne truthtrance"], "no Fremen card"
    scene.do("throne paracompass")
    assert [CARDS[card].key for card in scene.teams.throne] == ["paracompass"]
    assert len(scene.state.row) == 5
    for seat, able in ((CORRINO_RIGHT, True), (LEFT, False)):
        scene.set(seat, hand=["convincing_argument", "convincing_argument"])
        scene.begin_turn(seat).do("reveal")
        assert ("acquire paracompass" in scene.options) == able
    scene.set(CORRINO_RIGHT, hand=["convincing_argument", "convincing_argument"])
    scene.begin_turn(CORRINO_RIGHT).do("reveal", "acquire paracompass")
    assert scene.teams.throne == ()


# -- combat (U-22.15, U-22.22, U-22.23) ------------------------------------------------------------------------------


def test_u_22_15_a_commander_plays_combat_cards_for_an_ally() -> None:
    scene = SixScene()
    scene.set(SHADDAM, intrigue=["contingency_plan"])
    scene.set(CORRINO_LEFT, troops=(0, 1)).set(CORRINO_RIGHT, troops=(0, 1)).set(LEFT, troops=(0, 3))
    scene.fight()
    while scene.to_move != SHADDAM:
        scene.do("pass")
    scene.do("play contingency_plan")
    assert (scene.kind, scene.options) == ("play_for", [f"activate {CORRINO_LEFT}", f"activate {CORRINO_RIGHT}"])
    scene.do(f"activate {CORRINO_RIGHT}")
    assert scene.strength(CORRINO_RIGHT) == 5
    assert scene.strength(CORRINO_LEFT) == 2


def test_u_22_15_a_commander_without_an_ally_in_the_conflict_plays_nothing() -> None:
    scene = SixScene()
    scene.set(MUAD_DIB, intrigue=["contingency_plan"])
    scene.set(CORRINO_LEFT, troops=(0, 1), intrigue=["contingency_plan"])
    scene.fight()
    assert scene.to_move == CORRINO_LEFT
    scene.do("pass")
    assert scene.kind != "combat_turn"


def test_u_22_15_the_ally_has_the_whole_effect() -> None:
    scene = SixScene()
    scene.set(SHADDAM, intrigue=["impress"]).set(CORRINO_LEFT, troops=(0, 1))
    scene.set_row("maula_pistol", "truthtrance", "desert_survival", "paracompass", "spy_network")
    scene.fight()
    scene.do("play impress")
    assert (scene.kind, scene.to_move) == ("acquire_free", CORRINO_LEFT), "also the card is the Ally's"
    assert scene.strength(CORRINO_LEFT) == 4


def _tied(*troops: int) -> SixScene:
    """Let the seats 2, 4, 1 and 5 have so many troops in the Conflict, and go to its end."""
    scene = SixScene(conflict="trade_dispute")
    for seat, count in zip((LEFT, RIGHT, CORRINO_RIGHT, CORRINO_LEFT), troops, strict=True):
        scene.set(seat, troops=(0, count))
    scene.fight()
    return scene


def _places(scene: SixScene) -> list[int]:
    places: list[int] = scene.events("combat_resolved")[-1].data["rewards"]
    return [places[seat] for seat in (LEFT, RIGHT, CORRINO_RIGHT, CORRINO_LEFT)]


@pytest.mark.parametrize(
    ("troops", "concedes", "places"),
    [
        ((3, 3, 2, 1), True, [2, 1, 3, 0]),
        ((3, 3, 2, 1), False, [2, 2, 3, 0]),
        ((2, 2, 3, 1), True, [3, 2, 1, 0]),
        ((2, 2, 3, 1), False, [3, 3, 1, 0]),
        ((1, 1, 3, 2), True, [0, 3, 1, 2]),
        ((1, 1, 3, 2), False, [0, 0, 1, 2]),
    ],
)
def test_u_22_22_one_of_two_tied_allies_may_concede(troops: tuple[int, ...], concedes: bool, places: list[int]) -> None:
    scene = _tied(*troops)
    assert (scene.kind, scene.to_move) == ("concede", LEFT)
    if concedes:
        scene.do("concede")
    else:
        scene.do("done")
        assert (scene.kind, scene.to_move) == ("concede", RIGHT), "either may"
        scene.do("done")
    assert _places(scene) == places


@pytest.mark.parametrize("troops", [(3, 2, 3, 1), (2, 2, 2, 1), (0, 0, 2, 1)])
def test_u_22_22_nobody_concedes_to_the_other_team(troops: tuple[int, ...]) -> None:
    assert not _tied(*troops).events("conceded")


def test_u_22_23_only_allies_take_conflict_cards() -> None:
    scene = SixScene()
    scene.set(LEFT, troops=(0, 3))
    scene.fight()
    while not scene.events("won_conflict"):
        scene.do(scene.options[-1])
    assert scene.won(LEFT) == ["spice_freighters"]
    assert scene.won(MUAD_DIB) == []


# -- the end (U-22.24, U-22.25) --------------------------------------------------------------------------------------


def test_u_22_24_the_team_with_the_higher_sum_wins_and_25_breaks_ties() -> None:
    scene = SixScene()
    outcome = scene.game.rules.outcome(scene.state)
    assert outcome.teams == ((0, 2, 4), (1, 3, 5))
    assert outcome.scores == (4, 1, 1, 4, 1, 1)
    for goods in ("water", "solari", "spice"):
        for winner, loser in ((CORRINO_LEFT, LEFT), (LEFT, CORRINO_LEFT)):
            scene.set(winner, **{goods: 3}).set(loser, **{goods: 2})
            assert winner in scene.game.rules.outcome(scene.state).winners, goods
    scene[RIGHT].vp += 1
    assert scene.game.rules.outcome(scene.state).winners == (0, 2, 4)


def test_u_22_24_a_played_game_says_who_won_together() -> None:
    game = kanly.new("imperium", edition="uprising", seats=6, seed=3)
    rng = kanly.Rng.seeded(3)
    while not game.is_over:
        actions = game.decision.actions
        game.apply(actions[rng.below(len(actions))])
    assert game.outcome.winners in ((0, 2, 4), (1, 3, 5))
    assert str(game.outcome).startswith("seats ")
