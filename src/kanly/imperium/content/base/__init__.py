"""Dune: Imperium (2020), the base game."""
