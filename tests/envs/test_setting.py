"""What all environments share."""

from __future__ import annotations

import pickle
import subprocess
import sys
from random import Random

import pytest

import kanly
from kanly.engine import Outcome
from kanly.envs.setting import Seeds, Setting, rewards_of

THREE = Outcome(ranking=((2,), (0,), (1,)), scores=(8, 5, 10), tiebreaks=((), (), ()))
TIED = Outcome(ranking=((0,), (1, 2)), scores=(8, 5, 5), tiebreaks=((), (), ()))


def test_ranks_are_rewarded_evenly() -> None:
    assert rewards_of(THREE, "rank") == [0.0, -1.0, 1.0]
    assert rewards_of(TIED, "rank") == [1.0, -0.5, -0.5]
    four = Outcome(ranking=((0,), (1,), (2,), (3,)), scores=(4, 3, 2, 1), tiebreaks=((), (), (), ()))
    assert rewards_of(four, "rank") == pytest.approx([1.0, 1 / 3, -1 / 3, -1.0])


def test_only_winning_counts_where_it_is_all() -> None:
    assert rewards_of(THREE, "win") == [-1.0, -1.0, 1.0]


def test_who_is_not_ranked_gets_nothing() -> None:
    spoiler = Outcome(ranking=((1,), (0,)), scores=(8, 10, 0), tiebreaks=((), (), ()))
    assert rewards_of(spoiler, "rank") == [-1.0, 1.0, 0.0]


def test_points_are_rewarded_beyond_the_others_gain() -> None:
    setting = Setting(seats=3, points=0.1)
    assert setting.point_rewards((1, 1, 1), (3, 1, 0)) == pytest.approx([0.25, -0.05, -0.2])


def test_final_rewards_come_with_the_end() -> None:
    setting, choice = Setting(seats=3), Random(4)
    game = setting.start(4)
    assert setting.final_rewards(game) == [0.0, 0.0, 0.0]
    while not game.is_over:
        game.apply(choice.choice(game.decision.actions))
    rewards = setting.final_rewards(game)
    assert game.outcome is not None
    assert rewards[game.outcome.winners[0]] == 1.0
    assert sum(rewards) == pytest.approx(0.0)


def test_only_the_deciding_seat_has_legal_actions() -> None:
    setting = Setting(seats=4)
    game = setting.start(1)
    for seat in range(4):
        legal = setting.legal(game, seat)
        mask = setting.mask(game, seat)
        assert sorted(legal) == [number for number, may in enumerate(mask) if may]
        assert len(legal) == (len(game.decision.actions) if seat == game.to_move else 0)


def test_settings_are_checked() -> None:
    with pytest.raises(kanly.ConfigError, match="unknown reward 'fame'; there are rank, win"):
        Setting(reward="fame")
    with pytest.raises(kanly.ConfigError, match="7"):
        Setting(seats=7)


def test_a_setting_travels() -> None:
    setting = pickle.loads(pickle.dumps(Setting(seats=1, difficulty="mentat", points=0.5)))
    assert (setting.config.seats, setting.config.options["difficulty"], setting.points) == (1, "mentat", 0.5)


def test_a_given_seed_is_used_and_decides_what_follows() -> None:
    first, second = Seeds(), Seeds()
    assert first.next(7) == second.next(7) == 7
    assert [first.next(None) for _ in range(3)] == [second.next(None) for _ in range(3)]
    assert Seeds().next(None) != Seeds().next(None)


@pytest.mark.parametrize(
    ("module", "lacks", "extra"),
    [
        ("setting", "numpy", "envs"),
        ("pettingzoo", "pettingzoo", "envs"),
        ("gymnasium", "gymnasium", "envs"),
        ("openspiel", "pyspiel", "openspiel"),
    ],
)
def test_what_is_not_installed_is_named(module: str, lacks: str, extra: str) -> None:
    code = f"import sys; sys.modules['{lacks}'] = None; import kanly.envs.{module}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert f"pip install 'kanly[{extra}]'" in done.stderr


def test_the_core_needs_none_of_it() -> None:
    code = """
import sys
for name in ("numpy", "gymnasium", "pettingzoo", "pyspiel"):
    sys.modules[name] = None
import kanly, kanly.envs, kanly.lab, kanly.bots
kanly.rules_of("imperium").learning().encoding(kanly.Variant("base")).encode(kanly.new("imperium", seats=3).observe(0))
"""
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
