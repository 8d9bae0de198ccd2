"""The games' own opponents: House Hagal, and rivals who play by cards."""
