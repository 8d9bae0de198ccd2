"""Edge cases of hidden information (E-141 to E-145)."""

from __future__ import annotations

from typing import Any

from kanly import SPECTATOR
from tests.scene import Scene

FIRST_TOKENS = ["emperor", "guild"]
"""What a scene lets the Baron choose: the first pair on offer."""


def seen_by(scene: Scene, viewer: int, seat: int) -> dict[str, Any]:
    """What a viewer sees of a seat."""
    found: dict[str, Any] = scene.view(viewer)["players"][seat]
    return found


def test_e_141_opponents_see_numbers_and_the_discard_pile_but_no_hidden_card() -> None:
    scene = Scene().set(0, hand=["dagger", "scout", "stilgar"], intrigue=["ambush", "windfall"])
    scene.set(0, deck=["chani", "carryall", "diplomacy", "opulence"], discard=["seek_allies", "dr_yueh"])
    for viewer in (1, SPECTATOR):
        view = seen_by(scene, viewer, 0)
        assert view["hand"] == ["?", "?", "?"]
        assert view["intrigue"] == ["?", "?"]
        assert view["deck"] == ["?", "?", "?", "?"]
        assert view["discard"] == ["seek_allies", "dr_yueh"]
    before = scene.game.observe(1).text()
    player, deck = scene[0], scene.state.intrigue_deck
    player.hand[2], player.deck[0] = player.deck[0], player.hand[2]
    player.intrigue[0], deck[0] = deck[0], player.intrigue[0]
    scene.check()
    assert scene.game.observe(1).text() == before


def test_e_142_the_barons_factions_stay_secret_until_masterstroke() -> None:
    scene = Scene(leaders=["baron_vladimir_harkonnen"]).set(0, hand=["diplomacy"], water=1, troops=(2, 0))
    assert [event.data["factions"] for event in scene.game.events_for(0) if event.kind == "chose_tokens"] == [
        FIRST_TOKENS
    ]
    for viewer in (1, SPECTATOR):
        assert not [event for event in scene.game.events_for(viewer) if "factions" in event.data]
        before = scene.game.observe(viewer).text()
        scene.set(0, tokens=["bene_gesserit", "fremen"])
        assert scene.game.observe(viewer).text() == before
        scene.set(0, tokens=FIRST_TOKENS)
    scene.do("agent diplomacy@hardy_warriors", "deploy 4")
    shown = [event.data["factions"] for event in scene.game.events_for(1) if event.kind == "masterstroke"]
    assert shown == [FIRST_TOKENS]
    assert seen_by(scene, 1, 0)["tokens"] == scene[0].tokens


def test_e_143_only_thief_and_victim_see_which_card_secrets_took() -> None:
    scene = Scene().set(0, hand=["diplomacy"]).set(1, intrigue=["ambush", "bribery", "charisma", "windfall"])
    scene.do("agent diplomacy@secrets", "use secrets/steal")
    stolen = ({"ambush", "bribery", "charisma", "windfall"} - set(scene.intrigue(1))).pop()
    for viewer, knows in ((0, True), (1, True), (2, False), (SPECTATOR, False)):
        events = scene.game.events_for(viewer)
        assert [event.data for event in events if event.kind == "stole_intrigue"] == [{"victim": 1}]
        assert any(event.data.get("card") == stolen for event in events) == knows
        assert (stolen in seen_by(scene, viewer, 0)["intrigue"]) == knows


def test_e_144_being_asked_in_combat_does_not_tell_whether_a_combat_card_is_held() -> None:
    views = []
    for card in ("ambush", "windfall"):
        scene = Scene().set(1, troops=(0, 1), intrigue=[card]).set(2, troops=(0, 1)).fight()
        assert scene.to_move == 1
        assert scene.kind == "combat_turn"
        views.append(scene.game.observe(2).text())
    assert views[0] == views[1]


def test_e_145_a_card_taken_openly_to_hand_is_known_until_it_leaves_the_hand() -> None:
    """No effect of the base game takes a Row card to hand: Other Memory takes one from the discard pile."""
    scene = Scene().set(0, hand=["other_memory", "dagger"], discard=["the_voice", "scout"])
    scene.do("agent other_memory@imperial_basin", "use other_memory/take", "done")
    for viewer in (1, 3, SPECTATOR):
        assert sorted(seen_by(scene, viewer, 0)["hand"]) == ["?", "the_voice"]
    scene.begin_turn(0).do("agent the_voice@carthag")
    assert seen_by(scene, 1, 0)["hand"] == ["?"]
