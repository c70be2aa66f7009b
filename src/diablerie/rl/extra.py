"""What is installed only by those who want it."""

from importlib.util import find_spec


def need(what: str, *modules: str) -> None:
    """Stop with one clear line if a module that `what` needs is not installed."""
    if not all(map(find_spec, modules)):
        raise ImportError(f"{what} needs the extra research: pip install 'diablerie[research]'")
