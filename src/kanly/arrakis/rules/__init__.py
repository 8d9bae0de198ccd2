"""The rules, one file a section of `docs/rules/arrakis.md`."""
