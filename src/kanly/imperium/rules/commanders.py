"""What two teams do besides: setting up, reinforcing, trading, the Throne Row, gifts to Allies (U-22)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kanly.engine.action import Action
from kanly.engine.chance import shuffle
from kanly.engine.flow import Step
from kanly.engine.message import Words, listed, message, who
from kanly.engine.tell import tell
from kanly.engine.text import Text
from kanly.imperium import actions
from kanly.imperium.actions import action, new_verb
from kanly.imperium.components import CARDS, CONFLICTS
from kanly.imperium.effects import Effect
from kanly.imperium.ids import DESERT_MOUSE, FREMEN, NO_DEPLOYING
from kanly.imperium.rules.acquire import refill_row
from kanly.imperium.rules.activation import lay_tokens
from kanly.imperium.rules.cards import push_effects
from kanly.imperium.rules.setup import take_leader
from kanly.imperium.rules.tell import card_key
from kanly.imperium.rules.troops import deploy, recruit
from kanly.imperium.state import ImperiumState, allies_of, fighter, fresh_teams, is_under_way, team_of
from kanly.imperium.steps import FLOW

SPLIT: Final = FLOW.step("reinforce", fields=".")
REINFORCED: Final = FLOW.step("deploy_reinforcements", fields=".")
ENTHRONE: Final = FLOW.step("throne_row")

SPLIT_TROOPS: Final[int] = new_verb(
    "reinforce",
    read=lambda edition, words: _read_split(words[0]),
    every=lambda edition, seats: [action(SPLIT_TROOPS, a, b) for a in range(MOST_SPLIT) for b in range(MOST_SPLIT - a)],
    label=lambda seen, chosen: _split_label(seen.state, chosen),
    write=lambda a, b: f"{a}+{b}",
)
MOST_SPLIT: Final = 4
"""One more than the troops that are split."""


def _split_label(state: ImperiumState, chosen: Action) -> Words:
    shares = zip(allies_of(state, state.pending[1]), (chosen.a, chosen.b), strict=True)
    return listed((message("troops-for", who=who(ally), n=count) for ally, count in shares if count), by="")


def _read_split(text: str) -> tuple[int, int]:
    first, _, second = text.partition("+")
    return int(first), int(second)


ENTHRONE_CARD: Final[int] = new_verb(
    "throne",
    read=lambda edition, words: (edition.card_ids[words[0]], 0),
    every=lambda edition, seats: [
        action(ENTHRONE_CARD, card) for card in dict.fromkeys(edition.deck) if not _is_fremen(card)
    ],
    label=lambda seen, chosen: message("action-throne", card=CARDS[chosen.a].key),
    write=lambda a, b: CARDS[a].key,
)


# -- setup (U-22.1 to U-22.7) ----------------------------------------------------------------------------------------


def lay_out_teams(state: ImperiumState, options: Mapping[str, str]) -> None:
    """Seat the Commanders with their leaders, and lay out what the teams have (U-22.1, U-22.2)."""
    state.teams = fresh_teams()
    for seat in range(len(state.players)):
        lay_tokens(state, seat)
    for seat, command in state.edition.commands.items():
        take_leader(state, seat, command.leader)


def deal_objectives(state: ImperiumState, options: Mapping[str, str]) -> None:
    """Deal the Objectives to the Allies; no team keeps both Desert Mice (U-22.7)."""
    cards = sorted(state.edition.objectives[len(state.players)])
    shuffle(state, cards, "objectives", CONFLICTS)
    allies = [seat for seat in range(len(state.players)) if seat not in state.edition.commands]
    dealt = dict(zip(allies, cards, strict=True))
    mice = [seat for seat, card in dealt.items() if CONFLICTS[card].icon == DESERT_MOUSE]
    if mice[1] in team_of(state, mice[0]):
        owner = next(seat for seat in mice if not CONFLICTS[dealt[seat]].begins)
        other = next(seat for seat in allies if seat not in mice and abs(seat - owner) == 1)
        dealt[owner], dealt[other] = dealt[other], dealt[owner]
    for seat, card in dealt.items():
        up = state.players[seat].uprising
        assert up is not None
        up.won = (card,)
        if state.log is not None:
            tell(state, "objective", seat, objective=CONFLICTS[card].key)


# -- reinforcing (U-22.30) -------------------------------------------------------------------------------------------


def usable_split(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    """Say whether an Ally of the team has a troop in the supply."""
    return any(state.players[ally].supply for ally in allies_of(state, seat))


def needs_team_supply(state: ImperiumState, seat: int, effect: Effect) -> Text:
    """Say that no Ally has a troop left."""
    return Text("why-empty-supplies", "no troop is left in your team's supplies")


def do_split(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    """Reinforce: recruit troops for the Allies of the team (U-22.30)."""
    state.stack.append((SPLIT, seat, effect.n, 0, 0))


def legal_splits(state: ImperiumState, step: Step) -> list[Action]:
    """List how the troops may be divided between the two Allies: as many as their supplies have (U-22.30)."""
    first, second = (state.players[ally].supply for ally in allies_of(state, step[1]))
    count = min(step[2], first + second)
    if not count:
        return []
    return [action(SPLIT_TROOPS, n, count - n) for n in range(min(count, first) + 1) if count - n <= second]


def apply_split(state: ImperiumState, step: Step, choice: Action) -> None:
    """Recruit for both; each says how many of those troops are deployed, from any space (U-22.30)."""
    allies = list(zip(allies_of(state, step[1]), (choice.a, choice.b), strict=True))
    for ally, count in allies:
        recruit(state, ally, count)
    for ally, count in reversed(allies):
        if count and not state.turn.flags & NO_DEPLOYING:
            state.stack.append((REINFORCED, ally, count, 0, 0))


def legal_reinforcements(state: ImperiumState, step: Step) -> list[Action]:
    """List how many of the reinforcing troops an Ally may deploy, none included."""
    return [action(actions.DEPLOY, n) for n in range(step[2] + 1)]


def apply_reinforcements(state: ImperiumState, step: Step, choice: Action) -> None:
    """Deploy the chosen number."""
    if choice.a:
        if is_under_way(state, step[1]):
            state.turn.deployed += choice.a
        deploy(state, step[1], choice.a)


# -- the Throne Row (U-22.20) ----------------------------------------------------------------------------------------


def _is_fremen(card: int) -> bool:
    return bool(CARDS[card].factions >> FREMEN & 1)


def usable_throne(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    """Say whether the Row has a card that is not Fremen."""
    return any(not _is_fremen(card) for card in state.row)


def do_throne(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    """Move a card to the Throne Row (U-22.20)."""
    state.stack.append((ENTHRONE, seat, 0, 0, 0))


def legal_thrones(state: ImperiumState, step: Step) -> list[Action]:
    """List the cards of the Row that are not Fremen."""
    return [action(ENTHRONE_CARD, card) for card in sorted(set(state.row)) if not _is_fremen(card)]


def apply_throne(state: ImperiumState, step: Step, choice: Action) -> None:
    """Move the chosen card and refill the Row (U-22.20)."""
    assert state.teams is not None
    state.row.remove(choice.a)
    state.teams.throne += (choice.a,)
    if state.log is not None:
        tell(state, "throne_card", step[1], card=card_key(choice.a))
    refill_row(state)


# -- what Allies have of a Commander's card --------------------------------------------------------------------------


def do_for_ally(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    """Let the activated Ally have it."""
    push_effects(state, fighter(state, seat), effect.parts, source)


def do_for_each_ally(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    """Let each Ally of the team have it."""
    for ally in reversed(allies_of(state, seat)):
        push_effects(state, ally, effect.parts, source)


def holds_bonus_token(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    """With the Swordmaster's bonus token, which stays when the third Agent has left (U-22.17)."""
    return state.players[seat].swordmaster == 1


FLOW.decides(SPLIT, legal_splits, apply_split)
FLOW.decides(REINFORCED, legal_reinforcements, apply_reinforcements)
FLOW.decides(ENTHRONE, legal_thrones, apply_throne)
