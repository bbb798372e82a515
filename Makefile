# Two commands do everything: `make play` and `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: play test setup bench compare check clean

play: $(VENV)/.ready
	@$(BIN)/deckwright play

setup: $(VENV)/.ready

# Set up again when what is needed has changed, and only then.
$(VENV)/.ready: requirements.txt pyproject.toml
	@$(PYTHON) -c 'import sys; ok = (3, 11) <= sys.version_info[:2] <= (3, 13); sys.exit(0 if ok else f"Deckwright needs Python 3.11, 3.12 or 3.13; {sys.executable} is {sys.version.split()[0]}. Try: make PYTHON=python3.12")'
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { echo "Python has no venv module here. On Debian: apt install python3-venv"; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements.txt
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps -e .
	@touch $@

$(VENV)/.ready-to-test: $(VENV)/.ready requirements-dev.txt
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements.txt -r requirements-dev.txt
	@touch $@

check: $(VENV)/.ready-to-test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

# The rules are compiled once, before the tests run on all cores.
test: check
	$(BIN)/python -m deckwright.cli.compiling
	$(BIN)/python -m pytest -n auto

bench: $(VENV)/.ready
	@$(BIN)/deckwright bench

# Other libraries of card games live in an environment of their own; one that cannot be installed is left out.
COMPARE := build/compare
LIBRARIES := open_spiel rlcard pettingzoo[classic] pgx

$(COMPARE)/.ready: bench/requirements-compare.txt
	@test -x $(COMPARE)/bin/python || $(PYTHON) -m venv $(COMPARE)
	@missing=; for library in $(LIBRARIES); do \
		$(COMPARE)/bin/python -m pip install --quiet --disable-pip-version-check -c $< "$$library" \
			|| { echo "$$library cannot be installed and is left out."; missing=1; }; \
	done; test -n "$$missing" || touch $@

compare: $(VENV)/.ready-to-test $(COMPARE)/.ready
	@$(BIN)/python bench/compare $(OPTIONS)

clean:
	rm -rf $(VENV) build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache
