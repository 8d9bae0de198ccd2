"""A browser, the real server, and visitors whose every trouble fails the test."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.chromium import CHROMIUM, chromium, may_be_left_out
from tests.browser.server import serve
from tests.browser.visitor import Visitor

PICTURES = Path(__file__).parent.parent.parent / "build" / "browser"
"""Where the windows of a failed test are kept as pictures."""

Visit = Callable[..., Visitor]

FAILED = pytest.StashKey[bool]()

EVERY_WINDOW = "KANLY_WINDOWS" in os.environ
"""Whether every language, theme and moment is looked at in every window, as in `make sweep`."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Let crossed parameters take turns, so that each value is tried once: a page takes seconds to open and look at."""
    asked_for = any("[" in argument for argument in config.args)
    left_out = [] if EVERY_WINDOW or asked_for else [item for item in items if not is_its_turn(item)]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in set(left_out)]


def is_its_turn(item: pytest.Item) -> bool:
    """Say whether the parameters of a browser test lie on the diagonal of the table that they span."""
    if not isinstance(item, pytest.Function) or Path(__file__).parent not in item.path.parents:
        return True
    lengths = [len(mark.args[1]) for mark in item.iter_markers("parametrize")]
    if len(lengths) < 2:
        return True
    places, number = [], next(iter(item.callspec.indices.values()))
    for length in reversed(lengths):
        number, place = divmod(number, length)
        places.append((place, length))
    return any(all(place == n % length for place, length in places) for n in range(max(lengths)))


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Leave the test out by name where there is no browser, or fail it in CI."""
    if not CHROMIUM.exists():
        reason = f"{item.nodeid} needs {CHROMIUM} (apt-get install chromium)"
        if may_be_left_out():
            pytest.skip(reason)
        pytest.fail(reason, pytrace=False)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember for `visit` whether the test failed."""
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


# Of the package, not of the session: Playwright's event loop must end before other tests run theirs.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with chromium() as running:
        yield running


@pytest.fixture(scope="package")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serve(tmp_path_factory.mktemp("server")) as url:
        yield url


@pytest.fixture
def visit(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Open windows for visitors with `visit(address, path, **settings)`, and fail on any trouble they had."""
    visitors: list[Visitor] = []

    def open_window(address: str, path: str = "/", **settings: object) -> Visitor:
        visitor = Visitor(browser, address, **settings)
        visitors.append(visitor)
        visitor.page.goto(path)
        return visitor

    yield open_window
    troubles = [trouble for visitor in visitors for trouble in visitor.unforgiven()]
    if troubles or request.node.stash.get(FAILED, False):
        keep_pictures(request.node.name, visitors)
    for visitor in visitors:
        visitor.close()
    assert not troubles, "\n".join(troubles)


def keep_pictures(test: str, visitors: list[Visitor]) -> None:
    """Keep what each visitor saw last."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    for number, visitor in enumerate(visitors):
        visitor.page.screenshot(path=PICTURES / f"{test}-{number}.png", full_page=True)
