"""Choices inside an effect: of its options, of what is trashed, discarded or called back (I-7)."""

from __future__ import annotations

from kanly.engine.action import Action
from kanly.engine.flow import Step
from kanly.engine.tell import tell
from kanly.imperium import actions
from kanly.imperium.actions import action, space_action
from kanly.imperium.components import CARDS
from kanly.imperium.effects import EFFECTS, Effect
from kanly.imperium.ids import NONE
from kanly.imperium.roles import ROLES
from kanly.imperium.rules import cards
from kanly.imperium.rules.activation import return_token
from kanly.imperium.rules.cards import push_chosen
from kanly.imperium.rules.conditions import playable, usable
from kanly.imperium.rules.fray import RECALL_FIGHTER, legal_fighters
from kanly.imperium.rules.perform import perform
from kanly.imperium.rules.troops import lower_swords, strength
from kanly.imperium.state import ImperiumState, rival_card, scores
from kanly.imperium.steps import CHOOSE, DISCARD, EITHER, FLOW, OFFER, RECALL_AGENT, TRASH
from kanly.imperium.words import INFLUENCE


def legal_either(state: ImperiumState, step: Step) -> list[Action]:
    """List the options that can be carried out (I-7.5)."""
    seat, source = step[1], step[3]
    parts = [part for part in EFFECTS[step[2]].parts if option_usable(state, seat, part, source)]
    if ROLES[state.players[seat].rival].by_card:
        parts = parts[:1]  # in printed order (hagal G-12)
    return [action(actions.CHOOSE, part.id) for part in parts]


def option_usable(state: ImperiumState, seat: int, part: Effect, source: int) -> bool:
    """Say whether an option can be chosen: on an Intrigue card its price must lead somewhere (I-7.3, I-7.5)."""
    return playable(state, seat, part) if source == NONE else usable(state, seat, part, source)


def apply_either(state: ImperiumState, step: Step, choice: Action) -> None:
    """Carry out the chosen option."""
    perform(state, step[1], EFFECTS[choice.a], step[3])


def legal_choices(state: ImperiumState, step: Step) -> list[Action]:
    """List the ways to choose n different parts, named before any is carried out (I-7.6)."""
    effect = EFFECTS[step[2]]
    able = [i for i, part in enumerate(effect.parts) if usable(state, step[1], part, step[3])]
    masks = _masks(able, min(effect.n, len(able)))
    if ROLES[state.players[step[1]].rival].prefers_least and effect.parts[0].op == INFLUENCE:
        masks = _lowest(state, step[1], effect, masks)
    if ROLES[state.players[step[1]].rival].by_card:
        masks = masks[:1]  # in printed order (hagal G-12)
    return [action(actions.COMBINE, effect.id, mask) for mask in masks]


def _lowest(state: ImperiumState, seat: int, effect: Effect, masks: list[int]) -> list[int]:
    """Keep the choices of factions in which a rival has least influence, first on its card (hagal C-10, D-42)."""
    influence = state.players[seat].influence
    card = rival_card(state.players[seat])
    ranks = []
    for mask in masks:
        factions = [part.m for i, part in enumerate(effect.parts) if mask >> i & 1]
        ranks.append(sorted([(influence[f], 0 if card is None else card.order.index(f)) for f in factions]))
    return [mask for mask, rank in zip(masks, ranks, strict=True) if rank == min(ranks)]


def _masks(items: list[int], count: int) -> list[int]:
    if count == 0:
        return []
    if count == 1:
        return [1 << item for item in items]
    return [1 << item | rest for at, item in enumerate(items) for rest in _masks(items[at + 1 :], count - 1)]


def apply_choice(state: ImperiumState, step: Step, choice: Action) -> None:
    """Carry out all chosen parts, in printed order."""
    parts = EFFECTS[step[2]].parts
    push_chosen(state, step[1], tuple(p for i, p in enumerate(parts) if choice.b >> i & 1), step[3])


def legal_offer(state: ImperiumState, step: Step) -> list[Action]:
    """List using or declining an optional effect outside a turn's pool (I-7.1)."""
    effect = EFFECTS[step[2]]
    if not usable(state, step[1], effect, step[3]):
        return []
    player = state.players[step[1]]
    if ROLES[player.rival].by_card:
        return [action(actions.USE, effect.id)] if scores(player) else []  # offers are of points (hagal D-43, D-54)
    return [action(actions.USE, effect.id), action(actions.DONE)]


def apply_offer(state: ImperiumState, step: Step, choice: Action) -> None:
    """Use it, or not."""
    if choice.kind == actions.USE:
        perform(state, step[1], EFFECTS[step[2]], step[3])


def legal_trashes(state: ImperiumState, step: Step) -> list[Action]:
    """List one's cards in hand, discard pile and play (I-19.5)."""
    player = state.players[step[1]]
    options = []
    for zone, zone_cards in enumerate((player.hand, player.discard, cards.in_play(player))):
        options += [action(actions.TRASH, card, zone) for card in sorted(set(zone_cards))]
    return options


def apply_trash(state: ImperiumState, step: Step, choice: Action) -> None:
    """Trash the chosen card, which may be the one that says so (I-6.8)."""
    effect = EFFECTS[step[3]]
    cards.trash(
        state, step[1], choice.a, choice.b, by_itself=effect.of == "card" and effect.owner == CARDS[choice.a].key
    )


def legal_discards(state: ImperiumState, step: Step) -> list[Action]:
    """List the cards in hand (I-7.9)."""
    return [action(actions.DISCARD, card) for card in sorted(set(state.players[step[1]].hand))]


def apply_discard(state: ImperiumState, step: Step, choice: Action) -> None:
    """Discard the chosen card."""
    cards.discard(state, step[1], choice.a)


def holds_several(state: ImperiumState, step: Step) -> bool:
    """Say whether to ask although all cards in hand are alike: silence would tell that they are (I-24.10)."""
    return len(state.players[step[1]].hand) > 1


def legal_recalls(state: ImperiumState, step: Step) -> list[Action]:
    """List the spaces where one's Agents stand, and the Conflict (I-7.12, B-10.3)."""
    seat, edition = step[1], state.edition
    spaces = [space for space, mask in enumerate(state.agents) if mask >> seat & 1]
    return [space_action(edition, actions.RECALL, space) for space in spaces] + legal_fighters(state, seat)


def apply_recall(state: ImperiumState, step: Step, choice: Action) -> None:
    """Return the Agent to the leader, usable again this round (I-7.12, I-23.24)."""
    seat = step[1]
    if choice.kind == RECALL_FIGHTER:
        recall_fighter(state, seat)
        return
    state.agents[choice.a] &= ~(1 << seat)
    state.players[seat].ready += 1
    if state.players[seat].team is not None:
        return_token(state, seat, choice.a)
    if state.log is not None:
        tell(state, "recalled_agent", seat, space=state.edition.board[choice.a].key)


def recall_fighter(state: ImperiumState, seat: int) -> None:
    """Return Duncan's Agent from the Conflict to the leader (B-10.3)."""
    player = state.players[seat]
    assert player.bloodlines is not None
    player.bloodlines.agents -= 1
    player.ready += 1
    if player.team is not None:
        return_token(state, seat, NONE)
        lower_swords(state, seat)
    if state.log is not None:
        tell(state, "recalled_fighter", seat, strength=strength(state, seat))


FLOW.decides(EITHER, legal_either, apply_either)
FLOW.decides(CHOOSE, legal_choices, apply_choice)
FLOW.decides(OFFER, legal_offer, apply_offer)
FLOW.decides(TRASH, legal_trashes, apply_trash, holds_several)
FLOW.decides(DISCARD, legal_discards, apply_discard, holds_several)
FLOW.decides(RECALL_AGENT, legal_recalls, apply_recall)
