"""What is unavailable says why, however deep the reason lies: behind a condition, a choice or a card's own rule."""

from __future__ import annotations

import pytest

from tests.scene import Scene

ROW = ("the_voice", "chani", "stilgar", "guild_bankers", "sardaukar_legion")


def test_allied_armada_with_an_alliance_but_too_little_spice_cannot_be_paid_for() -> None:
    scene = Scene().set(0, intrigue=["allied_armada", "ambush"], influence={"fremen": 4}, troops=(2, 1), spice=1)
    scene.set(1, troops=(2, 1)).fight()
    assert scene.why("play allied_armada") == "Allied Armada cannot be paid for: pay 2 spice"


def test_allied_armada_without_an_alliance_needs_its_condition() -> None:
    scene = Scene().set(0, intrigue=["allied_armada", "ambush"], troops=(2, 1), spice=5)
    scene.set(1, troops=(2, 1)).fight()
    assert str(scene.why("play allied_armada")).startswith("Allied Armada needs its condition: ")


def test_bindu_suspension_after_another_plot_card_came_too_late() -> None:
    scene = Scene().set(0, intrigue=["bindu_suspension", "windfall"]).do("play windfall")
    assert scene.why("play bindu_suspension") == "it is played at the start of a turn, before anything else"


@pytest.mark.parametrize("card", ["dispatch_an_envoy", "infiltrate"])
def test_cards_for_sending_are_played_before_it(card: str) -> None:
    scene = Scene().set(0, hand=["diplomacy"], intrigue=[card, "ambush"]).do("agent diplomacy@wealth")
    assert scene.why(f"play {card}") == "it is played before an Agent is sent, while one can be, once a turn"


def test_double_cross_needs_an_enemy_troop_and_its_price() -> None:
    scene = Scene().set(0, intrigue=["double_cross"])
    assert scene.why("play double_cross") == "Double Cross cannot be paid for: pay 1 solari"
    scene.set(0, solari=1)
    assert scene.why("play double_cross") == "no opponent has a troop in the Conflict"


def test_poison_snooper_and_refocus_need_cards() -> None:
    scene = Scene().set(0, intrigue=["poison_snooper", "refocus"], deck=[], discard=[])
    assert scene.why("play poison_snooper") == "your deck is empty"
    assert scene.why("play refocus") == "no card is in your deck or discard pile"


def test_guild_ambassadors_reveal_with_the_alliance_but_too_little_spice_cannot_be_paid() -> None:
    scene = Scene().set(0, hand=["guild_ambassador"], influence={"guild": 4}, spice=2, intrigue=["ambush"])
    scene.do("reveal")
    assert scene.why("use guild_ambassador/vp") == "its price cannot be paid: pay 3 spice"


def test_guild_ambassadors_reveal_without_the_alliance_needs_it() -> None:
    scene = Scene().set(0, hand=["guild_ambassador"], spice=5, intrigue=["ambush"]).do("reveal")
    assert str(scene.why("use guild_ambassador/vp")).startswith("its condition does not hold: ")


def test_letos_ring_behind_an_opponent_but_without_spice_cannot_be_paid() -> None:
    scene = Scene(leaders=["duke_leto_atreides"]).set(0, hand=["signet_ring"], intrigue=["ambush"])
    scene.set(1, influence={"guild": 2}).do("agent signet_ring@hall_of_oratory")
    assert scene.why("use duke_leto_atreides/diplomacy") == "its price cannot be paid: pay 1 spice"


def test_letos_ring_behind_nobody_needs_its_condition() -> None:
    scene = Scene(leaders=["duke_leto_atreides"]).set(0, hand=["signet_ring"], intrigue=["ambush"], spice=1)
    scene.do("agent signet_ring@hall_of_oratory")
    assert str(scene.why("use duke_leto_atreides/diplomacy")).startswith("its condition does not hold: ")


def test_other_memory_needs_a_sister_in_the_discard_pile() -> None:
    scene = Scene().set(0, hand=["other_memory"], intrigue=["ambush"], deck=[], discard=[])
    scene.do("agent other_memory@carthag")
    assert scene.why("use other_memory/take") == "no Bene Gesserit card is in your discard pile"


# -- the moment of the winner ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "name"),
    [("private_army", "Private Army"), ("staged_incident", "Staged Incident"), ("allied_armada", "Allied Armada")],
)
def test_after_a_win_a_card_that_could_not_be_paid_for_is_first_of_all_not_for_the_winner(card: str, name: str) -> None:
    scene = Scene().set(0, intrigue=[card], troops=(2, 1)).fight()
    scene.do("pass")
    assert scene.kind == "after_win"
    assert scene.why(f"play {card}") == f"{name} is not a card for the winner of a Conflict"


# -- numbers of troops ----------------------------------------------------------------------------------------------


def test_more_troops_than_are_in_the_conflict_cannot_retreat() -> None:
    scene = Scene().set(0, hand=["scout"], troops=(2, 1)).do("reveal")
    assert scene.why("use scout/retreat 1") is None
    assert scene.why("use scout/retreat 2") == "you have only 1 troop in the Conflict"


def test_more_troops_than_are_in_the_garrison_cannot_be_deployed() -> None:
    scene = Scene().set(0, hand=["sardaukar_legion"], troops=(2, 0)).do("reveal")
    assert scene.why("use sardaukar_legion/deploy 3") == "you have only 2 troops in the garrison"


def test_no_troop_at_all_can_retreat_or_be_deployed_from_where_none_is() -> None:
    scene = Scene().set(0, hand=["scout", "sardaukar_legion"], troops=(0, 0), intrigue=["ambush"]).do("reveal")
    assert scene.why("use scout/retreat 1") == "you have no troop in the Conflict"
    assert scene.why("use sardaukar_legion/deploy 1") == "you have no troop in the garrison"


def test_an_effect_is_for_no_more_troops_than_it_says() -> None:
    scene = Scene().set(0, hand=["scout", "sardaukar_legion"], troops=(6, 5)).do("reveal")
    assert scene.why("use scout/retreat 3") == "it moves 2 troops at most"
    assert scene.why("use sardaukar_legion/deploy 4") == "it moves 3 troops at most"


def test_how_many_troops_must_be_said_and_of_nothing_else_how_many() -> None:
    scene = Scene().set(0, hand=["scout"], troops=(6, 5)).do("reveal")
    assert scene.why("use scout/retreat") == "it is used with a number of troops, 1 or more"
    scene = Scene().set(0, hand=["guild_ambassador"]).do("agent guild_ambassador@hall_of_oratory")
    assert scene.why("use guild_ambassador/spice 2") == "it is used without a number"


def test_numbers_asked_in_the_middle_of_an_effect_have_the_same_limits() -> None:
    scene = Scene().set(0, intrigue=["master_tactician"], troops=(1, 2)).set(1, troops=(1, 1), intrigue=["ambush"])
    scene.fight().do("play master_tactician", "choose master_tactician/retreat")
    assert scene.kind == "retreat"
    assert scene.why("retreat 3") == "you have only 2 troops in the Conflict"
    assert scene.why("retreat 4") == "it moves 3 troops at most"
    scene = Scene().set(0, hand=["gurney_halleck"], solari=3, troops=(0, 0)).do("reveal")
    scene.do("use gurney_halleck/reinforce")
    assert scene.kind == "deploy"
    assert scene.why("deploy 3") == "it moves 2 troops at most"


# -- the options of a choice ----------------------------------------------------------------------------------------


def test_an_option_at_the_top_of_its_track_says_so() -> None:
    scene = Scene().set(0, hand=["guild_ambassador"], influence={"guild": 6}, intrigue=["ambush"])
    scene.do("agent guild_ambassador@hall_of_oratory")
    assert scene.options == ["use guild_ambassador/spice"]
    assert scene.why("use guild_ambassador/guild") == "your influence with guild is at the top of its track"


def test_a_choice_is_used_by_one_of_its_options() -> None:
    scene = Scene().set(0, hand=["guild_ambassador"]).do("agent guild_ambassador@hall_of_oratory")
    assert scene.why("use guild_ambassador/either") == "one of its options is used: influence guild +1; +2 spice"


def test_one_option_can_be_drawn_while_the_other_has_nothing_to_take() -> None:
    scene = Scene().set(0, hand=["other_memory"], deck=[], discard=["dagger"], intrigue=["ambush"])
    scene.do("agent other_memory@carthag")
    assert scene.why("use other_memory/draw") is None
    assert scene.why("use other_memory/take") == "no Bene Gesserit card is in your discard pile"


def test_other_memory_cannot_draw_from_nothing() -> None:
    scene = Scene().set(0, hand=["other_memory"], intrigue=["ambush"], deck=[], discard=[])
    scene.do("agent other_memory@carthag")
    assert scene.why("use other_memory/draw") == "no card is in your deck or discard pile"


# -- passing ----------------------------------------------------------------------------------------------------------


GIVEN_UP = "Bindu Suspension lets a turn be passed right after it; doing anything else gives the pass up"


def test_bindu_suspension_and_another_card_give_the_pass_up() -> None:
    scene = Scene().set(0, intrigue=["bindu_suspension", "windfall"])
    assert scene.why("pass") == "a turn cannot be passed, except by Bindu Suspension"
    scene.do("play bindu_suspension")
    assert scene.why("pass") is None
    scene.do("play windfall")
    assert scene.why("pass") == GIVEN_UP


def test_a_turn_under_way_is_not_passed_although_it_began_with_bindu_suspension() -> None:
    scene = Scene().set(0, hand=["diplomacy"], intrigue=["bindu_suspension", "ambush"], deck=["dagger"])
    scene.do("play bindu_suspension", "agent diplomacy@wealth")
    assert scene.why("pass") == GIVEN_UP


def test_in_combat_who_has_played_a_card_does_not_pass() -> None:
    scene = Scene().set(0, intrigue=["ambush", "tiebreaker"], troops=(2, 1)).set(1, troops=(2, 1)).fight()
    assert scene.why("pass") is None
    scene.do("play ambush")
    assert scene.why("pass") == "after playing a card one ends with `done`, which is no pass"


def test_after_a_win_and_at_the_end_of_the_game_nothing_is_passed() -> None:
    scene = Scene().set(0, intrigue=["to_the_victor", "windfall"], troops=(2, 1)).fight().do("pass")
    assert scene.kind == "after_win"
    assert scene.why("pass") == "nothing is passed here; `done` ends the playing of cards"
    scene = Scene().set_conflict_deck().set(0, intrigue=["tiebreaker"]).finish_round()
    assert scene.kind == "endgame_turn"
    assert scene.why("pass") == "nothing is passed here; `done` ends the playing of cards"
    scene.do("done")
    assert scene.why("pass") == "the game is over"


def test_in_the_middle_of_an_effect_passing_is_no_answer() -> None:
    scene = Scene().set(0, hand=["the_voice"]).do("agent the_voice@carthag", "use the_voice/voice")
    assert scene.why("pass") == "the decision is about 'mark_space', and this is not one of its answers"


# -- what has run out -----------------------------------------------------------------------------------------------


def test_recruits_need_a_supply() -> None:
    scene = Scene().set(0, hand=["dagger"], intrigue=["reinforcements"], troops=(6, 6), solari=3)
    assert scene.why("play reinforcements") == "no troop is left in your supply"


def test_i_22_4_letos_choice_is_about_his_ring() -> None:
    scene = Scene(leaders=["duke_leto_atreides"]).set(0, hand=["signet_ring"], spice=1)
    scene.set(1, influence={"fremen": 2, "guild": 1})
    scene.do("agent signet_ring@secure_contract", "use duke_leto_atreides/diplomacy")
    assert scene.options == ["faction guild", "faction fremen"]
    assert scene.game.decision.about.startswith("duke_leto_atreides/")


def test_i_11_11_a_card_acquired_by_an_effect_is_explained_and_refused_as_such() -> None:
    scene = Scene().set(0, intrigue=["bypass_protocol"]).set_row(*ROW).do("play bypass_protocol")
    assert scene.kind == "acquire_free"
    said = {action.text: scene.game.rules.explain(scene.state, action) for action in scene.game.decision.actions}
    assert not any("persuasion:" in text.split("|")[0] for text in said.values())
    assert scene.why("acquire chani") == "Chani costs 5; only a card that costs 3 or less can be acquired"
    assert scene.why("acquire gurney_halleck") == "Gurney Halleck is not in the Imperium Row or the Reserve"


def test_i_12_2_after_a_combat_card_one_is_done_and_does_not_pass() -> None:
    scene = Scene().set(0, troops=(0, 1), intrigue=["ambush", "windfall"]).set(1, troops=(0, 1)).fight()
    scene.do("play ambush")
    assert scene.options == ["done"]
    assert scene.why("pass") == "after playing a card one ends with `done`, which is no pass"


def test_explaining_a_price_where_none_is_asked_says_nothing() -> None:
    scene = Scene().set(0, hand=["dagger"], troops=(3, 0), intrigue=["rapid_mobilization"])
    scene.do("play rapid_mobilization")
    assert scene.kind == "deploy"
    rules = scene.game.rules
    assert rules.explain(scene.state, rules.parse(scene.state, "price 3")) == ""
