# Two commands do everything: `make play` and `make test`. All of it stays inside this folder.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
export PIP_CACHE_DIR := $(CURDIR)/$(VENV)/pip
export PIP_DISABLE_PIP_VERSION_CHECK := 1
export PYRIGHT_PYTHON_CACHE_DIR := $(CURDIR)/$(VENV)/pyright
export PYRIGHT_PYTHON_IGNORE_WARNINGS := 1
export npm_config_cache := $(CURDIR)/build/npm
# One by one: in larger portions one worker would be given all the tests of the browser, and the other wait for it.
PYTEST := $(BIN)/python -m pytest -n auto --maxschedchunk=1
NPM := cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm

.PHONY: setup page browser play test check format records screenshots bench bench-table soak bench-lab bench-peers compiled test-compiled test-compiled-core sweep audit image lock clean

setup: $(VENV)/ready

$(VENV)/ready: requirements-dev.txt pyproject.toml
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "kanly needs Python 3.11 or newer")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet -r requirements-dev.txt
	$(BIN)/python -m pip install --quiet --no-deps --no-build-isolation -e .
	touch $@

page: setup
	$(BIN)/python hatch_build.py

browser:
	tools/ensure_chromium.sh

play: setup page
	$(BIN)/kanly play

test: setup page browser
	$(PYTEST)

check: setup page
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/pyright
	$(BIN)/lint-imports
	$(NPM) run --silent check
	$(NPM) test --silent

format: setup
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

# After a change in src/kanly/imperium/fields.py.
records: setup
	$(BIN)/python tools/make_records.py

screenshots: setup page browser
	$(BIN)/python -m tools.screenshots

bench: setup
	$(BIN)/python bench/speed.py

bench-table: setup
	$(BIN)/python -m pip install --quiet picows psutil
	$(BIN)/python bench/table.py
	$(BIN)/python bench/table.py --postgresql

# Ten minutes of honest tables beside three hostile guests; and a server with 10,000 stored tables.
soak: setup
	$(BIN)/python -m pip install --quiet psutil
	$(BIN)/python bench/stored.py
	$(BIN)/python bench/soak.py

bench-lab: setup
	$(BIN)/python bench/search.py
	$(BIN)/python bench/glance.py
	$(BIN)/python bench/envs.py
	$(BIN)/python bench/lab.py

bench-peers: setup
	$(BIN)/python -m pip install --quiet catanatron
	$(BIN)/python -m pip install --quiet --no-deps catanatron_gym

compiled: setup page
	$(BIN)/python tools/compile.py

# The table and its page are the same in either build, so the browser tests have nothing to add.
test-compiled: compiled
	PYTHONPATH=$(CURDIR)/build/compiled $(PYTEST) --import-mode=importlib tests --ignore=tests/browser

# The contract suite plays every case here, where that is quick; in `make test` the cases take turns.
test-compiled-core: compiled
	KANLY_CONTRACT=1 PYTHONPATH=$(CURDIR)/build/compiled $(PYTEST) --import-mode=importlib \
		tests/test_compiled.py tests/contract tests/engine tests/golden tests/imperium

# What takes hours: many checked games, and every window with every language and theme.
sweep: setup page browser
	for seats in 3 4; do \
		$(BIN)/kanly simulate --seats $$seats --bots random --games 5000 --seed $${seats}00001 --jobs 2 --check || exit 1; \
	done
	for level in mercenary sardaukar mentat kwisatz_haderach; do \
		$(BIN)/kanly simulate --seats 1 --difficulty $$level --bots random --games 1000 --seed 1 --jobs 2 --check || exit 1; \
	done
	$(BIN)/kanly simulate --seats 2 --bots random --games 2000 --seed 1 --jobs 2 --check
	for seats in 3 4; do \
		$(BIN)/kanly simulate --edition uprising --seats $$seats --bots random --games 2500 --seed 1 --jobs 2 --check || exit 1; \
		$(BIN)/kanly simulate --edition uprising --with choam --seats $$seats --bots random --games 2500 --seed 1 --jobs 2 --check || exit 1; \
	done
	for level in mercenary sardaukar mentat kwisatz_haderach; do \
		$(BIN)/kanly simulate --edition uprising --with choam --seats 1 --difficulty $$level --bots random --games 1000 --seed 1 --jobs 2 --check || exit 1; \
	done
	$(BIN)/kanly simulate --edition uprising --seats 2 --bots random --games 1000 --seed 1 --jobs 2 --check
	$(BIN)/kanly simulate --edition uprising --with choam --seats 2 --rival streamlined --variants on --bots random --games 1000 --seed 1 --jobs 2 --check
	$(BIN)/kanly simulate --edition uprising --with choam --seats 4 --bots greedy --games 2000 --seed 1 --jobs 2 --check
	$(BIN)/kanly simulate --edition uprising --seats 6 --bots random --games 2000 --seed 1 --jobs 2 --check
	for seats in 1 2 3 4; do \
		$(BIN)/kanly simulate --with bloodlines,tech --seats $$seats --bots random --games 1000 --seed 1 --jobs 2 --check || exit 1; \
		$(BIN)/kanly simulate --edition uprising --with bloodlines --seats $$seats --bots random --games 1000 --seed 1 --jobs 2 --check || exit 1; \
		$(BIN)/kanly simulate --edition uprising --with choam,bloodlines,tech --seats $$seats --bots random --games 1000 --seed 1 --jobs 2 --check || exit 1; \
	done
	$(BIN)/kanly simulate --edition uprising --with choam,bloodlines,tech --seats 6 --bots random --games 1000 --seed 1 --jobs 2 --check
	KANLY_ORDERS=40 $(PYTEST) tests/imperium/test_orders.py
	KANLY_CONTRACT=6 $(PYTEST) tests/contract tests/engine/test_undo.py
	KANLY_WINDOWS=all $(PYTEST) tests/browser

audit: setup
	$(BIN)/python -m pip install --quiet pip-audit
	$(BIN)/pip-audit --strict --require-hashes --disable-pip --requirement requirements.txt

# Built where there is something to build with; tests/test_hosting.py reads it everywhere.
image:
	tools/build_image.sh

lock: setup
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --no-emit-index-url --no-header \
		--group dev --extra postgres --extra lab --extra ray --extra openspiel pyproject.toml --output-file requirements-dev.txt
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --no-emit-index-url --no-header --generate-hashes \
		--constraints requirements-dev.txt --extra postgres pyproject.toml --output-file requirements.txt

clean:
	rm -rf $(VENV) build dist web/node_modules src/kanly/table/page
