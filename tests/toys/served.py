"""The command line with all toys: `python -m tests.toys.served`. It is there for the page, which must draw them too."""

from __future__ import annotations

from kanly.cli import main
from tests.toys import edition, guests, least, skirmish

if __name__ in ("__main__", "__mp_main__"):  # also in the processes that the server starts
    edition.register()
    guests.register()
    least.register()
    skirmish.register()

if __name__ == "__main__":
    main()
