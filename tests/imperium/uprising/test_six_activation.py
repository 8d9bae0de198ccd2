"""A Commander's turn: the Ally that it activates, and what goes to whom (U-22.10 to U-22.14, U-22.17, U-22.32)."""

from __future__ import annotations

import pytest

from tests.imperium.uprising.scenes import sendings
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


def test_u_22_12_a_commanders_turn_activates_one_ally() -> None:
    scene = SixScene(turn=MUAD_DIB)
    scene.set(MUAD_DIB, hand=["muad_dib_signet_ring"])
    assert (scene.kind, scene.options) == ("activate", [f"activate {LEFT}", f"activate {RIGHT}"])
    scene.do(f"activate {RIGHT}")
    assert scene.kind == "turn"
    assert scene.team(MUAD_DIB).ally == RIGHT


def test_e_115_heighliner_pays_the_commander_and_serves_the_ally() -> None:
    scene = commanding(SHADDAM, CORRINO_RIGHT, "shaddam_seek_allies", spice=5)
    scene.set(CORRINO_RIGHT, troops=(3, 0))
    scene.do("agent shaddam_seek_allies@heighliner")
    assert scene.goods(SHADDAM) == (0, 0, 0)
    assert scene.influence(CORRINO_RIGHT, "guild") == 1
    assert scene.influence(SHADDAM, "guild") == 0
    assert scene.to_move == CORRINO_RIGHT, "the Ally decides"
    assert scene.options == [f"deploy {n}" for n in range(8)], "five recruits and two of the garrison"
    scene.do("deploy 4", seat=CORRINO_RIGHT)
    assert scene.troops(CORRINO_RIGHT) == (4, 4, 4)
    assert scene.troops(SHADDAM) == (0, 0, 0)


def test_u_22_12_resources_and_cards_are_the_commanders() -> None:
    scene = commanding(SHADDAM, CORRINO_LEFT, "shaddam_devastating_assault", water=1)
    scene.set(SHADDAM, deck=["shaddam_imperial_tent"])
    scene.do("agent shaddam_devastating_assault@habbanya_erg")
    assert scene.goods(SHADDAM) == (1, 2, 0), "Solari of the card, spice of the space"
    assert scene.goods(CORRINO_LEFT) == (0, 0, 0)
    assert len(scene[SHADDAM].hand) == 1
    assert scene.kind == "ally_deploy"
    assert scene.troops(CORRINO_LEFT)[:2] == (8, 4), "the troop of the card is the Ally's"


def test_u_22_12_the_token_decides_and_returns_with_its_arrow() -> None:
    scene = commanding(MUAD_DIB, LEFT, "muad_dib_signet_ring", "muad_dib_limited_landsraad_access")
    scene.do("agent muad_dib_signet_ring@assembly_hall")
    assert scene.team(MUAD_DIB).left == scene.ids.space_ids["assembly_hall"]
    scene.set(MUAD_DIB, hand=["muad_dib_limited_landsraad_access"], intrigue=["contingency_plan"])
    scene.begin_turn(MUAD_DIB).do(f"activate {LEFT}")
    assert sendings(scene) == [], "that token is out"
    assert scene.why("agent muad_dib_limited_landsraad_access@gather_support") == (
        "none of your Agents at hand activates this Ally"
    )
    scene.begin_turn(MUAD_DIB).do(f"activate {RIGHT}")
    assert "agent muad_dib_limited_landsraad_access@gather_support" in sendings(scene)


def test_u_22_13_a_recalled_token_keeps_its_arrow() -> None:
    scene = commanding(MUAD_DIB, LEFT, "muad_dib_limited_landsraad_access")
    scene.do("agent muad_dib_limited_landsraad_access@assembly_hall")
    scene.set(MUAD_DIB, hand=["muad_dib_signet_ring"], solari=3)
    scene.set(RIGHT, influence={"emperor": 2})
    scene.begin_turn(MUAD_DIB).do(f"activate {RIGHT}", "agent muad_dib_signet_ring@imperial_privilege")
    if scene.kind == "move":
        scene.do(next(text for text in scene.options if "recall_other" in text))
    assert scene[MUAD_DIB].ready == 1
    assert scene.team(MUAD_DIB).left == -1, "it activates the Ally on the left again"
    assert scene.team(MUAD_DIB).right == scene.ids.space_ids["imperial_privilege"]


def test_u_22_12_the_swordmaster_may_activate_either_and_is_chosen() -> None:
    scene = SixScene(turn=MUAD_DIB).hold_swordmaster(MUAD_DIB)
    scene.set(MUAD_DIB, hand=["muad_dib_limited_landsraad_access"])
    scene.begin_turn(MUAD_DIB).do(f"activate {LEFT}", "agent muad_dib_limited_landsraad_access@assembly_hall")
    assert (scene.kind, scene.options) == ("choose_token", ["token arrow", "token swordmaster"])
    scene.do("token swordmaster")
    assert scene.team(MUAD_DIB).left == -1
    assert scene.team(MUAD_DIB).master == 2


def test_e_187_the_swordmaster_serves_one_round_and_its_swords_stay() -> None:
    scene = SixScene(turn=LEFT)
    scene.set(LEFT, hand=["dagger"], solari=8, troops=(2, 1))
    scene.begin_turn(LEFT).do("agent dagger@swordmaster_6p")
    assert scene[LEFT].ready == 2
    scene.set(LEFT, hand=[], ready=2)
    scene.begin_turn(LEFT).do("reveal")
    assert scene.strength(LEFT) == 4, "2 swords already in this round"
    scene.finish_round()
    assert scene.team(LEFT).master == 1, "never sent: it stays"
    assert scene[LEFT].ready == 3


@pytest.mark.parametrize("seat", [LEFT, MUAD_DIB])
def test_u_22_17_a_swordmaster_that_was_sent_is_gone_after_the_round(seat: int) -> None:
    scene = SixScene().hold_swordmaster(seat)
    scene.team(seat).master = 2
    scene[seat].ready = 2
    scene.state.agents[scene.ids.space_ids["arrakeen"]] |= 1 << seat
    scene.finish_round()
    assert scene.team(seat).master == 4
    assert scene[seat].ready == 2
    assert scene[seat].swordmaster == 1, "the bonus token is kept"
    assert scene.events("swordmaster_gone", seat)


def test_u_22_17_an_ally_sends_the_swordmaster_last() -> None:
    scene = SixScene(turn=LEFT).hold_swordmaster(LEFT)
    for card, space, master in (
        ("dagger", "assembly_hall", 1), ("dagger", "gather_support", 1), ("reconnaissance", "carthag", 2),
    ):  # fmt: skip
        scene.set(LEFT, hand=[card])
        scene.begin_turn(LEFT).do(f"agent {card}@{space}")
        if scene.kind == "price":
            scene.do("price 0")
        assert scene.team(LEFT).master == master


def test_u_22_10_and_11_an_icon_of_the_own_track_is_a_choice() -> None:
    scene = commanding(SHADDAM, CORRINO_LEFT, "shaddam_signet_ring", solari=3)
    scene.do("agent shaddam_signet_ring@accept_contract")
    use = next(text for text in scene.options if "arrow" in text or "influence" in text)
    scene.do(use)
    assert scene.options == [
        "faction emperor", "faction guild", "faction bene_gesserit", "faction fremen", "track emperor",
    ]  # fmt: skip
    scene.do("track emperor")
    assert scene.team(SHADDAM).track == 1
    assert scene.influence(CORRINO_LEFT, "emperor") == 0


def test_u_22_11_requirements_read_the_better_ally_or_the_own_track() -> None:
    scene = commanding(SHADDAM, CORRINO_LEFT, "shaddam_corrino_might", solari=3)
    assert "needs 2 influence" in str(scene.why("agent shaddam_corrino_might@imperial_privilege"))
    scene.set(CORRINO_RIGHT, influence={"emperor": 2})
    assert "agent shaddam_corrino_might@imperial_privilege" in scene.options, "whoever is activated"
    scene.set(CORRINO_RIGHT, influence={"emperor": 0}).own_track(SHADDAM, 2)
    assert "agent shaddam_corrino_might@imperial_privilege" in scene.options


def test_u_22_14_a_commander_may_let_the_ally_deploy_before_the_rest() -> None:
    scene = commanding(MUAD_DIB, LEFT, "chani_clever_tactician")
    scene.set(LEFT, troops=(3, 1))
    scene.set_intrigue_deck("mercenaries")
    scene.do("agent chani_clever_tactician@desert_mastery")
    if scene.kind == "move":
        assert "ask" in scene.options
        scene.do("ask")
    assert (scene.kind, scene.to_move) == ("ally_deploy", LEFT)
    scene.do("deploy 2", seat=LEFT)
    while scene.kind == "move":
        scene.do(scene.options[0])
    assert len(scene[MUAD_DIB].intrigue) == 1, "three units of the Ally's count for the Commander"


def test_i_6_5_what_the_allys_deployment_makes_true_is_granted_to_the_commander() -> None:
    scene = commanding(MUAD_DIB, LEFT, "chani_clever_tactician")
    scene.set(LEFT, troops=(3, 1))
    scene.set_intrigue_deck("mercenaries")
    scene.do("agent chani_clever_tactician@imperial_basin")
    assert (scene.kind, scene.to_move) == ("ally_deploy", LEFT), "nothing else is left of the turn"
    scene.do("deploy 2", seat=LEFT)
    assert len(scene[MUAD_DIB].intrigue) == 1, "three units of the Ally's are in the Conflict"


def _after_usul_at_carthag(*moves: str) -> SixScene:
    """Stand where a Commander with a Plot card has nothing left to do but to play it."""
    scene = commanding(MUAD_DIB, LEFT, "muad_dib_usul", intrigue=["detonation"])
    scene.set(LEFT, troops=(3, 0))
    scene.set_intrigue_deck("devour")
    scene.do("agent muad_dib_usul@carthag", *moves, "use space.carthag/intrigue", "use card.muad_dib_usul/water")
    return scene


def test_i_6_1_a_commanders_plot_card_may_answer_the_last_deployment() -> None:
    for troops in (1, 0):
        scene = _after_usul_at_carthag()
        scene.do("done").do(f"deploy {troops}", seat=LEFT)
        again = scene.to_move == MUAD_DIB and scene.options == ["play detonation", "done"]
        assert again == bool(troops), "asked again only after a deployment"


def test_i_8_6_an_ally_who_was_asked_early_is_asked_again_after_other_moves() -> None:
    scene = _after_usul_at_carthag("ask", "deploy 0")
    assert scene.options == ["play detonation", "ask", "done"]
    scene.do("ask").do("deploy 1", seat=LEFT)
    assert scene.options == ["play detonation", "done"], "nothing has happened since"
    scene.do("done")
    assert scene.to_move != LEFT, "nor at the end"


def test_u_22_32_swords_for_an_ally_who_has_not_revealed_are_kept() -> None:
    scene = commanding(SHADDAM, CORRINO_LEFT, "shaddam_corrino_might", "shaddam_demand_results")
    scene.do("reveal")
    while scene.kind == "move" and scene.to_move == SHADDAM:
        scene.do("done")
    assert scene[CORRINO_LEFT].swords == 2
    assert scene.strength(CORRINO_LEFT) == 0, "no unit, no strength"
    scene.set(CORRINO_LEFT, hand=["dagger"], troops=(1, 1))
    scene.begin_turn(CORRINO_LEFT).do("reveal")
    assert scene.strength(CORRINO_LEFT) == 5, "a troop, the Commander's two swords and the own one"


def test_u_10_3_an_ally_brought_in_after_the_own_reveal_has_no_own_swords() -> None:
    scene = SixScene(turn=CORRINO_LEFT)
    scene.set(CORRINO_LEFT, hand=["dagger"], troops=(3, 0))
    scene.begin_turn(CORRINO_LEFT).do("reveal")
    while scene.kind == "move" and scene.to_move == CORRINO_LEFT:
        scene.do("done")
    scene.set(SHADDAM, hand=["shaddam_imperial_ornithopter"])
    scene.begin_turn(SHADDAM).do(f"activate {CORRINO_LEFT}", "agent shaddam_imperial_ornithopter@carthag")
    while scene.kind == "move":
        scene.do("done")
    scene.do("deploy 2", seat=CORRINO_LEFT)
    assert scene.strength(CORRINO_LEFT) == 4


def test_u_10_3_swords_of_the_commanders_own_reveal_turn_count_again() -> None:
    scene = SixScene(turn=LEFT)
    scene.set(LEFT, hand=["dagger"], troops=(3, 1))
    scene.begin_turn(LEFT).do("reveal")
    assert scene.strength(LEFT) == 3
    hand = ["unswerving_loyalty", "muad_dib_usul", "muad_dib_limited_landsraad_access"]
    scene.set(MUAD_DIB, hand=hand, intrigue=["detonation"])
    scene.begin_turn(MUAD_DIB).do(f"activate {LEFT}", "reveal")
    assert scene.strength(LEFT) == 4, "a troop, the Ally's sword and the Commander's"
    for part in ("unswerving_loyalty", "retreat"):
        scene.do(next(text for text in scene.options if part in text))
    scene.do("retreat 1", seat=LEFT)
    assert (scene.strength(LEFT), scene[LEFT].swords) == (0, 1)
    scene.do("play detonation")
    scene.do(next(text for text in scene.options if "deploy" in text)).do("deploy 2", seat=LEFT)
    assert scene.strength(LEFT) == 5, "two troops and the Commander's sword; the Ally's own is gone"


def test_u_22_26_shaddams_signet_binds_the_activated_ally() -> None:
    scene = commanding(SHADDAM, CORRINO_LEFT, "shaddam_signet_ring")
    scene.set(CORRINO_LEFT, troops=(3, 0))
    scene.do("agent shaddam_signet_ring@carthag")
    while scene.kind == "move" and scene.to_move == SHADDAM:
        scene.do(scene.options[0])
    assert not scene.events("deployed")
    assert scene.kind != "ally_deploy"
    assert scene.troops(CORRINO_LEFT) == (7, 5, 0), "recruited, but not deployed"


def test_u_22_26_gurney_needs_strength_ten() -> None:
    for troops, persuasion in ((4, 0), (5, 1)):
        scene = SixScene(turn=LEFT)
        scene.set(LEFT, hand=[], troops=(0, troops))
        scene.begin_turn(LEFT).do("reveal")
        assert scene.events("cleaned_up", LEFT)[0].data["unspent"] == persuasion
