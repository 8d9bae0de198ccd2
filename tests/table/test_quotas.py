"""What one guest, and one address, may have of a server that everybody shares."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from kanly.table.askers import mark_of, network_of
from tests.table.helpers import UNHURRIED, Player, serving


@pytest.mark.parametrize(
    ("host", "network"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::9", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_an_address_is_known_by_what_its_holder_cannot_choose(host: str, network: str) -> None:
    assert network_of(host) == network
    assert mark_of(host, "key") == mark_of(network.removesuffix("/64"), "key")
    assert mark_of(host, "key") != mark_of(host, "another key")
    assert host not in mark_of(host, "key")


def test_a_guest_has_so_many_bots_that_think(tmp_path: Path) -> None:
    """Lighter ones are free; a finished table, or one's seat taken back, makes room."""
    limits = replace(UNHURRIED, bots_per_guest=3)
    with serving(tmp_path, limits=limits) as server:
        guest, friend = Player(server), Player(server)
        table = guest.make(seats=4, people=2, bots="mentat")
        guest.make(seats=4, bots="player")
        too_many = (429, "table-too-many-bots")
        assert guest.refused("POST", "/api/tables", {"seats": 4, "people": 2, "bots": "veteran"}) == too_many
        leave = f"/api/tables/{table['id']}/seats/0/leave"
        guest.call("POST", leave, {"bot": "mentat"})
        other = guest.make(seats=4, bots="player")
        assert guest.refused("POST", f"/api/tables/{other['id']}/seats/0/leave", {"bot": "mentat"}) == too_many
        guest.call("POST", f"/api/tables/{other['id']}/seats/0/leave", {"bot": "beginner"})
        guest.call("POST", f"/api/tables/{table['id']}/seats/0/return")
        friend.make(seats=4, bots="mentat")


def test_new_cookies_do_not_make_room_for_bots_that_think(tmp_path: Path) -> None:
    limits = replace(UNHURRIED, bots_per_address=3)
    with serving(tmp_path, limits=limits) as server:
        Player(server).make(seats=4, people=2, bots="mentat")
        again = Player(server)
        assert again.refused("POST", "/api/tables", {"seats": 4, "people": 2, "bots": "mentat"})[0] == 429
        again.make(seats=4, people=2, bots="player")
