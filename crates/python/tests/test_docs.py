"""What stands in docstrings holds."""

import doctest
import importlib

import pytest


@pytest.mark.parametrize("module", ["splay", "splay.bots", "splay.cards", "splay.game", "splay.space", "splay.vector"])
def test_examples_in_docstrings(module):
    results = doctest.testmod(importlib.import_module(module))
    assert results.failed == 0


@pytest.mark.parametrize("module", ["splay", "splay.bots", "splay.cards", "splay.game", "splay.space", "splay.vector"])
def test_everything_public_is_documented(module):
    module = importlib.import_module(module)
    assert module.__doc__
    for name, thing in vars(module).items():
        if name.startswith("_") or getattr(thing, "__module__", None) != module.__name__:
            continue
        assert thing.__doc__, f"{name} has no docstring"
        for part, member in vars(thing).items() if isinstance(thing, type) else ():
            if not part.startswith("_") and callable(getattr(thing, part)):
                assert member.__doc__ or getattr(thing, part).__doc__, f"{name}.{part} has no docstring"
