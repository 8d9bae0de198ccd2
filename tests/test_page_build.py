"""How the page is built: from locked packages, into files that a strict security policy allows."""

from __future__ import annotations

import importlib.util
import json
import re
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "kanly" / "table" / "page"


@pytest.fixture
def builder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """Return the build hook, let loose on a tiny project; its npm only notes how it was called."""
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    hook = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(hook)
    for name in ("ROOT", "WEB", "MODULES", "MESSAGES", "PAGE"):
        monkeypatch.setattr(hook, name, tmp_path / getattr(hook, name).relative_to(ROOT))
    for folder in (hook.MODULES, hook.MESSAGES, hook.PAGE):
        folder.mkdir(parents=True)
    for name in ("package.json", "package-lock.json", "main.ts"):
        (hook.WEB / name).write_text("{}")
    (hook.MESSAGES / "page.ftl").write_text("page-title = kanly")
    monkeypatch.setattr(hook, "calls", [], raising=False)

    def npm(*arguments: str) -> None:
        hook.calls.append(arguments[0])
        if arguments[0] == "run":
            (hook.PAGE / "index.html").write_text("<html>")

    monkeypatch.setattr(hook, "npm", npm)
    return hook


def test_a_first_build_fetches_and_builds(builder: ModuleType) -> None:
    builder.build_page()
    assert builder.calls == ["ci", "run"]


@pytest.mark.parametrize(
    ("changed", "calls"),
    [
        ("", []),
        ("web/main.ts", ["run"]),
        ("src/kanly/locale/page.ftl", ["run"]),
        ("web/new.ts", ["run"]),
        ("web/package-lock.json", ["ci", "run"]),
        ("web/node_modules/package/index.js", []),
    ],
)
def test_a_later_build_does_what_changed(builder: ModuleType, changed: str, calls: list[str]) -> None:
    builder.build_page()
    builder.calls.clear()
    if changed:
        path = builder.ROOT / changed
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("changed")
    builder.build_page()
    assert builder.calls == calls


def test_a_page_that_is_gone_is_built_again(builder: ModuleType) -> None:
    builder.build_page()
    (builder.PAGE / "index.html").unlink()
    builder.build_page()
    assert builder.calls == ["ci", "run", "run"]


def test_a_build_that_broke_off_is_repeated(builder: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    builder.build_page()
    (builder.WEB / "main.ts").write_text("broken")
    working = builder.npm

    def breaking(*arguments: str) -> None:
        working(*arguments)
        raise builder.PageNotBuilt("broken")

    monkeypatch.setattr(builder, "npm", breaking)
    with pytest.raises(builder.PageNotBuilt):
        builder.build_page()
    (builder.WEB / "main.ts").write_text("{}")
    monkeypatch.setattr(builder, "npm", working)
    builder.build_page()
    assert builder.calls == ["ci", "run", "run", "run"]


def test_every_package_is_pinned_to_one_version() -> None:
    package = json.loads((WEB / "package.json").read_text())
    versions = package["dependencies"] | package["devDependencies"]
    assert [name for name, version in versions.items() if not re.fullmatch(r"\d+\.\d+\.\d+", version)] == []


def test_the_lock_says_what_a_package_is_and_not_where_it_lies() -> None:
    packages = json.loads((WEB / "package-lock.json").read_text())["packages"]
    fetched = {name: package for name, package in packages.items() if name}
    assert [name for name, package in fetched.items() if "resolved" in package] == []
    assert [name for name, package in fetched.items() if "integrity" not in package] == []


def test_the_built_page_holds_nothing_inline() -> None:
    html = (PAGE / "index.html").read_text()
    assert re.findall(r"<script(?![^>]*\bsrc=)[^>]*>|<style|\bstyle=|\bon\w+=|\b(?:src|href)=\"data:", html) == []
    assert re.findall(r"(?:src|href)=\"(?:https?:)?//", html) == []
