"""A person in front of the page: a browser window of their own, and all that goes wrong in it."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Page, Request, Response

LAPTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
PATIENCE = 10_000
"""Milliseconds that a test waits for something to appear."""


REMEMBER = """(settings) => {
  if (location.protocol === "http:" && !localStorage.getItem("kanly.settings"))
    localStorage.setItem("kanly.settings", settings);
}"""


class Visitor:
    """A window with cookies and storage of its own; `troubles` must stay empty."""

    def __init__(
        self, browser: Browser, address: str, *, phone: bool = False, newcomer: bool = False, **settings: Any
    ) -> None:
        """Open a window on the page's address; settings are those of a Playwright context.

        Unless they are a newcomer, the visitor has seen the tour and wants nothing to move.
        """
        settings = {"reduced_motion": "reduce", "locale": "en-GB", "timezone_id": "UTC"} | settings
        if phone:
            settings |= {"viewport": PHONE, "device_scale_factor": 2, "has_touch": True, "is_mobile": True}
        self.troubles: list[str] = []
        self.forgiven: list[str] = []
        self.address = address
        self.context = browser.new_context(base_url=address, **({"viewport": LAPTOP} | settings))
        self.context.set_default_timeout(PATIENCE)
        if not newcomer:
            remembered = json.dumps(json.dumps({"toured": True, "speed": "off"}))
            self.context.add_init_script(f"({REMEMBER})({remembered})")
        self.page: Page = self.context.new_page()
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.troubles.append(f"error: {error}"))
        self.page.on("request", self._request)
        self.page.on("requestfailed", self._failed)
        self.page.on("response", self._response)

    def forgive(self, words: str) -> None:
        """Expect troubles that contain these words: the test provokes them."""
        self.forgiven.append(words)

    def unforgiven(self) -> list[str]:
        """Return the troubles that nobody expected."""
        return [trouble for trouble in self.troubles if not any(words in trouble for words in self.forgiven)]

    def close(self) -> None:
        """Close the window."""
        self.context.close()

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.troubles.append(f"console {message.type}: {message.text} ({message.location.get('url', '')})")

    def _request(self, request: Request) -> None:
        url = urlsplit(request.url)
        if url.scheme in ("http", "https") and f"{url.scheme}://{url.netloc}" != self.address:
            self.troubles.append(f"request to another place: {request.url}")

    def _failed(self, request: Request) -> None:
        # Leaving a page breaks off what it was loading.
        if request.failure != "net::ERR_ABORTED":
            self.troubles.append(f"request failed: {request.method} {request.url}: {request.failure}")

    def _response(self, response: Response) -> None:
        if response.status >= 400:
            self.troubles.append(f"status {response.status}: {response.request.method} {response.url}")
