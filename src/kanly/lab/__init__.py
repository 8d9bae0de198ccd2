"""The laboratory: games by the thousand."""

from kanly.lab.simulate import SimulationReport, simulate

__all__ = ["SimulationReport", "simulate"]
