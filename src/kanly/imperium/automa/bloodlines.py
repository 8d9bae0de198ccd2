"""How the games' own opponents deal with Sardaukar Commanders and Tech (hagal E)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kanly.engine.tell import tell
from kanly.imperium.effects import Effect
from kanly.imperium.ids import GARRISON_LIMIT, NONE, SOLARI, SPICE
from kanly.imperium.opponents import HAGAL_CARDS
from kanly.imperium.pieces import TILES
from kanly.imperium.roles import ROLES
from kanly.imperium.rules.cards import push_effects, without
from kanly.imperium.rules.points import account, gain, pay
from kanly.imperium.rules.sardaukar import drive_off, gain_commander, price, stands_on
from kanly.imperium.rules.spies import place_spy, rival_post, spies_of
from kanly.imperium.rules.tech import rivals_want_tech, take_tile, turn_up_for_rivals
from kanly.imperium.rules.tiles import owns
from kanly.imperium.rules.troops import at_hand, recruit, strength
from kanly.imperium.rules.units import guard_of
from kanly.imperium.state import ImperiumState, opponents_of, rival_card

TECH_DISCOUNT: Final = 1
"""What a tile costs a rival less (hagal E-4)."""
DELIVERED: Final = 2
TRAINED: Final = 2
"""What Delivery Bay and Training Depot give a rival."""


# -- Commanders (hagal E-2, hagal E-3, hagal E-9) -------------------------------------------------------------------


def meet_commander(state: ImperiumState, seat: int) -> None:
    """Let a rival deal with the Commander of the space that its Agent was sent to (hagal E-2, hagal E-9).

    The spoiler of two people removes it, any other only with its Swordmaster: a streamlined one removes it, too, the
    others pay for it, if they can.
    """
    space = state.turn.space
    if not stands_on(state, space):
        return
    player = state.players[seat]
    card = rival_card(player)
    if not ROLES[player.rival].competes or (card is not None and card.streamlined and player.swordmaster):
        drive_off(state, seat, space)
    elif player.swordmaster and player.goods[SOLARI] >= price(state, seat):
        assert state.bloodlines is not None
        pay(state, seat, SOLARI, price(state, seat))
        state.bloodlines.commanders &= ~(1 << space)
        gain_commander(state, seat, acquired=False)


def rival_forces(state: ImperiumState, seat: int) -> tuple[int, int]:
    """Return how many troops and Commanders a rival deploys: Commanders first (hagal A-8, A-9, hagal E-3)."""
    turn = state.turn
    came = 0 if turn.bloodlines is None else turn.bloodlines.recruited
    commanders = min(guard_of(state.players[seat]), came + GARRISON_LIMIT)
    room = GARRISON_LIMIT - max(0, commanders - came)
    return min(at_hand(state, seat), turn.recruited + room), commanders


def sort_out_sietch(state: ImperiumState) -> None:
    """Leave the cards of Tuek's Sietch out of the House Hagal deck where nobody has brought it (hagal E-1)."""
    if state.hagal is None or (state.bloodlines is not None and state.bloodlines.sietch):
        return
    state.hagal.deck = [card for card in state.hagal.deck if not names_sietch(card)]


def names_sietch(card: int) -> bool:
    """Say whether a House Hagal card is one of Tuek's Sietch."""
    return "tueks_sietch" in HAGAL_CARDS[card].spaces


# -- Tech for one person (hagal E-4) --------------------------------------------------------------------------------


def lay_out_for_rivals(state: ImperiumState, options: Mapping[str, str]) -> None:
    """See to it at setup."""
    turn_up_for_rivals(state)


def acquire_for_rival(state: ImperiumState, seat: int) -> None:
    """Let a rival with its Swordmaster acquire the dearest tile that it can pay for (hagal E-4)."""
    player, tech = state.players[seat], state.tech
    if tech is None or not rivals_want_tech(state) or not player.swordmaster:
        return
    able = [
        stack[-1]
        for stack in tech.stacks
        if stack and TILES[stack[-1]].rival and TILES[stack[-1]].cost - TECH_DISCOUNT <= player.goods[SPICE]
    ]
    if not able:
        return
    dearest = max(TILES[tile].cost for tile in able)
    tile = next(tile for tile in able if TILES[tile].cost == dearest)
    pay(state, seat, SPICE, max(0, dearest - TECH_DISCOUNT))
    before = len(state.stack)
    take_tile(state, seat, tile)
    _do_as_rival(state, seat, tile, before)


def _do_as_rival(state: ImperiumState, seat: int, tile: int, before: int) -> None:
    """Leave out or replace what a tile does otherwise for a rival when it is acquired (hagal E-4)."""
    key = TILES[tile].key
    if key in ("delivery_bay", "gene_locked_vault"):
        del state.stack[before:]
    if key == "gene_locked_vault":
        push_effects(state, seat, TILES[tile].acquire[0].parts[:1], NONE)
    if key == "spy_drones":
        flip_drones(state, seat)


def do_rival_tech(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    """Acquire a tile as by an Acquire Tech card (hagal E-4)."""
    acquire_for_rival(state, seat)


def _flip(state: ImperiumState, seat: int, key: str) -> bool:
    """Turn a tile of a rival face down, if it has it face up."""
    tech = state.players[seat].tech
    tile = state.edition.tile_ids.get(key, NONE)
    if tech is None or tile not in tech.tiles:
        return False
    tech.tiles = without(tech.tiles, tile)
    tech.flipped += (tile,)
    if state.log is not None:
        tell(state, "flipped", seat, tile=key)
    return True


def drops_troops(state: ImperiumState, seat: int) -> bool:
    """Say whether Rapid Dropships is flipped, so that a rival deploys from a space that is none for Combat."""
    return _flip(state, seat, "rapid_dropships")


def flip_drones(state: ImperiumState, seat: int) -> None:
    """Flip Spy Drones at the first opportunity of a round, for 1 Solari."""
    if _flip(state, seat, "spy_drones"):
        gain(state, seat, SOLARI, 1)


def finish_round(state: ImperiumState, seat: int) -> None:
    """After the turn with its last Agent let a rival have what its tiles give on a Reveal turn (hagal E-4)."""
    if owns(state, seat, "delivery_bay"):
        gain(state, seat, SOLARI, DELIVERED)
    if owns(state, seat, "panopticon"):
        recruit(state, seat, 1)
        _spy(state, seat)
    if owns(state, seat, "training_depot"):
        player = state.players[seat]
        player.swords += TRAINED
        if state.log is not None:
            tell(state, "swords", seat, count=TRAINED, strength=strength(state, seat))


def _spy(state: ImperiumState, seat: int) -> None:
    if rival_card(state.players[seat]) is not None:
        post = rival_post(state, seat, False)
        if post != NONE and not spies_of(state, seat) >> post & 1:
            place_spy(state, seat, post)


def trade_again(state: ImperiumState) -> None:
    """At Round Start let rivals buy what they have saved for, if the Conflict is of level III."""
    for seat, player in enumerate(state.players):
        if not ROLES[player.rival].has_hand:
            account(state, seat)


# -- the rival card of Chani ----------------------------------------------------------------------------------------


def do_levy(state: ImperiumState, seat: int, effect: Effect, source: int) -> None:
    """Take a spice from each opponent that has any; it is moved, not paid to the bank."""
    for other in opponents_of(state, seat):
        player = state.players[other]
        if player.goods[SPICE]:
            player.goods[SPICE] -= 1
            if state.log is not None:
                tell(state, "gave", other, to=seat, resource="spice", count=1)
            state.players[seat].goods[SPICE] += 1
