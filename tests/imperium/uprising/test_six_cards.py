"""The starting cards of the Commanders, one by one (U-22.6)."""

from __future__ import annotations

import pytest

from tests.imperium.uprising.scenes import uses
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


def _use(scene: SixScene, word: str) -> None:
    scene.do(next(text for text in scene.options if text.startswith("use") and word in text))


@pytest.mark.covers("card/muad_dib_command_respect")
def test_command_respect_is_trashed_for_a_trade_with_the_bonus_token() -> None:
    scene = commanding(MUAD_DIB, LEFT, "muad_dib_command_respect", solari=2)
    scene.set(MUAD_DIB, intrigue=["cunning"])
    scene.do("agent muad_dib_command_respect@carthag")
    assert not any("command_respect" in text for text in uses(scene)), "no token, no trade"
    scene = commanding(MUAD_DIB, LEFT, "muad_dib_command_respect", solari=2)
    scene[MUAD_DIB].swordmaster = 1
    scene.team(MUAD_DIB).master = 4
    scene.do("agent muad_dib_command_respect@carthag")
    _use(scene, "command_respect")
    scene.do(scene.options[0])
    scene.do(f"trade {RIGHT} solari", "give 2")
    assert scene.goods(RIGHT) == (2, 0, 0)
    assert scene.events("trashed", MUAD_DIB)


@pytest.mark.covers("card/muad_dib_convincing_argument", "card/shaddam_convincing_argument")
@pytest.mark.parametrize("deck", ["muad_dib", "shaddam"])
def test_convincing_argument_gives_two_persuasion(deck: str) -> None:
    seat, ally = (MUAD_DIB, LEFT) if deck == "muad_dib" else (SHADDAM, CORRINO_LEFT)
    scene = SixScene(turn=seat)
    scene.set(seat, hand=[f"{deck}_convincing_argument"], intrigue=["cunning"])
    scene.begin_turn(seat).do(f"activate {ally}", "reveal")
    assert scene.state.turn.persuasion == 2


@pytest.mark.covers("card/muad_dib_demand_attention")
def test_demand_attention_doubles_the_influence_of_a_faction_space() -> None:
    scene = commanding(MUAD_DIB, LEFT, "muad_dib_demand_attention", spice=4)
    scene.do("agent muad_dib_demand_attention@deliver_supplies")
    _use(scene, "demand_attention")
    assert scene.influence(LEFT, "guild") == 2
    assert scene.goods(MUAD_DIB)[1] == 0
    scene = commanding(MUAD_DIB, LEFT, "muad_dib_demand_attention", spice=4)
    scene.do("agent muad_dib_demand_attention@desert_mastery")
    while "muad_dib" not in " ".join(uses(scene)):
        scene.do(scene.options[0])
    _use(scene, "demand_attention")
    while scene.kind == "move":
        scene.do(scene.options[0])
    assert scene.team(MUAD_DIB).track == 2, "also on the personal board"


@pytest.mark.covers("card/muad_dib_desert_call")
def test_desert_call_needs_the_hooks_of_the_allies() -> None:
    scene = commanding(MUAD_DIB, LEFT, "muad_dib_desert_call", water=1)
    scene.set(MUAD_DIB, intrigue=["cunning"])
    scene.do("agent muad_dib_desert_call@accept_contract")
    assert not any("desert_call" in text for text in uses(scene))


@pytest.mark.covers("card/muad_dib_limited_landsraad_access")
def test_limited_landsraad_access_reveals_a_sword_for_the_ally_and_spice() -> None:
    scene = commanding(MUAD_DIB, LEFT, "muad_dib_limited_landsraad_access", "muad_dib_limited_landsraad_access")
    scene.set(LEFT, troops=(0, 1))
    scene.do("reveal")
    assert scene.goods(MUAD_DIB) == (0, 2, 0)
    assert scene.strength(LEFT) == 4


@pytest.mark.covers("card/muad_dib_seek_allies", "card/shaddam_seek_allies")
@pytest.mark.parametrize(("deck", "space"), [("muad_dib", "expedition"), ("shaddam", "secrets")])
def test_seek_allies_is_trashed(deck: str, space: str) -> None:
    seat, ally = (MUAD_DIB, LEFT) if deck == "muad_dib" else (SHADDAM, CORRINO_LEFT)
    scene = commanding(seat, ally, f"{deck}_seek_allies")
    scene.do(f"agent {deck}_seek_allies@{space}")
    while scene.kind in ("move", "take_contract") and scene.to_move == seat:
        scene.do(scene.options[0])
    assert scene.events("trashed", seat)


@pytest.mark.covers("card/muad_dib_signet_ring")
def test_muad_dibs_ring_draws_a_card() -> None:
    scene = commanding(MUAD_DIB, LEFT, "muad_dib_signet_ring")
    scene.set(MUAD_DIB, deck=["muad_dib_usul"])
    scene.do("agent muad_dib_signet_ring@assembly_hall")
    while scene.kind == "move" and scene.to_move == MUAD_DIB:
        scene.do(scene.options[0])
    assert scene.events("drew", MUAD_DIB)


@pytest.mark.covers("card/shaddam_signet_ring")
def test_shaddams_ring_gives_him_solari_and_his_ally_a_troop() -> None:
    scene = commanding(SHADDAM, CORRINO_RIGHT, "shaddam_signet_ring")
    scene.do("agent shaddam_signet_ring@assembly_hall")
    while scene.kind == "move" and scene.to_move == SHADDAM:
        scene.do(scene.options[0])
    assert scene.goods(SHADDAM)[0] == 1
    assert scene.troops(CORRINO_RIGHT) == (8, 4, 0)


@pytest.mark.covers("card/muad_dib_threaten_spice_production")
@pytest.mark.parametrize(("shares", "point"), [((3, 2), True), ((3, 0), False)])
def test_threaten_spice_production_is_paid_together_or_not_at_all(shares: tuple[int, int], point: bool) -> None:
    scene = commanding(MUAD_DIB, LEFT, "muad_dib_threaten_spice_production", spice=2)
    scene.set(LEFT, spice=3).set(RIGHT, spice=2)
    scene.do("agent muad_dib_threaten_spice_production@accept_contract")
    _use(scene, "threaten")
    for ally, share in zip((LEFT, RIGHT), shares, strict=True):
        assert (scene.kind, scene.to_move) == ("contribute", ally)
        scene.do(f"give {share}", seat=ally)
    assert scene[MUAD_DIB].vp == 4 + point
    spice = [scene.goods(seat)[1] for seat in (MUAD_DIB, LEFT, RIGHT)]
    assert spice == ([0, 0, 0] if point else [2, 3, 2])
    assert bool(scene.events("trashed", MUAD_DIB)) == point


@pytest.mark.covers("card/muad_dib_usul")
@pytest.mark.parametrize(("option", "mine", "allys"), [(0, (0, 0, 1), (0, 1, 0)), (1, (0, 1, 0), (0, 0, 1))])
def test_usul_gives_the_ally_the_other_of_the_two(
    option: int, mine: tuple[int, int, int], allys: tuple[int, int, int]
) -> None:
    scene = commanding(MUAD_DIB, RIGHT, "muad_dib_usul")
    scene.do("agent muad_dib_usul@carthag")
    scene.do([text for text in scene.options if "usul" in text][option])
    assert scene.goods(MUAD_DIB) == mine
    assert scene.goods(RIGHT) == allys


@pytest.mark.covers("card/shaddam_critical_shipments")
@pytest.mark.parametrize(("option", "mine", "allys"), [(0, (0, 0, 1), (2, 0, 0)), (1, (2, 0, 0), (0, 0, 1))])
def test_critical_shipments_gives_the_ally_the_other_of_the_two(
    option: int, mine: tuple[int, int, int], allys: tuple[int, int, int]
) -> None:
    scene = commanding(SHADDAM, CORRINO_LEFT, "shaddam_critical_shipments")
    scene.do("agent shaddam_critical_shipments@accept_contract")
    scene.do([text for text in scene.options if "critical_shipments" in text][option])
    assert scene.goods(SHADDAM) == mine
    assert scene.goods(CORRINO_LEFT) == allys


@pytest.mark.covers("card/shaddam_corrino_might")
def test_corrino_might_recruits_two_for_each_ally() -> None:
    scene = commanding(SHADDAM, CORRINO_LEFT, "shaddam_corrino_might", spice=3)
    scene.do("reveal")
    _use(scene, "corrino_might")
    assert scene.troops(CORRINO_LEFT) == (7, 5, 0)
    assert scene.troops(CORRINO_RIGHT) == (7, 5, 0)
    assert scene.goods(SHADDAM)[1] == 0


@pytest.mark.covers("card/shaddam_demand_results")
def test_demand_results_gives_each_ally_a_contract() -> None:
    scene = commanding(SHADDAM, CORRINO_LEFT, "shaddam_demand_results", solari=2)
    scene.set_market("heighliner_water", "high_council_solari")
    scene.do("agent shaddam_demand_results@assembly_hall")
    _use(scene, "demand_results")
    assert sorted(scene.options) == ["contract heighliner_water", "contract high_council_solari"]
    scene.do("contract high_council_solari")
    assert scene.contracts(CORRINO_LEFT) == ["high_council_solari"]
    assert scene.contracts(CORRINO_RIGHT) == ["heighliner_water"]
    assert len(scene.market) == 2


@pytest.mark.covers("card/shaddam_devastating_assault")
def test_devastating_assault_reveals_five_swords_with_the_bonus_token() -> None:
    scene = commanding(SHADDAM, CORRINO_LEFT, "shaddam_devastating_assault", solari=3)
    scene[SHADDAM].swordmaster = 1
    scene.team(SHADDAM).master = 4
    scene.set(CORRINO_LEFT, troops=(0, 1))
    scene.do("reveal")
    _use(scene, "devastating_assault")
    assert scene.strength(CORRINO_LEFT) == 2 + 2 + 5, "a troop, the token and the card"


@pytest.mark.covers("card/shaddam_imperial_ornithopter")
def test_imperial_ornithopter_reveals_solari() -> None:
    scene = commanding(SHADDAM, CORRINO_LEFT, "shaddam_imperial_ornithopter", "shaddam_imperial_ornithopter")
    scene.do("reveal")
    assert scene.goods(SHADDAM) == (2, 0, 0)


@pytest.mark.parametrize(("posts", "asked"), [(["guild", "choam"], False), (["guild", "choam", "council"], True)])
def test_u_9_7_a_price_of_all_spies_asks_for_no_order(posts: list[str], asked: bool) -> None:
    scene = SixScene(turn=LEFT)
    scene.set(LEFT, hand=["in_high_places"])
    scene.give(LEFT, spies=posts)
    scene.begin_turn(LEFT).do("reveal")
    scene.do(next(text for text in scene.options if "in_high_places" in text))
    assert (scene.kind == "recall_spy") == asked
    if asked:
        scene.do("recall_spy guild", "recall_spy choam")
    assert scene.spies(LEFT) == posts[2:]
    assert scene.persuasion == 5
