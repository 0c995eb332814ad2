# The two commands of the README are `make run` and `make test`.

CARGO ?= cargo
NPM ?= npm
ARGS ?= serve
SETS ?= base
TARGET = $(abspath $(or $(CARGO_TARGET_DIR),target))
LOAD ?=
PYTHON ?= python3
PYTHON_TESTS ?= yes

.PHONY: run test check python pythontests pythonextras bench instructions load measure ratings weights golden index types page help

help: ## list the commands
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 16

run: toolchain page ## build the game and serve it at http://127.0.0.1:8080 (ARGS=play for the terminal)
	$(CARGO) run --quiet --profile play --package splay-cli -- $(ARGS)

test: toolchain testtools page ## run all tests: engine, cards, bots, server, terminal, page, browser, Python
	ulimit -n $$(ulimit -Hn) && PATH="$$PATH:$(TARGET)/testtools/usr/bin" $(CARGO) test --workspace --tests
	$(CARGO) test --workspace --doc
	cd web && $(NPM) test
	cd web && SPLAY_BINARY=$(TARGET)/debug/splay $(NPM) run e2e
	$(MAKE) $(if $(filter yes,$(PYTHON_TESTS)),pythontests)

python: toolchain ## build the Python package into dist/ and install it into .venv
	PYTHON=$(PYTHON) scripts/venv
	rm -f dist/splay-*.whl
	.venv/bin/maturin build --quiet --release --manifest-path crates/python/Cargo.toml --out dist
	.venv/bin/pip install --quiet --disable-pip-version-check --no-deps --force-reinstall dist/splay-*.whl

# Tests of extras that are not installed are skipped, and say so.
pythontests: python
	.venv/bin/python -m pytest --quiet -rs crates/python/tests

pythonextras: python ## install all extras of the Python package (PyTorch and Ray among them) and run all its tests
	.venv/bin/pip install --quiet --disable-pip-version-check "$$(echo dist/splay-*.whl)[all]"
	.venv/bin/python -m pytest --quiet --none-skipped crates/python/tests

# The documentation is made with the features that tests have, so that nothing is built a second time for it.
check: toolchain page ## check formatting, lints and documentation, the page included
	$(CARGO) fmt --all --check
	cd web && $(NPM) run check
	$(CARGO) clippy --workspace --all-targets -- --deny warnings
	RUSTDOCFLAGS="--deny warnings" $(CARGO) doc --workspace --no-deps --features splay-engine/typescript

bench: toolchain page ## measure the engine on this machine
	$(CARGO) run --quiet --release --package splay-cli -- bench

instructions: toolchain page ## count instructions per decision and per choice told, repeatably (needs valgrind; SETS=base,echoes EDITION=fourth)
	$(CARGO) build --quiet --release --package splay-cli --bin splay --example telling
	SETS=$(SETS) EDITION=$(EDITION) scripts/instructions

load: toolchain page ## measure the server: 2,000 games in progress (LOAD="--games 500 --rate 200")
	$(CARGO) build --quiet --release --package splay-cli --bin splay --example load
	ulimit -n $$(ulimit -Hn) && \
	  $(CARGO) run --quiet --release --package splay-cli --example load -- $(LOAD)

measure: toolchain page ## measure the page in a browser: first load, first decision, idling, frames, layout shift
	$(CARGO) build --quiet --release --package splay-cli
	cd web && SPLAY_BINARY=$(TARGET)/release/splay $(NPM) run measure

ratings: toolchain page ## rate the built-in bots, as in the README
	$(CARGO) run --quiet --release --package splay-cli -- tournament \
	  --bots random,greedy,mcts:100,mcts:1000 --pairs 20 --seed 1

weights: toolchain ## let bots play, and relearn how to judge positions (about half an hour)
	CARGO="$(CARGO)" crates/bots/scripts/weights

golden: toolchain page ## regenerate the golden records, the terminal screens and docs/game.svg
	SPLAY_REGENERATE=1 $(CARGO) test --package splay-cards --test golden
	SPLAY_REGENERATE=1 $(CARGO) test --package splay-cli --lib -- snapshots picture

index: toolchain ## regenerate the index of docs/ADDING_A_CARD.md from the code
	SPLAY_REGENERATE=1 $(CARGO) test --package splay-cards --test index the_guide_lists

types: toolchain ## regenerate the page's types from the server's
	SPLAY_REGENERATE=1 $(CARGO) test --package splay-server --lib bindings

page: web/dist/index.html ## build the page, which is embedded in the program

web/dist/index.html: web/node_modules/.package-lock.json $(shell find web/src web/public web/index.html web/*.ts -type f 2>/dev/null)
	cd web && $(NPM) run build

web/node_modules/.package-lock.json: web/package-lock.json
	@command -v $(NPM) >/dev/null || { \
	  echo "The page is built with Node.js 20.19, or 22.12 or later; install it with your system's package manager."; exit 1; }
	cd web && $(NPM) ci
	@touch $@

.PHONY: toolchain testtools
toolchain:
	@command -v $(CARGO) >/dev/null || { \
	  echo "Splay is built with Rust 1.89 or later; install it with rustup or your system's package manager."; exit 1; }

# The tests use a real browser, a real PostgreSQL and a real proxy.
testtools:
	scripts/testtools $(TARGET)/testtools
