"""Imperium cards from Arrakis Recruiter to Fremen Camp: what their boxes do."""

from __future__ import annotations

import pytest

from tests.scene import Scene


@pytest.mark.covers("card/arrakis_recruiter")
def test_arrakis_recruiter_recruits_one_troop_who_may_be_deployed() -> None:
    scene = Scene().set(0, hand=["arrakis_recruiter"]).do("agent arrakis_recruiter@carthag")
    assert scene.troops(0) == (7, 5, 0)
    assert "deploy 4" in scene.options
    assert "deploy 5" not in scene.options


@pytest.mark.covers("card/assassination_mission")
def test_assassination_mission_gives_one_solari_when_revealed_and_is_kept() -> None:
    scene = Scene().set(0, hand=["assassination_mission"]).do("reveal")
    assert scene.goods(0) == (1, 0, 0)
    assert scene.cards(0, "discard") == ["assassination_mission"]


@pytest.mark.covers("card/assassination_mission")
@pytest.mark.parametrize(
    ("hand", "discard", "zone"), [(["assassination_mission"], [], "hand"), ([], ["assassination_mission"], "discard")]
)
def test_i_23_14_assassination_mission_gives_four_solari_when_another_effect_trashes_it(
    hand: list[str], discard: list[str], zone: str
) -> None:
    scene = Scene().set(0, hand=["guild_administrator", *hand], discard=discard)
    scene.do("agent guild_administrator@secure_contract", "use guild_administrator/trash")
    assert scene.goods(0) == (3, 0, 0)
    scene.do(f"trash assassination_mission {zone}")
    assert scene.goods(0) == (7, 0, 0)
    assert scene.cards(0, zone) == []


@pytest.mark.covers("card/bene_gesserit_initiate")
def test_bene_gesserit_initiate_draws_one_card() -> None:
    scene = Scene().set(0, hand=["bene_gesserit_initiate"], deck=["dagger", "scout"])
    scene.do("agent bene_gesserit_initiate@secure_contract")
    assert scene.cards(0, "hand") == ["dagger"]


@pytest.mark.covers("card/bene_gesserit_sister")
def test_i_7_5_bene_gesserit_sister_gives_persuasion_or_swords() -> None:
    scene = Scene().set(0, hand=["bene_gesserit_sister"], troops=(0, 1)).do("reveal")
    assert scene.options == ["use bene_gesserit_sister/persuasion", "use bene_gesserit_sister/swords"]
    scene.do("use bene_gesserit_sister/persuasion")
    assert scene.persuasion == 2
    assert scene.strength(0) == 2

    scene = Scene().set(0, hand=["bene_gesserit_sister", "convincing_argument"], troops=(0, 1)).do("reveal")
    scene.do("use bene_gesserit_sister/swords")
    assert scene.persuasion == 2
    assert scene.strength(0) == 4


@pytest.mark.covers("card/bene_gesserit_sister")
def test_each_bene_gesserit_sister_chooses_for_herself() -> None:
    scene = Scene().set(0, hand=["bene_gesserit_sister"] * 2, troops=(0, 1)).do("reveal")
    scene.do("use bene_gesserit_sister/persuasion", "use bene_gesserit_sister/swords")
    assert scene.persuasion == 2
    assert scene.strength(0) == 4


@pytest.mark.covers("card/carryall")
@pytest.mark.parametrize(
    ("space", "water", "spice"), [("imperial_basin", 0, 4), ("hagga_basin", 1, 6), ("the_great_flat", 2, 8)]
)
def test_i_23_13_carryall_doubles_the_base_spice_but_not_the_bonus(space: str, water: int, spice: int) -> None:
    scene = Scene().set(0, hand=["carryall"], water=water).bonus(space, 2)
    scene.do(f"agent carryall@{space}")
    assert scene.goods(0) == (0, spice, 0)


@pytest.mark.covers("card/carryall")
def test_i_23_13_carryall_does_nothing_away_from_the_makers() -> None:
    scene = Scene().set(0, hand=["carryall"]).do("agent carryall@secure_contract")
    assert scene.goods(0) == (3, 0, 0)


@pytest.mark.covers("card/carryall")
def test_i_9_4_carryall_does_not_double_the_spice_of_the_controller() -> None:
    scene = Scene().set(0, hand=["carryall"]).control("imperial_basin", 0)
    scene.do("agent carryall@imperial_basin")
    assert scene.goods(0) == (0, 3, 0)


@pytest.mark.covers("card/carryall")
def test_i_27_17_carryall_of_the_countess_doubles_first_and_then_loses_one() -> None:
    scene = Scene(leaders=["countess_ariana_thorvald"]).set(0, hand=["carryall"], deck=["scout"], water=1)
    scene.do("agent carryall@hagga_basin")
    assert scene.goods(0) == (0, 3, 0)
    assert scene.cards(0, "hand") == ["scout"]


@pytest.mark.covers("card/carryall")
def test_carryall_gives_one_spice_when_revealed() -> None:
    assert Scene().set(0, hand=["carryall"]).do("reveal").goods(0) == (0, 1, 0)


@pytest.mark.covers("card/chani")
def test_i_7_11_chani_may_retreat_any_number_of_troops() -> None:
    scene = Scene().set(0, hand=["chani", "dagger"], troops=(1, 3)).do("reveal")
    assert scene.strength(0) == 7
    assert [text for text in scene.options if text.startswith("use")] == [f"use chani/retreat {n}" for n in (1, 2, 3)]
    scene.do("use chani/retreat 2")
    assert scene.troops(0) == (8, 3, 1)
    assert scene.strength(0) == 3
    assert not any(text.startswith("use") for text in scene.options)


@pytest.mark.covers("card/chani")
def test_i_12_9_chani_retreating_all_troops_leaves_no_strength() -> None:
    scene = Scene().set(0, hand=["chani", "dagger"], troops=(1, 3)).do("reveal", "use chani/retreat 3")
    assert scene.troops(0) == (8, 4, 0)
    assert scene.strength(0) == 0


@pytest.mark.covers("card/chani")
def test_i_7_11_chani_may_retreat_nobody() -> None:
    scene = Scene().set(0, hand=["chani"], troops=(1, 3)).do("reveal", "done")
    assert scene.troops(0) == (8, 1, 3)
    assert scene.to_move == 1


@pytest.mark.covers("card/chani")
def test_i_11_6_acquiring_chani_gives_one_water() -> None:
    scene = Scene().set(0, hand=["arrakis_liaison"] * 3).set_row("chani").do("reveal", "acquire chani")
    assert scene.goods(0) == (0, 0, 1)


@pytest.mark.covers("card/choam_directorship")
def test_i_11_6_acquiring_choam_directorship_gives_influence_with_all_four_factions() -> None:
    scene = Scene().set(0, hand=["arrakis_liaison"] * 4, influence={"guild": 1, "fremen": 3}, vp=2)
    scene.set_row("choam_directorship").do("reveal", "acquire choam_directorship")
    assert [scene.influence(0, name) for name in ("emperor", "guild", "bene_gesserit", "fremen")] == [1, 2, 1, 4]
    assert scene.alliance("fremen") == 0
    assert scene[0].vp == 4
    assert scene.goods(0) == (0, 0, 1)


@pytest.mark.covers("card/choam_directorship")
def test_choam_directorship_gives_three_solari_when_revealed_and_no_influence() -> None:
    scene = Scene().set(0, hand=["choam_directorship"]).do("reveal")
    assert scene.goods(0) == (3, 0, 0)
    assert scene[0].influence == [0, 0, 0, 0]


@pytest.mark.covers("card/crysknife")
def test_crysknife_gives_one_solari_on_an_agent_turn_and_no_second_influence() -> None:
    scene = Scene().set(0, hand=["crysknife"], played=["chani"]).do("agent crysknife@stillsuits")
    assert scene.goods(0) == (1, 0, 1)
    assert scene.influence(0, "fremen") == 1


@pytest.mark.covers("card/crysknife")
@pytest.mark.parametrize(
    ("hand", "played", "influence"), [([], [], 0), (["chani"], [], 1), ([], ["chani"], 1), (["scout"], ["dagger"], 0)]
)
def test_i_7_8_crysknife_needs_another_fremen_card_in_play(hand: list[str], played: list[str], influence: int) -> None:
    scene = Scene().set(0, hand=["crysknife", *hand], played=played).do("reveal")
    assert scene.influence(0, "fremen") == influence


@pytest.mark.covers("card/dr_yueh")
def test_dr_yueh_draws_one_card_before_or_after_the_effects_of_the_space() -> None:
    scene = Scene().set(0, hand=["dr_yueh"], deck=["dagger", "scout"]).do("agent dr_yueh@carthag")
    assert scene.why("done") == "still to be carried out: intrigue 1; draw 1"
    scene.do("use dr_yueh/draw")
    assert scene.cards(0, "hand") == ["dagger"]


@pytest.mark.covers("card/duncan_idaho")
def test_i_23_1_duncan_idaho_may_pay_one_water_once_for_a_troop_and_a_card() -> None:
    scene = Scene().set(0, hand=["duncan_idaho"], deck=["dagger", "scout"], water=3).do("agent duncan_idaho@carthag")
    scene.do("use duncan_idaho/troops")
    assert scene.goods(0) == (0, 0, 2)
    assert scene.troops(0) == (7, 5, 0)
    assert scene.cards(0, "hand") == ["dagger"]
    assert "use duncan_idaho/troops" not in scene.options


@pytest.mark.covers("card/duncan_idaho")
def test_i_7_1_duncan_idahos_price_may_be_declined() -> None:
    scene = Scene().set(0, hand=["duncan_idaho"], deck=["dagger"], water=1).do("agent duncan_idaho@carthag")
    scene.do("use carthag/intrigue", "done")
    assert scene.goods(0) == (0, 0, 1)
    assert scene.troops(0) == (8, 4, 0)
    assert scene.cards(0, "hand") == []


@pytest.mark.covers("card/duncan_idaho")
def test_i_1_4_duncan_idaho_without_water_offers_nothing() -> None:
    scene = Scene().set(0, hand=["duncan_idaho"], deck=["dagger"]).do("agent duncan_idaho@carthag")
    assert scene.why("use duncan_idaho/troops") == "its price cannot be paid: pay 1 water"


@pytest.mark.covers("card/duncan_idaho")
def test_duncan_idaho_gives_one_water_when_revealed() -> None:
    assert Scene().set(0, hand=["duncan_idaho"]).do("reveal").goods(0) == (0, 0, 1)


@pytest.mark.covers("card/fedaykin_death_commando")
def test_i_19_5_fedaykin_death_commando_may_trash_a_card_of_any_zone() -> None:
    scene = Scene().set(0, hand=["fedaykin_death_commando", "dagger"], discard=["diplomacy"], played=["scout"])
    scene.do("agent fedaykin_death_commando@secure_contract", "use fedaykin_death_commando/trash")
    assert set(scene.options) == {
        "trash dagger hand", "trash diplomacy discard", "trash scout play", "trash fedaykin_death_commando play",
    }  # fmt: skip
    scene.do("trash scout play")
    assert scene.cards(0, "played") == ["fedaykin_death_commando"]
    assert scene.to_move == 1


@pytest.mark.covers("card/fedaykin_death_commando")
def test_i_19_6_fedaykin_death_commando_need_not_trash() -> None:
    scene = Scene().set(0, hand=["fedaykin_death_commando", "dagger"])
    scene.do("agent fedaykin_death_commando@secure_contract", "done")
    assert scene.cards(0, "hand") == ["dagger"]
    assert scene.cards(0, "played") == ["fedaykin_death_commando"]


@pytest.mark.covers("card/fedaykin_death_commando")
@pytest.mark.parametrize(
    ("hand", "played", "strength"),
    [([], [], 2), (["fedaykin_death_commando"], [], 8), (["arrakis_liaison"], [], 5), ([], ["spice_hunter"], 5)],
)
def test_i_7_8_fedaykin_death_commando_has_three_swords_by_fremen_bond(
    hand: list[str], played: list[str], strength: int
) -> None:
    scene = Scene().set(0, hand=["fedaykin_death_commando", *hand], played=played, troops=(0, 1)).do("reveal")
    assert scene.strength(0) == strength


@pytest.mark.covers("card/firm_grip")
def test_firm_grip_may_pay_two_solari_for_influence_anywhere_but_with_the_emperor() -> None:
    scene = Scene().set(0, hand=["firm_grip"]).do("agent firm_grip@wealth", "use firm_grip/influence")
    assert scene.options == ["faction guild", "faction bene_gesserit", "faction fremen"]
    scene.do("faction fremen")
    assert scene.goods(0) == (0, 0, 0)
    assert scene.influence(0, "emperor") == 1
    assert scene.influence(0, "fremen") == 1


@pytest.mark.covers("card/firm_grip")
def test_i_7_1_firm_grips_price_may_be_declined_and_cannot_be_paid_in_part() -> None:
    scene = Scene().set(0, hand=["firm_grip"], solari=6).do("agent firm_grip@rally_troops", "done")
    assert scene.goods(0) == (2, 0, 0)
    assert scene[0].influence == [0, 0, 0, 0]

    scene = Scene().set(0, hand=["firm_grip"], solari=5).do("agent firm_grip@rally_troops")
    assert scene.to_move == 1


@pytest.mark.covers("card/firm_grip")
def test_i_7_8_firm_grip_gives_four_persuasion_with_the_emperors_alliance_token_only() -> None:
    scene = Scene().set(0, hand=["firm_grip"], influence={"emperor": 4}).do("reveal")
    assert scene.persuasion == 4

    scene = Scene().set(1, influence={"emperor": 4}).set(0, influence={"emperor": 4, "guild": 4})
    scene.set(0, hand=["firm_grip", "convincing_argument"]).do("reveal")
    assert scene.alliance("emperor") == 1
    assert scene.persuasion == 2


@pytest.mark.covers("card/fremen_camp")
def test_fremen_camp_may_pay_two_spice_for_three_troops() -> None:
    scene = Scene().set(0, hand=["fremen_camp"], spice=1).do("agent fremen_camp@imperial_basin")
    scene.do("use fremen_camp/troops")
    assert scene.goods(0) == (0, 0, 0)
    assert scene.troops(0) == (6, 6, 0)
    assert scene.options == ["deploy 1", "deploy 2", "deploy 3", "deploy 4", "deploy 5", "done"]


@pytest.mark.covers("card/fremen_camp")
def test_i_7_1_fremen_camps_price_may_be_declined_and_cannot_be_paid_in_part() -> None:
    scene = Scene().set(0, hand=["fremen_camp"], spice=2).do("agent fremen_camp@secure_contract", "done")
    assert scene.goods(0) == (3, 2, 0)
    assert scene.troops(0) == (9, 3, 0)

    scene = Scene().set(0, hand=["fremen_camp"], spice=1).do("agent fremen_camp@secure_contract")
    assert scene.to_move == 1
