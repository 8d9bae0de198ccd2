"""The rules, one file for each section of the rulebook. Importing a file wires its steps into the flow."""
