"""The stack of resumable steps that a game's flow is made of.

What remains to be done in a game is data: a stack of steps, each a tuple of five integers (what, whose,
and three arguments). A `Flow` knows, for every kind of step, either how to run it or how to ask about it:
a *decision* step lists its legal actions and takes the answer. `advance` pops and runs steps until some
seat really has something to decide. A step that lists nothing is dropped; one that lists a single action
takes it unasked, unless its `asks` predicate says that staying silent would tell the others a secret.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kanly.engine.action import Action
from kanly.engine.derive import mypyc_attr

Step = tuple[int, ...]
"""(what, whose, and three arguments); open-ended in type because that is what compiles to the fastest code."""

NO_STEP: Final[Step] = (-1, -1, 0, 0, 0)
"""What is pending where nothing has been asked yet."""

Run = Callable[[Any, Step], None]
Legal = Callable[[Any, Step], list[Action]]
Answer = Callable[[Any, Step, Action], None]
Asks = Callable[[Any, Step], bool]


@mypyc_attr(allow_interpreted_subclasses=True)
class FlowState:
    """What `Flow` needs of a state: the stack, and the decision it stands at."""

    __slots__ = ("options", "over", "pending", "stack")

    stack: list[Step]
    pending: Step
    options: list[Action]
    over: bool


def _cannot_run(state: Any, step: Step) -> None:
    raise AssertionError(f"step {step} is a decision")


def _no_answer(state: Any, step: Step, action: Action) -> None:
    raise AssertionError(f"step {step} is not a decision")


class Flow:
    """The kinds of steps of one family of games."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.fields: list[str] = []
        self._run: list[Run] = []
        self._legal: list[Legal | None] = []
        self._answer: list[Answer] = []
        self._asks: list[Asks | None] = []

    def step(self, name: str, run: Run | None = None, fields: str = "") -> int:
        """Register a kind of step and return its number.

        `fields` says what the three arguments are (a letter each, see the game's position format). Raises ValueError
        for a name that is taken: positions call steps by it.
        """
        if name in self.names:
            raise ValueError(f"there is a step {name!r} already")
        self.names.append(name)
        self.fields.append(fields)
        self._run.append(run or _cannot_run)
        self._legal.append(None)
        self._answer.append(_no_answer)
        self._asks.append(None)
        return len(self.names) - 1

    def runs(self, op: int, run: Run) -> None:
        """Say how a step that was only named before is run."""
        self._run[op] = run

    def decides(self, op: int, legal: Legal, answer: Answer, asks: Asks | None = None) -> None:
        """Say that a step is a decision: what is legal, and what an answer does."""
        self._legal[op] = legal
        self._answer[op] = answer
        self._asks[op] = asks

    def variant(self) -> Flow:
        """Return a flow of the same steps, by the same names, in which some of them can be taken otherwise."""
        twin = Flow()
        twin.names, twin.fields = self.names, self.fields
        twin._run, twin._legal = self._run.copy(), self._legal.copy()
        twin._answer, twin._asks = self._answer.copy(), self._asks.copy()
        return twin

    def ways(self, op: int) -> tuple[Run, Legal | None, Answer, Asks | None]:
        """Return how a step is run, or what is legal in it, how it is answered and whether it asks of one answer."""
        return self._run[op], self._legal[op], self._answer[op], self._asks[op]

    def advance(self, state: FlowState) -> None:
        """Run steps until a seat must decide or the game is over."""
        stack = state.stack
        legals, runs = self._legal, self._run
        while not state.over:
            step = stack.pop()
            op = step[0]
            legal = legals[op]
            if legal is None:
                runs[op](state, step)
                continue
            options = legal(state, step)
            if len(options) <= 1:
                if not options:
                    continue
                asks = self._asks[op]
                if asks is None or not asks(state, step):
                    self._answer[op](state, step, options[0])
                    continue
            state.pending = step
            state.options = options
            return
        state.options = []

    def answer(self, state: FlowState, action: Action) -> None:
        """Take a legal action at the pending decision and go on to the next one."""
        step = state.pending
        self._answer[step[0]](state, step, action)
        self.advance(state)

    def relist(self, state: FlowState) -> None:
        """List the legal actions of the pending decision again (after hidden cards were re-dealt)."""
        step = state.pending
        legal = self._legal[step[0]]
        assert legal is not None
        state.options = legal(state, step)
