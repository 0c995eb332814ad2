# The two commands of the README are `make run` and `make test`.

CARGO ?= cargo
ARGS ?= play
SETS ?= base

.PHONY: run test check bench instructions ratings weights golden help

help: ## list the commands
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 16

run: toolchain ## build the game and start it (ARGS="simulate --games 1000" for other commands)
	$(CARGO) run --quiet --release --package splay-cli -- $(ARGS)

test: toolchain ## run all tests
	$(CARGO) test --workspace

check: toolchain ## formatting, lints and documentation
	$(CARGO) fmt --all --check
	$(CARGO) clippy --workspace --all-targets -- --deny warnings
	RUSTDOCFLAGS="--deny warnings" $(CARGO) doc --workspace --no-deps

bench: toolchain ## measure the engine on this machine
	$(CARGO) run --quiet --release --package splay-cli -- bench

instructions: toolchain ## count instructions per decision, repeatably (needs valgrind; SETS=base,echoes)
	$(CARGO) build --quiet --release --package splay-cli
	SETS=$(SETS) scripts/instructions

ratings: toolchain ## rate the built-in bots, as in the README
	$(CARGO) run --quiet --release --package splay-cli -- tournament \
	  --bots random,greedy,mcts:100,mcts:1000 --pairs 20 --seed 1

weights: toolchain ## let bots play and learn anew how to judge positions (some minutes)
	CARGO="$(CARGO)" crates/bots/scripts/weights

golden: toolchain ## write the golden records and choice-tree counts anew
	SPLAY_REGENERATE=1 $(CARGO) test --package splay-cards --test golden

.PHONY: toolchain
toolchain:
	@command -v $(CARGO) >/dev/null || { \
	  echo "Splay is built with Rust; install it with rustup or your system's package manager."; exit 1; }
