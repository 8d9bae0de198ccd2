"""Imperium cards from Gene Manipulation to Liet Kynes: what their boxes do."""

from __future__ import annotations

import pytest

from tests.scene import Scene


@pytest.mark.covers("card/gene_manipulation")
def test_gene_manipulation_trashes_a_card_and_gains_two_spice_beside_another_sister() -> None:
    scene = Scene().set(0, hand=["gene_manipulation", "dagger"], played=["bene_gesserit_sister"], solari=4)
    scene.do("agent gene_manipulation@rally_troops")
    assert scene.goods(0) == (0, 2, 0)
    scene.do("use gene_manipulation/trash", "trash dagger hand")
    assert scene.cards(0, "hand") == []
    assert scene.to_move == 1


@pytest.mark.covers("card/gene_manipulation")
def test_i_23_27_declining_to_trash_keeps_the_spice_of_gene_manipulation() -> None:
    scene = Scene().set(0, played=["gene_manipulation"]).set(0, hand=["gene_manipulation", "dagger"], solari=4)
    scene.do("agent gene_manipulation@rally_troops", "done")
    assert scene.goods(0) == (0, 2, 0)
    assert scene.cards(0, "hand") == ["dagger"]


@pytest.mark.covers("card/gene_manipulation")
def test_i_7_8_gene_manipulation_alone_gains_no_spice() -> None:
    scene = Scene().set(0, hand=["gene_manipulation", "lady_jessica"], played=["stilgar"], solari=4)
    scene.do("agent gene_manipulation@rally_troops", "use gene_manipulation/trash", "trash stilgar play")
    assert scene.goods(0) == (0, 0, 0)


@pytest.mark.covers("card/guild_administrator")
def test_guild_administrator_may_trash_a_card() -> None:
    scene = Scene().set(0, hand=["guild_administrator"], discard=["convincing_argument"])
    scene.do("agent guild_administrator@foldspace", "use guild_administrator/trash")
    assert "trash guild_administrator play" in scene.options
    scene.do("trash convincing_argument discard")
    assert scene.cards(0, "discard") == ["foldspace"]

    scene = Scene().set(0, hand=["guild_administrator"], discard=["convincing_argument"])
    scene.do("agent guild_administrator@foldspace", "done")
    assert scene.cards(0, "discard") == ["convincing_argument", "foldspace"]


@pytest.mark.covers("card/guild_ambassador")
@pytest.mark.parametrize(("choice", "influence", "spice"), [("guild", 1, 0), ("spice", 0, 2)])
def test_i_7_5_guild_ambassador_gives_guild_influence_or_two_spice(choice: str, influence: int, spice: int) -> None:
    scene = Scene().set(0, hand=["guild_ambassador"], solari=4).do("agent guild_ambassador@rally_troops")
    assert scene.options == ["use guild_ambassador/guild", "use guild_ambassador/spice"]
    scene.do(f"use guild_ambassador/{choice}")
    assert scene.influence(0, "guild") == influence
    assert scene.goods(0) == (0, spice, 0)
    assert scene.to_move == 1


@pytest.mark.covers("card/guild_ambassador")
def test_guild_ambassador_may_pay_three_spice_for_a_point_with_the_guilds_alliance() -> None:
    scene = Scene().set(0, hand=["guild_ambassador"], influence={"guild": 4}, spice=6, vp=5)
    scene.do("reveal", "use guild_ambassador/vp")
    assert scene[0].vp == 6
    assert scene.goods(0) == (0, 3, 0)
    assert scene.to_move == 1

    scene = Scene().set(0, hand=["guild_ambassador"], influence={"guild": 4}, spice=3, vp=5).do("reveal", "done")
    assert scene[0].vp == 5
    assert scene.goods(0) == (0, 3, 0)


@pytest.mark.covers("card/guild_ambassador")
def test_i_7_8_guild_ambassador_needs_the_alliance_token_and_the_whole_price() -> None:
    hand = ["guild_ambassador", "convincing_argument"]
    scene = Scene().set(1, influence={"guild": 4}).set(0, hand=hand, influence={"guild": 4}, spice=3).do("reveal")
    assert "use guild_ambassador/vp" not in scene.options

    scene = Scene().set(0, hand=hand, influence={"guild": 4}, spice=2).do("reveal")
    assert "use guild_ambassador/vp" not in scene.options


@pytest.mark.covers("card/guild_bankers")
def test_i_23_11_guild_bankers_makes_every_the_spice_must_flow_cost_three_less() -> None:
    scene = Scene().set(0, hand=["guild_bankers", *["arrakis_liaison"] * 5], council=True, vp=1).do("reveal")
    scene.do("acquire the_spice_must_flow")
    assert scene.persuasion == 6
    scene.do("acquire the_spice_must_flow")
    assert scene[0].vp == 3
    assert scene.events("cleaned_up", 0)[-1].data["unspent"] == 0


@pytest.mark.covers("card/guild_bankers")
def test_guild_bankers_makes_no_other_card_cheaper() -> None:
    scene = Scene().set(0, hand=["guild_bankers", *["arrakis_liaison"] * 4]).set_row("stilgar").do("reveal")
    scene.do("acquire stilgar")
    assert scene.persuasion == 3


@pytest.mark.covers("card/guild_bankers")
def test_guild_bankers_played_on_an_agent_turn_gives_no_discount() -> None:
    scene = Scene().set(0, hand=["arrakis_liaison"] * 4, played=["guild_bankers"]).do("reveal")
    assert scene.why("acquire the_spice_must_flow") == "The Spice Must Flow costs 9 persuasion; you have 8 left"


@pytest.mark.covers("card/gun_thopter")
def test_i_23_8_gun_thopter_takes_a_garrison_troop_of_each_opponent_who_has_one() -> None:
    scene = Scene().set(0, hand=["gun_thopter"]).set(2, troops=(0, 2)).set(3, troops=(1, 1))
    scene.do("agent gun_thopter@secure_contract")
    assert [scene.troops(seat) for seat in range(4)] == [(9, 3, 0), (10, 2, 0), (10, 0, 2), (11, 0, 1)]


@pytest.mark.covers("card/gun_thopter")
def test_i_8_8_gun_thopter_may_deploy_one_troop_when_revealed() -> None:
    scene = Scene().set(0, hand=["gun_thopter"], troops=(3, 0)).do("reveal")
    assert scene.strength(0) == 0
    assert scene.options == ["use gun_thopter/deploy 1", "done"]
    scene.do("use gun_thopter/deploy 1")
    assert scene.troops(0) == (9, 2, 1)
    assert scene.strength(0) == 5

    scene = Scene().set(0, hand=["gun_thopter"], troops=(3, 0)).do("reveal", "done")
    assert scene.troops(0) == (9, 3, 0)


@pytest.mark.covers("card/gun_thopter")
def test_gun_thopter_cannot_deploy_from_an_empty_garrison() -> None:
    scene = Scene().set(0, hand=["gun_thopter", "convincing_argument"], troops=(0, 1)).do("reveal")
    assert not any(text.startswith("use") for text in scene.options)
    assert scene.strength(0) == 5


@pytest.mark.covers("card/gurney_halleck")
def test_gurney_halleck_recruits_two_troops_and_draws_a_card() -> None:
    scene = Scene().set(0, hand=["gurney_halleck"], deck=["dagger", "scout"]).do("agent gurney_halleck@carthag")
    assert scene.troops(0) == (6, 6, 0)
    assert "deploy 5" in scene.options
    scene.do("use gurney_halleck/draw")
    assert scene.cards(0, "hand") == ["dagger"]


@pytest.mark.covers("card/gurney_halleck")
def test_i_8_8_gurney_halleck_may_pay_three_solari_for_two_troops_and_deploy_some_of_them() -> None:
    scene = (
        Scene().set(0, hand=["gurney_halleck"], solari=3, troops=(4, 0)).do("reveal", "use gurney_halleck/reinforce")
    )
    assert scene.goods(0) == (0, 0, 0)
    assert scene.troops(0) == (6, 6, 0)
    assert scene.options == ["deploy 0", "deploy 1", "deploy 2"]
    scene.do("deploy 1")
    assert scene.troops(0) == (6, 5, 1)


@pytest.mark.covers("card/gurney_halleck")
def test_i_8_8_gurney_halleck_deploys_only_the_troops_that_he_recruited() -> None:
    scene = (
        Scene().set(0, hand=["gurney_halleck"], solari=3, troops=(9, 2)).do("reveal", "use gurney_halleck/reinforce")
    )
    assert scene.options == ["deploy 0", "deploy 1"]
    scene.do("deploy 0")
    assert scene.troops(0) == (0, 10, 2)


@pytest.mark.covers("card/gurney_halleck")
def test_i_7_1_gurney_hallecks_price_may_be_declined_and_cannot_be_paid_in_part() -> None:
    scene = Scene().set(0, hand=["gurney_halleck"], solari=3).do("reveal", "done")
    assert scene.goods(0) == (3, 0, 0)
    assert scene.troops(0) == (9, 3, 0)

    scene = Scene().set(0, hand=["gurney_halleck"], solari=2).do("reveal")
    assert "use gurney_halleck/reinforce" not in scene.options


@pytest.mark.covers("card/imperial_spy")
def test_imperial_spy_may_trash_itself_for_an_intrigue_card() -> None:
    scene = Scene().set(0, hand=["imperial_spy"]).set_intrigue_deck("windfall")
    scene.do("agent imperial_spy@wealth", "use imperial_spy/intrigue")
    assert scene.intrigue(0) == ["windfall"]
    assert scene.cards(0, "played") == []
    assert [event.data["card"] for event in scene.events("trashed", 0)] == ["imperial_spy"]


@pytest.mark.covers("card/imperial_spy")
def test_i_7_1_imperial_spy_may_stay() -> None:
    scene = Scene().set(0, hand=["imperial_spy"]).do("agent imperial_spy@wealth", "done")
    assert scene.intrigue(0) == []
    assert scene.cards(0, "played") == ["imperial_spy"]


@pytest.mark.covers("card/imperial_spy")
def test_i_23_14_imperial_spy_trashed_by_another_card_gives_no_intrigue() -> None:
    scene = Scene().set(0, hand=["guild_administrator", "imperial_spy"])
    scene.do("agent guild_administrator@secure_contract", "use guild_administrator/trash", "trash imperial_spy hand")
    assert scene.intrigue(0) == []
    assert scene.cards(0, "hand") == []


@pytest.mark.covers("card/kwisatz_haderach")
def test_kwisatz_haderach_sends_an_agent_of_the_leader_and_draws_a_card() -> None:
    scene = Scene().set(0, hand=["kwisatz_haderach"], deck=["dagger", "scout"])
    scene.do("agent kwisatz_haderach@wealth")
    assert scene.agents_on("wealth") == [0]
    assert scene[0].ready == 1
    assert scene.influence(0, "emperor") == 1
    assert scene.cards(0, "hand") == ["dagger"]


@pytest.mark.covers("card/kwisatz_haderach")
def test_i_23_10_kwisatz_haderach_moves_an_agent_from_the_board_when_none_is_left() -> None:
    scene = Scene().set(0, hand=["kwisatz_haderach", "dagger"], agents=["arrakeen", "wealth"], ready=0, deck=[])
    assert "agent dagger@hall_of_oratory" not in scene.options
    scene.do("agent kwisatz_haderach@stillsuits")
    assert set(scene.options) == {"from arrakeen", "from wealth"}
    scene.do("from arrakeen")
    assert scene.agents_on("arrakeen") == []
    assert scene.agents_on("wealth") == [0]
    assert scene.agents_on("stillsuits") == [0]
    assert scene.goods(0) == (0, 0, 1)


@pytest.mark.covers("card/kwisatz_haderach")
def test_i_23_10_kwisatz_haderach_may_move_an_agent_although_the_leader_has_one() -> None:
    scene = Scene().set(0, hand=["kwisatz_haderach"], agents=["arrakeen"]).do("agent kwisatz_haderach@wealth")
    assert set(scene.options) == {"from leader_card", "from arrakeen"}
    scene.do("from arrakeen")
    assert scene[0].ready == 1
    assert scene.agents_on("arrakeen") == []


@pytest.mark.covers("card/kwisatz_haderach")
def test_i_23_10_kwisatz_haderach_visits_again_the_space_where_his_agent_stands() -> None:
    scene = Scene().set(0, hand=["kwisatz_haderach"], agents=["wealth"], deck=[]).do("agent kwisatz_haderach@wealth")
    assert scene.agents_on("wealth") == [0]
    assert scene[0].ready == 1
    assert scene.goods(0) == (2, 0, 0)


@pytest.mark.covers("card/kwisatz_haderach")
def test_i_23_10_enemy_agents_do_not_block_kwisatz_haderach_but_the_cost_is_paid() -> None:
    scene = Scene().set(1, agents=["hardy_warriors"]).set(0, hand=["kwisatz_haderach", "diplomacy"], water=1, deck=[])
    assert scene.why("agent diplomacy@hardy_warriors") == "Hardy Warriors is occupied"
    scene.do("agent kwisatz_haderach@hardy_warriors")
    assert scene.agents_on("hardy_warriors") == [0, 1]
    assert scene.goods(0) == (0, 0, 0)

    scene = Scene().set(0, hand=["kwisatz_haderach"])
    assert scene.why("agent kwisatz_haderach@hardy_warriors") == "Hardy Warriors costs 1 water; you have 0"


@pytest.mark.covers("card/kwisatz_haderach")
def test_i_23_10_requirement_limits_and_the_voice_bind_kwisatz_haderach() -> None:
    scene = Scene(turn=3).set(3, hand=["the_voice"]).do("agent the_voice@secure_contract", "space secrets")
    scene.set(0, hand=["kwisatz_haderach"], council=True, swordmaster=True, solari=8)
    assert scene.to_move == 0
    assert scene.why("agent kwisatz_haderach@secrets") == "Secrets is closed by The Voice"
    assert scene.why("agent kwisatz_haderach@sietch_tabr") == "Sietch Tabr needs 2 influence with fremen; you have 0"
    assert scene.why("agent kwisatz_haderach@high_council") is not None
    assert scene.why("agent kwisatz_haderach@swordmaster") is not None
    assert scene.why("agent kwisatz_haderach@secure_contract") is None


@pytest.mark.covers("card/kwisatz_haderach")
def test_i_23_10_kwisatz_haderach_moves_the_mentat_like_any_agent() -> None:
    scene = Scene().give_mentat(0).set(0, hand=["kwisatz_haderach"], agents=["carthag", "arrakeen", "wealth"], ready=0)
    scene.do("agent kwisatz_haderach@foldspace")
    assert set(scene.options) == {"from carthag", "from arrakeen", "from wealth"}


@pytest.mark.covers("card/lady_jessica")
def test_lady_jessica_draws_two_cards() -> None:
    scene = Scene().set(0, hand=["lady_jessica"], deck=["dagger", "scout", "stilgar"])
    scene.do("agent lady_jessica@secure_contract")
    assert scene.cards(0, "hand") == ["dagger", "scout"]


@pytest.mark.covers("card/lady_jessica")
def test_i_7_7_acquiring_lady_jessica_gives_one_influence_of_choice() -> None:
    scene = Scene().set(0, hand=["arrakis_liaison"] * 4, influence={"guild": 6}).set_row("lady_jessica")
    scene.do("reveal", "acquire lady_jessica")
    assert scene.options == ["faction emperor", "faction bene_gesserit", "faction fremen"]
    scene.do("faction bene_gesserit")
    assert scene.influence(0, "bene_gesserit") == 1


@pytest.mark.covers("card/liet_kynes")
@pytest.mark.parametrize(
    ("hand", "played", "persuasion"),
    [
        ([], [], 2),
        (["stilgar"], [], 6),
        ([], ["stilgar", "arrakis_liaison"], 6),
        (["crysknife"], ["sietch_reverend_mother", "dagger"], 6),
    ],
)
def test_i_23_12_liet_kynes_gives_two_persuasion_for_each_fremen_card_in_play(
    hand: list[str], played: list[str], persuasion: int
) -> None:
    scene = Scene().set(0, hand=["liet_kynes", *hand], played=played).do("reveal")
    if "use liet_kynes/persuasion" in scene.options:  # what is acquired first could bring a card that counts (I-10.6)
        scene.do("use liet_kynes/persuasion")
    assert scene.persuasion == persuasion


@pytest.mark.covers("card/liet_kynes")
def test_i_11_6_acquiring_liet_kynes_gives_influence_with_the_emperor() -> None:
    scene = Scene().set(0, hand=["arrakis_liaison"] * 3).set_row("liet_kynes").do("reveal", "acquire liet_kynes")
    assert scene.influence(0, "emperor") == 1
    assert scene.influence(0, "fremen") == 0
