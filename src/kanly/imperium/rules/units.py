"""How many: deploying, retreating and losing units, troops and Sardaukar Commanders alike (I-7.10, I-7.11, B-5.6)."""

from __future__ import annotations

from typing import Final

from kanly.engine.action import Action
from kanly.engine.flow import Step
from kanly.engine.message import Words, message
from kanly.engine.tell import tell
from kanly.imperium import actions
from kanly.imperium.actions import action, new_verb
from kanly.imperium.effects import EFFECTS, Effect
from kanly.imperium.ids import COMMANDERS, DEPLOYS_RECRUITS, GARRISON_LIMIT, NO_DEPLOYING, NONE, TROOPS_EACH
from kanly.imperium.roles import ROLES
from kanly.imperium.rules.troops import at_hand, deploy, left_conflict, lose_troops, retreat, strength
from kanly.imperium.state import ImperiumState, Player, fighter
from kanly.imperium.steps import DEPLOY, FLOW, RETREAT
from kanly.imperium.words import FROM_CONFLICT, FROM_GARRISON

LOSE_UNITS: Final = FLOW.step("lose_units", fields="..")
ANYWHERE: Final = 2
"""Besides the two places: the owner chooses where from (B-7.15)."""
TROOPS_ONLY: Final = 1
"""The last argument of a step that deploys troops that were just recruited."""
MOST_LOST: Final = 3


def _both(a: int, b: int) -> str:
    return f"{a}+{b}"


def _read_both(text: str) -> tuple[int, int]:
    first, _, second = text.partition("+")
    return int(first), int(second)


def _label(verb: str, chosen: Action) -> Words:
    return message(f"action-{verb}", troops=chosen.a, n=chosen.b)


DEPLOY_WITH: Final[int] = new_verb(
    "deploy_with",
    read=lambda edition, words: _read_both(words[0]),
    every=lambda edition, seats: _every(DEPLOY_WITH),
    label=lambda seen, chosen: _label("deploy_with", chosen),
    write=_both,
)
RETREAT_WITH: Final[int] = new_verb(
    "retreat_with",
    read=lambda edition, words: _read_both(words[0]),
    every=lambda edition, seats: _every(RETREAT_WITH),
    label=lambda seen, chosen: _label("retreat_with", chosen),
    write=_both,
)


def _every(verb: int) -> list[Action]:
    return [action(verb, n, more) for n in range(TROOPS_EACH + 1) for more in range(1, COMMANDERS + 1)]


def losses(a: int) -> list[int]:
    """Return what is lost: troops and Commanders of the garrison, troops and Commanders in the Conflict."""
    return [a >> shift & 3 for shift in (0, 2, 4, 6)]


def _packed(counts: tuple[int, int, int, int]) -> int:
    return counts[0] | counts[1] << 2 | counts[2] << 4 | counts[3] << 6


def _every_loss() -> list[tuple[int, int, int, int]]:
    few = range(MOST_LOST + 1)
    return [(a, b, c, d) for a in few for b in few for c in few for d in few if 1 <= a + b + c + d <= MOST_LOST]


LOSE: Final[int] = new_verb(
    "lose",
    read=lambda edition, words: _read_loss(words[0]),
    every=lambda edition, seats: [action(LOSE, _packed(counts)) for counts in _every_loss()],
    label=lambda seen, chosen: _loss_label(chosen),
    write=lambda a, b: "+".join(map(str, losses(a))),
)


def _read_loss(text: str) -> tuple[int, int]:
    first, second, third, fourth = (int(part) for part in text.split("+"))
    if max(first, second, third, fourth) > MOST_LOST:
        raise ValueError(text)
    return _packed((first, second, third, fourth)), 0


def _loss_label(chosen: Action) -> Words:
    garrison, guard, conflict, front = losses(chosen.a)
    return message("action-lose", garrison=garrison, guard=guard, conflict=conflict, front=front)


# -- where Sardaukar Commanders are ---------------------------------------------------------------------------------


def guard_of(player: Player) -> int:
    """Return how many Sardaukar Commanders a player has in the garrison."""
    return 0 if player.bloodlines is None else player.bloodlines.garrison


def front_of(player: Player) -> int:
    """Return how many Sardaukar Commanders a player has in the Conflict."""
    return 0 if player.bloodlines is None else player.bloodlines.conflict


def troops_in_garrison(player: Player) -> int:
    """Count what is a troop in the garrison: Commanders are (B-1.2)."""
    return player.garrison + guard_of(player)


def troops_in_conflict(player: Player) -> int:
    """Count what is a troop in the Conflict: Commanders are, sandworms and Duncan's Agent are not (B-1.2)."""
    return player.conflict + front_of(player)


# -- deploying ------------------------------------------------------------------------------------------------------


def commander_limit(state: ImperiumState, seat: int, troops: int = 0) -> int:
    """Return how many Commanders the turn lets a player deploy, together with so many troops (B-5.10)."""
    turn = state.turn
    more = turn.bloodlines
    if more is None or turn.flags & NO_DEPLOYING or (turn.space == NONE and not more.combat):
        return 0
    guard = guard_of(state.players[fighter(state, seat)])
    if more.combat or state.edition.board[turn.space].combat:
        room = GARRISON_LIMIT - max(0, turn.deployed + troops - turn.recruited)
        return min(guard, more.recruited + room - more.deployed)
    if turn.flags & DEPLOYS_RECRUITS:
        return min(guard, more.recruited - more.deployed)
    return 0


def mixed_deployments(state: ImperiumState, seat: int) -> list[Action]:
    """List what a turn lets a player deploy with at least one Commander (B-5.10)."""
    if not commander_limit(state, seat):
        return []
    options: list[Action] = []
    most = _troop_limit(state, seat)
    for troops in range(most + 1):
        for n in range(1, commander_limit(state, seat, troops) + 1):
            options.append(action(DEPLOY_WITH, troops, n))
    return options


def _troop_limit(state: ImperiumState, seat: int) -> int:
    """Return the most troops that could go beside recruited Commanders."""
    turn = state.turn
    garrison = at_hand(state, fighter(state, seat))
    more = turn.bloodlines
    assert more is not None
    if more.combat or (turn.space != NONE and state.edition.board[turn.space].combat):
        return min(garrison, turn.recruited + GARRISON_LIMIT - turn.deployed)
    return min(garrison, turn.recruited - turn.deployed)


def deploy_by_turn(state: ImperiumState, owner: int, choice: Action) -> None:
    """Deploy what was chosen of what the turn allows; it counts for the turn."""
    commanders = choice.b if choice.kind == DEPLOY_WITH else 0
    state.turn.deployed += choice.a
    if commanders and state.turn.bloodlines is not None:
        state.turn.bloodlines.deployed += commanders
    deploy(state, owner, choice.a, commanders=commanders)


def legal_deployments(state: ImperiumState, step: Step) -> list[Action]:
    """List how many of up to n troops may be deployed from the garrison, none included (I-7.11)."""
    troops = at_hand(state, step[1])
    options = [action(actions.DEPLOY, n) for n in range(min(step[2], troops) + 1)]
    guard = 0 if step[4] == TROOPS_ONLY else guard_of(state.players[step[1]])
    for more in range(1, min(step[2], guard) + 1):
        options += [action(DEPLOY_WITH, n, more) for n in range(min(step[2] - more, troops) + 1)]
    return options


def apply_deployment(state: ImperiumState, step: Step, choice: Action) -> None:
    """Deploy the chosen number."""
    commanders = choice.b if choice.kind == DEPLOY_WITH else 0
    if choice.a or commanders:
        deploy(state, step[1], choice.a, commanders=commanders)


# -- retreating -----------------------------------------------------------------------------------------------------


def retreats(state: ImperiumState, seat: int, least: int, most: int) -> list[Action]:
    """List how many troops of a seat may retreat, from `least` to `most`, Commanders among them (I-7.11, B-5.6)."""
    player = state.players[seat]
    options = [action(actions.RETREAT, n) for n in range(least, min(most, player.conflict) + 1)]
    for more in range(1, min(most, front_of(player)) + 1):
        few = max(0, least - more)
        options += [action(RETREAT_WITH, n, more) for n in range(few, min(most - more, player.conflict) + 1)]
    return options


def legal_retreats(state: ImperiumState, step: Step) -> list[Action]:
    """List how many of up to n troops may retreat, none included (I-7.11)."""
    return retreats(state, step[1], 0, step[2])


def apply_retreat(state: ImperiumState, step: Step, choice: Action) -> None:
    """Retreat the chosen number."""
    retreat(state, step[1], choice.a, choice.b if choice.kind == RETREAT_WITH else 0)


# -- losing ---------------------------------------------------------------------------------------------------------


def troops_from(player: Player, place: int) -> int:
    """Count the troops that can be lost from a place, or from anywhere."""
    there = 0
    if place != FROM_CONFLICT:
        there += troops_in_garrison(player)
    if place != FROM_GARRISON:
        there += troops_in_conflict(player)
    return there


def lose_units(state: ImperiumState, seat: int, n: int, place: int) -> None:
    """Lose up to n troops; their owner says which, where there is a choice (I-7.10, B-5.6, B-7.15)."""
    owner = fighter(state, seat)
    player = state.players[owner]
    if place != ANYWHERE and not (guard_of(player) if place == FROM_GARRISON else front_of(player)):
        leaving = min(n, player.conflict) if place == FROM_CONFLICT else 0
        lose_troops(state, owner, n, place)
        left_conflict(state, owner, leaving)
    else:
        state.stack.append((LOSE_UNITS, owner, n, place, 0))


def legal_losses(state: ImperiumState, step: Step) -> list[Action]:
    """List which troops of a seat can be lost; a rival's go from garrison to Conflict, troops first (hagal E-8)."""
    player, place = state.players[step[1]], step[3]
    there = [player.garrison, guard_of(player), player.conflict, front_of(player)]
    if place == FROM_CONFLICT:
        there[0] = there[1] = 0
    elif place == FROM_GARRISON:
        there[2] = there[3] = 0
    count = min(step[2], sum(there))
    if not count:
        return []
    if not ROLES[player.rival].has_hand:
        return [action(LOSE, _packed(_in_order(there, count)))]
    return [
        action(LOSE, _packed(counts))
        for counts in _every_loss()
        if sum(counts) == count and all(lost <= have for lost, have in zip(counts, there, strict=True))
    ]


def _in_order(there: list[int], count: int) -> tuple[int, int, int, int]:
    """Return what a rival loses: garrison troops, Conflict troops, garrison Commanders, Conflict Commanders."""
    lost = [0, 0, 0, 0]
    for kind in (0, 2, 1, 3):
        lost[kind] = min(count, there[kind])
        count -= lost[kind]
    return lost[0], lost[1], lost[2], lost[3]


def apply_loss(state: ImperiumState, step: Step, choice: Action) -> None:
    """Lose the chosen troops, all at once; a lost Commander goes to its owner's supply (B-5.8)."""
    seat = step[1]
    garrison, guard, conflict, front = losses(choice.a)
    lose_troops(state, seat, garrison, FROM_GARRISON)
    lose_troops(state, seat, conflict, FROM_CONFLICT)
    bloodlines = state.players[seat].bloodlines
    if bloodlines is not None and guard + front:
        bloodlines.garrison -= guard
        bloodlines.conflict -= front
        bloodlines.supply += guard + front
        if state.log is not None:
            tell(state, "lost_commanders", seat, count=guard + front, strength=strength(state, seat))
    left_conflict(state, seat, conflict + front)


# -- the word `lose_troop` ------------------------------------------------------------------------------------------


def usable_lose_troop(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    """Say whether there is such a troop."""
    return troops_from(state.players[fighter(state, seat)], effect.m) > 0


def payable_troops(state: ImperiumState, seat: int, effect: Effect, n: int, source: int) -> bool:
    """Say whether there are enough of them."""
    return troops_from(state.players[fighter(state, seat)], effect.m) >= n


def do_lose_troop(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    """Lose troops (I-7.10)."""
    lose_units(state, seat, effect.n, effect.m)


# -- the price `retreat_price` (B-5.6) ------------------------------------------------------------------------------

GIVE_WAY: Final = FLOW.step("give_way", fields="e")


def payable_give_way(state: ImperiumState, seat: int, effect: Effect, n: int, source: int) -> bool:
    """Say whether enough troops are in the Conflict to retreat."""
    return troops_in_conflict(state.players[fighter(state, seat)]) >= n


def do_give_way(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    """Retreat troops as a price."""
    state.stack.append((GIVE_WAY, fighter(state, seat), effect.id, 0, 0))


def legal_give_way(state: ImperiumState, step: Step) -> list[Action]:
    """List how many troops may retreat."""
    effect = EFFECTS[step[2]]
    return retreats(state, step[1], effect.n, effect.m)


FLOW.decides(DEPLOY, legal_deployments, apply_deployment)
FLOW.decides(RETREAT, legal_retreats, apply_retreat)
FLOW.decides(LOSE_UNITS, legal_losses, apply_loss)
FLOW.decides(GIVE_WAY, legal_give_way, apply_retreat)
