# ruff: noqa: A005 - it mirrors kanly.locale
