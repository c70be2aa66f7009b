# Every target sets up what it needs in .venv; a second run is instant.
# Options for the command go into ARGS: make play ARGS="little_devils --players 4"

# A system's own Python comes first: it was built with profiles, and one compiled at home seldom is (7 to 9 % slower).
TRIED   := python3.13 python3.12 python3.11
PYTHONS := $(TRIED:%=/usr/bin/%) $(TRIED) python3 python
VENV    := .venv
BIN     := $(VENV)/bin
PIP     := $(BIN)/python -m pip --quiet --disable-pip-version-check
COMPILE := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
           --no-header --no-annotate --no-emit-index-url --no-emit-find-links --upgrade

# What the server says, in TypeScript, written from these.
MESSAGES := web/src/messages.ts
SAID_IN  := $(wildcard src/diablerie/server/protocol/*.py src/diablerie/game/*.py src/diablerie/games/*/*.py)

# The web application, built from these into the package.
SITE     := src/diablerie/server/site/index.html
WEB_FROM := $(MESSAGES) web/package-lock.json web/index.html web/vite.config.ts web/texts.ts web/licences.ts web/first.ts web/tight.ts \
            $(shell find web/src web/public src/diablerie/locale src/diablerie/games/*/locale -type f)

# A larger set of requirements contains the smaller ones.
HOLDS_run     := run
HOLDS_dev     := run dev
HOLDS_bench   := run dev bench
HOLDS_deploy  := deploy
HOLDS_mutants := run dev mutants

# A .venv whose Python has gone is made again.
$(shell test -x $(BIN)/python || rm -rf $(VENV))

# The tests start hundreds of commands, and without its bytecode each would translate all sources again.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help play cluster test cover mutants pythons web wheel deploy bench torture soak lessons pictures lint lint-python lint-web format clean pins
.PRECIOUS: $(VENV)/%.stamp

help: ## list the targets
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/make \1|\2/p' $(MAKEFILE_LIST) | \
	while IFS='|' read -r target text; do printf '%-12s  %s\n' "$$target" "$$text"; done

play: $(VENV)/run.stamp $(SITE) ## open the games in the browser
	@$(BIN)/diablerie $(ARGS)

cluster: $(VENV)/dev.stamp $(SITE) ## open the games on two nodes with a PostgreSQL, a NATS and a load balancer, all on this machine
	@$(BIN)/python -m tools.cluster $(ARGS)

test: lint $(SITE) ## check style, types and layers, then run all tests
	@$(BIN)/python -m pytest -n auto $(ARGS)

# Processes for which the disk is full cannot write down what they ran; others would not end in time.
UNMEASURED := --ignore=tests/commands/test_disk.py --ignore=tests/commands/test_endings.py

cover: $(VENV)/dev.stamp $(SITE) ## run the tests, and show how much of the code they run; the lines stand in htmlcov/
	@$(BIN)/coverage erase
	@$(BIN)/coverage run -m pytest $(UNMEASURED) $(ARGS); tested=$$?; \
	$(BIN)/coverage combine --quiet; $(BIN)/coverage html --quiet; $(BIN)/coverage report; exit $$tested

mutants: $(VENV)/mutants.stamp ## change the rules in many small ways, and count how often a test notices
	@$(BIN)/python tools/mutants.py $(ARGS)

pythons: $(VENV)/dev.stamp $(SITE) ## run the tests with every Python from 3.11 on; one that is missing is fetched
	@$(BIN)/python tools/pythons.py $(ARGS)

bench: $(VENV)/bench.stamp ## measure the speed beside OpenSpiel, boardgame.io, PettingZoo and pgx
	@$(BIN)/python -m bench $(ARGS)

torture: $(VENV)/dev.stamp ## kill the server 500 times under load; ARGS=cluster: 200 faults of three nodes
	@$(BIN)/python -m tools.torture $(ARGS)

soak: $(VENV)/dev.stamp ## keep the server under load for 20 minutes; its memory must not grow
	@$(BIN)/python -m tools.soak $(ARGS)

lessons: $(VENV)/dev.stamp ## write lessons and examples into the web application, played by the rules
	@$(BIN)/python -m tools.lessons

pictures: $(VENV)/dev.stamp $(SITE) ## photograph the pages for README and docs in a real browser
	@$(BIN)/python -m tools.pictures.draw
	@$(BIN)/python -m tools.pictures.photograph $(ARGS)

web: ## build the web application anew
	@rm -rf $(dir $(SITE))
	@$(MAKE) --no-print-directory $(SITE)

wheel: $(VENV)/dev.stamp $(SITE) ## build the package that needs no Node, into dist/
	@$(BIN)/python -m hatchling build -t wheel

deploy: $(VENV)/dev.stamp $(VENV)/deploy.stamp $(SITE) ## check what is deployed with its own linters; build the image in a bare folder
	@$(BIN)/python -m tools.deploy $(ARGS)

lint: $(VENV)/dev.stamp ## check style, types and layers
	@$(MAKE) --no-print-directory --jobs=2 lint-python lint-web

lint-python:
	@$(BIN)/ruff check --quiet
	@$(BIN)/ruff format --check --quiet
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo

lint-web:
	@$(BIN)/python web/build.py check

format: $(VENV)/dev.stamp ## format the code and repair what can be repaired
	@$(BIN)/ruff check --fix-only --quiet
	@$(BIN)/ruff format
	@$(BIN)/python web/build.py format

clean: ## remove .venv, caches and build leftovers
	@rm -rf $(VENV) web/node_modules $(MESSAGES) $(dir $(SITE)) bench/server/peer/node_modules build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .coverage* htmlcov
	@find . -name .git -prune -o -name __pycache__ -type d -prune -exec rm -rf {} +

pins: $(BIN)/python ## pin the newest allowed versions in requirements/
	@echo "Pinning requirements/"
	@$(PIP) install uv
	@$(COMPILE) pyproject.toml --group build -o requirements/run.txt
	@$(COMPILE) pyproject.toml --extra cluster -c requirements/run.txt -o requirements/server.txt
	@$(COMPILE) --group node -o requirements/node.txt
	@$(COMPILE) pyproject.toml --extra research --extra cluster --group dev -c requirements/run.txt -o requirements/dev.txt
	@$(COMPILE) --group deploy -c requirements/dev.txt -o requirements/deploy.txt
	@$(COMPILE) pyproject.toml --extra research --extra cluster --group dev --group mutants -c requirements/dev.txt -o requirements/mutants.txt
	@$(COMPILE) pyproject.toml --extra research --extra cluster --group dev --group bench -c requirements/dev.txt -o requirements/bench.txt

$(SITE): $(WEB_FROM) | $(VENV)/run.stamp
	@$(BIN)/python web/build.py

$(MESSAGES): $(SAID_IN) | $(VENV)/run.stamp
	@$(BIN)/python web/build.py messages

$(VENV)/%.stamp: requirements/%.txt pyproject.toml | $(BIN)/python
	@echo "Installing requirements/$*.txt into $(VENV)"
	@$(PIP) install --require-hashes -r $<
	@$(PIP) install --no-build-isolation --no-deps -e .
	@touch $(HOLDS_$*:%=$(VENV)/%.stamp)

$(BIN)/python:
	@for python in $(PYTHONS); do \
	    $$python -c 'import sys, ensurepip, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || continue; \
	    echo "Making $(VENV) with $$($$python --version)"; \
	    exec $$python -m venv --clear $(VENV); \
	done; \
	echo "Python 3.11 or newer is needed, with venv (on Debian and Ubuntu: install python3-venv); tried: $(PYTHONS)" >&2; \
	exit 1
