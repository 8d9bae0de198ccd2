"""Debian's Chromium, started fresh and cut off from everything but this machine."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

CHROMIUM = Path("/usr/bin/chromium")

FLAGS = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--font-render-hinting=none",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
    "--no-first-run",
]


def may_be_left_out() -> bool:
    """Return whether tests may be skipped for want of a browser: not in CI."""
    return not os.environ.get("CI")


@contextmanager
def chromium() -> Iterator[Browser]:
    """Run a browser with an empty profile.

    Playwright keeps an event loop running in this thread, so it must be gone before a test that runs its own.
    """
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            yield browser
        finally:
            browser.close()
