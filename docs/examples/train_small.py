"""Train a small policy on the CPU for a few minutes, then count how often it beats three random opponents.

    python docs/examples/train_small.py --minutes 3

The policy is linear: every word of an action's text (`agent`, `dagger`, `arrakeen`) has a score, which is a weighted
sum of the observation, and an action is as good as its words together. It learns by policy gradient (REINFORCE with a
linear baseline) from the final rank and the points on the way.
"""

from __future__ import annotations

import argparse
import re
import time
from typing import Any, NamedTuple

import gymnasium
import numpy as np
from numpy.typing import NDArray

import kanly.envs.gymnasium  # noqa: F401  (registers kanly/Imperium-v1)
from kanly.envs import catalogue_of

Vector = NDArray[np.floating[Any]]

GAMES_A_STEP = 16
RATE = 0.003


class Choice(NamedTuple):
    """One decision: what was seen, what was legal, how likely each was, which was taken."""

    seen: Vector
    legal: NDArray[np.intp]
    chances: Vector
    taken: int


class Adam:
    """A weight matrix and how it learns."""

    def __init__(self, shape: tuple[int, ...]) -> None:
        self.weights = np.zeros(shape, np.float32)
        self._mean = np.zeros(shape, np.float32)
        self._square = np.zeros(shape, np.float32)
        self._steps = 0

    def climb(self, gradient: Vector, rate: float) -> None:
        """Go one step uphill."""
        self._steps += 1
        self._mean += 0.1 * (gradient - self._mean)
        self._square += 0.001 * (gradient**2 - self._square)
        mean = self._mean / (1 - 0.9**self._steps)
        square = self._square / (1 - 0.999**self._steps)
        self.weights += rate * mean / (np.sqrt(square) + 1e-6)


class Policy:
    """A masked softmax over the words of actions, and a baseline."""

    def __init__(self, inputs: int, seed: int) -> None:
        self.words = _words_of_actions()
        self.scores = Adam((inputs, int(self.words.max()) + 1))
        self.value = Adam((inputs,))
        self.random = np.random.default_rng(seed)

    def choose(self, seen: Vector, mask: NDArray[Any]) -> Choice:
        """Draw a legal action."""
        legal = np.flatnonzero(mask)
        present = np.flatnonzero(seen)
        scores = seen[present] @ self.scores.weights[present]
        scores[0] = 0  # the place of no word
        logits = scores[self.words[legal]].sum(axis=1)
        chances = np.exp(logits - logits.max())
        chances /= chances.sum()
        taken = int(np.searchsorted(np.cumsum(chances), self.random.random()))
        return Choice(seen, legal, chances, min(taken, len(legal) - 1))

    def learn(self, choices: list[Choice], returns: Vector) -> None:
        """Make what went better than expected more likely, and expect better."""
        seen = np.stack([choice.seen for choice in choices])
        surprise = returns - seen @ self.value.weights
        advantage = (surprise - surprise.mean()) / (surprise.std() + 1e-6)
        wanted = np.zeros((len(choices), self.scores.weights.shape[1]), np.float32)
        for row, choice, gain in zip(wanted, choices, advantage, strict=True):
            pull = -choice.chances * gain
            pull[choice.taken] += gain
            np.add.at(row, self.words[choice.legal].ravel(), np.repeat(pull, self.words.shape[1]))
        self.scores.climb(seen.T @ wanted / len(choices), RATE)
        self.value.climb(seen.T @ surprise / len(choices), RATE)


def _words_of_actions() -> NDArray[np.intp]:
    """Return the numbers of the words of every action, a row each, filled up with 0."""
    catalogue = catalogue_of("imperium")
    texts = [catalogue.decode(number).text for number in range(catalogue.size)]
    split = [[word for word in re.split(r"[ @/]", text) if word] for text in texts]
    number = {word: i + 1 for i, word in enumerate(dict.fromkeys(word for words in split for word in words))}
    table = np.zeros((len(texts), max(len(words) for words in split)), np.intp)
    for row, words in zip(table, split, strict=True):
        row[: len(words)] = [number[word] for word in words]
    return table


def play(env: gymnasium.Env[Any, Any], policy: Policy, seed: int) -> tuple[list[Choice], Vector, float]:
    """Play one game; return the choices, the return that followed each, and the final reward."""
    choices, rewards = [], []
    seen, info = env.reset(seed=seed)
    over, reward = False, 0.0
    while not over:
        choice = policy.choose(seen, info["action_mask"])
        seen, reward, over, _, info = env.step(int(choice.legal[choice.taken]))
        choices.append(choice)
        rewards.append(reward)
    return choices, np.cumsum(rewards[::-1])[::-1].astype(np.float32), float(reward)


def train(seconds: float, seed: int, say: Any = print) -> Policy:
    """Train for so long; at least one step."""
    env = gymnasium.make("kanly/Imperium-v1", points=0.1)
    assert env.observation_space.shape is not None
    policy = Policy(env.observation_space.shape[0], seed)
    end, games = time.monotonic() + seconds, 0
    while not games or time.monotonic() < end:
        played = [play(env, policy, seed + games + i) for i in range(GAMES_A_STEP)]
        policy.learn(
            [choice for choices, _, _ in played for choice in choices], np.concatenate([g for _, g, _ in played])
        )
        games += GAMES_A_STEP
        if games % (25 * GAMES_A_STEP) == 0:
            say(f"{games} games, mean return {np.mean([returns[0] for _, returns, _ in played]):+.2f}")
    return policy


def win_rate(policy: Policy, games: int, seed: int) -> tuple[float, float, float]:
    """Play against three random opponents; return the share of wins and its 95 % (Wilson) interval."""
    env = gymnasium.make("kanly/Imperium-v1", reward="win")
    wins = sum(play(env, policy, seed + i)[2] > 0 for i in range(games))
    share, z = wins / games, 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * np.sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return share, float(middle - half), float(middle + half)


def main() -> None:
    """Train, then measure on games that were not trained on."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=3.0)
    parser.add_argument("--games", type=int, default=400, help="games to measure with")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    policy = train(60 * options.minutes, options.seed)
    share, low, high = win_rate(policy, options.games, 10**9)
    print(f"wins {share:.1%} of {options.games} games against three random opponents (95 %: {low:.1%} to {high:.1%})")
    print("chance is 25.0 %")


if __name__ == "__main__":
    main()
