"""Chances before an attack (W-9): counted out from what the attacker may see, and said where an attack is offered."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

import pytest

from kanly.arrakis.board import AREA_IDS, PLANNING_IDS
from kanly.arrakis.chances import Battle, Force, chance_of_attack, forces, percent, thrown, turned, won
from kanly.arrakis.effects import FOUR_DICE, FREE_TO_GO_ON, ONE_DIE_MORE, SURPRISE
from kanly.arrakis.ids import COMBAT_FACES
from kanly.arrakis.state import ArrakisState
from kanly.engine.rng import Rng
from kanly.locale import Reader, Speech
from tests.arrakis.scenes import A, H, War
from tests.contract.scramble import scramble_arrakis


def chance(war: War, side: int, area: str, target: str, how: int = 0) -> float:
    """Return a chance as the side sees the war."""
    seen: Any = war.game.observe(side)
    return chance_of_attack(seen.state, side, AREA_IDS[area], AREA_IDS[target], how)


def duel(mine: int, theirs: int, **more: Any) -> War:
    """Regulars of the Atreides next to regulars of the Harkonnen, in the open."""
    return War().legion(A, "se_5", regular=mine, **more).legion(H, "se_6", regular=theirs).turn(A)


def labels(war: War) -> dict[str, str]:
    """Return what the actions of the decision are called in English."""
    seen = war.game.observe(war.to_move)
    speech, narration = Speech("en", "arrakis"), war.game.rules.narration()
    reader = Reader(("A", "H"), war.to_move)
    return {action.text: speech.render(narration.label(seen, action), reader) for action in war.game.decision.actions}


# -- counted by hand --------------------------------------------------------------------------------------------------


def test_one_regular_against_one_wins_as_counted_by_hand() -> None:
    """A die hits with 3 of 6 faces, shields with 2; a special without a leader is a miss.

    The attacker hits in 1/2 * (1 - 1/3) = 1/3, both do in 1/2 * 1/2 = 1/4 (a sword does not shield). So in a round only
    the attacker hits in 1/3 - 1/4 = 1/12, only the defender in 1/12, and the rest is both or neither. The first round
    that is not neither decides: 1/12 of 1/12 + 1/12 + 1/4.
    """
    only, both = Fraction(1, 2) * Fraction(2, 3) - Fraction(1, 4), Fraction(1, 4)
    expected = only / (2 * only + both)
    assert chance(duel(1, 1), A, "se_5", "se_6") == pytest.approx(float(expected))
    assert expected == Fraction(1, 5)


def test_a_surprise_attack_with_a_leader_adds_a_hit_in_the_first_round_as_counted_by_hand() -> None:
    """W-9.2.3, W-9.2.4: 1 regular and a naib against 1 regular.

    The naib turns the added special into a hit. The attacker rolls sword (2 hits) 1/2, shield 1/3 (1 hit, 1 shield) or
    special 1/6 (1 hit). The defender falls unless 1 shield meets 1 hit. Its only sword takes the naib.
    """
    war = duel(1, 1, generic=1)
    first = won_after_surprise = 0.0
    for swords, shields, specials, odds in thrown(A, 1):
        hits = swords + 1
        for back, guard, _, odds_back in thrown(H, 1):
            falls = hits - guard > 0
            wounded = back - shields > 0
            if falls:
                first += odds * odds_back
            else:
                later = won(
                    A, Battle(forces((1, 0, 0), 0 if wounded else 1, (), 9), forces((1, 0, 0), 0, (), 9), 0, 0), False
                )
                won_after_surprise += odds * odds_back * later
        assert specials in (0, 1)
    assert chance(war, A, "se_5", "se_6", SURPRISE) == pytest.approx(first + won_after_surprise)
    assert first == pytest.approx(1 - (1 / 2) * (1 / 3))


def test_what_dice_show_sums_to_one() -> None:
    for dice in range(7):
        assert sum(odds for *_, odds in thrown(A, dice)) == pytest.approx(1)
        assert sum(odds for *_, odds in turned(H, dice, 1, ((2, 1), (1, 0)))) == pytest.approx(1)
    assert len(COMBAT_FACES) == 3


# -- extremes ---------------------------------------------------------------------------------------------------------


def test_an_undefended_settlement_falls_for_sure() -> None:
    """W-9.1.4."""
    war = War().legion(A, "ine_1", regular=1).turn(A)
    assert chance(war, A, "ine_1", "arrakeen") == 1
    assert percent(1.0) == 100


def test_six_against_one_is_nearly_sure_and_one_against_six_nearly_hopeless() -> None:
    strong = chance(duel(6, 1), A, "se_5", "se_6")
    weak = chance(duel(1, 6), A, "se_5", "se_6")
    assert 0.98 < strong < 1
    assert 0 < weak < 0.01
    assert (percent(strong), percent(weak)) == (99, 1)


def test_one_unit_cannot_destroy_more_lives_than_it_can_hit_before_it_must_pay() -> None:
    """W-9.3: going on against a settlement takes a hit."""
    war = War().legion(A, "ine_1", regular=1).legion(H, "arrakeen", regular=3).turn(A)
    assert chance(war, A, "ine_1", "arrakeen") == 0
    assert percent(0.0) == 0
    assert chance(war, A, "ine_1", "arrakeen", FREE_TO_GO_ON) > 0


def test_all_that_helps_raises_the_chance() -> None:
    """Leaders, elites, special elites, a die more, fewer dice of the enemy, no settlement."""
    plain = chance(duel(2, 2), A, "se_5", "se_6")
    for more in ({"generic": 1}, {"named": ("stilgar",)}, {"elite": 1}, {"special": 1}):
        assert chance(duel(2, 2, **more), A, "se_5", "se_6") > plain
    assert chance(duel(2, 2), A, "se_5", "se_6", ONE_DIE_MORE) > plain
    crowd = duel(4, 6)
    assert chance(crowd, A, "se_5", "se_6", FOUR_DICE) > chance(crowd, A, "se_5", "se_6")
    town = War().legion(A, "ine_1", regular=2).legion(H, "arrakeen", regular=2).turn(A)
    assert chance(town, A, "ine_1", "arrakeen") < plain


def test_hits_are_taken_where_they_cost_least() -> None:
    """W-9.2.7: an elite falls where the supply has no regular."""
    told = [(force.units, force.fierce, len(force.strips)) for force in forces((1, 1, 1), 1, ((2, 0),), 5)]
    assert told == [(3, 1, 2), (3, 1, 2), (3, 1, 1), (3, 0, 1), (2, 0, 1), (1, 0, 1), (1, 0, 0)]
    assert [force.units for force in forces((0, 2, 0), 0, (), 0)] == [2, 1]
    assert forces((0, 0, 0), 1, (), 9) == ()
    assert forces((1, 0, 0), 0, (), 0) == (Force(1, 0, ()),)


def test_many_battles_that_are_fought_come_out_as_foretold() -> None:
    """Whoever fights to the end, and takes hits as it is settled, wins so often."""
    foretold, games, wins = 0.0, 400, 0
    for seed in range(games):
        war = War(seed=seed).legion(A, "se_5", regular=3, generic=1).legion(H, "se_6", regular=2, elite=1)
        war.dice(A, leadership=1, mentat=1).dice(H, mentat=2).turn(A)
        foretold = chance(war, A, "se_5", "se_6", SURPRISE)
        war.play("die leadership", "(do attack)", "from se_5", "(attack se_6)")
        while war.state.battle and war.asked != "advance":
            options = war.options()
            best = ("fight_on", "stay", "reduce elite", "lose generic")
            war.play(next((action for action in best if action in options), options[0]))
        wins += war.asked == "advance"
    assert wins / games == pytest.approx(foretold, abs=0.075)


# -- what is hidden ---------------------------------------------------------------------------------------------------


def hidden() -> War:
    """The Harkonnen beside a sietch whose rank and token they have not seen."""
    war = War().legion(A, "windgap", tokens=("atreides_start_rr",), generic=1).legion(A, "se_5", regular=1)
    return war.legion(H, "sw_1", regular=4, generic=1).hand(A, "war_plan").turn(H)


def test_a_chance_does_not_depend_on_what_the_attacker_may_not_see() -> None:
    """Contents of tokens, ranks, hands and decks."""
    war = hidden()
    expected = chance(war, H, "sw_1", "windgap")
    rng, told = Random(1), set()
    for _ in range(12):
        other: Any = scramble_arrakis(war.state, H, rng)
        assert isinstance(other, ArrakisState)
        told.add((other.token_kind, other.sietch_rank))
        seen: Any = war.game.rules.observe(other, H)
        assert isinstance(seen.state, ArrakisState)
        assert chance_of_attack(seen.state, H, AREA_IDS["sw_1"], AREA_IDS["windgap"], 0) == expected
    assert len(told) > 1


def test_a_hidden_sietch_is_weighed_by_what_it_may_be() -> None:
    """The mean over worlds that fit what is seen is what is foretold."""
    war = hidden()
    foretold = chance(war, H, "sw_1", "windgap")
    seen: Any = war.game.observe(H)
    rng, total, worlds = Rng(7), 0.0, 600
    for _ in range(worlds):
        total += chance_of_attack(seen.determinize(rng), H, AREA_IDS["sw_1"], AREA_IDS["windgap"], 0)
    assert total / worlds == pytest.approx(foretold, abs=0.03)


def test_what_was_scouted_is_known() -> None:
    """A sietch of rank 3 is harder than one that may be any."""
    war = hidden().ranks(windgap=3)
    before = chance(war, H, "sw_1", "windgap")
    war.state.sietch_up |= 1 << war.state.sietch_area.index(AREA_IDS["windgap"])
    assert chance(war, H, "sw_1", "windgap") < before
    assert PLANNING_IDS["war_plan"] in war.state.hands[A]


# -- said where an attack is offered ----------------------------------------------------------------------------------


def test_the_chance_is_said_of_a_legion_with_one_target() -> None:
    war = duel(3, 2).play("die strategy", "do attack")
    said = percent(chance(war, A, "se_5", "se_6"))
    assert labels(war)["from se_5"].endswith(f": you win in {said} %")


def test_the_best_chance_is_said_of_a_legion_with_several_targets_and_each_of_its_own() -> None:
    war = duel(3, 2).legion(H, "tasmin_sink", regular=1)
    war.state.sietch_area = tuple(-1 if area == AREA_IDS["tasmin_sink"] else area for area in war.state.sietch_area)
    war.turn(A).play("die strategy", "do attack")
    chances = {target: percent(chance(war, A, "se_5", target)) for target in ("se_6", "tasmin_sink")}
    assert chances["tasmin_sink"] > chances["se_6"]
    assert labels(war)["from se_5"].endswith(f": at best you win in {chances['tasmin_sink']} %")
    war.play("from se_5")
    for target, n in chances.items():
        assert labels(war)[f"attack {target}"].endswith(f": you win in {n} %")


def test_a_leadership_die_tells_the_chance_of_a_surprise_attack() -> None:
    """W-9.2.3."""
    war = duel(2, 2, generic=1).play("die leadership", "do attack")
    n = percent(chance(war, A, "se_5", "se_6", SURPRISE))
    assert n > percent(chance(war, A, "se_5", "se_6"))
    assert f"{n} %" in labels(war)["from se_5"]


def test_an_attack_from_the_air_tells_its_chance() -> None:
    war = War().legion(H, "ine_4", regular=2).legion(A, "ine_8", regular=1).legion(A, "ine_7", regular=1)
    war.ornithopters("az_1").dice(H, strategy=1, mentat=1).turn(H).play("die strategy", "do attack", "(from ine_4)")
    n = percent(chance(war, H, "ine_4", "ine_8"))
    assert labels(war)["raid ine_8"].endswith(f" from the air: you win in {n} %")


def test_whoever_may_fight_on_reads_the_chance_of_that() -> None:
    """W-9.3: against a settlement after the hit that it takes."""
    war = War().legion(A, "ine_1", regular=3).legion(H, "arrakeen", regular=2).falls("combat", *[3] * 8)
    war.dice(A, strategy=1, mentat=1).turn(A).play("die strategy", "do attack", "(from ine_1)", "(attack arrakeen)")
    assert war.asked == "go_on"
    two = War().legion(A, "ine_1", regular=2).legion(H, "arrakeen", regular=2).turn(A)
    n = percent(chance(two, A, "ine_1", "arrakeen"))
    assert labels(war)["fight_on"] == f"Fight on: you win in {n} %"
