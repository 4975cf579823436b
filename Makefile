# make run     the bot on Telegram where BOT_TOKEN is set, else in this terminal
# make test    the whole suite
# make site-test the page in a real browser, which has to be there: Debian's chromium, or CHROMIUM=/path/to/chrome
# make check   format, lint, types, architecture, that each provision was read against the text, that the figures of the comparisons are
#              those of the data, the subjects of the commits, and how much each language says
# make bench   the benchmarks
# make kill    the bot, posted to and polling, and its database killed 200 times under load: is anything lost? ARGS=--desk: while
#              directors are asked; ARGS=--alone: while people ask in groups so that nobody else sees it
# make mutants which small changes to the laws the tests do not notice
# make wheel   the package, in dist/
# make rooms   the picture of the rooms in docs/, drawn anew from the imports
# make screens every screen as on a phone, on one page: screens.html
# make pictures the pictures of the README, in docs/pictures
# make site    the page, into build/site, and serves it at http://127.0.0.1:8000/
# make cards   the printed cards and their booklet, into build/cards
# make lock    the lock files anew, with the newest versions that pyproject.toml allows

SHELL := /bin/sh
.DEFAULT_GOAL := run
.PHONY: run test site-test check bench kill mutants coverage format wheel rooms screens pictures lock clean site cards
.NOTPARALLEL:

# Everything runs from the checkout: nothing of ours is installed into the environment.
export PYTHONPATH := .
export PIP_DISABLE_PIP_VERSION_CHECK := 1
export PIP_USER := 0
# What was compiled is kept: the tests start our programs many times.
unexport PYTHONDONTWRITEBYTECODE
# Sets have the same order in every run of the tests.
test coverage: export PYTHONHASHSEED := 0

VENV := .venv
BIN := $(VENV)/bin
CANDIDATES := python3.15 python3.14 python3.13 python3.12 python3.11 python3 python

# What the bot needs to run; with a PostgreSQL address its driver too. An environment that has more will do.
DEV_STAMP := $(VENV)/requirements-dev.lock.done
POSTGRES_STAMP := $(VENV)/requirements-postgres.lock.done
STAMP := $(if $(filter postgresql%,$(DATABASE_URL)),$(POSTGRES_STAMP),$(VENV)/requirements.lock.done)

# What an environment has beside its own lock. The solver DDS lies in a wheel of which nothing else is needed: it comes alone.
$(POSTGRES_STAMP) $(DEV_STAMP): requirements.lock
$(DEV_STAMP): requirements-postgres.lock requirements-dd.lock

# One more than there are cores: now and then a test waits for a process or a clock.
WORKERS ?= $(shell expr $$(getconf _NPROCESSORS_ONLN) + 1)

# In an environment that only runs the bot what is imported is compiled when it first is, and nobody installs anything later.
# Of Babel's tables, a quarter of it all, those of the languages that the law speaks stay.
LANGUAGES = $(notdir $(patsubst %/,%,$(dir $(wildcard lawcore/languages/*/letters.toml))))
# A stamp is written last: an environment without one is an interrupted set-up and is made anew,
# and so is one whose Python has gone or whose lock file has changed since.
$(shell $(BIN)/python -c '' 2>/dev/null || rm -f $(VENV)/*.done 2>/dev/null)

run: $(firstword $(wildcard $(DEV_STAMP) $(POSTGRES_STAMP)) $(STAMP))
	@if [ -n "$$BOT_TOKEN" ]; then exec $(BIN)/python -m bot; else exec $(BIN)/python -m bot chat; fi

test: $(DEV_STAMP)
	@$(BIN)/python -m pytest -n $(WORKERS) --dist=worksteal $(ARGS)

# What drives the browser lies in a folder of its own: the suite does without.
site-test: $(DEV_STAMP) build/site-test/requirements-site.lock.done
	@PYTHONPATH=.:build/site-test $(BIN)/python -m pytest -n 2 --dist=worksteal -o python_files='*_in_browser.py' $(ARGS) tests/site

build/site-test/requirements-site.lock.done: requirements-site.lock | $(DEV_STAMP)
	@rm -rf $(@D)
	@$(BIN)/python -m pip install -qq --no-input --no-deps --require-hashes --target $(@D) --requirement $<
	@touch $@

check: $(DEV_STAMP)
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports
	@$(BIN)/python -m tools.law_rows --check
	@$(BIN)/python -m tools.accuracy --check
	@$(BIN)/python -m tools.commit_subjects
	@$(BIN)/python -m bot.wording

format: $(DEV_STAMP)
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .

bench: $(DEV_STAMP)
	@$(BIN)/python -m tools.bench $(ARGS)

kill: $(DEV_STAMP)
	@$(BIN)/python -m tools.kill $(ARGS)

mutants: $(DEV_STAMP)
	@$(BIN)/python -m tools.mutants

coverage: $(DEV_STAMP)
	@$(BIN)/coverage erase
	@$(BIN)/coverage run -m pytest -n $(WORKERS) --dist=worksteal $(ARGS)
	@$(BIN)/coverage combine --quiet
	@$(BIN)/coverage report

wheel: $(DEV_STAMP)
	@$(BIN)/python -m build --wheel --no-isolation --outdir dist .

rooms: $(DEV_STAMP)
	@$(BIN)/python -m tools.rooms

screens: $(DEV_STAMP)
	@$(BIN)/python -m tools.phone screens.html

pictures: $(DEV_STAMP)
	@$(BIN)/python -m tools.pictures

site: $(firstword $(wildcard $(DEV_STAMP) $(POSTGRES_STAMP)) $(STAMP))
	@$(BIN)/python -m bot site build/site $(ARGS)
	@echo 'http://127.0.0.1:8000/ – end it with Ctrl-C'
	@$(BIN)/python -m http.server --bind 127.0.0.1 --directory build/site 8000

cards: $(firstword $(wildcard $(DEV_STAMP) $(POSTGRES_STAMP)) $(STAMP))
	@$(BIN)/python -m bot cards build/cards $(ARGS)

# Adds the hashes of all platforms and no address of any registry; a version stands in one file. Needs uv on the PATH.
COMPILE := uv pip compile --quiet --no-config --universal --python-version 3.11 --upgrade \
	--generate-hashes --no-emit-index-url --no-header pyproject.toml
BESIDE = $(addprefix --constraints ,$(1)) $$(sed -n 's/^\([a-z0-9-]*\)==.*/--no-emit-package \1/p' $(1))
lock:
	@$(COMPILE) --extra bot --output-file requirements.lock
	@$(COMPILE) --extra postgres $(call BESIDE,requirements.lock) --output-file requirements-postgres.lock
	@$(COMPILE) --extra bot --group dev $(call BESIDE,requirements.lock requirements-postgres.lock) --output-file requirements-dev.lock
	@$(COMPILE:pyproject.toml=--group site) $(call BESIDE,requirements.lock requirements-dev.lock) --output-file requirements-site.lock
	@echo "endplay==0.5.12; python_version < '3.14'" | $(COMPILE:pyproject.toml=-) --no-deps --no-annotate --output-file requirements-dd.lock

clean:
	@rm -rf $(VENV) build dist .coverage .coverage.* .hypothesis .mypy_cache .pytest_cache .ruff_cache

$(VENV)/%.lock.done: %.lock
	@python=''; \
	for name in $(PYTHON) $(CANDIDATES); do \
	  if "$$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then python=$$name; break; fi; \
	done; \
	if [ -z "$$python" ]; then \
	  echo 'Python 3.11 or newer was not found: install it, or name it with make PYTHON=/path/to/python3.' >&2; exit 1; \
	fi; \
	if ! "$$python" -c 'import ensurepip, venv' 2>/dev/null; then \
	  echo "$$python cannot make virtual environments: install its venv module (Debian and Ubuntu: apt install python3-venv)." >&2; exit 1; \
	fi; \
	echo 'Setting up (once) …'; \
	if ! { rm -rf $(@D) && "$$python" -m venv $(@D) && \
	       $(@D)/bin/python -m pip install -qq --no-input $(if $(filter $(DEV_STAMP),$@),,--no-compile) --require-hashes $(patsubst %,--requirement %,$(filter-out requirements-dd.lock,$^)); }; then \
	  rm -rf $(@D); \
	  echo 'Setting up failed, see above: check the network, then try again.' >&2; exit 1; \
	fi; \
	if [ "$@" = "$(DEV_STAMP)" ] && \
	   ! $(@D)/bin/python -m pip install -qq --no-input --no-deps --require-hashes --requirement requirements-dd.lock; then \
	  echo 'The solver DDS is not there: its tests are skipped.' >&2; \
	fi; \
	if [ "$@" != "$(DEV_STAMP)" ]; then \
	  $(@D)/bin/python -m pip uninstall -qq --yes setuptools pip 2>/dev/null; \
	  find $(@D) -path '*/babel/locale-data/*' ! -name 'root.*' $(LANGUAGES:%=! -name '%[._]*') -delete; \
	fi; \
	touch $@
