"""Influence and Alliances (I-17)."""

from __future__ import annotations

from kanly.engine.action import Action
from kanly.engine.flow import Step
from kanly.engine.tell import tell
from kanly.imperium import actions
from kanly.imperium.actions import action
from kanly.imperium.effects import Effect
from kanly.imperium.ids import AGENT_TURN, ALLIANCES, FACTIONS, NONE, REVEAL_TURN, TOP_OF_TRACK, TRACKS
from kanly.imperium.occasions import REACHED_TWO, TOOK_ALLIANCE
from kanly.imperium.roles import ROLES
from kanly.imperium.rules.follow import happens
from kanly.imperium.rules.moments import PATIENT, is_contested
from kanly.imperium.rules.personal_board import OWN_TRACK, gain_own, lose_own, own_faction, own_influence
from kanly.imperium.rules.points import score
from kanly.imperium.state import ImperiumState, fighter, left_of, rival_card
from kanly.imperium.steps import ALLIANCE, EFFECT, FACTION, FLOW, LOSE_INFLUENCE
from kanly.imperium.words import TROOPS


def gain_influence(state: ImperiumState, seat: int, faction: int, n: int) -> None:
    """Move up a track step by step, with the point at 2, the bonus at 4 and the Alliance (I-17.1 to I-17.6)."""
    seat = fighter(state, seat)
    player = state.players[seat]
    for _ in range(n):
        now = player.influence[faction]
        if now == TOP_OF_TRACK:
            return
        now += 1
        player.influence[faction] = now
        if state.log is not None:
            tell(state, "influence", seat, faction=FACTIONS[faction], now=now, change=1)
        if now == 2:
            score(state, seat, TRACKS, 1)
            if faction < len(REACHED_TWO):
                happens(state, seat, REACHED_TWO[faction])
        if now == 4 and ROLES[player.rival].earns_bonuses:  # a rival does not (hagal A-6)
            earn_bonus(state, seat, state.edition.track_bonuses[faction])
        holder = state.alliances[faction]
        if holder == NONE:
            overtakes = now >= 4
        else:
            overtakes = holder != seat and now > state.players[holder].influence[faction]
        if overtakes:
            move_alliance(state, faction, seat)


def earn_bonus(state: ImperiumState, seat: int, bonus: Effect) -> None:
    """Give the bonus of step 4: at once, or in the turn under way whenever its owner likes (I-17.4, I-6.2)."""
    turn = state.turn
    if turn.seat == seat and turn.kind in (AGENT_TURN, REVEAL_TURN) and bonus_waits(state, seat, bonus):
        turn.pool.append((bonus.id, NONE))
    else:
        state.stack.append((EFFECT, seat, bonus.id, NONE, 0))


def bonus_waits(state: ImperiumState, seat: int, bonus: Effect) -> bool:
    """Say whether the moment of a bonus could matter; of troops that is seen with all the turn's recruits (K-12)."""
    if bonus.op == TROOPS:
        return state.edition.rules >= PATIENT
    return is_contested(state, seat, bonus)


def lose_influence(state: ImperiumState, seat: int, faction: int) -> None:
    """Move one step down, with what follows for the point at 2 and the Alliance (I-17.3, I-17.7 to I-17.9)."""
    player = state.players[seat]
    before = player.influence[faction]
    if before == 0:
        return
    player.influence[faction] = before - 1
    if state.log is not None:
        tell(state, "influence", seat, faction=FACTIONS[faction], now=before - 1, change=-1)
    if before == 2:
        score(state, seat, TRACKS, -1)
    if state.alliances[faction] == seat:
        if any(other.influence[faction] == before for other in state.players):
            state.stack.append((ALLIANCE, seat, faction, before, 0))
        elif before - 1 <= 3:
            move_alliance(state, faction, NONE)


def move_alliance(state: ImperiumState, faction: int, to: int) -> None:
    """Move an Alliance token and its point to a seat, or back to the board (I-17.5 to I-17.8)."""
    holder = state.alliances[faction]
    state.alliances[faction] = to
    if state.log is not None:
        tell(state, "alliance", to, faction=FACTIONS[faction], lost_by=holder)
    if holder != NONE:
        score(state, holder, ALLIANCES, -1)
    if to != NONE:
        score(state, to, ALLIANCES, 1)
        if state.bloodlines is not None:
            happens(state, to, TOOK_ALLIANCE)


# -- choosing a faction ----------------------------------------------------------------------------


def legal_factions(state: ImperiumState, step: Step) -> list[Action]:
    """List the factions of a mask whose track is not full (I-7.7, I-17.1).

    For a rival the lowest; with a rival card the one of these that stands first on it (hagal C-10, D-42).
    """
    player = state.players[fighter(state, step[1])]
    influence = player.influence
    able = [f for f, now in enumerate(influence) if step[3] >> f & 1 and now < TOP_OF_TRACK]
    if able and ROLES[player.rival].prefers_least:
        least = min(influence[f] for f in able)
        able = [f for f in able if influence[f] == least]
    card = rival_card(player)
    if able and card is not None:
        able = [min(able, key=card.order.index)]
    options = [action(actions.FACTION, f) for f in able]
    own = own_faction(state, step[1])
    if own != NONE and step[3] >> own & 1 and own_influence(state, step[1]) < TOP_OF_TRACK:
        options.append(action(OWN_TRACK, own))
    return options


def apply_faction(state: ImperiumState, step: Step, choice: Action) -> None:
    """Gain the influence with the chosen faction, or on the personal board (U-22.11)."""
    if choice.kind == OWN_TRACK:
        gain_own(state, step[1], step[2])
    else:
        gain_influence(state, step[1], choice.a, step[2])


def asks_for_track(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    """Say whether a Commander chooses which track a named icon means: the board's or his own (U-22.11).

    What a space gives is the board's (U-22.10), also where it waits.
    """
    return bool(state.edition.commands) and effect.of != "space" and own_faction(state, seat) == effect.m


def legal_losses(state: ImperiumState, step: Step) -> list[Action]:
    """List the factions with which influence can be lost (I-17.9)."""
    influence = state.players[fighter(state, step[1])].influence
    options = [action(actions.FACTION, f) for f, now in enumerate(influence) if now]
    if own_influence(state, step[1]):
        options.append(action(OWN_TRACK, own_faction(state, step[1])))
    return options


def apply_loss(state: ImperiumState, step: Step, choice: Action) -> None:
    """Lose the influence with the chosen faction, or on the personal board, consequences first (I-17.10, U-22.11)."""
    if choice.kind == OWN_TRACK:
        lose_own(state, step[1])
    else:
        lose_influence(state, fighter(state, step[1]), choice.a)


def legal_heirs(state: ImperiumState, step: Step) -> list[Action]:
    """List the players who were level with the holder of an Alliance (I-17.7)."""
    seat, faction, before = step[1], step[2], step[3]
    return [
        action(actions.SEAT, other)
        for other in left_of(state, seat)
        if state.players[other].influence[faction] == before
    ]


def apply_heir(state: ImperiumState, step: Step, choice: Action) -> None:
    """Give the Alliance token to the chosen player."""
    move_alliance(state, step[2], choice.a)


FLOW.decides(FACTION, legal_factions, apply_faction)
FLOW.decides(LOSE_INFLUENCE, legal_losses, apply_loss)
FLOW.decides(ALLIANCE, legal_heirs, apply_heir)
