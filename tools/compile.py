"""Build kanly with its hot modules compiled by mypyc, from the same source, into build/compiled.

    python tools/compile.py            # then: PYTHONPATH=build/compiled python -m kanly ...

Each room of the package names its hot modules itself, as `HOT` in its `__init__.py`. A build grows in a folder of its
own and takes its place only when a fresh process loads every one of them as an extension; it carries the digest of the
source it was made from. `insist` is how a bench makes sure that it runs the build it speaks of.
"""

from __future__ import annotations

import ast
import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import chdir
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NOT_SOURCE = shutil.ignore_patterns("__pycache__", "*.so")
PAGE = Path("table", "page")
"""The page is built on its own, and no Python: it belongs to a build, but a new page makes no build stale."""


# -- what is compiled --------------------------------------------------------------------------------------


def hot_modules(package: Path) -> list[Path]:
    """Return the modules that the rooms of a package name as hot, relative to the folder it lies in."""
    found: list[Path] = []
    for room in sorted(package.glob("*/__init__.py")):
        for pattern in declared_hot(room):
            modules = [path for path in sorted(room.parent.glob(pattern)) if path.name != "__init__.py"]
            if not modules:
                raise SystemExit(f"HOT in {room} names {pattern!r}, and there is no such module")
            found += modules
    return [path.relative_to(package.parent) for path in found]


def declared_hot(init: Path) -> tuple[str, ...]:
    """Read `HOT` without running anything: any checkout can be asked."""
    for statement in ast.parse(init.read_text()).body:
        match statement:
            case ast.Assign(targets=[ast.Name("HOT")], value=patterns):
                return tuple(ast.literal_eval(patterns))
            case ast.AnnAssign(target=ast.Name("HOT"), value=ast.expr() as patterns):
                return tuple(ast.literal_eval(patterns))
    return ()


def source_digest(package: Path) -> str:
    """Return a hash of the names and contents of all that a build is made from."""
    total = hashlib.sha256()
    for path in sorted(package.rglob("*")):
        name = path.relative_to(package)
        skipped = "__pycache__" in name.parts or name.suffix == ".so" or name.is_relative_to(PAGE)
        if path.is_file() and not skipped:
            total.update(f"{name.as_posix()}\0".encode() + hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


# -- which build a process runs ----------------------------------------------------------------------------


def tree_of(build: str, checkout: Path) -> Path:
    """Return the folder to put into PYTHONPATH for the pure or compiled build of a checkout."""
    return checkout / "src" if build == "pure" else checkout / "build" / "compiled"


def insist(build: str, checkout: Path) -> None:
    """End this process unless it runs the pure or compiled build of a checkout, and that of its source as it stands."""
    source, tree = checkout / "src" / "kanly", tree_of(build, checkout)
    reason = why_stale(tree, source) if build == "compiled" else ""
    reason = reason or next(strangers(build, tree, hot_modules(source)), "")
    if reason:
        remedy = f"; run `make compiled` in {checkout}" if build == "compiled" else ""
        raise SystemExit(f"this is not the {build} build: {reason}{remedy}")


def why_stale(tree: Path, source: Path) -> str:
    """Say why a compiled build is not that of the source as it stands; nothing when it is."""
    note = tree / "digest"
    if not note.exists():
        return f"no build was finished in {tree}"
    return "" if note.read_text() == source_digest(source) else f"{source} has changed since the build"


def strangers(build: str, tree: Path, modules: list[Path]) -> Iterator[str]:
    """Tell of every module that this process loads from elsewhere than the tree, or as the wrong kind of file."""
    kinds = (".py",) if build == "pure" else tuple(EXTENSION_SUFFIXES)
    for path in [Path("kanly", "__init__.py"), *modules]:
        name = ".".join(path.with_suffix("").parts).removesuffix(".__init__")
        file = Path(str(import_module(name).__file__)).resolve()
        if not file.is_relative_to(tree.resolve()) or (path in modules and not file.name.endswith(kinds)):
            yield f"{name} is loaded from {file}"


# -- the build ---------------------------------------------------------------------------------------------


def build_compiled(checkout: Path, compile_modules: Callable[[list[Path]], None]) -> list[Path]:
    """Make the compiled build of a checkout and return what was compiled; a build that fails leaves nothing new."""
    target = tree_of("compiled", checkout)
    growing = target.with_name("compiling")
    shutil.rmtree(growing, ignore_errors=True)
    try:
        shutil.copytree(checkout / "src" / "kanly", growing / "kanly", ignore=NOT_SOURCE)
        modules = hot_modules(growing / "kanly")
        (growing / "digest").write_text(source_digest(growing / "kanly"))
        with chdir(growing):
            compile_modules(modules)
        check_in_a_fresh_process(growing, modules)
        shutil.rmtree(target, ignore_errors=True)
        growing.rename(target)
    finally:
        shutil.rmtree(growing, ignore_errors=True)
    return modules


def compile_with_mypyc(modules: list[Path]) -> None:
    """Compile modules in place, a C file each, so that every core has something to do."""
    from mypyc.build import mypycify
    from setuptools import setup

    extensions = mypycify(["--strict", "--config-file=", *map(str, modules)], multi_file=True)
    jobs = str(os.cpu_count() or 1)
    setup(
        name="kanly-compiled",
        ext_modules=extensions,
        script_args=["--quiet", "build_ext", "--inplace", "--force", "--parallel", jobs],
    )
    for left in ("build", ".mypy_cache"):
        shutil.rmtree(left, ignore_errors=True)


def check_in_a_fresh_process(tree: Path, modules: list[Path]) -> None:
    """End the build unless a process that runs it loads all hot modules as extensions."""
    code = "import sys; from pathlib import Path; from tools.compile import strangers\n"
    code += "print(*strangers('compiled', Path(sys.argv[1]), [Path(name) for name in sys.argv[2:]]), sep='\\n')"
    env = dict(os.environ, PYTHONPATH=os.pathsep.join([str(tree), str(ROOT)]))
    command = [sys.executable, "-c", code, str(tree), *map(str, modules)]
    done = subprocess.run(command, env=env, cwd=tree, capture_output=True, text=True, check=False)
    if done.returncode or done.stdout.strip():
        raise SystemExit(f"The build was given up:\n{done.stdout}{done.stderr}")


def main() -> None:
    modules = build_compiled(ROOT, compile_with_mypyc)
    print(f"compiled {len(modules)} modules into {tree_of('compiled', ROOT).relative_to(ROOT)}")


if __name__ == "__main__":
    main()
