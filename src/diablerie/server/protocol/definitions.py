"""What a module defines, read from its source: annotations and docstrings as they stand there."""

import ast
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Final, NamedTuple

from diablerie.kernel.cache import parsed

WORKED_OUT: Final = "Final[tuple[int, ...]]"
"""How a list is annotated that clients read although it is worked out and not written down."""


class Definition(NamedTuple):
    """A name of a module or a class, as its source defines it."""

    module: ModuleType
    name: str
    kind: ast.expr | None
    """The annotation, None where there is none."""
    value: ast.expr | ast.ClassDef | None
    doc: str

    @property
    def literal(self) -> Any:
        """The value of a plain constant (`NAME = 4`, `NAME: Final = 4`), or None."""
        if self.kind is not None and ast.unparse(self.kind) == WORKED_OUT:
            return getattr(self.module, self.name)
        final = self.kind is None or (isinstance(self.kind, ast.Name) and self.kind.id == "Final")
        if not final or not self.name.isupper() or not isinstance(self.value, ast.expr):
            return None
        try:
            return ast.literal_eval(self.value)
        except ValueError:
            return None  # worked out, not written down: nothing that a client reads

    @property
    def members(self) -> list["Definition"]:
        """The fields of a class, its own after those of the classes it is made from."""
        made: type = getattr(self.module, self.name)
        ours = [base for base in reversed(made.__mro__) if base.__module__.startswith("diablerie.")]
        found: list[Definition] = []
        for module, name in [(import_module(base.__module__), base.__name__) for base in ours]:
            node = definitions(module)[name].value
            assert isinstance(node, ast.ClassDef)
            found += [field for field in _defined(module, node.body) if field.kind]
        return list({field.name: field for field in found}.values())


def _defined(module: ModuleType, body: list[ast.stmt]) -> Iterator[Definition]:
    for statement, after in zip(body, [*body[1:], ast.Pass()]):
        doc = ast.get_docstring(ast.Module([after], []))
        match statement:
            case ast.ClassDef(name=name):
                yield Definition(module, name, None, statement, ast.get_docstring(statement) or "")
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                yield Definition(module, name, None, value, doc or "")
            case ast.Assign(targets=[ast.Tuple(elts=names)], value=ast.Call(func=ast.Name(id="range"))):
                for number, one in enumerate(names):  # RED, GREEN, BLUE = range(3)
                    yield Definition(module, ast.unparse(one), None, ast.Constant(number), "")
            case ast.AnnAssign(target=ast.Name(id=name), annotation=kind, value=optional):
                yield Definition(module, name, kind, optional, doc or "")


@cache
def _tree(module: ModuleType) -> ast.Module:
    return parsed(Path(str(module.__file__)).read_text(encoding="utf-8"))


@cache
def definitions(module: ModuleType) -> dict[str, Definition]:
    """Everything that a module defines by name, in its order; what is private is left out."""
    found = _defined(module, _tree(module).body)
    return {definition.name: definition for definition in found if not definition.name.startswith("_")}


def find(module: ModuleType, name: str) -> Definition:
    """Where a name that a module uses is defined."""
    if name in definitions(module):
        return definitions(module)[name]
    for statement in _tree(module).body:
        if isinstance(statement, ast.ImportFrom) and statement.module:
            for alias in statement.names:
                if (alias.asname or alias.name) == name:
                    return find(import_module(statement.module), alias.name)
    raise LookupError(f"{module.__name__} has no {name}")
