"""Any game as an OpenSpiel game: `pyspiel.load_game("kanly_<game>", {"players": 4})`.

All chance of a game follows from its seed, so chance comes first: four chance nodes deal the seed byte by byte, and
after them the game is deterministic. Nobody sees the seed. A search that must not look ahead asks for
`resample_from_infostate`, which deals everything hidden anew, the coming chance included.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kanly.engine import Game, Rng, Rules
from kanly.envs.setting import Setting
from kanly.games import games, rules_of

try:
    import numpy as np
    import pyspiel  # type: ignore[import-not-found, unused-ignore]
except ImportError as error:
    raise ImportError("kanly.envs.openspiel needs OpenSpiel: pip install 'kanly[openspiel]'") from error

SEED_BYTES = 4
LONGEST = 5_000
"""Decisions that no game reaches."""

PARAMETERS = {"players": 4, "edition": "", "modules": "", "options": "", "reward": "rank"}
"""`modules` is a comma list, `options` those of the game as `name:value;name:value`."""


def _type(rules: Rules) -> Any:
    counts = [count for variant in rules.variants() for count in rules.seat_counts(variant)]
    return pyspiel.GameType(
        short_name=f"kanly_{rules.name}",
        long_name=rules.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(counts),
        min_num_players=min(counts),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


class TableGame(pyspiel.Game):  # type: ignore[misc, unused-ignore]
    """A game of the engine with its configuration."""

    def __init__(self, game_type: Any, name: str, params: dict[str, Any] | None = None) -> None:
        chosen = {**PARAMETERS, **(params or {})}
        options = dict(pair.split(":", 1) for pair in chosen.pop("options").split(";") if pair)
        self.setting = Setting(name, chosen.pop("players"), **chosen, **options)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setting.catalogue.size,
            max_chance_outcomes=256,
            num_players=self.setting.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(game_type, info, params or {})

    def new_initial_state(self) -> TableState:
        """Return a game whose seed has not been dealt."""
        return TableState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Return how many chance nodes a game has."""
        return SEED_BYTES

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Return what writes observations; raises ValueError where perfect recall is asked for."""
        if iig_obs_type is not None and iig_obs_type.perfect_recall:
            raise ValueError("observations of kanly games do not keep the past")
        return Observer(self.setting)


class Table:
    """The Python side of a state: the seed as far as it is dealt, then the game."""

    def __init__(self, setting: Setting, dealt: bytes = b"", game: Game | None = None, resampled: bool = False) -> None:
        self.setting = setting
        self.dealt = dealt
        self.game = game
        self.resampled = resampled

    def deal(self, byte: int) -> None:
        """Deal one more byte of the seed; with the last one the game begins."""
        self.dealt += bytes([byte])
        if len(self.dealt) == SEED_BYTES:
            self.game = self.setting.start(int.from_bytes(self.dealt, "big"))

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        return Table(self.setting, self.dealt, None if self.game is None else self.game.clone(), self.resampled)

    def __reduce__(self) -> tuple[Callable[..., Table], tuple[Any, ...]]:
        """Travel as a record does: configuration, seed, actions. A resampled game has no beginning: as a position."""
        if self.game is None:
            return Table, (self.setting, self.dealt)
        if self.resampled:
            return _from_position, (self.setting, self.dealt, self.game.position())
        return _replayed, (self.setting, self.dealt, [action.text for _, action in self.game.actions])


def _replayed(setting: Setting, dealt: bytes, actions: list[str]) -> Table:
    game = setting.start(int.from_bytes(dealt, "big"))
    for action in actions:
        game.apply(action)
    return Table(setting, dealt, game)


def _from_position(setting: Setting, dealt: bytes, position: str) -> Table:
    return Table(setting, dealt, _at(setting, setting.rules.from_position(position)), resampled=True)


def _at(setting: Setting, state: Any) -> Game:
    """Return a game that stands at a state and has no beginning."""
    return Game(setting.rules, setting.config, 0, state, journal=False, undo=False, from_start=False)


class TableState(pyspiel.State):  # type: ignore[misc, unused-ignore]
    """A game under way, or one whose seed is still being dealt."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.table = Table(game.setting)

    def current_player(self) -> int:
        """Return the seat that decides, or chance, or that the game is over."""
        game = self.table.game
        if game is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if game.is_over else game.to_move

    def is_terminal(self) -> bool:
        """Say whether the game is over."""
        game = self.table.game
        return game is not None and game.is_over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the values of a byte of the seed."""
        return [(byte, 1 / 256) for byte in range(256)]

    def _legal_actions(self, player: int) -> list[int]:
        game = self.table.game
        return [] if game is None else sorted(self.table.setting.legal(game, player))

    def _apply_action(self, action: int) -> None:
        table = self.table
        if table.game is None:
            table.deal(action)
        else:
            table.game.apply(table.setting.action(action))

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player < 0 else self.table.setting.action(action).text

    def returns(self) -> list[float]:
        """Return the final rewards; nothing while the game goes on."""
        table = self.table
        return [0.0] * table.setting.seats if table.game is None else table.setting.final_rewards(table.game)

    def resample_from_infostate(self, player_id: int, sampler: Callable[[], float]) -> TableState:
        """Return a state that the player cannot tell from this one, everything hidden from it dealt anew."""
        table = self.table
        twin: TableState = self.clone()
        if table.game is not None:
            sample = table.game.determinize(player_id, Rng.seeded(int(sampler() * 2**53)))
            twin.table = Table(table.setting, table.dealt, _at(table.setting, sample), resampled=True)
        return twin

    def __str__(self) -> str:
        table = self.table
        if table.game is None:
            return f"seed {table.dealt.hex()}"
        return f"{table.setting.text(table.game)}\n{table.game.digest}"


class Observer:
    """Writes observations as vector and text."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.tensor = np.zeros(setting.encoding.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: TableState, player: int) -> None:
        """Write what a player may know into `tensor`."""
        game = state.table.game
        if game is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.setting.vector(game, player)

    def string_from(self, state: TableState, player: int) -> str:
        """Return what a player may know as text."""
        game = state.table.game
        return "nothing is dealt yet" if game is None else game.observe(player).text()


def _register(name: str) -> None:
    game_type = _type(rules_of(name))

    class Registered(TableGame):
        # a class and not a function: OpenSpiel lets go of it after the interpreter has ended, which only what
        # refers to itself survives
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game_type, name, params)

    pyspiel.register_game(game_type, Registered)


for _name in games():
    _register(_name)
