"""The order of a turn's effects is the player's (I-6.2, I-18.8): nothing is carried out too soon (K-5, K-6, K-12)."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random

import pytest

import kanly
from kanly.engine.options import Variant
from kanly.imperium.actions import AGENT, PLAY
from kanly.imperium.components import INTRIGUES, LEADERS
from kanly.imperium.editions import compose
from kanly.imperium.state import ImperiumState, Player
from kanly.imperium.steps import FLOW
from tests.imperium.patience import TooManyStates, missed
from tests.imperium.uprising.scenes import plotting
from tests.scene import Scene

# -- the orders themselves -----------------------------------------------------------------------------------------


def test_a_drawn_double_cross_is_playable_before_a_recruit_that_empties_the_supply() -> None:
    scene = Scene().set(0, hand=["piter_de_vries"], intrigue=["ambush"], troops=(3, 8), solari=1)
    scene.set(1, troops=(2, 1)).set_intrigue_deck("double_cross")
    scene.do("agent piter_de_vries@hall_of_oratory", "use piter_de_vries/intrigue", "play double_cross")
    assert scene.troops(0) == (0, 3, 9)
    assert scene.troops(1) == (10, 2, 0)
    assert scene.options == ["done"], "the recruit of the space finds no troop left"


def test_a_recruit_from_a_short_supply_may_come_first_too() -> None:
    scene = Scene().set(0, hand=["piter_de_vries"], intrigue=["double_cross"], troops=(3, 8), solari=1)
    scene.set(1, troops=(2, 1)).do("agent piter_de_vries@hall_of_oratory", "use hall_of_oratory/troops")
    assert scene.troops(0) == (0, 4, 8)


def test_a_recruit_from_a_short_supply_comes_unasked_when_no_plot_card_can_come_before_it() -> None:
    scene = Scene().set(0, hand=["dagger"], troops=(3, 8)).set(1, hand=["diplomacy"])
    scene.do("agent dagger@hall_of_oratory")
    assert scene.to_move == 1
    assert scene.troops(0) == (0, 4, 8)


def test_the_emperors_bonus_waits_for_a_double_cross_paid_by_the_visit() -> None:
    scene = Scene().set(0, hand=["diplomacy"], intrigue=["double_cross", "ambush"], troops=(3, 8))
    scene.set(0, influence={"emperor": 3}).set(1, troops=(2, 1))
    scene.do("agent diplomacy@wealth", "play double_cross")
    assert scene.troops(0) == (0, 3, 9)
    assert scene.influence(0, "emperor") == 4
    assert scene.options == ["done"], "the bonus finds no troop left"


def test_the_emperors_bonus_comes_at_once_from_a_full_supply() -> None:
    scene = Scene().set(0, hand=["diplomacy"], intrigue=["double_cross"], influence={"emperor": 3})
    scene.do("agent diplomacy@wealth")
    assert scene.troops(0) == (7, 5, 0)


def test_test_of_humanity_waits_for_a_plot_card_paid_by_the_space() -> None:
    scene = Scene().set(0, hand=["test_of_humanity"], intrigue=["dispatch_an_envoy", "double_cross", "ambush"])
    scene.set(1, hand=["dagger"], troops=(2, 1))
    scene.do("play dispatch_an_envoy", "agent test_of_humanity@wealth")
    assert scene.to_move == 0
    scene.do("play double_cross")
    assert scene.troops(1) == (10, 2, 0)
    assert scene.troops(0) == (8, 3, 1)
    assert scene.options == ["use test_of_humanity/either"]


def test_a_foldspace_card_waits_for_a_refocus() -> None:
    scene = Scene().set(0, hand=["diplomacy"], deck=["dagger"], discard=["scout"], intrigue=["refocus", "ambush"])
    scene.do("agent diplomacy@foldspace", "play refocus")
    assert sorted([*scene.cards(0, "hand"), *scene.cards(0, "deck")]) == ["dagger", "scout"]
    scene.do("use foldspace/take", "done")
    assert scene.cards(0, "discard") == ["foldspace"]


def test_a_foldspace_card_comes_at_once_without_intrigue_cards() -> None:
    scene = Scene().set(0, hand=["diplomacy"]).do("agent diplomacy@foldspace")
    assert "foldspace" in scene.cards(0, "discard")


def test_a_draw_waits_for_an_intrigue_card_of_the_barons_masterstroke() -> None:
    scene = Scene(leaders=["baron_vladimir_harkonnen"])
    scene.set(0, hand=["arrakis_recruiter"], discard=[], troops=(6, 0))
    scene.set(0, deck=["dagger", "diplomacy", "reconnaissance"], influence={"bene_gesserit": 3})
    scene.set(0, tokens=["bene_gesserit", "fremen"]).set_intrigue_deck("poison_snooper")
    scene.do("agent arrakis_recruiter@arrakeen")
    assert scene.cards(0, "hand") == []
    scene.do("deploy 4")
    assert "play poison_snooper" in scene.options


def test_memnons_council_seat_may_bring_a_double_cross_before_a_recruit_from_a_short_supply() -> None:
    scene = Scene(leaders=["earl_memnon_thorvald"])
    scene.set(0, hand=["sardaukar_legion"], troops=(3, 7), solari=6)
    scene.set(0, influence={"bene_gesserit": 3}).set(1, troops=(2, 1)).set_intrigue_deck("double_cross")
    scene.do("agent sardaukar_legion@high_council", "use high_council/council", "faction bene_gesserit")
    scene.do("play double_cross")
    assert scene.troops(0)[2] == 8


def test_the_emperors_bonus_leaves_reinforcements_their_troops_on_a_reveal_turn() -> None:
    scene = Scene(leaders=["count_ilban_richese"]).set(0, intrigue=["reinforcements"], troops=(3, 6), solari=3)
    scene.set(0, hand=["convincing_argument", "convincing_argument", "stilgar", "lady_jessica"])
    scene.set(0, influence={"emperor": 3, "guild": 3})
    scene.set_row("choam_directorship", "scout", "scout", "the_voice", "the_voice")
    scene.do("reveal", "acquire choam_directorship", "play reinforcements")
    assert "deploy 3" in scene.options


def test_a_visit_waits_for_a_plot_card_that_loses_influence_and_regains_the_bonus() -> None:
    scene = plotting("change_allegiances", "cunning", hand=["diplomacy"], influence={"fremen": 4}, deck=[], discard=[])
    scene.do("agent diplomacy@fremkit", "play change_allegiances", "faction guild")
    scene.do("use space.fremkit/fremen")
    assert scene.influence(0, "fremen") == 4
    assert scene.goods(0) == (0, 0, 1), "the bonus of step 4, reached again"


# -- and all others, by search ----------------------------------------------------------------------------------------

ROUNDS = int(os.environ.get("KANLY_ORDERS", "1"))
"""How often the search goes through the Plot cards, each time with other cards to send with; more in `make sweep`."""

FIRSTS = 2
"""How many ways into the turn are tried from each position."""

MOST = 3000
"""Positions of a turn that are visited before the search leaves it."""


FEW = (3, 9)
"""How many cards a Plot card is tried with in a round: of Uprising, whose turns have many more ways, and of base."""

VARIANTS = (Variant("base"), Variant("uprising", ("choam",)))


def plots(variant: Variant) -> list[str]:
    """Name the Plot cards of what is played."""
    return sorted({INTRIGUES[card].key for card in compose(variant).intrigues if INTRIGUES[card].plot})


can_wait = pytest.mark.skipif("compiled" in Path(kanly.__file__).parts, reason="a compiled build cannot be patient")


@can_wait
def test_the_search_finds_what_version_1_did_too_soon() -> None:
    """Each of the orders that version 1 of the rules kept from its players, as the search tells it."""
    assert "play double_cross" in found_in_version_1(
        Scene().set(0, hand=["piter_de_vries"], intrigue=["ambush"], troops=(3, 8), solari=1)
        .set(1, troops=(2, 1)).set_intrigue_deck("double_cross"),
        "agent piter_de_vries@hall_of_oratory",
    )  # fmt: skip
    assert "play double_cross" in found_in_version_1(
        Scene().set(0, hand=["diplomacy"], intrigue=["double_cross", "ambush"], troops=(3, 8), influence={"emperor": 3})
        .set(1, troops=(2, 1)),
        "agent diplomacy@wealth",
    )  # fmt: skip
    assert "play double_cross" in found_in_version_1(
        Scene().set(0, hand=["test_of_humanity"], intrigue=["dispatch_an_envoy", "double_cross", "ambush"])
        .set(1, hand=["dagger"], troops=(2, 1)).do("play dispatch_an_envoy"),
        "agent test_of_humanity@wealth",
    )  # fmt: skip
    assert "play refocus" in found_in_version_1(
        Scene().set(0, hand=["diplomacy"], deck=["dagger"], discard=["scout"], intrigue=["refocus", "ambush"]),
        "agent diplomacy@foldspace",
    )  # fmt: skip


def found_in_version_1(scene: Scene, first: str) -> list[str]:
    """Return all actions on the ways that only the patient build of version 1 has."""
    state = scene.state.clone()
    state.edition = compose(Variant("base"), 1)
    (action,) = [option for option in state.options if option.text == first]
    return [step for way in missed(state, action, MOST) for step in way]


@can_wait
@pytest.mark.parametrize(
    ("variant", "plot"),
    [pytest.param(variant, plot, id=f"{variant}-{plot}") for variant in VARIANTS for plot in plots(variant)],
)
def test_no_order_of_a_turn_is_out_of_reach(variant: Variant, plot: str) -> None:
    random = Random(plot)
    edition = compose(variant)
    deck = sorted({*edition.deck, *edition.start_deck, *edition.reserve})
    few = FEW[0 if edition.posts else 1]
    searched = left = 0
    for card in [card for _ in range(ROUNDS) for card in random.sample(deck, few)]:
        state = hard_position(variant, card, plot, random)
        for first in random.sample(state.options, min(FIRSTS, len(state.options))):
            try:
                ways = missed(state, first, MOST)
            except TooManyStates:
                left += 1
                continue
            searched += 1
            assert ways == [], f"{LEADERS[state.players[state.turn.seat].leader].key}: only by waiting"
    assert searched >= left if edition.posts else searched > 5 * left


def hard_position(variant: Variant, card: int, plot: str, random: Random) -> ImperiumState:
    """Return the start of a turn in some random game, with a card and a Plot card in hand, and little of all else."""
    while True:
        seats, seed = random.choice((3, 4)), random.getrandbits(40)
        game = kanly.new("imperium", edition=variant.edition, modules=variant.modules, seats=seats, seed=seed)
        moves = random.randint(20, 120)
        while not game.is_over and (moves > 0 or game.decision.kind != "turn"):
            game.apply(random.choice(game.decision.actions))
            moves -= 1
        if not game.is_over:
            state = game.state.clone()
            assert isinstance(state, ImperiumState)
            player = state.players[state.pending[1]]
            player.hand = [card, *player.hand[:2]]
            player.known_hand = ()
            make_scarce(state, player, plot, random)
            FLOW.relist(state)
            begin(state, card, random)
            return state


def begin(state: ImperiumState, card: int, random: Random) -> None:
    """Leave some ways into the turn: mostly the card's, now and then after a Plot card; else any, a Reveal turn too."""
    played = [action for action in state.options if action.kind == PLAY]
    if played and random.random() < 0.2:
        FLOW.answer(state, random.choice(played))
    sendings = [action for action in state.options if action.kind == AGENT and action.a == card]
    if sendings and random.random() < 0.7:
        state.options = sendings


def make_scarce(state: ImperiumState, player: Player, plot: str, random: Random) -> None:
    """Give a seat Plot cards, and let supply, deck and Intrigue deck run short."""
    piles = [*state.intrigue_deck, *state.intrigue_discard, *player.intrigue]
    random.shuffle(piles)
    held = [card for card in piles if INTRIGUES[card].key == plot][:1]
    held += [card for card in piles if INTRIGUES[card].plot and card not in held][: random.choice((0, 0, 1, 2))]
    for card in held:
        piles.remove(card)
    player.intrigue, player.seen = held, ()
    if held and random.random() < 0.3:  # drawn in the course of the turn
        piles.insert(0, player.intrigue.pop(0))
    left = random.choice((0, 1, len(piles), len(piles)))
    state.intrigue_deck, state.intrigue_discard = piles[:left][::-1], piles[left:]
    troops = player.supply + player.garrison + player.conflict
    player.supply = min(troops, random.choice((0, 1, 2, 3, 6)))
    player.garrison = min(troops - player.supply, random.choice((0, 1, 3, 6)))
    player.conflict = troops - player.supply - player.garrison
    for other in state.players:
        other.conflict = max(other.conflict, random.choice((0, 1)))
    player.goods = [random.choice((0, 0, 1, 2, 5, 8)), random.choice((0, 1, 3, 6)), random.choice((0, 1, 2))]
    player.influence = [random.choice((0, 1, 2, 3, 3, 5, 6)) for _ in player.influence]
    if random.random() < 0.5:
        player.leader = random.choice(state.edition.leaders)
        player.tokens = random.choice((0b0011, 0b0101, 0b1100)) if LEADERS[player.leader].secret_factions else 0
        player.struck = 0
    if player.uprising is not None:
        send_spies(state, player, random)
    kept = random.choice((0, 1, 2, len(player.deck)))
    player.discard += player.deck[kept:]
    del player.deck[kept:]
    player.known_top = 0


def send_spies(state: ImperiumState, player: Player, random: Random) -> None:
    """Leave few posts free, so that a turn has not too many ways, and give a seat Maker Hooks and sandworms."""
    posts = list(range(len(state.edition.posts)))
    random.shuffle(posts)
    for other in state.players:
        mine = other.uprising
        assert mine is not None
        count = random.choice((0, 1, 3)) if other is player else 3
        mine.spies = sum(1 << posts.pop() for _ in range(count))
        if other is player:
            mine.hooks, mine.sandworms = random.choice((0, 1)), random.choice((0, 0, 1))
