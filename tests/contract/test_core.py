"""What holds for every game, edition and number of seats, at the decisions of random games: the core of `Rules`."""

from __future__ import annotations

import pickle
from random import Random

import pytest

import kanly
from tests.contract.cases import ALL, THIN, Case, games, offers, start, walk

every_case = pytest.mark.parametrize("case", ALL, ids=str)
every_game = games(ALL)


@every_case
def test_only_the_listed_seat_counts_can_be_configured(case: Case) -> None:
    allowed = case.rules.seat_counts(case.variant)
    for seats in range(-1, 12):
        if seats in allowed:
            assert case.rules.configure(seats, case.edition, case.modules).seats == seats
        else:
            with pytest.raises(kanly.ConfigError, match=str(allowed[0])):
                case.rules.configure(seats, case.edition, case.modules)


@every_case
def test_unknown_options_are_refused_with_what_is_allowed(case: Case) -> None:
    with pytest.raises(kanly.ConfigError, match=case.game):
        kanly.new("no_such_game", seats=case.seats)
    with pytest.raises(kanly.ConfigError, match=case.edition):
        kanly.new(case.game, seats=case.seats, edition="no_such_edition")
    with pytest.raises(kanly.ConfigError, match="no_such_module"):
        kanly.new(case.game, seats=case.seats, edition=case.edition, modules=["no_such_module"])
    with pytest.raises(kanly.ConfigError, match="no_such_option"):
        case.rules.configure(case.seats, case.edition, case.modules, {"no_such_option": "1"})


@every_game
def test_every_legal_action_can_be_read_explained_and_played(case: Case, seed: int) -> None:
    game = start(case, seed)
    rules, inventory = game.rules, game.rules.inventory()
    for _ in walk(game, seed):
        before = game.digest
        actions = game.decision.actions
        assert actions
        assert len({action.text for action in actions}) == len(actions)
        for action in actions:
            parsed = rules.parse(game.state, action.text)
            assert (parsed, parsed.kind, parsed.a, parsed.b) == (action, action.kind, action.a, action.b)
            assert game.why_not(action) is None
            assert isinstance(rules.explain(game.state, action), str)
            twin = game.state.clone()
            rules.play(twin, action)
            assert inventory.violations(twin) == [], f"after {action}"
        assert game.digest == before


@every_game
def test_a_game_never_comes_back_to_an_earlier_state(case: Case, seed: int) -> None:
    game = start(case, seed)
    digests = [game.digest for _ in walk(game, seed)]
    assert len(set(digests)) == len(digests)


@every_game
def test_a_clone_equals_its_original_and_keeps_still_while_the_game_goes_on(case: Case, seed: int) -> None:
    game = start(case, seed)
    kept = []
    for _ in walk(game, seed):
        state = game.state.clone()
        assert game.rules.digest(state) == game.digest
        assert game.rules.decision(state).actions == game.decision.actions
        kept.append((state, game.digest, list(game.decision.actions)))
    for state, digest, actions in kept:
        assert game.rules.digest(state) == digest
        assert game.rules.decision(state).actions == actions


@every_game
def test_a_cloned_game_goes_its_own_way(case: Case, seed: int) -> None:
    game = start(case, seed)
    for number in walk(game, seed):
        if number == 40:
            break
    record, digest, events = game.record(), game.digest, list(game.events)
    twin, other = game.clone(), game.clone()
    assert (twin.record(), twin.digest, twin.events) == (record, digest, events)
    for _ in walk(other, seed + 1):
        pass
    assert (game.record(), game.digest, game.events) == (record, digest, events)
    for _ in walk(twin, seed):
        pass
    for _ in walk(game, seed):
        pass
    assert (game.record(), game.digest, game.events) == (twin.record(), twin.digest, twin.events)


@every_game
def test_a_position_reads_back_to_the_same_state(case: Case, seed: int) -> None:
    game = start(case, seed)
    rules = game.rules
    restored = None
    for number in walk(game, seed):
        if restored is not None:
            rules.play(restored, game.actions[-1][1])
            assert rules.digest(restored) == game.digest, f"after {game.actions[-1]}"
            restored = None
        if number % 3 == 0:
            restored = rules.from_position(game.position())
            assert rules.position(restored) == game.position()
            assert rules.decision(restored).actions == game.decision.actions
    assert rules.digest(rules.from_position(game.position())) == game.digest


@every_game
def test_a_sampled_state_fits_what_its_seat_sees(case: Case, seed: int) -> None:
    """Some decisions; and every sixtieth one is played on to the end."""
    game = start(case, seed)
    rules = game.rules
    rng, choices = kanly.Rng.seeded(seed), Random(seed)
    for number in walk(game, seed):
        if number % (3 * THIN) and number % 60:
            continue
        for seat in range(case.seats):
            sampled = game.determinize(seat, rng)
            assert rules.inventory().violations(sampled) == []
            assert rules.digest(rules.from_position(rules.position(sampled))) == rules.digest(sampled)
            assert rules.observe(sampled, seat).text() == game.observe(seat).text()
            if number % 60 == 0:
                while not sampled.over:
                    rules.play(sampled, choices.choice(rules.decision(sampled).actions))
                assert rules.inventory().violations(sampled) == []


@every_game
def test_sampled_states_differ_in_what_is_hidden(case: Case, seed: int) -> None:
    game = start(case, seed)
    rng = kanly.Rng.seeded(seed)
    for number in walk(game, seed):
        if number % 25 == 0:
            sampled = {game.rules.position(game.determinize(0, rng)) for _ in range(4)}
            assert len(sampled) == 4


@every_game
def test_what_is_not_legal_is_refused_with_the_reason_and_changes_nothing(case: Case, seed: int) -> None:
    """Every seventh decision, with all actions that were legal at some other time."""
    texts: dict[str, None] = {}
    other = start(case, seed + 1)
    for _ in walk(other, seed):
        texts.update((action.text, None) for action in other.decision.actions)
    game = start(case, seed)
    for number in walk(game, seed):
        if number % 7:
            continue
        before, count = game.position(), len(game.actions)
        for text in texts:
            if text in {action.text for action in game.decision.actions}:
                continue
            reason = game.why_not(text)
            assert reason
            assert reason.strip()
            with pytest.raises(kanly.IllegalAction) as refused:
                game.apply(text)
            assert (refused.value.action, refused.value.reason) == (text, reason)
        with pytest.raises(kanly.MalformedAction):
            game.apply("no such words")
        with pytest.raises(kanly.NotYourDecision, match=f"seat {game.to_move} is to decide"):
            game.apply(game.decision.actions[0], game.to_move + 1)
        assert (game.position(), len(game.actions)) == (before, count)


@every_game
def test_a_game_ends_with_a_full_ranking_and_takes_nothing_more(case: Case, seed: int) -> None:
    game = start(case, seed)
    for _ in walk(game, seed):
        assert game.outcome is None
    outcome = game.outcome
    assert outcome is not None
    ranked = [seat for group in outcome.ranking for seat in group]
    assert len(outcome.scores) == game.rules.participants(game.config)
    assert len(set(ranked)) == len(ranked)
    assert set(range(case.seats)) <= set(ranked) <= set(range(len(outcome.scores)))
    sides = [side for group in outcome.ranking for side in outcome.sides(group)]
    assert sorted(seat for side in sides for seat in side) == sorted(ranked), "who plays together is ranked together"
    scores = [sum(outcome.scores[seat] for seat in side) for side in sides]
    assert scores == sorted(scores, reverse=True)
    assert outcome.winners == outcome.ranking[0]
    last = game.actions[-1][1]
    digest = game.digest
    with pytest.raises(kanly.NotYourDecision, match="over"):
        game.apply(last)
    with pytest.raises(kanly.NotYourDecision, match="over"):
        _ = game.decision
    assert game.why_not(last) == "the game is over"
    assert game.digest == digest
    for viewer in case.viewers:
        assert game.observe(viewer).decision is None


@every_game
def test_a_game_without_journal_and_undo_runs_the_same(case: Case, seed: int) -> None:
    full = start(case, seed)
    bare = start(case, seed, journal=False, undo=False)
    assert bare.digest == full.digest
    for _ in walk(full, seed):
        pass
    for _, action in full.actions:
        bare.apply(action)
    assert bare.digest == full.digest
    assert bare.events == []
    assert bare.actions == full.actions


@every_game
def test_a_record_replays_to_the_same_game(case: Case, seed: int) -> None:
    game = start(case, seed)
    digests = [game.digest for _ in walk(game, seed)]
    digests.append(game.digest)
    record = game.record()
    for verify in (False, True):
        again = kanly.read_record(record, verify=verify)
        assert again.digest == game.digest
        assert again.events == game.events
        assert again.record() == record
    for until in range(0, len(digests), 29):
        assert kanly.read_record(record, until=until).digest == digests[until]
        assert kanly.read_record(record, until=until, verify=True).digest == digests[until]


@every_game
def test_the_record_of_an_unfinished_game_resumes(case: Case, seed: int) -> None:
    game = start(case, seed)
    for number in walk(game, seed):
        if number == 50:
            break
    resumed = kanly.read_record(game.record())
    assert resumed.record() == game.record()
    for _ in walk(game, seed):
        pass
    for _ in walk(resumed, seed):
        pass
    assert resumed.record() == game.record()
    assert resumed.digest == game.digest


@every_case
def test_actions_survive_pickling(case: Case) -> None:
    game, twin = start(case, 0), start(case, 0)
    for _ in walk(game, 0):
        for action in game.decision.actions:
            copy = pickle.loads(pickle.dumps(action))
            assert copy == action
            assert (copy.kind, copy.a, copy.b, copy.text) == (action.kind, action.a, action.b, action.text)
    for _, action in game.actions:
        twin.apply(pickle.loads(pickle.dumps(action)))
    assert twin.record() == game.record()


@every_case
def test_only_seats_and_the_spectator_observe(case: Case) -> None:
    game = start(case, 0)
    for viewer in case.viewers:
        assert game.observe(viewer).seat == viewer
    for nobody in (kanly.SPECTATOR - 1, game.rules.participants(game.config)):
        with pytest.raises(kanly.ConfigError, match="no seat"):
            game.observe(nobody)


@every_game
def test_rounds_come_one_after_the_other(case: Case, seed: int) -> None:
    game = start(case, seed)
    rounds = [game.rules.progress(game.state)["round"] for _ in walk(game, seed)]
    assert rounds == sorted(rounds)
    if offers(case, "progress"):
        assert rounds[0] < rounds[-1]


@every_game
def test_points_so_far_become_the_points_of_the_outcome(case: Case, seed: int) -> None:
    game = start(case, seed)
    for _ in walk(game, seed):
        assert len(game.rules.scores(game.state)) == game.rules.participants(game.config)
    if offers(case, "scores"):
        assert game.outcome is not None
        assert game.rules.scores(game.state) == game.outcome.scores


@every_game
def test_an_observation_reads_back_and_samples_the_same(case: Case, seed: int) -> None:
    game = start(case, seed)
    for number in walk(game, seed):
        if number % 7 == 0:
            for viewer in case.viewers:
                seen = game.observe(viewer)
                read = game.rules.read_observation(seen.text())
                assert read.text() == seen.text()
                sampled, again = (it.determinize(kanly.Rng.seeded(number)) for it in (seen, read))
                assert game.rules.position(sampled) == game.rules.position(again)
    with pytest.raises(kanly.RecordError):
        game.rules.read_observation("{}")
