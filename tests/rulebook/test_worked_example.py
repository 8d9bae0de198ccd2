"""The rulebook's worked example: a round of three players, from the first Agent to Recall."""

from __future__ import annotations

from tests.scene import Scene

ONE, TWO, THREE = 0, 1, 2
MAKERS = ("the_great_flat", "hagga_basin", "imperial_basin")


def begin() -> Scene:
    """Set the round of the example up; its leaders, and what it does not name, are such that they change nothing."""
    leaders = ["earl_memnon_thorvald", "glossu_the_beast_rabban", "paul_atreides"]
    scene = Scene(seats=3, leaders=leaders, conflict="siege_of_arrakeen", first=ONE, turn=ONE)
    scene.control("carthag", ONE).bonus("the_great_flat", 1).set_next_conflict("desert_power")
    scene.set_row("space_travel", "chani", "carryall", "liet_kynes", "worm_riders").set_imperium_deck("opulence")
    scene.set(ONE, hand=["dune_the_desert_planet", "diplomacy", "imperial_spy", "smugglers_thopter", "stilgar"])
    scene.set(ONE, discard=[], troops=(3, 0), intrigue=["choam_shares"])
    scene.set(TWO, hand=["duncan_idaho"], deck=["seek_allies"], water=1, troops=(1, 0), intrigue=["ambush"])
    scene.set(THREE, hand=["bene_gesserit_initiate"], deck=["dune_the_desert_planet"], solari=4, troops=(0, 0))
    return scene.set_intrigue_deck("the_sleeper_must_awaken")


def deployments(scene: Scene) -> list[str]:
    return [text for text in scene.options if text.startswith("deploy")]


def play_agent_turns(scene: Scene) -> None:
    """The first Agents are the example's; it leaves out the second ones, which go where nothing matters to it."""
    scene.do("agent dune_the_desert_planet@imperial_basin", seat=ONE)
    assert scene.goods(ONE) == (0, 1, 0)
    assert deployments(scene) == ["deploy 1", "deploy 2"]
    scene.do("deploy 2", "done")
    assert scene.troops(ONE) == (9, 1, 2)

    scene.do("agent duncan_idaho@carthag", seat=TWO)
    assert scene.goods(ONE) == (1, 1, 0)
    scene.do("use carthag/intrigue")
    assert scene.intrigue(TWO) == ["ambush", "the_sleeper_must_awaken"]
    scene.do("use duncan_idaho/troops")
    assert scene.goods(TWO) == (0, 0, 0)
    assert scene.cards(TWO, "hand") == ["seek_allies"]
    assert scene.troops(TWO) == (9, 3, 0)
    assert deployments(scene) == ["deploy 1", "deploy 2", "deploy 3"]
    scene.do("deploy 3", "done")
    assert scene.troops(TWO) == (9, 0, 3)

    scene.do("agent bene_gesserit_initiate@rally_troops", seat=THREE)
    assert scene.goods(THREE) == (0, 0, 0)
    assert scene.cards(THREE, "hand") == ["dune_the_desert_planet"]
    assert scene.troops(THREE) == (8, 4, 0)
    assert scene.to_move == ONE

    scene.do("agent diplomacy@wealth", "done", seat=ONE)
    scene.do("agent seek_allies@foldspace", "use foldspace/take", "done", seat=TWO)
    scene.do("agent dune_the_desert_planet@secure_contract", seat=THREE)


def play_reveal_turns(scene: Scene) -> None:
    assert scene.to_move == ONE
    assert scene.options == ["reveal"]
    scene.do("reveal")
    assert scene.cards(ONE, "revealed_cards") == ["imperial_spy", "smugglers_thopter", "stilgar"]
    assert scene.goods(ONE)[1] == 2
    assert scene.persuasion == 4
    scene.do("acquire space_travel")
    assert scene.row == ["chani", "carryall", "liet_kynes", "worm_riders", "opulence"]
    assert scene.persuasion == 1
    assert scene.options == ["done"]
    assert scene.strength(ONE) == 8
    scene.do("done")
    owned = ["diplomacy", "dune_the_desert_planet", "imperial_spy", "smugglers_thopter", "space_travel", "stilgar"]
    assert scene.cards(ONE, "discard") == owned
    scene.do("reveal", "done", seat=TWO)


def fight(scene: Scene) -> None:
    assert scene.kind == "combat_turn"
    assert [scene.strength(seat) for seat in range(3)] == [8, 6, 0]
    scene.do("pass", seat=ONE)
    scene.do("play ambush", seat=TWO)
    assert [scene.strength(seat) for seat in range(3)] == [8, 10, 0]
    scene.do("done", seat=TWO)
    assert scene.to_move == ONE
    assert scene.options == ["pass"]
    scene.do("pass", seat=ONE).do("pass", seat=TWO)
    assert scene.events("combat_resolved")[0].data == {"strengths": [8, 10, 0], "rewards": [2, 1, 0]}
    assert [scene[seat].vp for seat in range(3)] == [0, 1, 0]
    assert scene.controller("arrakeen") == TWO
    assert [scene.goods(seat)[0] for seat in range(3)] == [1 + 2 + 4, 0, 3]
    scene.do("done", seat=TWO)


def test_the_worked_example_of_a_round() -> None:
    scene = begin()
    play_agent_turns(scene)
    play_reveal_turns(scene)
    fight(scene)
    assert [scene.troops(seat) for seat in range(3)] == [(11, 1, 0), (12, 0, 0), (8, 4, 0)]
    assert [scene.bonus_on(space) for space in MAKERS] == [2, 1, 0]
    assert [scene[seat].ready for seat in range(3)] == [2, 2, 2]
    assert [scene.controller(space) for space in ("arrakeen", "carthag")] == [TWO, ONE]
    assert not scene.game.is_over
    assert scene.state.round == 2
    assert scene.state.first == TWO
    assert scene.to_move == TWO
