"""Why an action is not legal now: what `why_not` says."""

from __future__ import annotations

from kanly.arrakis.ids import LANDSRAAD
from kanly.engine.text import Text
from kanly.locale import Speech
from tests.arrakis.scenes import A, H, War

HELD = "breeding_program"
SCHEME = "hawats_scheming"


def battle(regular: int = 2, *hand: str) -> War:
    """The Harkonnen attack, and are asked for cards if they may discard any."""
    war = War().hand(H, *(hand or (HELD,))).legion(H, "se_6", regular=regular).legion(A, "se_5", regular=2)
    return war.turn(H)


def attacked(war: War) -> War:
    return war.play("die strategy", "do attack", "from se_6", "(attack se_5)")


def test_no_card_is_discarded_outside_a_battle() -> None:
    said = "no card is to be discarded now: that is for battles, and for too full a hand"
    assert battle().game.why_not(f"discard {HELD}") == said


def test_a_card_that_is_discarded_must_be_in_the_hand() -> None:
    war = attacked(battle())
    assert war.asked == "battle_cards"
    assert war.game.why_not(f"discard {HELD}") is None
    assert war.game.why_not("discard troop_carriers") == "Troop Carriers is not in your hand"


def test_schemes_are_only_discarded_as_a_free_action() -> None:
    """W-11.3."""
    war = attacked(battle(2, SCHEME))
    assert war.game.why_not(f"discard {SCHEME}") == "Hawat's Scheming is only discarded as a free action"


def test_cards_are_discarded_when_a_round_of_battle_begins() -> None:
    """W-9.2.1."""
    war = attacked(battle().falls("combat", 3, 3, 3, 3)).play("done")
    assert war.asked == "go_on"
    said = "cards are discarded when a round of battle begins, before the dice are rolled"
    assert war.game.why_not(f"discard {HELD}") == said


def test_no_card_adds_a_seventh_die() -> None:
    """W-9.2.2."""
    war = attacked(battle(6).falls("combat", *[3] * 8))
    assert war.asked == "go_on"
    assert war.game.why_not(f"discard {HELD}") == "you roll as many combat dice as can be: no card adds one"


def test_the_landsraad_bans_cards_in_battle() -> None:
    """W-9.2.1."""
    war = battle().falls("combat", 3, 3, 3, 3)
    war.state.bans = 1 << LANDSRAAD
    said = attacked(war).game.why_not(f"discard {HELD}")
    assert said == "the Landsraad has banned discarding cards for combat dice"
    assert "Landsraad" in Speech("cs", "arrakis").say(Text.of(said))
