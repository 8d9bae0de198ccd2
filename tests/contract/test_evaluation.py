"""How every game judges its states: numbers throughout, for everybody, and the same however they are asked for."""

from __future__ import annotations

from math import inf, isfinite

from tests.contract.cases import ALL, Case, games, start, walk

every_game = games(ALL)


@every_game
def test_states_are_judged_by_numbers_throughout(case: Case, seed: int) -> None:
    """Every tenth decision, and the end; a seat that cannot win stands at -inf."""
    game = start(case, seed)
    evaluation, seats = game.rules.evaluation(), game.rules.participants(game.config)
    for number in walk(game, seed):
        if number % 10 == 0:
            standings = evaluation.standings(game.state)
            assert len(standings) == seats
            for seat in range(case.seats):
                value = evaluation.evaluate(game.state, seat)
                assert isinstance(value, float)
                assert standings[seat] in (value, -inf)
    assert all(isfinite(evaluation.evaluate(game.state, seat)) for seat in range(case.seats))


@every_game
def test_every_legal_action_has_a_weight(case: Case, seed: int) -> None:
    game = start(case, seed)
    evaluation = game.rules.evaluation()
    for number in walk(game, seed):
        if number % 3 == 0:
            before = game.digest
            weights = evaluation.weigh(game.state)
            assert len(weights) == len(game.decision.actions)
            assert all(isfinite(weight) for weight in weights)
            assert evaluation.weigh(game.state.clone()) == weights
            assert game.digest == before
