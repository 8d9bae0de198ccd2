"""Build kanly with its hot modules compiled by mypyc, from the same source, into build/compiled.

    python tools/compile.py            # then: PYTHONPATH=build/compiled python -m kanly ...

The compiled package changes nothing but speed; `make test-compiled` runs the same tests on it.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "build" / "compiled"

HOT = (
    "engine/action.py",
    "engine/rng.py",
    "engine/patch.py",
    "engine/sight.py",
    "engine/flow.py",
    "engine/state.py",
    "engine/game.py",
    "imperium/ids.py",
    "imperium/effects.py",
    "imperium/components.py",
    "imperium/state.py",
    "imperium/actions.py",
    "imperium/steps.py",
    "imperium/rules/*.py",
    "imperium/automa/*.py",
    "imperium/view.py",
    "imperium/evaluation.py",
    "imperium/glance.py",
    "imperium/table_view.py",
    "imperium/encoding.py",
    "imperium/game.py",
    "lab/play.py",
    "table/film.py",
    "table/ledger.py",
    "table/live.py",
)


def main() -> None:
    """Copy the source and compile the hot modules in place."""
    from mypyc.build import mypycify
    from setuptools import setup

    shutil.rmtree(TARGET, ignore_errors=True)
    shutil.copytree(ROOT / "src" / "kanly", TARGET / "kanly", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    os.chdir(TARGET)
    sources = sorted(str(path) for pattern in HOT for path in Path("kanly").glob(pattern))
    sources = [source for source in sources if not source.endswith("__init__.py")]
    sys.argv = ["setup.py", "--quiet", "build_ext", "--inplace", "--force"]
    setup(name="kanly-compiled", ext_modules=mypycify(["--strict", *sources], opt_level="3", separate=False))
    shutil.rmtree("build", ignore_errors=True)
    built = len(list(TARGET.rglob("*.so")))
    print(f"compiled {len(sources)} modules into {built} extensions under {TARGET.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
