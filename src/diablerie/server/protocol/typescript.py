"""The protocol in TypeScript, read from the Python that speaks it.

`python -m diablerie.server.protocol.typescript` prints it. Messages and what goes over HTTP come from the
files that `inventory.py` lists, codes of refusals from `codes.py`, views and the numbers in them from the
games.
"""

import ast
import json
import re
import sys
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from types import ModuleType
from typing import Final, TypeAlias, cast

import msgspec

from diablerie.game import core
from diablerie.games.catalogue import OURS
from diablerie.server.protocol.codes import problem_codes, refusal_codes
from diablerie.server.protocol.commands import Command
from diablerie.server.protocol.definitions import Definition, definitions, find
from diablerie.server.protocol.http_asked import Asked
from diablerie.server.protocol.inventory import ON_SOCKETS, OVER_HTTP

COMMAND: Final = "python -m diablerie.server.protocol.typescript"
WIDEST: Final = 90
FAMILIES: Final = ("Command", "Told", "BySomebody", "Asked")
"""What others are kinds of, and nothing by itself."""
PLAIN: Final = {"int": "number", "float": "number", "str": "string", "bool": "boolean", "Any": "Json"}

Naming: TypeAlias = Callable[[str], str]
"""What a type that has a name is called in TypeScript."""


def shape(node: ast.expr, named: Naming) -> str:
    """Write a type in TypeScript."""
    match node:
        case ast.Constant(value=None):
            return "null"
        case ast.Name(id=name):
            return PLAIN.get(name) or named(name)
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            return f"{shape(left, named)} | {shape(right, named)}"
        case ast.Subscript(value=ast.Name(id=generic), slice=inner):
            return _generic(generic, inner.elts if isinstance(inner, ast.Tuple) else [inner], named)
    raise TypeError(f"{ast.unparse(node)} cannot be written in TypeScript yet")


def _generic(generic: str, items: list[ast.expr], named: Naming) -> str:
    first, *rest = items
    if generic == "Annotated":
        return shape(first, named)
    if generic == "Literal":
        return " | ".join(_json(ast.literal_eval(item)) for item in items)
    if generic == "dict":
        return f"Record<string, {shape(rest[0], named)}>"
    if generic == "list" or (generic == "tuple" and [ast.unparse(item) for item in rest] == ["..."]):
        return _array(shape(first, named))
    if generic == "tuple":
        return f"[{', '.join(shape(item, named) for item in items)}]"
    raise TypeError(f"{generic} cannot be written in TypeScript yet")


def _array(item: str) -> str:
    return f"({item})[]" if " | " in item else f"{item}[]"


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _value(value: object, indent: str = "") -> str:
    """Write a constant, over several lines where it is long."""
    written = _json(value)
    if len(indent + written) <= WIDEST:
        return written
    if isinstance(value, dict):
        items = [f"{indent}  {_json(name)}: {_json(item)},\n" for name, item in value.items()]
        return "{\n" + "".join(items) + indent + "}"
    if isinstance(value, list | tuple) and isinstance(value[0], str):
        return "[\n" + "".join(f"{indent}  {_json(item)},\n" for item in value) + indent + "]"
    return written


def _comment(doc: str, indent: str = "") -> list[str]:
    lines = doc.replace("*/", "* /").replace("None", "null").splitlines()
    if len(lines) <= 1:
        return [f"{indent}/** {line} */" for line in lines]
    return [f"{indent}/**", *[f"{indent} * {line}".rstrip() for line in lines], f"{indent} */"]


def _constant(name: str, value: object, doc: str = "") -> list[str]:
    frozen = "" if isinstance(value, str | int) else " as const"
    return [*_comment(doc), f"export const {name} = {_value(value)}{frozen};"]


def _alias(name: str, definition: Definition, named: Naming) -> list[str]:
    assert isinstance(definition.value, ast.expr)
    written = shape(definition.value, named)
    if isinstance(definition.value, ast.Subscript) and written.startswith('"'):
        values = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).upper() + "S"
        kind = f"export type {name} = (typeof {values})[number];"
        return [*_constant(values, json.loads(f"[{written.replace(' | ', ',')}]"), definition.doc), kind]
    line = f"export type {name} = {written};"
    if len(line) > WIDEST:
        line = f"export type {name} =\n  | " + written.replace(" | ", "\n  | ") + ";"
    return [*_comment(definition.doc), line]


def _message(definition: Definition) -> list[str]:
    """An interface for a struct, with its tag; what may be left out or is left out has a question mark."""
    made = getattr(definition.module, definition.name)
    info = cast(msgspec.inspect.StructType, msgspec.inspect.type_info(made))
    members = {member.name: member for member in definition.members}
    lines = [*_comment(definition.doc), f"export interface {definition.name} {{"]
    if info.tag is not None:
        lines.append(f"  {info.tag_field}: {_json(info.tag)};")
    spares = made.__struct_config__.omit_defaults
    for field in info.fields:
        annotation = members[field.name].kind
        assert annotation is not None
        written, doc, mark = shape(annotation, str), members[field.name].doc, ""
        if not field.required and (spares or issubclass(made, Command | Asked)):
            mark = "?"
            default = field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()
            if spares and default is None:
                written = written.removesuffix(" | null")
            else:
                doc = f"{doc} @default {_json(default)}".strip()
        lines += [*_comment(doc, "  "), f"  {field.encode_name}{mark}: {written};"]
    return [*lines, "}"]


def _messages(modules: Iterable[ModuleType]) -> Iterator[list[str]]:
    """The structs of some modules, and the names of types and the constants beside them."""
    for name, definition in [named for module in modules for named in definitions(module).items()]:
        if not isinstance(definition.value, ast.ClassDef):
            value = definition.literal
            yield _alias(name, definition, str) if value is None else _constant(name, value, definition.doc)
        elif name not in FAMILIES:
            yield _message(definition)


def camel(name: str) -> str:
    """The name of a game as a part of a type's name."""
    return "".join(part.title() for part in name.split("_"))


def _game(game: str) -> Iterator[list[str]]:
    """A game's view, the types it uses, and the constants that stand beside them."""
    used: list[Definition] = []

    def naming(module: ModuleType) -> Naming:
        def named(name: str) -> str:
            definition = find(module, name)
            if definition.module is core:
                return definition.name
            if definition not in used:
                used.append(definition)
            return camel(game) + definition.name

        return named

    module = import_module(f"diablerie.games.{game}.view")
    view = find(module, "View")
    # A type and not an interface: only so can a message's `Record<string, Json>` be taken for it.
    body = _fields(view, naming(module), ";")
    yield [*_comment(view.doc), f"export type {camel(game)}View = {{", *body, "};"]
    for definition in used:  # which grows when one of them uses another
        name = camel(game) + definition.name
        if isinstance(definition.value, ast.ClassDef):
            # A tuple inside a view has no names in JSON; a dataclass has.
            is_tuple = issubclass(getattr(definition.module, definition.name), tuple)
            (start, end), stop = ("[]", ",") if is_tuple else ("{}", ";")
            body = _fields(definition, naming(definition.module), stop)
            yield [*_comment(definition.doc), f"export type {name} = {start}", *body, f"{end};"]
        else:
            yield _alias(name, definition, naming(definition.module))
    yield _words(game, dict.fromkeys(definition.module for definition in used))


def _fields(definition: Definition, named: Naming, end: str) -> list[str]:
    lines: list[str] = []
    for member in definition.members:
        assert member.kind is not None
        lines += [*_comment(member.doc, "  "), f"  {member.name}: {shape(member.kind, named)}{end}"]
    return lines


def _words(game: str, modules: Iterable[ModuleType]) -> list[str]:
    lines = _comment(f"What the numbers of a {camel(game)}View stand for.")
    lines.append(f"export const {game.upper()} = {{")
    for definition in [definition for module in modules for definition in definitions(module).values()]:
        value = definition.literal
        if value is not None:
            lines += [*_comment(definition.doc, "  "), f"  {definition.name}: {_value(value, '  ')},"]
    return [*lines, "} as const;"]


def _seats() -> Iterator[list[str]]:
    yield _alias("Seat", definitions(core)["Seat"], str)
    for name, definition in definitions(core).items():
        if isinstance(definition.literal, int) and name.lower() not in core.REFUSAL_NAMES:
            yield _constant(name, definition.literal, definition.doc)


def typescript() -> str:
    """Everything that a client in TypeScript has to know of this server."""
    views = [f"  {game}: {camel(game)}View;" for game in OURS]
    parts = [
        [f"// Generated from the sources of the server by `{COMMAND}`; do not edit."],
        ["export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };"],
        _constant("GAMES", list(OURS), "The games of the house, in the order in which they are offered."),
        *_seats(),
        _constant("REFUSAL_CODES", refusal_codes(), "The codes of `refused` (docs/protocol.md)."),
        ["export type RefusalCode = (typeof REFUSAL_CODES)[number];"],
        *_messages(ON_SOCKETS),
        _constant("PROBLEM_CODES", problem_codes(), "The codes of a Problem."),
        ["export type ProblemCode = (typeof PROBLEM_CODES)[number];"],
        *_messages(OVER_HTTP),
        ["/** What `view` holds, by the name of the game. */", "export interface Views {", *views, "}"],
        *[part for game in OURS for part in _game(game)],
    ]
    return "\n\n".join("\n".join(lines) for lines in parts) + "\n"


if __name__ == "__main__":
    sys.stdout.buffer.write(typescript().encode())
