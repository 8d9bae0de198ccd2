"""Imperium cards from Missionaria Protectiva to Smuggler's Thopter: what their boxes do."""

from __future__ import annotations

import pytest

from tests.scene import Scene


@pytest.mark.covers("card/missionaria_protectiva")
def test_missionaria_protectiva_gives_influence_of_choice_beside_another_sister() -> None:
    scene = Scene().set(0, hand=["missionaria_protectiva"], played=["bene_gesserit_initiate"])
    scene.do("agent missionaria_protectiva@carthag", "use missionaria_protectiva/influence")
    assert scene.options == ["faction emperor", "faction guild", "faction bene_gesserit", "faction fremen"]
    scene.do("faction guild")
    assert scene.influence(0, "guild") == 1


@pytest.mark.covers("card/missionaria_protectiva")
def test_i_6_9_the_influence_of_missionaria_protectiva_is_not_optional() -> None:
    scene = Scene().set(0, hand=["missionaria_protectiva"], played=["bene_gesserit_initiate"])
    scene.do("agent missionaria_protectiva@carthag", "use carthag/intrigue")
    assert "done" not in scene.options


@pytest.mark.covers("card/missionaria_protectiva")
def test_i_7_8_missionaria_protectiva_alone_gives_nothing() -> None:
    scene = Scene().set(0, hand=["missionaria_protectiva", "bene_gesserit_sister"], played=["stilgar"])
    scene.do("agent missionaria_protectiva@carthag")
    assert "use missionaria_protectiva/influence" not in scene.options
    scene.do("done")
    assert scene[0].influence == [0, 0, 0, 0]


@pytest.mark.covers("card/missionaria_protectiva")
def test_i_23_20_missionaria_protectiva_is_a_bene_gesserit_card() -> None:
    scene = Scene().set(0, hand=["gene_manipulation"], played=["missionaria_protectiva"])
    scene.do("agent gene_manipulation@carthag")
    assert scene.goods(0) == (0, 2, 0)


@pytest.mark.covers("card/opulence")
def test_opulence_gives_three_solari_on_an_agent_turn() -> None:
    scene = Scene().set(0, hand=["opulence"]).do("agent opulence@wealth")
    assert scene.goods(0) == (5, 0, 0)


@pytest.mark.covers("card/opulence")
def test_opulence_may_pay_six_solari_once_for_a_point_when_revealed() -> None:
    scene = Scene().set(0, hand=["opulence", "convincing_argument"], solari=13, vp=1).do("reveal", "use opulence/vp")
    assert scene[0].vp == 2
    assert scene.goods(0) == (7, 0, 0)
    assert "use opulence/vp" not in scene.options


@pytest.mark.covers("card/opulence")
def test_i_7_1_opulences_price_may_be_declined_and_cannot_be_paid_in_part() -> None:
    scene = Scene().set(0, hand=["opulence"], solari=6, vp=1).do("reveal", "done")
    assert scene[0].vp == 1
    assert scene.goods(0) == (6, 0, 0)

    scene = Scene().set(0, hand=["opulence", "convincing_argument"], solari=5).do("reveal")
    assert "use opulence/vp" not in scene.options


@pytest.mark.covers("card/other_memory")
def test_i_7_5_other_memory_draws_a_card_or_takes_a_sister_from_the_discard_pile() -> None:
    pile = ["dagger", "lady_jessica", "sietch_reverend_mother"]
    scene = Scene().set(0, hand=["other_memory"], deck=["scout"], discard=pile).do("agent other_memory@secure_contract")
    assert scene.options == ["use other_memory/draw", "use other_memory/take"]
    scene.do("use other_memory/take")
    assert scene.options == ["take lady_jessica", "take sietch_reverend_mother"]
    scene.do("take lady_jessica")
    assert scene.cards(0, "hand") == ["lady_jessica"]
    assert scene.cards(0, "discard") == ["dagger", "sietch_reverend_mother"]
    assert scene.cards(0, "deck") == ["scout"]


@pytest.mark.covers("card/other_memory")
def test_other_memory_may_draw_although_a_sister_is_in_the_discard_pile() -> None:
    scene = Scene().set(0, hand=["other_memory"], deck=["scout"], discard=["lady_jessica"])
    scene.do("agent other_memory@secure_contract", "use other_memory/draw")
    assert scene.cards(0, "hand") == ["scout"]
    assert scene.cards(0, "discard") == ["lady_jessica"]


@pytest.mark.covers("card/other_memory")
def test_other_memory_without_a_sister_in_the_discard_pile_just_draws() -> None:
    scene = Scene().set(0, hand=["other_memory"], deck=["scout"], discard=["dagger"], played=["lady_jessica"])
    scene.do("agent other_memory@secure_contract")
    assert scene.cards(0, "hand") == ["scout"]


@pytest.mark.covers("card/other_memory")
def test_i_24_8_everyone_sees_the_card_that_other_memory_takes() -> None:
    scene = Scene().set(0, hand=["other_memory"], deck=["scout"], discard=["lady_jessica"])
    scene.do("agent other_memory@secure_contract", "use other_memory/take")
    [event] = scene.events("took_from_discard", 0)
    assert event.data == {"card": "lady_jessica"}
    assert event.visible_to(1)


@pytest.mark.covers("card/piter_de_vries")
def test_piter_de_vries_draws_an_intrigue_card() -> None:
    scene = Scene().set(0, hand=["piter_de_vries"], solari=4).set_intrigue_deck("windfall", "charisma")
    scene.do("agent piter_de_vries@rally_troops")
    assert scene.intrigue(0) == ["windfall"]


@pytest.mark.covers("card/power_play")
def test_i_17_11_power_play_gives_two_influence_instead_of_one_and_is_trashed() -> None:
    scene = Scene().set(0, hand=["power_play"], influence={"emperor": 1}, vp=1).do("agent power_play@wealth")
    assert scene.influence(0, "emperor") == 3
    assert scene[0].vp == 2
    assert scene.goods(0) == (2, 0, 0)
    assert scene.cards(0, "played") == []
    assert [event.data["card"] for event in scene.events("trashed", 0)] == ["power_play"]


@pytest.mark.covers("card/power_play")
def test_i_17_2_power_play_passes_the_fourth_space_step_by_step() -> None:
    scene = Scene().set(1, influence={"guild": 4}, vp=3).set(0, influence={"guild": 3}, vp=2, hand=["power_play"])
    scene.do("agent power_play@foldspace")
    assert scene.influence(0, "guild") == 5
    assert scene.goods(0) == (3, 0, 0)
    assert scene.alliance("guild") == 0
    assert (scene[0].vp, scene[1].vp) == (3, 2)


@pytest.mark.covers("card/power_play")
def test_i_6_9_power_play_cannot_be_kept() -> None:
    scene = Scene().set(0, hand=["power_play"], deck=[], discard=["dagger"], spice=2)
    scene.do("agent power_play@selective_breeding")
    assert scene.options == ["use selective_breeding/draw", "use power_play/trash_this"]
    assert scene.why("done") == "still to be carried out: trash this"


@pytest.mark.covers("card/power_play")
def test_power_play_has_an_empty_reveal_box_and_is_kept_when_revealed() -> None:
    scene = Scene().set(0, hand=["power_play"]).do("reveal")
    assert scene[0].influence == [0, 0, 0, 0]
    assert scene.cards(0, "discard") == ["power_play"]


@pytest.mark.covers("card/reverend_mother_mohiam")
def test_i_23_7_reverend_mother_mohiam_makes_each_opponent_from_the_left_discard_two_cards_of_choice() -> None:
    scene = Scene(turn=2).set(2, hand=["reverend_mother_mohiam"], played=["bene_gesserit_sister"])
    scene.set(3, hand=["dagger", "scout", "stilgar"]).set(0, hand=["diplomacy"]).set(
        1, hand=["dagger", "chani", "scout"]
    )
    scene.do("agent reverend_mother_mohiam@wealth")
    assert scene.to_move == 3
    assert set(scene.options) == {"discard dagger", "discard scout", "discard stilgar"}
    scene.do("discard scout", "discard dagger", seat=3)
    assert scene.to_move == 1
    scene.do("discard chani", "discard scout", seat=1)
    assert [scene.cards(seat, "hand") for seat in (3, 0, 1)] == [["stilgar"], [], ["dagger"]]
    assert [scene.cards(seat, "discard") for seat in (3, 0, 1)] == [
        ["dagger", "scout"],
        ["diplomacy"],
        ["chani", "scout"],
    ]


@pytest.mark.covers("card/reverend_mother_mohiam")
def test_i_7_8_reverend_mother_mohiam_alone_makes_nobody_discard() -> None:
    scene = Scene().set(0, hand=["reverend_mother_mohiam"], played=["firm_grip"])
    scene.do("agent reverend_mother_mohiam@wealth")
    assert [scene.cards(seat, "hand") for seat in (1, 2, 3)] == [["dagger"]] * 3


@pytest.mark.covers("card/reverend_mother_mohiam")
def test_reverend_mother_mohiam_gives_two_spice_when_revealed_and_makes_nobody_discard() -> None:
    scene = Scene().set(0, hand=["reverend_mother_mohiam", "bene_gesserit_initiate"]).do("reveal")
    assert scene.goods(0) == (0, 2, 0)
    assert scene.cards(1, "hand") == ["dagger"]


@pytest.mark.covers("card/sardaukar_infantry")
def test_i_5_2_sardaukar_infantry_cannot_send_an_agent_and_is_worth_two_swords() -> None:
    scene = Scene().set(0, hand=["sardaukar_infantry", "convincing_argument"], troops=(0, 2))
    assert scene.why("agent sardaukar_infantry@wealth") == "no card in your hand has an Agent icon"
    assert scene.options == ["reveal"]
    scene.do("reveal")
    assert scene.persuasion == 3
    assert scene.strength(0) == 6


@pytest.mark.covers("card/sardaukar_legion")
def test_sardaukar_legion_recruits_two_troops() -> None:
    scene = Scene().set(0, hand=["sardaukar_legion"]).do("agent sardaukar_legion@wealth")
    assert scene.troops(0) == (7, 5, 0)


@pytest.mark.covers("card/sardaukar_legion")
def test_i_8_8_sardaukar_legion_may_deploy_up_to_three_troops_when_revealed() -> None:
    scene = Scene().set(0, hand=["sardaukar_legion"], troops=(4, 0)).do("reveal")
    assert scene.options == [*(f"use sardaukar_legion/deploy {n}" for n in (1, 2, 3)), "done"]
    scene.do("use sardaukar_legion/deploy 3")
    assert scene.troops(0) == (8, 1, 3)
    assert scene.strength(0) == 6
    assert scene.to_move == 1


@pytest.mark.covers("card/sardaukar_legion")
def test_sardaukar_legion_deploys_no_more_than_the_garrison_holds_or_nobody() -> None:
    scene = Scene().set(0, hand=["sardaukar_legion"], troops=(1, 0)).do("reveal")
    assert scene.options == ["use sardaukar_legion/deploy 1", "done"]
    scene.do("done")
    assert scene.troops(0) == (11, 1, 0)


@pytest.mark.covers("card/scout")
def test_i_7_11_scout_may_retreat_up_to_two_troops() -> None:
    scene = Scene().set(0, hand=["scout"], troops=(0, 3)).do("reveal")
    assert scene.strength(0) == 7
    assert scene.options == ["use scout/retreat 1", "use scout/retreat 2", "done"]
    scene.do("use scout/retreat 2")
    assert scene.troops(0) == (9, 2, 1)
    assert scene.strength(0) == 3

    scene = Scene().set(0, hand=["scout"], troops=(0, 3)).do("reveal", "done")
    assert scene.troops(0) == (9, 0, 3)


@pytest.mark.covers("card/shifting_allegiances")
def test_shifting_allegiances_pays_an_influence_and_two_spice_for_two_influence_with_one_faction() -> None:
    scene = Scene().set(0, hand=["shifting_allegiances"], influence={"guild": 2, "fremen": 1}, spice=3, vp=2)
    scene.do("agent shifting_allegiances@secure_contract", "use shifting_allegiances/influence")
    assert scene.options == ["faction guild", "faction fremen"]
    scene.do("faction guild")
    assert scene[0].vp == 1
    assert scene.options == ["faction emperor", "faction guild", "faction bene_gesserit", "faction fremen"]
    scene.do("faction fremen")
    assert scene[0].influence == [0, 1, 0, 3]
    assert scene[0].vp == 2
    assert scene.goods(0) == (3, 1, 0)
    assert scene.to_move == 1


@pytest.mark.covers("card/shifting_allegiances")
def test_i_17_10_shifting_allegiances_may_lose_and_gain_with_the_same_faction() -> None:
    scene = Scene().set(0, hand=["shifting_allegiances"], influence={"fremen": 4}, spice=2, vp=3)
    scene.do("agent shifting_allegiances@secure_contract", "use shifting_allegiances/influence")
    assert scene.alliance("fremen") == -1
    scene.do("faction fremen")
    assert scene.influence(0, "fremen") == 5
    assert scene.alliance("fremen") == 0
    assert scene.goods(0) == (3, 0, 1)
    assert scene[0].vp == 3


@pytest.mark.covers("card/shifting_allegiances")
@pytest.mark.parametrize(("influence", "spice"), [(0, 2), (1, 1)])
def test_i_17_9_shifting_allegiances_needs_influence_to_lose_and_two_spice(influence: int, spice: int) -> None:
    scene = Scene().set(0, hand=["shifting_allegiances"], influence={"guild": influence}, spice=spice)
    scene.do("agent shifting_allegiances@secure_contract")
    assert scene.to_move == 1
    assert scene.influence(0, "guild") == influence


@pytest.mark.covers("card/shifting_allegiances")
def test_i_7_1_shifting_allegiances_may_be_declined() -> None:
    scene = Scene().set(0, hand=["shifting_allegiances"], influence={"guild": 1}, spice=2)
    scene.do("agent shifting_allegiances@secure_contract", "done")
    assert scene.influence(0, "guild") == 1
    assert scene.goods(0) == (3, 2, 0)


@pytest.mark.covers("card/sietch_reverend_mother")
def test_sietch_reverend_mother_may_trash_a_card() -> None:
    scene = Scene().set(0, hand=["sietch_reverend_mother", "dagger"], discard=[])
    scene.do("agent sietch_reverend_mother@stillsuits", "use sietch_reverend_mother/trash", "trash dagger hand")
    assert scene.cards(0, "hand") == []

    scene = Scene().set(0, hand=["sietch_reverend_mother", "dagger"], discard=[])
    scene.do("agent sietch_reverend_mother@stillsuits", "done")
    assert scene.cards(0, "hand") == ["dagger"]


@pytest.mark.covers("card/sietch_reverend_mother")
@pytest.mark.parametrize(
    ("hand", "played", "persuasion", "spice"),
    [([], [], 2, 0), (["spice_hunter"], [], 6, 2), ([], ["arrakis_liaison"], 5, 1), (["lady_jessica"], [], 5, 0)],
)
def test_i_7_8_sietch_reverend_mother_gives_persuasion_and_spice_by_fremen_bond(
    hand: list[str], played: list[str], persuasion: int, spice: int
) -> None:
    scene = Scene().set(0, hand=["sietch_reverend_mother", "convincing_argument", *hand], played=played).do("reveal")
    assert scene.persuasion == persuasion
    assert scene.goods(0) == (0, spice, 0)


@pytest.mark.covers("card/smugglers_thopter")
@pytest.mark.parametrize(("influence", "drawn"), [(1, []), (2, ["dagger", "scout"])])
def test_i_7_8_smugglers_thopter_draws_two_cards_with_two_guild_influence(influence: int, drawn: list[str]) -> None:
    scene = Scene().set(
        0, hand=["smugglers_thopter"], deck=["dagger", "scout", "chani"], influence={"guild": influence}
    )
    scene.do("agent smugglers_thopter@secure_contract")
    assert scene.cards(0, "hand") == drawn


@pytest.mark.covers("card/smugglers_thopter")
def test_smugglers_thopter_gives_one_spice_when_revealed() -> None:
    assert Scene().set(0, hand=["smugglers_thopter"]).do("reveal").goods(0) == (0, 1, 0)
