"""`python -m kanly` is the command line."""

from kanly.cli import main

if __name__ == "__main__":
    main()
