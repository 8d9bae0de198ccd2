"""What must not be learned by watching closely (I-24)."""

from __future__ import annotations

import kanly
from kanly import SPECTATOR
from tests.scene import INTRIGUE, Scene

FOUR = ["ambush", "bribery", "charisma", "windfall"]


def robbed(seed: int) -> Scene:
    """Seat 0 steals one of four cards from seat 1, whose Ambush was stolen from seat 2 before."""
    scene = Scene().set(0, hand=["diplomacy"]).set(1, intrigue=FOUR)
    scene[1].seen = ((INTRIGUE["ambush"], 2),)
    scene.state.rng = kanly.Rng.seeded(seed)
    return scene.do("agent diplomacy@secrets", "use secrets/steal")


def test_i_24_7_a_theft_does_not_tell_an_earlier_victim_which_card_was_taken() -> None:
    scenes = [robbed(seed) for seed in range(12)]
    taken = {tuple(sorted({*FOUR} - {*scene.intrigue(1)})) for scene in scenes}
    assert ("ambush",) in taken
    assert len(taken) > 1
    for viewer in (2, 3, SPECTATOR):
        assert len({scene.game.observe(viewer).text() for scene in scenes}) == 1
        assert len({str(scene.game.events_for(viewer)) for scene in scenes}) == 1


def test_i_24_7_the_thief_keeps_what_it_knew_of_the_other_cards() -> None:
    for seed in range(12):
        scene = Scene().set(0, hand=["diplomacy"]).set(1, intrigue=FOUR)
        scene[1].seen = ((INTRIGUE["ambush"], 0), (INTRIGUE["bribery"], 0))
        scene.state.rng = kanly.Rng.seeded(seed)
        scene.do("agent diplomacy@secrets", "use secrets/steal")
        known = [card for card in scene.view(0)["players"][1]["intrigue"] if card != "?"]
        assert sorted(known) == sorted({"ambush", "bribery"} & {*scene.intrigue(1)})


def test_i_24_7_playing_one_of_two_copies_leaves_nobody_sure_of_the_other() -> None:
    """Seats 1 and 2 each lost a Dispatch an Envoy to seat 0: the one it plays may be either."""
    envoy = INTRIGUE["dispatch_an_envoy"]
    scene = Scene().set(0, hand=["dagger", "diplomacy"], intrigue=["dispatch_an_envoy", "dispatch_an_envoy"])
    scene[0].seen = ((envoy, 1), (envoy, 2))
    scene.do("play dispatch_an_envoy")
    for viewer in (1, 2):
        assert scene.view(viewer)["players"][0]["intrigue"] == ["?"]


def test_i_24_7_two_stolen_copies_are_forgotten_one_by_one() -> None:
    envoy = INTRIGUE["dispatch_an_envoy"]
    scene = Scene().set(0, hand=["dagger", "diplomacy"], intrigue=["dispatch_an_envoy", "dispatch_an_envoy"])
    scene[0].seen = ((envoy, 1), (envoy, 1))
    scene.do("play dispatch_an_envoy")
    assert scene.view(1)["players"][0]["intrigue"] == ["dispatch_an_envoy"]
    assert scene.view(2)["players"][0]["intrigue"] == ["?"]


def forced(*hand: str) -> Scene:
    """Seat 0 makes the others discard two cards; seat 1 has the given hand."""
    scene = Scene().set(0, hand=["reverend_mother_mohiam", "dagger"], played=["other_memory"]).set(1, hand=hand)
    return scene.do("agent reverend_mother_mohiam@wealth")


def test_i_24_10_a_seat_with_cards_to_choose_from_is_asked_even_if_they_are_alike() -> None:
    """Otherwise silence would tell that the cards left in hand are the same as the discarded one."""
    alike, different = forced("dagger", "dagger", "dagger"), forced("dagger", "diplomacy", "dagger")
    for scene in (alike, different):
        assert (scene.to_move, scene.kind) == (1, "discard")
    assert alike.options == ["discard dagger"]
    for viewer in (0, 2, SPECTATOR):
        assert alike.view(viewer)["decision"] == different.view(viewer)["decision"]
    alike.do("discard dagger")
    different.do("discard dagger")
    assert (alike.to_move, different.to_move) == (1, 1)


def test_i_24_10_a_last_card_is_discarded_unasked() -> None:
    scene = forced("dagger")
    assert scene.cards(1, "hand") == []
    assert scene.to_move not in (1, 2, 3)


def test_i_22_2_no_choice_of_the_baron_can_be_told_from_another() -> None:
    leaders = ["baron_vladimir_harkonnen", "duke_leto_atreides", "paul_atreides"]
    game = kanly.new("imperium", seats=3, seed=1, leaders=leaders)
    assert game.decision.kind == "tokens"
    games = []
    for action in game.decision.actions:
        games.append(game.clone())
        games[-1].apply(action)
    assert len(games) == 6
    assert len({game.observe(0).text() for game in games}) == 6
    for viewer in (1, 2, SPECTATOR):
        assert len({game.observe(viewer).text() for game in games}) == 1
        assert len({str(game.events_for(viewer)) for game in games}) == 1


def test_i_24_5_only_paul_sees_the_top_of_his_deck() -> None:
    scene = Scene(leaders=["paul_atreides"]).set(0, deck=["signet_ring", "diplomacy"])
    scene.set(1, deck=["signet_ring", "diplomacy"])
    assert scene.view(0)["players"][0]["deck"] == ["?", "signet_ring"]
    assert scene.view(0)["players"][1]["deck"] == ["?", "?"]
    for viewer in (1, SPECTATOR):
        assert scene.view(viewer)["players"][0]["deck"] == ["?", "?"]
    assert scene.view(1)["players"][1]["deck"] == ["?", "?"]


def test_i_24_1_the_sorted_contents_of_a_deck_are_no_order() -> None:
    """What is unseen is listed sorted, whatever the order of the decks."""
    texts = set()
    for seed in range(4):
        scene = Scene()
        rng = kanly.Rng.seeded(seed)
        for pile in (scene.state.imperium_deck, scene.state.intrigue_deck, *(p.deck for p in scene.state.players)):
            rng.shuffle(pile)
        texts.add(scene.game.observe(0).text())
    assert len(texts) == 1


def breeding(*hand: str) -> Scene:
    """Seat 0 must trash a card from the given hand: no other card is left to choose."""
    scene = Scene().set(0, hand=["seek_allies", *hand], discard=[], spice=2).do("agent seek_allies@selective_breeding")
    return scene.do("use seek_allies/trash_this", "use selective_breeding/draw")


def test_i_24_10_a_seat_with_cards_to_trash_is_asked_even_if_they_are_alike() -> None:
    alike, different = breeding("dagger", "dagger"), breeding("dagger", "reconnaissance")
    assert alike.options == ["trash dagger hand"]
    assert different.options == ["trash dagger hand", "trash reconnaissance hand"]
    for viewer in (1, -1):
        assert alike.view(viewer)["decision"] == different.view(viewer)["decision"]


def test_i_24_10_a_last_card_is_trashed_unasked() -> None:
    scene = breeding("dagger")
    assert [event.data["card"] for event in scene.events("trashed")] == ["seek_allies", "dagger"]
