"""A table goes on by the version of the rules that its game was begun with, to the end (K-44)."""

from __future__ import annotations

from pathlib import Path

import pytest

import kanly
from tests.table.helpers import Player, failures, play_on, serving

ARCHIVE = Path(__file__).parent.parent / "contract" / "archive"


@pytest.mark.parametrize(("seats", "played", "only_then"), [(3, 205, "deploy 3"), (4, 297, "done")])
def test_a_running_game_of_version_1_is_loaded_and_played_to_its_end_by_version_1(
    seats: int, played: int, only_then: str, tmp_path: Path
) -> None:
    """At this moment our seat may do what version 2 does not allow; it does, and the server is started again."""
    begun = kanly.read_record((ARCHIVE / f"imperium-base-{seats}-rules-1.txt").read_text(), until=played)
    with serving(tmp_path) as server:
        owner = Player(server)
        table_id = owner.call("POST", "/api/records", {"record": begun.record()})["id"]
    with serving(tmp_path) as again:
        owner = owner.at(again)
        with owner.looking(table_id) as live:
            assert live.actions == [action.text for action in begun.decision.actions]
            assert live.act(only_then)["type"] == "step"
    with serving(tmp_path) as once_more:
        owner = owner.at(once_more)
        loaded = once_more.live(table_id)
        assert loaded.game is not None
        assert (loaded.status, loaded.row.rules, loaded.game.config.rules) == ("running", 1, 1)
        with owner.looking(table_id) as live:
            play_on(live)
        assert owner.table(table_id)["status"] == "over"
        assert failures(once_more) == 0
        record = owner.request("GET", f"/api/tables/{table_id}/record").text
    game = kanly.read_record(record, verify=True)
    assert (game.is_over, game.config.rules) == (True, 1)
    assert [action.text for _, action in game.actions[: played + 1]] == [
        *(action.text for _, action in begun.actions),
        only_then,
    ]
    with pytest.raises(kanly.RecordError, match=f"{only_then}: "):
        kanly.read_record(record.replace("\nrules 1\n", "\nrules 2\n", 1))
