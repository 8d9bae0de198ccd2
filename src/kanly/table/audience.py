"""Who looks at a table: clients, each through the eyes of a seat, or of a spectator."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from kanly.table.client import Client


class Audience:
    """The clients of one table."""

    def __init__(self) -> None:
        self._clients: set[Client] = set()

    def __len__(self) -> int:
        return len(self._clients)

    def __iter__(self) -> Iterator[Client]:
        return iter(self._clients)

    def enter(self, client: Client) -> None:
        """Let a client look on."""
        self._clients.add(client)

    def leave(self, client: Client) -> None:
        """Let a client go."""
        self._clients.discard(client)

    def viewers(self) -> set[int]:
        """Return through whose eyes somebody looks."""
        return {client.viewer for client in self._clients}

    def count(self, viewer: int) -> int:
        """Return how many look through the same eyes."""
        return sum(client.viewer == viewer for client in self._clients)

    def tell_viewers(self, frames: Mapping[int, bytes]) -> None:
        """Tell everybody what is for their eyes."""
        for client in self._clients:
            client.send(frames[client.viewer])

    def tell_clients(self, frame_for: Callable[[Client], bytes | None]) -> None:
        """Tell everybody what is for them, where something is."""
        for client in self._clients:
            frame = frame_for(client)
            if frame is not None:
                client.send(frame)

    def tell_guests(self, frame_for: Callable[[str], bytes]) -> None:
        """Tell everybody what is for them in person."""
        for client in self._clients:
            client.send(frame_for(client.guest))

    def close(self, code: int) -> None:
        """End all connections with a close code."""
        for client in self._clients:
            client.close(code)
