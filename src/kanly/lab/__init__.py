"""The laboratory: games by the thousand."""

from kanly.lab.arena import Tournament, arena
from kanly.lab.findings import claims, findings
from kanly.lab.report import html_report
from kanly.lab.run import How
from kanly.lab.simulate import SimulationReport, simulate

__all__ = ["How", "SimulationReport", "Tournament", "arena", "claims", "findings", "html_report", "simulate"]

HOT = ("play.py",)
"""What the compiled build compiles of this room, as patterns (docs/speed.md)."""
