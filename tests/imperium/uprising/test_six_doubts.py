"""Where U-22 leaves room: what its words decide, and what we have agreed on (K-54 to K-57)."""

from __future__ import annotations

from tests.imperium.uprising.scenes import plays
from tests.imperium.uprising.six_scenes import CORRINO_LEFT, LEFT, MUAD_DIB, RIGHT, SHADDAM, SixScene, commanding


def test_k_54_a_fixed_price_of_troops_is_not_asked_for() -> None:
    scene = commanding(MUAD_DIB, LEFT, "chani_clever_tactician")
    scene.set(LEFT, troops=(0, 3))
    scene.do("reveal", "use card.chani_clever_tactician/swords")
    assert scene.troops(LEFT)[1:] == (2, 1)
    assert scene.strength(LEFT) == 6, "a troop and four swords"


def test_k_54_how_many_retreat_as_a_price_is_the_allys_to_say() -> None:
    scene = SixScene(turn=MUAD_DIB)
    scene.set(MUAD_DIB, intrigue=["go_to_ground"]).set(LEFT, troops=(0, 3))
    scene.fight()
    scene.do("play go_to_ground")
    assert (scene.to_move, scene.options) == (LEFT, ["retreat 1", "retreat 2"])


def test_k_55_reinforcements_of_the_other_ally_are_not_the_commanders() -> None:
    for shares, deployed in (("3+0", True), ("0+3", False)):
        scene = commanding(MUAD_DIB, LEFT, "muad_dib_seek_allies", spice=2, intrigue=["distraction"])
        scene.do("play distraction", "agent muad_dib_seek_allies@military_support")
        while scene.kind != "reinforce":
            scene.do(next(text for text in scene.options if text.startswith("use")))
        scene.do(f"reinforce {shares}", "deploy 3")
        assert (scene.kind == "place_spy" and scene.to_move == MUAD_DIB) == deployed


def test_k_56_both_have_deployed_so_an_allys_distraction_comes_to_it() -> None:
    scene = SixScene(turn=LEFT)
    scene.set(LEFT, intrigue=["distraction"], troops=(3, 0))
    scene.begin_turn(LEFT).do("play distraction")
    scene.set(MUAD_DIB, hand=["chani_clever_tactician"])
    scene.begin_turn(MUAD_DIB).do(f"activate {LEFT}", "agent chani_clever_tactician@carthag")
    while scene.kind != "ally_deploy":
        scene.do(scene.options[0])
    scene.do("deploy 3", seat=LEFT)
    assert (scene.kind, scene.to_move) == ("place_spy", LEFT)


def test_k_57_a_condition_of_influence_reads_either_ally() -> None:
    for influence, strength in ((2, 5), (3, 7)):
        scene = SixScene(turn=MUAD_DIB)
        scene.set(MUAD_DIB, intrigue=["weirding_combat"])
        scene.set(LEFT, troops=(0, 1)).set(RIGHT, influence={"bene_gesserit": influence})
        scene.fight()
        scene.do("play weirding_combat")
        assert scene.strength(LEFT) == strength, "played for the one who fights, by the influence of the other"


def test_k_57_a_condition_of_contracts_reads_the_commanders() -> None:
    for holder, playable in ((MUAD_DIB, ["backed_by_choam"]), (LEFT, [])):
        scene = SixScene(turn=MUAD_DIB)
        scene.set(MUAD_DIB, intrigue=["backed_by_choam"]).set(LEFT, troops=(0, 1))
        scene.give(holder, completed=["harvest_3", "harvest_4"])
        scene.fight()
        assert scene.to_move == MUAD_DIB
        assert plays(scene) == playable


def test_k_52_without_a_contract_face_up_demand_results_only_trashes_itself() -> None:
    scene = commanding(SHADDAM, CORRINO_LEFT, "shaddam_demand_results", solari=2)
    scene.set_market(bank=[])
    scene.do("agent shaddam_demand_results@assembly_hall")
    scene.do(next(text for text in scene.options if text.startswith("use card.shaddam_demand_results")))
    assert scene.goods(SHADDAM) == (0, 0, 0)
    assert scene.ids.card_ids["shaddam_demand_results"] in scene.state.trash
    assert not scene.contracts(CORRINO_LEFT)


def test_u_22_19_a_card_that_was_given_may_be_given_back() -> None:
    scene = SixScene(turn=LEFT)
    scene.set(LEFT, hand=["diplomacy"], intrigue=["devour"])
    scene.begin_turn(LEFT).do("agent diplomacy@economic_support", "use space.economic_support/trade")
    scene.do(f"trade {RIGHT} intrigue", "hand_over devour")
    assert (scene.to_move, scene.options) == (RIGHT, ["hand_over devour", "done"])


def test_u_22_22_where_a_third_is_tied_nobody_is_asked_to_concede() -> None:
    scene = SixScene(turn=MUAD_DIB)
    for seat in (LEFT, RIGHT, CORRINO_LEFT):
        scene.set(seat, troops=(0, 2))
    scene.fight()
    assert scene.kind != "concede"
