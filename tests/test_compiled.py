"""The compiled build is compiled, from the source as it stands; what is not is refused by name."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from types import SimpleNamespace

import pytest
from tools import compile as tool
from tools.compile import build_compiled, hot_modules, insist, source_digest, tree_of

import kanly

ROOT = Path(__file__).parent.parent
BENCH = ROOT / "bench" / "speed.py"
SO = EXTENSION_SUFFIXES[0]
ASKED = "compiled" if "build/compiled" in os.environ.get("PYTHONPATH", "") else "pure"
"""Which build these tests are to run on, as `make test-compiled` asks for it."""


def test_the_build_under_test_is_the_one_that_was_asked_for() -> None:
    insist(ASKED, ROOT)


def test_a_process_that_a_test_starts_elsewhere_runs_the_same_build(tmp_path: Path) -> None:
    command = [sys.executable, "-c", "import kanly; print(kanly.__file__)"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == kanly.__file__


def test_the_other_build_is_refused() -> None:
    with pytest.raises(SystemExit, match="this is not the"):
        insist("pure" if ASKED == "compiled" else "compiled", ROOT)


def test_what_plays_a_game_is_hot_and_the_table_is_not() -> None:
    hot = {path.as_posix() for path in hot_modules(ROOT / "src" / "kanly")}
    assert {"kanly/engine/flow.py", "kanly/imperium/state.py", "kanly/imperium/rules/agent.py"} < hot
    assert not [path for path in hot if path.startswith("kanly/table/")]


# -- a tiny checkout ---------------------------------------------------------------------------------------


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Return a checkout with two rooms; one has two hot modules."""
    room, other = (tmp_path / "src" / "kanly" / name for name in ("room", "other"))
    (room / "rules").mkdir(parents=True)
    other.mkdir()
    (room.parent / "__init__.py").touch()
    (other / "__init__.py").touch()
    (other / "cold.py").touch()
    (room / "__init__.py").write_text('HOT = ("hot.py", "rules/*.py")\n')
    for name in ("hot.py", "cold.py", "rules/__init__.py", "rules/turns.py"):
        (room / name).touch()
    return tmp_path


HOT = [Path("kanly/room/hot.py"), Path("kanly/room/rules/turns.py")]


def compile_nothing(modules: list[Path]) -> None:
    pass


def build_as_if(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Make a build whose modules nothing looks into, and return its folder."""
    monkeypatch.setattr(tool, "check_in_a_fresh_process", lambda tree, modules: None)
    build_compiled(checkout, compile_nothing)
    return tree_of("compiled", checkout)


def load_from(tree: Path, suffix: str, monkeypatch: pytest.MonkeyPatch, **others: str) -> None:
    """Let this process load all modules from files of one kind under a tree, but for some."""

    def load(name: str) -> SimpleNamespace:
        last = name.rpartition(".")[2]
        return SimpleNamespace(__file__=str(tree / name.replace(".", "/")) + others.get(last, suffix))

    monkeypatch.setattr(tool, "import_module", load)


# -- which modules are hot ---------------------------------------------------------------------------------


def test_a_room_names_its_hot_modules(checkout: Path) -> None:
    assert hot_modules(checkout / "src" / "kanly") == HOT


def test_a_type_beside_the_names_hides_nothing(checkout: Path) -> None:
    (checkout / "src" / "kanly" / "other" / "__init__.py").write_text('HOT: tuple[str, ...] = ("cold.py",)\n')
    assert hot_modules(checkout / "src" / "kanly") == [Path("kanly/other/cold.py"), *HOT]


def test_a_name_that_no_module_has_is_refused(checkout: Path) -> None:
    (checkout / "src" / "kanly" / "other" / "__init__.py").write_text('HOT = ("gone.py",)\n')
    with pytest.raises(SystemExit, match=r"'gone.py', and there is no such module"):
        hot_modules(checkout / "src" / "kanly")


# -- a build that fails ------------------------------------------------------------------------------------


def test_a_build_that_fails_leaves_nothing(checkout: Path) -> None:
    def fail(modules: list[Path]) -> None:
        Path(f"kanly/room/hot{SO}").touch()
        raise SystemExit(1)

    with pytest.raises(SystemExit):
        build_compiled(checkout, fail)
    assert list((checkout / "build").iterdir()) == []


def test_a_build_that_left_a_module_as_it_was_leaves_nothing(checkout: Path) -> None:
    with pytest.raises(SystemExit, match=r"given up:\nkanly\.room\.hot is loaded from .*hot\.py\nkanly\.room\.rules"):
        build_compiled(checkout, compile_nothing)
    assert list((checkout / "build").iterdir()) == []


def test_a_build_that_cannot_be_loaded_leaves_nothing(checkout: Path) -> None:
    def compile_to_rubbish(modules: list[Path]) -> None:
        for path in modules:
            path.with_suffix(SO).touch()

    with pytest.raises(SystemExit, match=r"given up:\n(.|\n)*ImportError"):
        build_compiled(checkout, compile_to_rubbish)
    assert list((checkout / "build").iterdir()) == []


def test_a_build_that_fails_leaves_the_one_before(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = build_as_if(checkout, monkeypatch)
    monkeypatch.undo()
    with pytest.raises(SystemExit):
        build_compiled(checkout, compile_nothing)
    assert (before / "digest").exists()
    assert list((checkout / "build").iterdir()) == [before]


def test_a_build_replaces_the_one_before(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = build_as_if(checkout, monkeypatch)
    (before / "kanly" / "room" / f"left{SO}").touch()
    assert sorted(build_as_if(checkout, monkeypatch).rglob(f"*{SO}")) == []


# -- what passes for a build -------------------------------------------------------------------------------


def test_a_build_is_what_it_says_when_all_hot_modules_are_extensions(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    load_from(build_as_if(checkout, monkeypatch), SO, monkeypatch)
    insist("compiled", checkout)


def test_a_module_that_is_no_extension_is_refused(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    load_from(build_as_if(checkout, monkeypatch), SO, monkeypatch, turns=".py")
    with pytest.raises(SystemExit, match=r"kanly\.room\.rules\.turns is loaded from .*turns\.py; run `make compiled`"):
        insist("compiled", checkout)


def test_another_build_than_that_of_the_checkout_is_refused(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    build_as_if(checkout, monkeypatch)
    load_from(tmp_path / "elsewhere", SO, monkeypatch)
    with pytest.raises(SystemExit, match=r"kanly is loaded from .*elsewhere"):
        insist("compiled", checkout)


def test_source_with_a_stray_extension_is_not_called_pure(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    load_from(tree_of("pure", checkout), ".py", monkeypatch)
    insist("pure", checkout)
    load_from(tree_of("pure", checkout), ".py", monkeypatch, hot=SO)
    with pytest.raises(SystemExit, match=r"not the pure build: kanly\.room\.hot is loaded from"):
        insist("pure", checkout)


@pytest.mark.parametrize("changed", ["room/hot.py", "room/cold.py", "other/new.py", "locale.ftl"])
def test_a_build_is_stale_when_its_source_has_changed(
    changed: str, checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    load_from(build_as_if(checkout, monkeypatch), SO, monkeypatch)
    (checkout / "src" / "kanly" / changed).write_text("changed")
    with pytest.raises(SystemExit, match=r"kanly has changed since the build; run `make compiled`"):
        insist("compiled", checkout)


@pytest.mark.parametrize("made", ["table/page/index.html", "room/__pycache__/hot.pyc"])
def test_what_is_made_from_the_source_makes_no_build_stale(made: str, checkout: Path) -> None:
    package = checkout / "src" / "kanly"
    before = source_digest(package)
    (package / made).parent.mkdir(parents=True)
    (package / made).touch()
    assert source_digest(package) == before


def test_a_file_that_moves_changes_the_digest(checkout: Path) -> None:
    package = checkout / "src" / "kanly"
    before = source_digest(package)
    (package / "other" / "cold.py").rename(package / "other" / "warm.py")
    assert source_digest(package) != before


@pytest.mark.parametrize("finished", [True, False])
def test_the_bench_refuses_to_call_compiled_what_is_not(
    finished: bool, checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tree = build_as_if(checkout, monkeypatch)
    if not finished:
        (tree / "digest").unlink()
    command = [sys.executable, str(BENCH), "--measure", "compiled", "--checkout", str(checkout)]
    done = subprocess.run(command, env={"PYTHONPATH": str(tree)}, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stdout == ""
    assert f"this is not the compiled build: {'kanly.room.hot' if finished else 'no build was finished'}" in done.stderr
    assert f"run `make compiled` in {checkout}" in done.stderr
