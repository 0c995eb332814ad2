"""What stands in docstrings holds."""

import doctest
import importlib

import pytest

MODULES = ["", ".bots", ".cards", ".cluster", ".game", ".learn", ".selfplay", ".setup", ".space", ".tournament", ".vector"]
#: With the packages that they stand on.
EXTRAS = {".gym": "gymnasium", ".zoo": "pettingzoo", ".spiel": "pyspiel"}


@pytest.fixture(params=[*MODULES, *EXTRAS], ids=lambda name: f"splay{name}")
def module(request):
    if request.param in EXTRAS:
        package = EXTRAS[request.param]
        pytest.importorskip(package, reason=f"{package} is not installed")
    return importlib.import_module(f"splay{request.param}")


def test_examples_in_docstrings(module):
    assert doctest.testmod(module).failed == 0


def test_everything_public_is_documented(module):
    assert module.__doc__
    for name, thing in vars(module).items():
        if name.startswith("_") or getattr(thing, "__module__", None) != module.__name__:
            continue
        if not callable(thing):
            continue
        assert thing.__doc__, f"{name} has no docstring"
        for part, member in vars(thing).items() if isinstance(thing, type) else ():
            if not part.startswith("_") and callable(getattr(thing, part)):
                assert member.__doc__ or getattr(thing, part).__doc__, f"{name}.{part} has no docstring"
