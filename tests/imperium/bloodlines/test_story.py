"""How the log tells of Bloodlines: in the order in which things happen, each of them once."""

from __future__ import annotations

from kanly.imperium.narration import ImperiumNarration
from tests.imperium.bloodlines.scenes import BloodScene, plotting, ready

EMBASSY = "use embassy.landsraad/may"


def kinds(scene: BloodScene, viewer: int = 0) -> list[str]:
    """The messages in which a scene is told to a seat."""
    story = ImperiumNarration().story(scene.game.config, viewer)
    story.tell([event for event in scene.game.events if event.seats is None or viewer in event.seats], 1)
    return [each.said["id"].removeprefix("event-") for each in story.told]


def test_b_10_6_b_10_9_what_is_laid_down_in_secret_is_told_as_such() -> None:
    scene = BloodScene(leaders=["kota_odax_of_ix", "steersman_yrkoon"])
    assert len(scene.events("chose_project", 0)) == 1
    assert len(scene.events("laid_courses", 1)) == 1
    assert not scene.events("chose_secretly")


def test_b_9_4_a_tile_is_acquired_before_the_next_one_is_turned_up() -> None:
    scene = ready("dagger", spice=9).tops("training_depot", "planetary_array", "suspensor_suits")
    scene.game.events.clear()
    scene.do("agent dagger@assembly_hall", EMBASSY, "tech training_depot")
    told = [event.kind for event in scene.game.events]
    assert told.index("acquired_tile") < told.index("tile_shown")


def test_b_10_9_spice_is_gained_before_it_feeds_yrkoon() -> None:
    scene = ready("dune_the_desert_planet", leader="steersman_yrkoon", deck=["dagger"]).bonus("imperial_basin", 2)
    scene.game.events.clear()
    scene.do("agent dune_the_desert_planet@imperial_basin")
    told = [event.kind for event in scene.game.events]
    assert told.index("gained") < told.index("drew")


def test_b_10_8_b_7_10_a_twisted_card_is_told_once_to_each() -> None:
    scene = BloodScene(leaders=["piter_de_vries"])
    scene.game.events.clear()
    scene.finish_round()
    assert "drew_twisted_cards" in kinds(scene)
    assert "drew_twisted" not in kinds(scene)
    assert "drew_twisted" in kinds(scene, 1)
    given = plotting("twisted_insidious", "honor_guard", leader="piter_de_vries")
    given.game.events.clear()
    given.do("play twisted_insidious", "hand_out honor_guard 1")
    assert "gave_intrigue_away" not in kinds(given)
    assert "gave_intrigue_away_card" in kinds(given, 1)
    assert "gave_intrigue_away" in kinds(given, 2)
