# Two commands do everything: `make play` and `make test`. All of it stays inside this folder.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
export PYRIGHT_PYTHON_CACHE_DIR := $(CURDIR)/$(VENV)/pyright
export PYRIGHT_PYTHON_IGNORE_WARNINGS := 1

.PHONY: setup play test check format bench compiled test-compiled sweep lock clean

setup: $(VENV)/ready

$(VENV)/ready: requirements-dev.txt pyproject.toml
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "kanly needs Python 3.11 or newer")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-dev.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	touch $@

play: setup
	$(BIN)/kanly play

test: setup
	$(BIN)/python -m pytest -n auto -m "not slow"

check: setup
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/pyright
	$(BIN)/lint-imports

format: setup
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

clean:
	rm -rf $(VENV) build dist
