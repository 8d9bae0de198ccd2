"""The search: repeatable, within its budget, at home in every kind of decision. And nobody cheats."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, cast

import pytest

import kanly
from kanly import Action, ConfigError, Decision, Game, Observation, Rng, State
from kanly.bots import LEVELS, Bot, Observe, bot_names, make_bot
from kanly.bots.playout import Node
from kanly.bots.search import Budget, SearchBot, Verdict
from kanly.engine.evaluation import Evaluation
from kanly.imperium.state import ImperiumState
from kanly.lab.play import play_game
from tests.contract.cases import CASES, Case, chosen, start, walk
from tests.contract.scramble import SCRAMBLES
from tests.scene import Scene

RULES = kanly.rules_of("imperium")

SMALL = {"random": "random", "quick": "quick:30", "greedy": "greedy", "search": "search:6n"}
"""A code for every bot that there is, cheap enough for many decisions."""


def game_at(decisions: int, seed: int = 3) -> Game:
    """Return a game of four some random decisions on."""
    game = kanly.new("imperium", seats=4, seed=seed, undo=False)
    for number in walk(game, seed):
        if number >= decisions and len(game.decision.actions) > 3:
            break
    return game


def study(game: Game, code: str, seed: int) -> list[Verdict]:
    bot = make_bot(code, game.rules)
    assert isinstance(bot, SearchBot)
    return bot.study(game.decision, game.observe(game.to_move), Rng.seeded(seed))


# -- nobody cheats -----------------------------------------------------------------------------------------


def test_every_bot_is_watched() -> None:
    assert set(SMALL) == set(bot_names()) - set(LEVELS)


USUAL = [case for case in CASES if dict(case.options).items() <= {"difficulty": "mentat", "transport": "turn"}.items()]
"""Options do not change what a bot may see: one choice of them is enough."""


@pytest.mark.parametrize("name", SMALL)
@pytest.mark.parametrize("case", chosen(USUAL), ids=str)
def test_nobody_cheats(case: Case, name: str) -> None:
    """In a world that differs only in what the seat cannot see, a bot makes the same move for the same seed."""
    game = start(case, seed=2 + case.seats)
    bot, mixer = make_bot(SMALL[name], game.rules), Random(case.seats)
    compared = 0
    for number in walk(game, case.seats):
        decision = game.decision
        if number % (2 * case.seats) or len(decision.actions) == 1:
            continue
        other = SCRAMBLES[case.game](game.state, decision.seat, mixer)
        resampled = game.observe(decision.seat).determinize(Rng.seeded(number))
        here = choice(bot, game.state, decision.seat, number)
        assert choice(bot, other, decision.seat, number) is here
        assert choice(bot, resampled, decision.seat, number) is here
        compared += 1
    assert compared > 5


def choice(bot: Bot, state: State, seat: int, seed: int) -> Action:
    seen = bot.rules.observe(state, seat)
    assert seen.decision is not None
    return bot.choose(seen.decision, lambda: seen, Rng.seeded(seed))


class Peeking(Bot):
    """A bot that knows the real game and plays by the top of the deck."""

    def __init__(self, game: Game) -> None:
        super().__init__(game.rules)
        self.state: State = game.state

    def choose(self, decision: Decision, observe: Observe, rng: Rng) -> Action:
        top = sum(cast(ImperiumState, self.state).imperium_deck[-3:])
        return decision.actions[top % len(decision.actions)]


def test_a_bot_that_cheats_would_be_seen() -> None:
    game, mixer = game_at(40), Random(1)
    bot = Peeking(game)
    here = choice(bot, game.state, game.to_move, 1)
    there = set()
    for _ in range(10):
        bot.state = SCRAMBLES["imperium"](game.state, game.to_move, mixer)
        there.add(choice(bot, bot.state, game.to_move, 1))
    assert there != {here}


# -- repeatable --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("decisions", [0, 60, 180])
def test_the_search_is_repeatable_for_a_seed_and_a_number_of_simulations(decisions: int) -> None:
    game = game_at(decisions)
    first, again = study(game, "search:60n", 5), study(game, "search:60n", 5)
    assert first == again
    assert study(game, "search:60n", 6) != first


def test_thinking_leaves_the_game_as_it_was() -> None:
    game = game_at(80)
    before = game.digest
    study(game, "search:60n", 1)
    assert game.digest == before


def test_a_study_judges_every_action_once_the_best_first() -> None:
    game = game_at(60)
    verdicts = study(game, "search:120n", 1)
    assert sorted(verdict.action.text for verdict in verdicts) == sorted(a.text for a in game.decision.actions)
    tried = [verdict for verdict in verdicts if verdict.tries]
    assert verdicts[: len(tried)] == tried
    assert [verdict.tries for verdict in tried] == sorted((verdict.tries for verdict in tried), reverse=True)
    assert all(0.0 <= verdict.mean_chance <= 1.0 for verdict in verdicts)
    assert all(sum(verdict.mean_chances) == pytest.approx(1.0) for verdict in tried)
    chosen = make_bot("search:120n", RULES).choose(game.decision, lambda: game.observe(game.to_move), Rng.seeded(1))
    assert chosen is verdicts[0].action


# -- budgets and levels ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "budget"),
    [("400n", Budget(simulations=400)), ("1n", Budget(simulations=1)), ("500ms", Budget(seconds=0.5)), ("", Budget())],
)
def test_a_budget_is_read(text: str, budget: Budget) -> None:
    assert Budget.read(text) == budget


@pytest.mark.parametrize(
    "text", ["400", "0n", "0ms", "-5n", "1.5n", "n", "ms", "5s", "5nms", "5mn", "n5", " 5n", "٣n5"]
)
def test_a_budget_that_is_none_is_refused_with_an_example(text: str) -> None:
    with pytest.raises(ConfigError, match=r"such as 400n or 500ms, not"):
        make_bot(f"search:{text}", RULES)


@pytest.mark.parametrize("text", ["-1", "1.5", "ten", "999999"])
def test_a_noise_that_is_none_is_refused_with_an_example(text: str) -> None:
    with pytest.raises(ConfigError, match=r"such as quick:50, not"):
        make_bot(f"quick:{text}", RULES)


@pytest.mark.parametrize("code", ["random:5", "greedy:400n"])
def test_a_bot_that_cannot_be_told_anything_says_so(code: str) -> None:
    with pytest.raises(ConfigError, match="cannot be told anything"):
        make_bot(code, RULES)


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_makes_the_bot_of_its_code(level: str) -> None:
    bot, named = make_bot(level, RULES), make_bot(LEVELS[level], RULES)
    assert type(bot) is type(named)
    assert vars(bot) == vars(named)


def test_more_simulations_are_more_tries() -> None:
    game = game_at(60)
    few, many = (sum(v.tries for v in study(game, f"search:{n}n", 1)) for n in (50, 500))
    assert 300 <= many <= 700
    assert few < many


def test_the_search_widens_with_its_budget() -> None:
    """Where options are many, a small budget tries the most promising few and a large one all of them."""
    game = game_at(0)
    while len(game.decision.actions) < 30:
        game.apply(make_bot("quick", RULES).choose(game.decision, lambda: game.observe(game.to_move), Rng.seeded(1)))
    tried = [sum(1 for verdict in study(game, f"search:{n}n", 1) if verdict.tries) for n in (4, 50, 200, 600)]
    assert tried[:3] == [3, 10, 20]
    assert tried[3] == len(game.decision.actions)


def test_the_tree_widens_with_its_visits() -> None:
    state, node = game_at(60).state, Node()
    weights = [-0.01 * number for number in range(len(state.options))]
    first = {node.pick(state.options, weights)}
    assert len(state.options) > 3
    seen = set()
    for visit in range(400):
        action = node.pick(state.options, weights)
        seen.add(action)
        if visit < 2:
            assert action in state.options[:4]
        node.learn(action, 0.5)
    assert first <= seen == set(state.options)


class Clock:
    """A clock that goes on by so many seconds each time somebody looks at it."""

    def __init__(self, tick: float) -> None:
        self.tick, self.now = tick, 0.0

    def __call__(self) -> float:
        self.now += self.tick
        return self.now


@pytest.mark.parametrize("tick", [0.002, 0.02, 5.0])
def test_a_budget_of_time_is_kept(tick: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock is looked at before each world; one that stands at the end begins no further one."""
    clock = Clock(tick)
    monkeypatch.setattr("kanly.bots.search.perf_counter", clock)
    game = game_at(60)
    verdicts = study(game, "search:100ms", 1)
    assert verdicts[0].tries
    phases = len(bin(min(20, len(game.decision.actions))))
    assert clock.now <= 0.1 + tick * (phases + 2)
    assert clock.now >= min(0.1, tick)


# -- every kind of decision --------------------------------------------------------------------------------


class Diary(Bot):
    """A small search that notes what it was asked, and in what circumstances."""

    def __init__(self, game: Game) -> None:
        super().__init__(game.rules)
        self.game: Any = game
        self.inner = make_bot("search:2n", game.rules)
        self.kinds: set[str] = set()

    def choose(self, decision: Decision, observe: Callable[[], Observation], rng: Rng) -> Action:
        state = self.game.state
        self.kinds.add(decision.kind)
        if state.pending[1] != decision.seat:
            self.kinds.add("for a rival")
        chosen = self.inner.choose(decision, observe, rng)
        assert chosen in decision.actions
        return chosen


def diary_of(seats: int, seed: int, **options: Any) -> set[str]:
    """Play a game with one search among quick bots and return what the search was asked."""
    game = kanly.new("imperium", seats=seats, seed=seed, undo=False, **options)
    diary = Diary(game)
    bots = [diary, *(make_bot("quick:30", game.rules) for _ in range(seats - 1))]
    play_game(game, bots, Rng.seeded(seed))
    assert game.is_over
    return diary.kinds


EVERYWHERE = {"leader", "turn", "move", "combat_turn", "after_win", "endgame_turn"}


@pytest.mark.parametrize(
    ("seats", "options", "kinds"),
    [
        (1, {"difficulty": "mentat", "leaders": "choose"}, {"faction", "offer", "for a rival"}),
        (2, {"leaders": "draft"}, {"faction", "trash"}),
        (3, {"leaders": "draft", "confirm": True}, {"either", "faction"}),
        (4, {"leaders": "choose"}, {"faction", "trash"}),
    ],
)
def test_the_search_plays_whole_games(seats: int, options: dict[str, Any], kinds: set[str]) -> None:
    met: set[str] = set()
    for seed in range(8):
        met |= diary_of(seats, seed, **options)
        if met >= EVERYWHERE | kinds:
            return
    assert met >= EVERYWHERE | kinds


def test_the_search_decides_on_another_seats_turn() -> None:
    scene = Scene().set(0, hand=["test_of_humanity"]).set(1, hand=["dagger", "diplomacy"], troops=(0, 2))
    scene.do("agent test_of_humanity@secrets", "use test_of_humanity/either")
    assert (scene.to_move, scene.state.turn.seat) == (1, 0)
    chosen = make_bot("search:20n", RULES).choose(scene.game.decision, lambda: scene.game.observe(1), Rng.seeded(1))
    assert chosen in scene.game.decision.actions


def test_a_game_says_how_far_to_think_and_when_a_lead_is_sure() -> None:
    """The horizon and the scale of a judgement are the game's: the search has no points and no rounds of its own."""
    game = game_at(30)
    plays: dict[str, int] = {}
    chances: dict[str, float] = {}
    kinds = {"round": Counting(RULES), "turn": ByTurns(RULES), "sure": ByTurns(RULES, sure=0.01)}
    for name, evaluation in kinds.items():
        bot = SearchBot(RULES, "20n@plain")
        bot.evaluation = evaluation
        verdicts = bot.study(game.decision, game.observe(game.to_move), Rng.seeded(1))
        plays[name] = evaluation.weighed
        chances[name] = max(max(verdict.mean_chances) for verdict in verdicts if verdict.tries)
    assert plays["turn"] < plays["round"]
    assert chances["turn"] < chances["sure"]
    assert chances["sure"] == pytest.approx(1.0, abs=1e-6)


class Counting(Evaluation):
    """The base game's own, which counts how often actions are weighed."""

    weighed = 0

    def weigh(self, state: State) -> list[float]:
        self.weighed += 1
        return RULES.evaluation().weigh(state)

    def standings(self, state: State) -> list[float]:
        return RULES.evaluation().standings(state)


class ByTurns(Counting):
    """Lets thinking stop with the turn."""

    def stage(self, state: State) -> int:
        return state.turns
