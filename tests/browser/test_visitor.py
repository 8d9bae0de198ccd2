"""What goes wrong in a window is noticed, so that the other browser tests can rely on silence."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest

from tests.browser.accessible import check_accessible
from tests.browser.conftest import Visit

PAGE = """<!doctype html><html lang="en"><head><title>A page</title><link rel="icon" href="data:,"></head>
<body><main><h1>A page</h1>{content}</main></body></html>"""

POLICY = '<meta http-equiv="Content-Security-Policy" content="style-src \'self\'">'


class Quiet(SimpleHTTPRequestHandler):
    """Serves a folder without a line for every request."""

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture
def site(tmp_path: Path) -> Iterator[str]:
    """Serve the test's folder."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(tmp_path))) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


def write(folder: Path, content: str) -> None:
    (folder / "index.html").write_text(PAGE.format(content=content))


def test_a_sound_page_gives_no_trouble(visit: Visit, site: str, tmp_path: Path) -> None:
    write(tmp_path, "<p>Sand.</p>")
    visitor = visit(site)
    check_accessible(visitor.page)
    assert visitor.page.get_by_text("Sand.").is_visible()
    assert visitor.troubles == []


@pytest.mark.parametrize(
    ("content", "trouble"),
    [
        ("<script>console.error('worm')</script>", "console error: worm"),
        ("<script>console.warn('worm')</script>", "console warning: worm"),
        ("<script>throw new Error('worm')</script>", "error: worm"),
        ("<img alt='' src='/worm.png'>", "status 404: GET"),
        ("<img alt='' src='http://127.0.0.1:9/worm.png'>", "request to another place: http://127.0.0.1:9/worm.png"),
        ("<img alt='' src='http://worm.example/worm.png'>", "request failed: GET http://worm.example/worm.png"),
        (POLICY + "<p style='color: red'>Red</p>", "Content Security Policy"),
    ],
    ids=["error", "warning", "exception", "missing file", "other port", "other host", "inline style"],
)
def test_trouble_is_noticed(visit: Visit, site: str, tmp_path: Path, content: str, trouble: str) -> None:
    write(tmp_path, content)
    visitor = visit(site)
    visitor.page.wait_for_load_state("networkidle")
    visitor.forgive("")
    assert any(trouble in found for found in visitor.troubles), visitor.troubles


def test_only_expected_trouble_is_forgiven(visit: Visit, site: str, tmp_path: Path) -> None:
    write(tmp_path, "<script>console.error('worm'); console.error('storm')</script>")
    visitor = visit(site)
    visitor.forgive("worm")
    assert [trouble.split(" (")[0] for trouble in visitor.unforgiven()] == ["console error: storm"]
    visitor.forgive("storm")


def test_a_button_without_a_name_is_not_accessible(visit: Visit, site: str, tmp_path: Path) -> None:
    write(tmp_path, "<button></button>")
    visitor = visit(site)
    with pytest.raises(AssertionError, match="button-name"):
        check_accessible(visitor.page)
