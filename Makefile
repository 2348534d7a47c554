# Everything sets itself up: all you need is Python 3.11 or newer, make and a network.

.PHONY: play test test-deep bench format clean static compile interpreted compiled browser page compat system system-check screenshots pictures types lock wheels docs others quick
.DEFAULT_GOAL := play

# Another interpreter, another environment: make PYTHON=python3.13 test, make VENV=build/pythons/3.13 PYTHON=python3.13 test
PYTHON ?=
export PYTHON
VENV := .venv
export VENV
BIN := $(VENV)/bin
READY := $(VENV)/ready
COPY := $(if $(filter .venv,$(VENV)),build,$(VENV))/compiled
$(shell VENV='$(VENV)' PYTHON='$(PYTHON)' tools/setup stale)
# Tested against both builds, since both are shipped: the rules. All else against the faster one
RULES := $(wildcard tests/core tests/games tests/players) tests/packaging/test_compiled.py tests/packaging/test_same_games.py
# Tests of installing and of a cluster lay paths of their own, in which a compiled copy would be in the way
PATHS := tests/packaging tests/lab/test_cluster.py
# Playwright's loop runs from the first test in a browser to the last, and no other loop runs beside it: they run by themselves
ELSE := --ignore tests/lab/test_cluster.py $(filter-out tests/packaging tests/web tests/__pycache__ $(RULES),$(patsubst %/,%,$(wildcard tests/*/)) $(wildcard tests/test_*.py))
# With another Python: the tests that depend on the interpreter most, and the quick ones of the rules
QUICK := tests/core $(filter-out %/__pycache__/,$(wildcard tests/games/*/)) tests/store tests/server/http/test_bodies.py tests/server/push
QUICK_SLOW := $(patsubst %,tests/packaging/test_%.py,compiler lock play setup) tests/server/test_serve.py tests/lab/test_processes.py
STRENGTH := tests/players/test_levels.py::test_normal_wins_more_than_its_share_among_easy_ones
WORKERS := 2
COMPILED := PYTHONPATH=$(COPY) DENGEN_EXPECT_COMPILED=1
# Each of hundreds of processes would compile the same modules again where the environment forbids to keep what came of it
export PYTHONDONTWRITEBYTECODE :=
# There are as many workers as cores and more: arithmetic that spreads over all cores only waits for itself
export OPENBLAS_NUM_THREADS := 1
PYTEST = $(BIN)/pytest -n $(WORKERS) --dist worksteal --durations=5 $(if $(DENGEN_DEEP),-m "" --timeout=7200)

# The server, and a browser that looks at it. Friends on the same network, too: make play LAN=1 (only this machine: LAN=0;
# it is remembered). More for `dengen serve`: make play ARGS="--port 8001".
# In the terminal instead: .venv/bin/dengen play lumiel
play: export LAN := $(LAN)
play: $(VENV)/play
	@exec $(BIN)/python -m tools.play $(ARGS)

# What looks at the sources and builds the page uses one core, and so does what compiles the rules: both at once. So are
# the tests of both builds: where one waits for a server or a compiler, the other computes
test: $(READY) system-check
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target compile compat static docs
	@$(MAKE) --no-print-directory --jobs=3 --output-sync=target WORKERS=2 interpreted compiled $(if $(OTHERS),others)
	@$(MAKE) --no-print-directory browser

# And all of it with every other Python of this machine
test-deep:
	@DENGEN_DEEP=1 $(MAKE) --no-print-directory test
	@DENGEN_DEEP=1 $(MAKE) --no-print-directory others OTHERS=test

# What may differ with every other Python of this machine. CI runs it beside the rest (.ci/run)
others: OTHERS := quick
others: $(READY)
	@$(BIN)/python -m tools.pythons $(OTHERS)

quick: $(READY)
	$(BIN)/mypy --cache-dir $(VENV)/mypy
	DENGEN_EXPECT_COMPILED=0 $(PYTEST) -m 'not slow and not deep' $(QUICK)
	DENGEN_EXPECT_COMPILED=0 $(PYTEST) $(QUICK_SLOW)

bench: $(READY)
	@if $(BIN)/python -m tools.compiler lay $(COPY); \
	then exec env PYTHONPATH=$(COPY) $(BIN)/dengen bench; \
	else exec $(BIN)/dengen bench; fi

format: $(READY)
	$(BIN)/ruff check --fix --quiet
	$(BIN)/ruff format
	$(BIN)/python -m tools.page npm run --silent format

# Everything that make made
clean:
	rm -rf .venv build dist web/node_modules src/dengen/server/static .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests -name __pycache__ -prune -exec rm -rf {} +

# After the page: whoever builds it fetches what these checks need
static: page
	@mkdir -p build
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache
	$(BIN)/python -m dengen.server.schema > build/schema.json && $(BIN)/python -m tools.page npm run --silent types -- --check
	$(BIN)/python -m tools.page npm run --silent lint
	$(BIN)/python -m tools.page npm run --silent check
	$(BIN)/python -m tools.page npm test --silent

# The page, unless it is built; packages are fetched once, for its checks and tests, too
page: $(READY)
	@$(BIN)/python -m tools.page develop && $(BIN)/python -m tools.page

# Scripts and styles as they are shipped: only what Chromium and Firefox both have (browserslist in web/package.json)
compat: page
	$(BIN)/python -m tools.page npm run --silent compat

# What some tests drive: Debian's Chromium, Firefox, a font with Japanese, PostgreSQL. Installed only here, where somebody asks for it
system:
	@tools/system install

# Says which of it is missing, and fails in CI
system-check:
	@tools/system check

# Every screen, in both sizes, languages and colours, into build/screenshots
screenshots: $(READY) page system-check
	$(BIN)/python -m tests.web.screenshots

# Every card's picture at three sizes, on one sheet for each game, into build/pictures
pictures: $(READY)
	$(BIN)/python -m tools.page npm run --silent pictures

# What the page knows of the protocol, from the server's own types
types: $(READY)
	@mkdir -p build
	$(BIN)/python -m dengen.server.schema > build/schema.json && $(BIN)/python -m tools.page npm run --silent types

# The documentation as a site that any static host serves, in both languages, into build/site
docs: $(READY)
	@$(BIN)/python -m tools.site

# Compiled manylinux wheels with the page, into dist/; only some: make wheels ARGS="3.12 3.13"
wheels: $(READY)
	@$(BIN)/python -m tools.wheels $(ARGS)

# The versions that everybody develops and tests with, from pyproject.toml
lock: $(READY)
	tools/lock --upgrade

# Laid out later: the page, which belongs to the copy, may be built at the same time
compile: $(READY)
	@if $(BIN)/python -m tools.compiler check; then $(BIN)/python -m tools.compiler compile; fi

# How strong players are is measured with the faster build: both play alike to the byte
interpreted: $(READY)
	DENGEN_EXPECT_COMPILED=0 $(PYTEST) $(RULES) $(PATHS) --deselect $(STRENGTH)

# The rules once more, and all that stands on them; many of these wait for servers more than they compute
compiled: WORKERS := 3
compiled: $(READY)
	@if $(BIN)/python -m tools.compiler check; then \
		$(BIN)/python -m tools.compiler lay $(COPY) && \
		echo '$(COMPILED) $(PYTEST) $(RULES) $(ELSE)' && \
		$(COMPILED) $(PYTEST) $(RULES) $(ELSE); \
	elif [ "$$CI" = true ]; then \
		echo '*** CI needs the compiled build too.'; exit 1; \
	else \
		echo '*** Everything is tested INTERPRETED ONLY: nothing can be compiled here.'; \
		DENGEN_EXPECT_COMPILED=0 $(PYTEST) $(ELSE) $(STRENGTH); \
	fi

# The page, in browsers, which wait for their tests as often as these wait for them
browser: WORKERS := 3
browser: $(READY)
	@if $(BIN)/python -m tools.compiler check; then \
		$(BIN)/python -m tools.compiler lay $(COPY) && \
		echo '$(COMPILED) $(PYTEST) tests/web' && \
		$(COMPILED) $(PYTEST) tests/web; \
	else \
		DENGEN_EXPECT_COMPILED=0 $(PYTEST) tests/web; \
	fi

$(READY): pyproject.toml requirements-dev.txt
	@tools/setup dev
	@touch $(VENV)/play $@

# What playing needs, and nothing else
$(VENV)/play: pyproject.toml requirements-dev.txt
	@tools/setup play
	@touch $@
