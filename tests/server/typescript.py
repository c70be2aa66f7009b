"""A reader of TypeScript's types, to hold JSON against them."""

import json
import re
from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

Fits: TypeAlias = Callable[[Any], bool]
"""Whether a JSON value is of a type."""

TOKEN = re.compile(
    r"""\s*(?:(?://[^\n]*|/\*(?:[^*]|\*(?!/))*\*/)|("(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?|\w+|[][(){}<>|:;,=?]))"""
)
PLAIN: dict[str, Fits] = {
    "null": lambda value: value is None,
    "boolean": lambda value: type(value) is bool,
    "number": lambda value: type(value) in (int, float),
    "string": lambda value: type(value) is str,
}


class Script:
    """The little TypeScript that the generator writes, and nothing beyond: anything else is an error here."""

    def __init__(self, text: str) -> None:
        self.types: dict[str, Fits] = {}
        self.constants: dict[str, Any] = {}
        self.used: set[str] = set()
        self._tokens = self._cut(text.rstrip())
        while self._tokens:
            self._declaration()

    def _cut(self, text: str) -> list[str]:
        tokens, at = [], 0
        while at < len(text):
            found = TOKEN.match(text, at)
            assert found, f"what is {text[at : at + 40]!r}?"
            tokens += [found[1]] if found[1] else []
            at = found.end()
        return tokens

    def _next(self, *expected: str) -> str:
        token = self._tokens.pop(0)
        assert not expected or token in expected, f"{token} before {self._tokens[:5]}, not {expected}"
        return token

    def _skip(self, token: str) -> bool:
        if self._tokens[:1] == [token]:
            self._tokens.pop(0)
            return True
        return False

    def _until(self, end: str, separator: str) -> Iterator[str]:
        """Let the caller read one item after another, each with its separator, the last perhaps without."""
        while not self._skip(end):
            yield self._tokens[0]
            assert self._skip(separator) or self._tokens[0] == end, f"{end} before {self._tokens[:5]}"

    def _declaration(self) -> None:
        self._next("export")
        kind, name = self._next("const", "type", "interface"), self._next()
        assert name not in self.types, f"{name} is declared twice"
        assert name not in self.constants, f"{name} is declared twice"
        if kind == "interface":
            self._next("{")
            self.types[name] = self._object()
            return
        self._next("=")
        if kind == "const":
            self.constants[name] = self._value()
            if self._skip("as"):
                self._next("const")
        else:
            self.types[name] = self._type()
        self._next(";")

    def _value(self) -> Any:
        token = self._next()
        if token == "[":
            return [self._value() for _ in self._until("]", ",")]
        if token == "{":
            return {self._key(): self._value() for _ in self._until("}", ",")}
        return json.loads(token)

    def _key(self) -> str:
        key = self._next()
        self._next(":")
        return str(json.loads(key)) if key.startswith('"') else key

    def _type(self) -> Fits:
        self._skip("|")
        choices = [self._item()]
        while self._skip("|"):
            choices.append(self._item())
        return lambda value: any(fits(value) for fits in choices)

    def _item(self) -> Fits:
        fits = self._single()
        while self._skip("["):
            self._next("]")
            fits = self._array(fits)
        return fits

    def _array(self, fits: Fits) -> Fits:
        return lambda value: isinstance(value, list) and all(fits(item) for item in value)

    def _single(self) -> Fits:
        token = self._next()
        if token == "(" and self._skip("typeof"):
            name = self._next()
            for expected in (")", "[", "number", "]"):
                self._next(expected)
            return lambda value: value in self.constants[name]
        if token == "(":
            fits = self._type()
            self._next(")")
            return fits
        if token == "[":
            items = [self._labelled() for _ in self._until("]", ",")]
            return lambda value: len(value) == len(items) and all(f(v) for f, v in zip(items, value))
        if token == "{":
            return self._object()
        if token == "Record":
            for expected in ("<", "string", ","):
                self._next(expected)
            fits = self._type()
            self._next(">")
            return self._record(fits)
        if token.startswith('"'):
            return lambda value: value == json.loads(token)
        self.used |= {token} - set(PLAIN)
        return PLAIN.get(token) or (lambda value: self.types[token](value))

    def _labelled(self) -> Fits:
        if self._tokens[1] == ":":
            self._key()
        return self._type()

    def _record(self, fits: Fits) -> Fits:
        return lambda value: isinstance(value, dict) and all(fits(item) for item in value.values())

    def _object(self) -> Fits:
        fields: dict[str, Fits] = {}
        needed: set[str] = set()
        for _ in self._until("}", ";"):
            name = self._next()
            if name == "[":  # of anything, as JSON is
                for expected in ("name", ":", "string", "]", ":"):
                    self._next(expected)
                fits = self._record(self._type())
                self._next("}")
                return fits
            if not self._skip("?"):
                needed.add(name)
            self._next(":")
            fields[name] = self._type()
        return lambda value: (
            isinstance(value, dict)
            and needed <= value.keys() <= fields.keys()
            and all(fields[name](item) for name, item in value.items())
        )
