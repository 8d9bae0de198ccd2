"""Sardaukar Commanders and their Skills (B-5, B-6)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kanly.engine.action import Action
from kanly.engine.chance import shuffle
from kanly.engine.flow import Step
from kanly.engine.message import message
from kanly.engine.tell import tell
from kanly.engine.text import Text
from kanly.imperium.actions import action, new_verb
from kanly.imperium.components import LEADERS, Space, Unit
from kanly.imperium.effects import Effect
from kanly.imperium.ids import (
    AGENT_TURN,
    COMMAND,
    COMMANDER_PRICE,
    COMMANDER_STRENGTH,
    COMMANDERS,
    EMPEROR,
    LANDSRAAD,
    NONE,
    REVEAL_TURN,
    SKILLS_SHOWN,
    SOLARI,
    TURN_START,
)
from kanly.imperium.occasions import RECRUITED_COMMANDER
from kanly.imperium.pieces import SKILLS
from kanly.imperium.roles import ROLES
from kanly.imperium.rules.activation import commands
from kanly.imperium.rules.cards import without
from kanly.imperium.rules.course import open_turn
from kanly.imperium.rules.follow import happens
from kanly.imperium.rules.points import pay
from kanly.imperium.rules.pool import fill_pool
from kanly.imperium.rules.tiles import owns
from kanly.imperium.rules.units import DEPLOY_WITH, deploy_by_turn, front_of, mixed_deployments, troops_in_garrison
from kanly.imperium.state import (
    ImperiumState,
    Player,
    fighter,
    fresh_bloodlines,
    fresh_bloodlines_seat,
    fresh_bloodlines_turn,
    fresh_uprising_turn,
    is_under_way,
    opponents_of,
    people_in,
    team_of,
)
from kanly.imperium.steps import EFFECT, FLOW, OFFER

CHOOSE_SKILL: Final = FLOW.step("choose_skill")

ON_SPACE: Final = "commander.space/acquire_commander"
DRIVEN_OFF: Final = "commander.space/drive_off"
"""The entries of a turn at a space with a Commander, by their paths."""

HIRE: Final[int] = new_verb(
    "hire",
    read=lambda edition, words: (0, 0),
    every=lambda edition, seats: [action(HIRE)],
    label=lambda seen, chosen: message("action-hire"),
    write=lambda a, b: "",
)
TAKE_SKILL: Final[int] = new_verb(
    "skill",
    read=lambda edition, words: (edition.skill_ids[words[0]], 0),
    every=lambda edition, seats: [action(TAKE_SKILL, skill) for skill in edition.skill_ids.values()],
    label=lambda seen, chosen: message("action-skill", skill=SKILLS[chosen.a].key),
    write=lambda a, b: SKILLS[a].key,
)


# -- units ----------------------------------------------------------------------------------------------------------


def _leave(player: Player) -> None:
    """Return Commanders to their owner's supply after combat; those of a rival leave the game (B-5.7, B-12.2)."""
    mine = player.bloodlines
    if mine is not None:
        if ROLES[player.rival].has_hand:
            mine.supply += mine.conflict
        else:
            mine.gone += mine.conflict
        mine.conflict = 0


def _agents(player: Player) -> int:
    return 0 if player.bloodlines is None else player.bloodlines.agents


def _agents_leave(player: Player) -> None:
    """Return Duncan's Agents from the Conflict to the leader (B-10.3)."""
    if player.bloodlines is not None:
        player.ready += player.bloodlines.agents
        player.bloodlines.agents = 0


COMMANDER: Final = Unit("commander", COMMANDER_STRENGTH, front_of, _leave)
AGENT: Final = Unit("agent", COMMANDER_STRENGTH, _agents, _agents_leave)


def more_strength(state: ImperiumState, seat: int) -> int:
    """Return the strength that Skills add while a Commander is in the Conflict (B-6.1, B-6.5).

    A rival's Commander has twice the strength and no Skill (B-12.2); Duncan's Agent one more with the Swordmaster.
    """
    player = state.players[seat]
    mine = player.bloodlines
    if mine is None:
        return 0
    more = mine.agents if mine.agents and player.swordmaster else 0
    if not mine.conflict:
        return more
    if not ROLES[player.rival].has_hand:
        return COMMANDER_STRENGTH * mine.conflict
    for skill in mine.skills:
        if SKILLS[skill].strength:
            more += _skill_strength(state, seat, SKILLS[skill].key)
    return more


def _skill_strength(state: ImperiumState, seat: int, key: str) -> int:
    """Return what a combat Skill adds now (B-6.3)."""
    if key == "canny":
        for space in state.edition.by_icon[LANDSRAAD]:
            if state.agents[space.id] >> seat & 1:
                return 2
        return 0
    if key == "loyal":
        return 2 if state.players[seat].influence[EMPEROR] >= 3 else 0
    for other in opponents_of(state, seat):
        up = state.players[other].uprising
        if up is not None and up.sandworms:
            return 2
    return 1


# -- setup and turns ------------------------------------------------------------------------------------------------


def lay_out(state: ImperiumState, options: Mapping[str, str]) -> None:
    """Put Commanders on their spaces and one into the bank, and lay four Skills open (B-3.1, B-3.3, B-4.1, B-11.1)."""
    edition = state.edition
    table = state.bloodlines = fresh_bloodlines()
    for player in state.players:
        player.bloodlines = fresh_bloodlines_seat()
    spaces = edition.commander_spaces[people_in(state)]
    table.commanders = sum([1 << edition.space_ids[key] for key in spaces])
    table.bank = 1
    table.gone = COMMANDERS - 1 - len(spaces)
    skills = sorted(edition.skills)
    shuffle(state, skills, "skills", SKILLS)
    table.stack = tuple(skills)
    show_skills(state)


def show_skills(state: ImperiumState) -> None:
    """Turn Skills of the stack up until four lie open, as long as there are any (B-5.2)."""
    table = state.bloodlines
    assert table is not None
    while len(table.skills) < SKILLS_SHOWN and table.stack:
        table.skills += table.stack[-1:]
        table.stack = table.stack[:-1]
        state.told += 1
        if state.log is not None:
            tell(state, "skill_shown", NONE, skill=SKILLS[table.skills[-1]].key)


def bring_sietch(state: ImperiumState) -> None:
    """Put Tuek's Sietch beside the board where a person plays Esmar Tuek (B-10.4, hagal E-9)."""
    assert state.bloodlines is not None
    for player in state.players:
        own = LEADERS[player.leader].own if player.leader != NONE and ROLES[player.rival].has_hand else None
        if own is not None and own.brings_space:
            state.bloodlines.sietch = 1


def begin_turn(state: ImperiumState) -> None:
    """Begin to count what happens in a turn."""
    state.turn.bloodlines = fresh_bloodlines_turn()
    if state.turn.uprising is None:
        state.turn.uprising = fresh_uprising_turn()  # spice gained counts here, too


def forget_shigawire(state: ImperiumState) -> None:
    """Urgent Shigawire ends with the round."""
    for player in state.players:
        if player.bloodlines is not None:
            player.bloodlines.primed = 0


# -- acquiring and recruiting ---------------------------------------------------------------------------------------


def may_command(state: ImperiumState, seat: int) -> bool:
    """Say whether a seat can have Commanders: of two teams not the one that rides (B-11.2)."""
    for at, command in state.edition.commands.items():
        if command.summons and seat in team_of(state, at):
            return False
    return True


def price(state: ImperiumState, seat: int) -> int:
    """Return what recruiting a Commander costs a seat in Solari (B-5.1, B-5.8, B-5.15)."""
    cost = COMMANDER_PRICE
    if state.turn.bloodlines is not None:
        cost -= state.turn.bloodlines.discount
    if state.tech is not None and owns(state, seat, "sardaukar_high_command"):
        cost -= 1
    return max(0, cost)


def visit_commander(state: ImperiumState, seat: int, space: Space) -> None:
    """Add to the turn what the Commander of a space offers (B-5.1, B-11.2)."""
    if stands_on(state, space.id):
        path = ON_SPACE if may_command(state, seat) else DRIVEN_OFF
        fill_pool(state, seat, (state.edition.paths[path],), NONE)


def stands_on(state: ImperiumState, space: int) -> bool:
    """Say whether a Commander stands on a space."""
    return state.bloodlines is not None and space != NONE and bool(state.bloodlines.commanders >> space & 1)


def usable_acquire(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    """Say whether the Commander of this turn's space is there and can be paid for (B-5.1)."""
    return stands_on(state, state.turn.space) and state.players[seat].goods[SOLARI] >= price(state, seat)


def needs_commander(state: ImperiumState, seat: int, effect: Effect) -> Text:
    """Say what a Commander costs."""
    cost = price(state, seat)
    return Text("why-commander-cost", f"a Sardaukar Commander costs {cost} Solari", cost=cost)


def do_acquire(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    """Pay for the Commander of the space, acquire and recruit it (B-5.1)."""
    if not usable_acquire(state, seat, effect, source):
        return
    pay(state, seat, SOLARI, price(state, seat))
    take_from_space(state, state.turn.space)
    gain_commander(state, seat, acquired=True)


def take_from_space(state: ImperiumState, space: int) -> None:
    """Take the Commander from a space, for good."""
    assert state.bloodlines is not None
    state.bloodlines.commanders &= ~(1 << space)


def do_drive_off(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    """Remove the Commander of the space from the game (B-11.2, B-12.1)."""
    if stands_on(state, state.turn.space):
        drive_off(state, seat, state.turn.space)


def drive_off(state: ImperiumState, seat: int, space: int) -> None:
    """Remove the Commander of a space from the game."""
    assert state.bloodlines is not None
    take_from_space(state, space)
    state.bloodlines.gone += 1
    if state.log is not None:
        tell(state, "commander_removed", seat, space=state.edition.board[space].key)


def payable_drive_off(state: ImperiumState, seat: int, effect: Effect, n: int, source: int) -> bool:
    """Say whether a Commander stands on the space of this turn."""
    return stands_on(state, state.turn.space)


def do_bank(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    """Acquire and recruit the Commander of the bank, free (B-5.14); Muad'Dib's team cannot (B-11.2)."""
    table = state.bloodlines
    if table is None or not table.bank or not may_command(state, seat):
        return
    table.bank = 0
    gain_commander(state, seat, acquired=True)
    skill = state.stack.pop()
    at = len(state.stack)
    while at and state.stack[at - 1][0] in (EFFECT, OFFER):
        at -= 1  # what the effect that trashed the card still has to do comes before the Skill
    state.stack.insert(at, skill)


def usable_bank(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    """Say whether the bank still has its Commander."""
    return state.bloodlines is not None and state.bloodlines.bank > 0 and may_command(state, seat)


def gain_commander(state: ImperiumState, seat: int, acquired: bool) -> None:
    """Recruit a Commander into the garrison; an acquired one brings a Skill (B-5.2, B-5.4).

    On Shaddam's turn it is the activated Ally's, who chooses the Skill (B-11.3).
    """
    owner = fighter(state, seat)
    mine, turn = state.players[owner].bloodlines, state.turn.bloodlines
    assert mine is not None
    mine.garrison += 1
    if turn is not None and is_under_way(state, owner):
        turn.recruited += 1
    if state.log is not None:
        tell(state, "acquired_commander" if acquired else "recruited_commander", owner)
    happens(state, seat, RECRUITED_COMMANDER)
    if acquired:
        state.stack.append((CHOOSE_SKILL, owner, 0, 0, 0))


def legal_hire(state: ImperiumState, seat: int) -> list[Action]:
    """List recruiting a Commander from the supply: once in each own turn, for Solari (B-5.8)."""
    player, turn = state.players[seat], state.turn
    if turn.bloodlines is None or turn.bloodlines.hired or player.bloodlines is None or commands(player):
        return []
    if turn.kind not in (TURN_START, AGENT_TURN, REVEAL_TURN) or not player.bloodlines.supply:
        return []
    return [action(HIRE)] if player.goods[SOLARI] >= price(state, seat) else []


def hire(state: ImperiumState, seat: int, choice: Action) -> None:
    """Pay for a Commander of the supply, who goes to the garrison without a Skill (B-5.8)."""
    mine, turn = state.players[seat].bloodlines, state.turn.bloodlines
    assert mine is not None
    assert turn is not None
    turn.hired = 1
    pay(state, seat, SOLARI, price(state, seat))
    mine.supply -= 1
    gain_commander(state, seat, acquired=False)


def hire_first(state: ImperiumState, seat: int, choice: Action) -> None:
    """Recruit one before the Agent is sent or the hand revealed; the turn begins afterwards."""
    open_turn(state, seat)
    hire(state, seat, choice)


# -- deploying (B-5.10) ---------------------------------------------------------------------------------------------


def legal_mixed(state: ImperiumState, seat: int) -> list[Action]:
    """List deploying Commanders, with troops or alone."""
    return [] if commands(state.players[seat]) else mixed_deployments(state, seat)


def deploy_mixed(state: ImperiumState, seat: int, choice: Action) -> None:
    """Deploy the chosen units."""
    deploy_by_turn(state, seat, choice)


# -- Skills (B-6) ---------------------------------------------------------------------------------------------------


def legal_skills(state: ImperiumState, step: Step) -> list[Action]:
    """List the face-up Skills of kinds that the owner has not (B-5.2, B-5.3)."""
    mine = state.players[step[1]].bloodlines
    assert state.bloodlines is not None
    assert mine is not None
    return [action(TAKE_SKILL, skill) for skill in sorted(set(state.bloodlines.skills)) if skill not in mine.skills]


def apply_skill(state: ImperiumState, step: Step, choice: Action) -> None:
    """Take the chosen Skill and turn another one up (B-5.2)."""
    mine = state.players[step[1]].bloodlines
    assert state.bloodlines is not None
    assert mine is not None
    state.bloodlines.skills = without(state.bloodlines.skills, choice.a)
    mine.skills += (choice.a,)
    if state.log is not None:
        tell(state, "skill", step[1], skill=SKILLS[choice.a].key)
    show_skills(state)
    awaken_skills(state, step[1])


def do_skill(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    """Gain a Skill (B-9.15); of Shaddam's tile the activated Ally (B-11.3)."""
    state.stack.append((CHOOSE_SKILL, fighter(state, seat), 0, 0, 0))


def usable_skill(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    """Say whether there is a Skill to choose."""
    return bool(legal_skills(state, (CHOOSE_SKILL, fighter(state, seat), 0, 0, 0)))


def awaken_skills(state: ImperiumState, seat: int) -> None:
    """On a Reveal turn let Skills pay that have not, if a Commander is in the Conflict (B-6.1, B-6.2, B-6.4)."""
    turn = state.turn
    mine, more = state.players[seat].bloodlines, turn.bloodlines
    if mine is None or more is None or turn.kind != REVEAL_TURN or turn.seat != seat or not mine.conflict:
        return
    for skill in mine.skills:
        if skill not in more.skills and SKILLS[skill].reveal:
            more.skills += (skill,)
            fill_pool(state, seat, SKILLS[skill].reveal, NONE)


def reveal_bonuses(state: ImperiumState, seat: int) -> None:
    """Add what Skills and a Navigation card give in every Reveal turn (B-6.4, B-10.9)."""
    mine = state.players[seat].bloodlines
    if mine is not None:
        state.turn.persuasion += mine.persuasion
    awaken_skills(state, seat)


def payable_skill_tile(state: ImperiumState, seat: int, effect: Effect, n: int, source: int) -> bool:
    """Say whether the Skill of this effect is still there."""
    mine = state.players[seat].bloodlines
    return mine is not None and state.edition.skill_ids[effect.owner] in mine.skills


def do_trash_skill(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    """Trash the Skill that this stands on, as a price (B-6.3)."""
    mine = state.players[seat].bloodlines
    assert mine is not None
    assert state.bloodlines is not None
    skill = state.edition.skill_ids[effect.owner]
    mine.skills = without(mine.skills, skill)
    state.bloodlines.lost += (skill,)
    if state.log is not None:
        tell(state, "skill_trashed", seat, skill=SKILLS[skill].key)


# -- Command and the Combat icon (B-7.4 to B-7.8) -------------------------------------------------------------------


def holds_command(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    """If 6 or more persuasion was generated in this Reveal turn, whatever was spent (B-7.4, B-7.5)."""
    turn = state.turn
    if turn.kind != REVEAL_TURN or turn.seat != seat:
        return False
    return turn.persuasion + (0 if turn.bloodlines is None else turn.bloodlines.spent) >= COMMAND


def do_combat_icon(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    """Let units be deployed this turn as if an Agent had gone to a Combat space (B-7.7)."""
    if state.turn.bloodlines is not None and state.turn.seat == seat:
        state.turn.bloodlines.combat = 1
        if state.log is not None:
            tell(state, "combat_icon", seat)


def do_cheaper(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    """Let Commanders cost less this turn (B-5.15)."""
    if state.turn.bloodlines is not None:
        state.turn.bloodlines.discount += effect.n


# -- conditions and counts ------------------------------------------------------------------------------------------


def holds_front(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    """With n or more Commanders in the Conflict."""
    return front_of(state.players[fighter(state, seat)]) >= effect.n


def holds_garrison(state: ImperiumState, seat: int, effect: Effect, source: int) -> bool:
    """With n or more units in the garrison: troops and Commanders."""
    return troops_in_garrison(state.players[fighter(state, seat)]) >= effect.n


def counts_kinds(state: ImperiumState, seat: int, effect: Effect, source: int) -> int:
    """Count the kinds of own units in the Conflict (B-7.15)."""
    player = state.players[fighter(state, seat)]
    kinds = 1 if player.conflict else 0
    for unit in state.edition.units:
        kinds += 1 if unit.count(player) else 0
    return kinds


MOVES: Final = ((HIRE, legal_hire, hire), (DEPLOY_WITH, legal_mixed, deploy_mixed))
"""What may be done between the effects of a turn (B-5.8, B-5.10)."""
OPENING: Final = ((HIRE, legal_hire, hire_first),)
"""What may be done before the first of them."""

FLOW.decides(CHOOSE_SKILL, legal_skills, apply_skill)
