"""The games' own opponents: House Hagal."""
