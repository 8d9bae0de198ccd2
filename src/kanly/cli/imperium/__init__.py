"""Dune: Imperium in a terminal."""
