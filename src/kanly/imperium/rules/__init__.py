"""The rules, one file for each section of the rulebook. Importing the package wires them into the flow."""
