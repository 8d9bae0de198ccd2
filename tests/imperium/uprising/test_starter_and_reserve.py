"""The starting deck of ten cards and the two stacks of the Reserve (U-3.4, U-3.8, U-14.1)."""

from __future__ import annotations

from collections import Counter

import pytest

import kanly
from kanly.imperium.components import CARDS
from tests.imperium.uprising.card_scenes import FREE_SPACES, CardScene

FACTIONS = "emperor guild bene_gesserit fremen"

PRINTED = [
    # card, Agent icons, persuasion, swords
    ("convincing_argument", "", 2, 0),
    ("dagger", "landsraad", 0, 1),
    ("diplomacy", FACTIONS, 1, 0),
    ("dune_the_desert_planet", "spice_trade", 1, 0),
    ("reconnaissance", "city", 1, 0),
    ("seek_allies", FACTIONS, 0, 0),
    ("signet_ring", "landsraad city spice_trade", 1, 0),
    ("prepare_the_way", "landsraad city", 2, 0),
    ("the_spice_must_flow", "", 0, 0),
]

COPIES = {
    "convincing_argument": 2, "dagger": 2, "diplomacy": 1, "dune_the_desert_planet": 2, "reconnaissance": 1,
    "seek_allies": 1, "signet_ring": 1,
}  # fmt: skip


def test_u_3_8_everybody_starts_with_ten_cards_and_staban_tuek_without_diplomacy() -> None:
    leaders = ["staban_tuek", "muad_dib", "gurney_halleck", "princess_irulan"]
    game = kanly.new("imperium", edition="uprising", seats=4, seed=1, leaders=leaders)
    decks = [Counter(CARDS[card].key for card in (*p.deck, *p.hand)) for p in game.state.players]
    assert decks[1] == decks[2] == decks[3] == COPIES
    assert decks[0] == {card: count for card, count in COPIES.items() if card != "diplomacy"}


@pytest.mark.parametrize(("card", "icons"), [(row[0], row[1]) for row in PRINTED])
def test_u_5_1_a_card_goes_where_its_icons_allow(card: str, icons: str) -> None:
    scene = CardScene().spies(0, "emperor", "arrakeen_refinery", "choam").set(0, hand=[card])
    reached = [icon for icon, space in FREE_SPACES.items() if f"agent {card}@{space}" in scene.options]
    assert reached == icons.split()


@pytest.mark.covers("card/convincing_argument", "card/dagger", "card/diplomacy", "card/dune_the_desert_planet")
@pytest.mark.covers("card/reconnaissance")
@pytest.mark.parametrize(("card", "persuasion", "swords"), [(row[0], row[2], row[3]) for row in PRINTED])
def test_u_10_4_a_revealed_card_gives_its_persuasion_and_swords(card: str, persuasion: int, swords: int) -> None:
    scene = CardScene().set(0, hand=[card], troops=(0, 1)).do("reveal")
    told = scene.events("revealed", 0)[-1].data
    assert told["persuasion"] == persuasion
    assert told["strength"] == 2 + swords


@pytest.mark.covers("card/dagger", "card/diplomacy", "card/dune_the_desert_planet", "card/reconnaissance")
@pytest.mark.parametrize(
    ("card", "space"),
    [
        ("dagger", "gather_support"),
        ("diplomacy", "deliver_supplies"),
        ("dune_the_desert_planet", "imperial_basin"),
        ("reconnaissance", "spice_refinery"),
    ],
)
def test_a_plain_card_does_nothing_more_than_send_its_agent(card: str, space: str) -> None:
    scene = CardScene().set(0, hand=[card], intrigue=["impress"]).do(f"agent {card}@{space}")
    assert scene.uses() == []
    assert scene.agents_on(space) == [0]
    assert scene.cards(0, "played") == [card]


@pytest.mark.covers("card/seek_allies")
def test_seek_allies_must_be_trashed_after_it_has_sent_an_agent() -> None:
    scene = CardScene().set(0, hand=["seek_allies"]).do("agent seek_allies@deliver_supplies").end_turn()
    assert scene.trash == ["seek_allies"]
    assert scene.cards(0, "played") == []
    assert scene.influence(0, "guild") == 1
    assert scene.goods(0) == (0, 0, 1)


@pytest.mark.covers("card/seek_allies")
def test_seek_allies_gives_nothing_when_revealed_and_is_kept() -> None:
    scene = CardScene().set(0, hand=["seek_allies"], intrigue=["impress"]).do("reveal")
    assert scene.persuasion == 0
    scene.do("done")
    assert scene.cards(0, "discard") == ["seek_allies"]


@pytest.mark.covers("card/signet_ring")
def test_signet_ring_calls_the_signet_ability_of_the_leader() -> None:
    scene = CardScene(leaders=["gurney_halleck"]).set(0, hand=["signet_ring"])
    scene.do("agent signet_ring@spice_refinery")
    assert scene.troops(0) == (8, 4, 0)
    scene = CardScene(leaders=["muad_dib"]).set(0, hand=["signet_ring"], deck=["dagger"])
    scene.do("agent signet_ring@imperial_basin")
    assert scene.cards(0, "hand") == ["dagger"]


@pytest.mark.covers("card/signet_ring")
def test_signet_ring_gives_only_a_persuasion_when_revealed() -> None:
    scene = CardScene(leaders=["gurney_halleck"]).set(0, hand=["signet_ring", "dagger"]).do("reveal")
    assert scene.persuasion == 1
    assert scene.troops(0) == (9, 3, 0)


@pytest.mark.covers("card/prepare_the_way")
@pytest.mark.parametrize(("influence", "hand"), [(1, []), (2, ["dagger"])])
def test_prepare_the_way_draws_with_two_influence_with_the_bene_gesserit(influence: int, hand: list[str]) -> None:
    scene = CardScene().set(0, hand=["prepare_the_way"], deck=["dagger"], influence={"bene_gesserit": influence})
    scene.do("agent prepare_the_way@gather_support")
    assert scene.cards(0, "hand") == hand


@pytest.mark.covers("card/prepare_the_way")
def test_prepare_the_way_is_a_bene_gesserit_card_and_costs_two() -> None:
    scene = CardScene().set(0, hand=["southern_elders"], played=["prepare_the_way"])
    assert scene.do("agent southern_elders@secrets").troops(0)[1] == 5
    scene = CardScene().set(0, hand=["convincing_argument"]).do("reveal", "acquire prepare_the_way")
    assert scene.cards(0, "discard") == ["convincing_argument", "prepare_the_way"]
    assert scene.reserve("prepare_the_way") == 7


@pytest.mark.covers("card/prepare_the_way", "card/the_spice_must_flow")
@pytest.mark.parametrize(("card", "copies"), [("prepare_the_way", 8), ("the_spice_must_flow", 10)])
def test_u_3_4_a_trashed_reserve_card_returns_to_its_stack(card: str, copies: int) -> None:
    scene = CardScene()
    assert scene.reserve(card) == copies
    scene.set(0, hand=["desert_survival", card])
    assert scene.reserve(card) == copies - 1
    scene.do("agent desert_survival@imperial_basin", "use card.desert_survival/trash", f"trash {card} hand")
    assert scene.reserve(card) == copies


@pytest.mark.covers("card/the_spice_must_flow")
def test_u_14_1_the_spice_must_flow_costs_nine_and_is_worth_a_point_that_stays() -> None:
    scene = CardScene().set(0, hand=["prepare_the_way"] * 6).do("reveal", "acquire the_spice_must_flow")
    assert scene.persuasion == 12 - 9
    assert scene[0].vp == 2
    scene.begin_turn(0).set(0, hand=["desert_survival"], revealed=False)
    scene.do("agent desert_survival@imperial_basin", "use card.desert_survival/trash")
    scene.do("trash the_spice_must_flow discard")
    assert scene[0].vp == 2


@pytest.mark.covers("card/the_spice_must_flow")
def test_the_spice_must_flow_gives_a_spice_when_revealed() -> None:
    assert CardScene().set(0, hand=["the_spice_must_flow"]).do("reveal").goods(0) == (0, 1, 0)


@pytest.mark.covers("card/the_spice_must_flow")
def test_the_spice_must_flow_is_a_guild_card() -> None:
    scene = CardScene().set(0, hand=["space_time_folding", "the_spice_must_flow"], deck=["dagger"] * 2)
    scene.do("agent space_time_folding@deliver_supplies", "use card.space_time_folding/draw")
    assert scene.cards(0, "hand") == ["dagger"] * 2
