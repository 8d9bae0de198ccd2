"""Taking back: to the start of one's own turn at most, never past new information, chance or another seat."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

import pytest

import kanly
from tests.contract.cases import CASES, Case, games, start
from tests.contract.scramble import SCRAMBLES
from tests.scene import Scene

HIDDEN_OR_CHANCE = "something hidden has become known since, or chance has decided"

every_game = games(CASES)
MOST = 1500
"""So many actions of a game are enough: a war that is fought by lot may take thousands."""


def goes_on(game: kanly.Game) -> bool:
    return not game.is_over and len(game.actions) < MOST


@dataclass
class Snapshot:
    """All that can be asked of a game."""

    digest: str
    record: str
    events: list[kanly.Event]
    observations: list[str]
    options: list[kanly.Action]

    @classmethod
    def of(cls, game: kanly.Game) -> Snapshot:
        return cls(
            game.digest,
            game.record(),
            list(game.events),
            [game.observe(viewer).text() for viewer in range(-1, game.config.seats)],
            list(game.decision.actions) if not game.is_over else [],
        )


# -- every undo in random games ------------------------------------------------------------------------------


@every_game
def test_an_undo_restores_everything_and_can_be_played_again(case: Case, seed: int) -> None:
    """At one decision in three, by lot."""
    game = start(case, seed)
    rng = Random(seed)
    undone = 0
    while goes_on(game):
        if rng.random() > 1 / 3:
            game.apply(rng.choice(game.decision.actions))
            continue
        before = Snapshot.of(game)
        action = rng.choice(game.decision.actions)
        game.apply(action)
        if game.why_not_undo() is None:
            after = Snapshot.of(game)
            assert game.undo() is action
            assert Snapshot.of(game) == before
            game.apply(action)
            assert Snapshot.of(game) == after
            undone += 1
    assert undone


@every_game
def test_several_undos_go_back_step_by_step_and_then_stop(case: Case, seed: int) -> None:
    """A short game may offer no stretch of several actions; one of a few does."""
    assert any(deepest_undo(case, seed + 100 * game) > 1 for game in range(5))


def deepest_undo(case: Case, seed: int) -> int:
    """Take back as far as it goes, now and then in a game that goes on after it; return the longest stretch."""
    game = start(case, seed)
    rng = Random(seed)
    snapshots: list[Snapshot] = []
    deepest = 0
    while goes_on(game):
        snapshots.append(Snapshot.of(game))
        seat = game.to_move
        game.apply(rng.choice(game.decision.actions))
        if rng.random() < 0.8:
            continue
        depth = 0
        while game.why_not_undo() is None:
            assert game.actions[-1][0] == seat
            game.undo(seat)
            depth += 1
            assert Snapshot.of(game) == snapshots.pop()
        deepest = max(deepest, depth)
        with pytest.raises(kanly.UndoRefused):
            game.undo()
        assert len(snapshots) == len(game.actions)
    return deepest


@every_game
def test_nothing_can_be_learned_by_acting_and_taking_back(case: Case, seed: int) -> None:
    """What may be taken back looks the same to the one who did it in all worlds that seat could not tell apart."""
    game = start(case, seed)
    rules, rng = game.rules, Random(seed)
    scramble = SCRAMBLES[case.game]
    while goes_on(game):
        seat, before = game.to_move, game.state.clone()
        action = rng.choice(game.decision.actions)
        game.apply(action)
        if game.why_not_undo() is not None:
            continue
        for _ in range(2):
            other = scramble(before, seat, rng)
            rules.play(other, action)
            assert rules.observe(other, seat).text() == game.observe(seat).text(), f"{action} shows something"


@every_game
def test_an_undo_crosses_no_chance_no_other_seat_and_no_end_of_a_turn(case: Case, seed: int) -> None:
    game = start(case, seed)
    rng = Random(seed)
    while goes_on(game):
        seat, before, chances = game.to_move, game.state.clone(), len(game.chances)
        action = rng.choice(game.decision.actions)
        game.apply(action)
        ended = game.is_over or game.rules.progress(game.state) != game.rules.progress(before)
        if len(game.chances) > chances or ended:
            assert game.why_not_undo() is not None
        for other in range(case.seats):
            if other != seat:
                assert game.why_not_undo(other) == f"seat {seat} acted last"
        if game.why_not_undo() is None:
            assert getattr(before, "phase", None) == getattr(game.state, "phase", None), f"{action} ended a phase"


@every_game
def test_a_game_with_undos_in_it_leaves_no_trace_of_them(case: Case, seed: int) -> None:
    game = start(case, seed)
    rng = Random(seed)
    undone = 0
    while goes_on(game):
        game.apply(rng.choice(game.decision.actions))
        while rng.random() < 0.4 and game.why_not_undo() is None:
            game.undo()
            undone += 1
    assert undone
    for verify in (False, True):
        again = kanly.read_record(game.record(), verify=verify)
        assert (again.digest, again.events, again.record()) == (game.digest, game.events, game.record())


@every_game
def test_a_clone_takes_back_on_its_own(case: Case, seed: int) -> None:
    game = start(case, seed)
    rng = Random(seed)
    while goes_on(game):
        before = Snapshot.of(game)
        game.apply(rng.choice(game.decision.actions))
        if rng.random() < 0.2 and game.why_not_undo() is None:
            after = Snapshot.of(game)
            twin = game.clone()
            twin.undo()
            assert Snapshot.of(twin) == before
            assert Snapshot.of(game) == after
            game.undo()
            assert Snapshot.of(game) == before


# -- one by one -------------------------------------------------------------------------------------------------


def refusal(scene: Scene) -> str | None:
    return scene.game.why_not_undo()


def test_nothing_is_taken_back_before_the_first_action() -> None:
    game = kanly.new("imperium", seats=4, seed=1)
    assert game.why_not_undo() == "nothing has been done yet"
    with pytest.raises(kanly.UndoRefused, match="nothing has been done yet"):
        game.undo()


def test_a_game_without_undo_says_so() -> None:
    game = kanly.new("imperium", seats=4, seed=1, undo=False)
    game.apply(game.decision.actions[0])
    with pytest.raises(kanly.UndoRefused, match="this game keeps no undo"):
        game.undo()


def test_a_whole_turn_can_be_taken_back_step_by_step() -> None:
    scene = Scene().set(0, hand=["reconnaissance", "dagger"], troops=(4, 0), intrigue=["windfall", "charisma"])
    at_start = Snapshot.of(scene.game)
    scene.do("play windfall", "agent reconnaissance@arrakeen", "deploy 2")
    assert (scene.goods(0), scene.troops(0)) == ((2, 0, 0), (7, 3, 2))
    assert scene.game.undo().text == "deploy 2"
    assert scene.game.undo(0).text == "agent reconnaissance@arrakeen"
    assert (scene.goods(0), scene.troops(0)) == ((2, 0, 0), (8, 4, 0))
    assert scene.game.undo().text == "play windfall"
    assert Snapshot.of(scene.game) == at_start
    assert refusal(scene) is not None


def test_a_drawn_card_is_a_border() -> None:
    scene = Scene().set(0, hand=["reconnaissance"], troops=(4, 0), intrigue=["windfall"])
    scene.do("agent reconnaissance@arrakeen")
    assert refusal(scene) is None
    scene.do("use arrakeen/draw")
    assert refusal(scene) == HIDDEN_OR_CHANCE
    after_draw = Snapshot.of(scene.game)
    scene.do("play windfall")
    scene.game.undo()
    assert Snapshot.of(scene.game) == after_draw
    with pytest.raises(kanly.UndoRefused, match="nothing is left to take back"):
        scene.game.undo()
    assert Snapshot.of(scene.game) == after_draw


def test_an_intrigue_card_drawn_is_a_border() -> None:
    scene = Scene().set(0, hand=["diplomacy", "dagger"], intrigue=["windfall"], spice=4)
    scene.do("agent diplomacy@conspire")
    assert len(scene.intrigue(0)) == 2
    assert refusal(scene) == HIDDEN_OR_CHANCE


def test_a_look_at_the_deck_is_a_border() -> None:
    scene = Scene().set(0, hand=["dagger"], deck=["diplomacy", "dagger"], intrigue=["poison_snooper"])
    scene.do("play poison_snooper")
    assert scene.options == ["draw", "trash_top"]
    assert refusal(scene) == HIDDEN_OR_CHANCE


def test_a_refilled_row_is_a_border() -> None:
    row = ("the_voice", "chani", "stilgar", "guild_bankers", "sardaukar_legion")
    scene = Scene().set(0, hand=["convincing_argument"] * 2).set_row(*row).do("reveal")
    assert refusal(scene) is None
    scene.do("acquire the_voice")
    assert refusal(scene) == HIDDEN_OR_CHANCE


def test_buying_without_a_refill_can_be_taken_back() -> None:
    row = ("the_voice", "chani", "stilgar", "guild_bankers", "sardaukar_legion")
    scene = Scene().set(0, hand=["convincing_argument"] * 2).set_row(*row).do("reveal")
    before = Snapshot.of(scene.game)
    scene.do("acquire arrakis_liaison")
    assert scene.reserve("arrakis_liaison") == 7
    scene.game.undo()
    assert scene.reserve("arrakis_liaison") == 8
    assert Snapshot.of(scene.game) == before
    scene.set_imperium_deck()
    scene.do("acquire the_voice")
    scene.game.undo()
    assert scene.row == list(row)


def test_the_end_of_a_turn_is_a_border() -> None:
    scene = Scene().set(0, hand=["dagger", "dune_the_desert_planet"], troops=(4, 0))
    scene.do("agent dune_the_desert_planet@imperial_basin")
    assert (scene.to_move, refusal(scene)) == (0, None)
    scene.do("done")
    assert scene.to_move == 1
    with pytest.raises(kanly.UndoRefused, match="the turn is over"):
        scene.game.undo(0)


def test_what_another_seat_did_is_a_border() -> None:
    scene = Scene().set(0, hand=["dagger"]).set(1, hand=["dagger"], intrigue=["windfall", "charisma"])
    scene.do("agent dagger@hall_of_oratory", "play windfall")
    assert scene.game.why_not_undo(0) == "seat 1 acted last"
    assert scene.game.undo(1).text == "play windfall"
    for seat in (None, 0, 1):
        assert scene.game.why_not_undo(seat) is not None


def test_a_card_that_another_seat_must_discard_is_a_border() -> None:
    """Nobody was asked, because there was one card; but the one who made them discard has seen it."""
    scene = Scene().set(0, hand=["reverend_mother_mohiam"], played=["other_memory"], intrigue=["windfall"])
    scene.do("agent reverend_mother_mohiam@wealth", "use reverend_mother_mohiam/discard")
    assert [event.data["card"] for event in scene.events("discarded")] == ["dagger"] * 3
    assert (scene.to_move, refusal(scene)) == (0, HIDDEN_OR_CHANCE)


def test_an_answer_in_another_seats_turn_is_taken_back_by_the_one_who_gave_it() -> None:
    scene = Scene().set(0, hand=["test_of_humanity", "dagger"]).set(1, troops=(2, 1), hand=["dagger", "diplomacy"])
    scene.set(2, troops=(2, 1), hand=["dagger", "diplomacy"])
    scene.do("agent test_of_humanity@hall_of_oratory")
    assert (scene.kind, scene.to_move) == ("either", 1)
    before = Snapshot.of(scene.game)
    scene.do("choose test_of_humanity/lose_troop")
    assert scene.to_move == 2
    assert scene.game.why_not_undo(0) == "seat 1 acted last"
    scene.game.undo(1)
    assert Snapshot.of(scene.game) == before
    assert scene.game.why_not_undo() is not None


def test_the_secret_choice_and_the_leader_stand() -> None:
    game = kanly.new("imperium", seats=3, seed=1, leaders="choose")
    while game.decision.kind in ("leader", "tokens"):
        baron = "leader baron_vladimir_harkonnen"
        texts = [action.text for action in game.decision.actions]
        game.apply(baron if baron in texts else texts[0])
        assert game.why_not_undo() is not None


def test_a_combat_card_stands_when_the_next_is_asked() -> None:
    scene = Scene().set(0, troops=(1, 2), intrigue=["ambush", "windfall"])
    scene.set(1, troops=(1, 1), intrigue=["windfall"]).fight()
    scene.do("play ambush")
    assert scene.to_move == 1
    assert refusal(scene) == "the turn is over"


def test_the_end_of_the_last_combat_is_a_border() -> None:
    scene = Scene().set(0, troops=(1, 2), intrigue=["windfall"])
    scene.state.box += tuple(scene.state.conflict_deck)
    scene.state.conflict_deck = []
    scene.fight().do("pass")
    assert scene.kind == "after_win"
    scene.do("done")
    assert (scene.kind, scene.to_move) == ("endgame_turn", 0)
    assert refusal(scene) == "the turn is over"


def test_nothing_is_taken_back_when_the_game_is_over() -> None:
    game = kanly.new("imperium", seats=3, seed=1)
    while not game.is_over:
        game.apply(game.decision.actions[0])
    with pytest.raises(kanly.UndoRefused):
        game.undo()
    assert game.is_over
