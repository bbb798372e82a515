# Two commands do everything: `make play` and `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

WEB := web
PAGES := src/deckwright/server/pages

.PHONY: play pages wheel docs site test train-test compiled page-test chromium browser-test long setup bench compare check clean

play: $(PAGES)/index.html
	@$(BIN)/deckwright serve

pages: $(PAGES)/index.html

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
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -c requirements.txt -r requirements-dev.txt
	@touch $@

# The pages are built when what they are made of has changed, with the Node that lies in the environment.
WEB_SOURCES := $(WEB)/index.html $(WEB)/vite.config.ts $(WEB)/svelte.config.js $(WEB)/tsconfig.json \
	$(shell find $(WEB)/src $(WEB)/public -type f 2>/dev/null)

# Not `npm ci`: that wants the packages of every other kind of machine in the lock file too.
$(WEB)/node_modules/.ready: $(WEB)/package.json $(WEB)/package-lock.json $(VENV)/.ready
	@PATH="$(CURDIR)/$(BIN):$$PATH" PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 $(BIN)/npm --prefix $(WEB) install --no-save --no-audit --no-fund --loglevel=error
	@touch $@

$(PAGES)/index.html: $(WEB)/node_modules/.ready $(WEB_SOURCES)
	@PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/npm --prefix $(WEB) run build --silent
	@touch $@

# A wheel in dist/ that holds the pages too; what was left over from an older one stays out of it.
wheel: $(PAGES)/index.html
	@rm -rf build/lib build/bdist.*
	$(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --wheel-dir dist .

# Everything that a program writes: pages of docs/, the texts of the cards, the types of the pages.
docs: $(VENV)/.ready-to-test $(WEB)/node_modules/.ready
	@$(BIN)/python -m generators

# The documentation as a site in build/site; the examples of docstrings are run too.
SPHINX := $(BIN)/python -m sphinx --quiet --fail-on-warning --keep-going -d build/doctrees

site: $(VENV)/.ready-to-test
	DECKWRIGHT_MODE=interpreted $(SPHINX) -b html docs build/site
	DECKWRIGHT_MODE=interpreted $(SPHINX) -b doctest docs build/doctest

check: $(VENV)/.ready-to-test $(WEB)/node_modules/.ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	@for package in examples/*/pyproject.toml; do MYPYPATH=$${package%/*} $(BIN)/mypy $$(ls -d $${package%/*}/*/__init__.py | xargs dirname) || exit 1; done
	$(BIN)/lint-imports
	$(NPM) run lint --silent

# The rules are compiled once, before the tests run on all cores; meanwhile everything else is got ready and checked.
test:
	@$(MAKE) --no-print-directory -j3 compiled page-test check site chromium
	$(BIN)/python -m pytest -n auto
	@$(MAKE) --no-print-directory browser-test

# Players that learn need PyTorch, which is large: what tests them is left out of `make test` where it is not installed.
$(VENV)/.ready-to-train: $(VENV)/.ready-to-test requirements-train.txt
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -c requirements.txt -r requirements-train.txt
	@touch $@

train-test: $(VENV)/.ready-to-train
	$(BIN)/python -m pytest -n auto tests/training

compiled: $(VENV)/.ready
	$(BIN)/python -m deckwright.cli.compiling

NPM := PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/npm --prefix $(WEB)

page-test: $(PAGES)/index.html
	$(NPM) run check --silent
	$(NPM) run test --silent

# Browser tests use Debian's chromium: installed here where that is possible.
chromium:
	@test -n "$$CHROMIUM" || command -v chromium >/dev/null \
		|| { test "$$(id -u)" = 0 && apt-get -qq update && apt-get -qq install -y --no-install-recommends chromium >/dev/null; } \
		|| { echo "The browser tests need Debian's chromium, and it cannot be installed here: apt install chromium"; exit 1; }

# Whole games in a real browser.
browser-test: $(PAGES)/index.html chromium
	CHROMIUM="$${CHROMIUM:-$$(command -v chromium)}" $(NPM) run e2e --silent

# What takes too long for every change: many kingdoms with every access checked, every mutant of a card, all games that are kept.
long: compiled $(VENV)/.ready-to-test
	$(BIN)/python -m tests.games.kingdom.properties.translated --games 100000
	$(BIN)/python -m tests.games.kingdom.properties.translated --games 10000 --then 137 138 136
	$(BIN)/python -m tests.games.kingdom.cards.mutants
	$(BIN)/python -m tests.kept.compare

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
	rm -rf $(VENV) $(PAGES) $(WEB)/node_modules build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache
