"""The Dune: Imperium family."""
