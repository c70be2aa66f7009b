"""The description of the API as a page for people: one file, no scripts, readable on a phone."""

import re
from collections.abc import Iterable
from html import escape
from http import HTTPStatus
from importlib.resources import files

from diablerie.server.http.openapi import REFERENCE, Json

STYLE = files(__package__).joinpath("style.css").read_text(encoding="utf-8")
HEAD = """\
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Diablerie: the API</title>
<link rel="stylesheet" href="/api/style.css">
</head>
<body>
"""
SOCKETS = """\
A socket is a WebSocket at the same address. Every text frame holds one JSON object. What a client says has \
a `do` and an `id`, which is larger than the ids before; it is answered with `done` or `refused`, and what \
somebody does in a game with what `happened` and that `id`. What the server tells has a `type`; what changed \
the table has a `version`, one more than the last. Whoever comes is told `shown`, the whole table; after \
that, `view` in `happened` holds what changed. All of it, with examples, stands in `docs/protocol.md` beside \
the sources."""


def page(description: Json) -> str:
    """Write the page."""
    operations = [
        (method.upper(), path, operation)
        for path, methods in description["paths"].items()
        for method, operation in methods.items()
    ]
    asked = [row for row in operations if "101" not in row[2]["responses"]]
    sockets = [row for row in operations if "101" in row[2]["responses"]]
    schemas = description["components"]["schemas"]
    info = description["info"]
    parts = [
        f"<header><h1>Diablerie <small>{escape(info['version'])}</small></h1>",
        f"<p>{prose(info['description'])}</p>",
        '<p><a href="/api/openapi.json">The same for programs</a> in the words of OpenAPI 3.1.</p></header>',
        f"<nav><h2>What there is</h2>\n<ul>{''.join(_entry(*row) for row in operations)}</ul></nav>\n<main>",
        "<h2>Requests</h2>",
        *[_operation(*row) for row in asked],
        f'<h2 id="sockets">Sockets</h2>\n<p>{prose(SOCKETS)}</p>',
        *[_operation(*row) for row in sockets],
        "<h2>Shapes</h2>",
        *[_schema(name, schema) for name, schema in schemas.items()],
    ]
    return HEAD + "\n".join(parts) + "\n</main>\n</body>\n</html>\n"


def prose(text: str) -> str:
    """A text with `code` in it, as HTML."""
    return re.sub(r"`([^`]+)`", r"<code>\1</code>", escape(" ".join(text.split())))


def _entry(method: str, path: str, operation: Json) -> str:
    name = operation["operationId"]
    return f'<li><a href="#{name}"><b>{_verb(method, operation)}</b> <code>{escape(path)}</code></a></li>\n'


def _verb(method: str, operation: Json) -> str:
    return "SOCKET" if "101" in operation["responses"] else method


def _operation(method: str, path: str, operation: Json) -> str:
    title = f"<b>{_verb(method, operation)}</b> <code>{escape(path)}</code>"
    rows = [(f"<code>{p['name']}</code>", prose(p["description"])) for p in operation["parameters"]]
    if "requestBody" in operation:
        rows.append(("takes", kind(operation["requestBody"]["content"]["application/json"]["schema"])))
    for status, answer in operation["responses"].items():
        rows += [("gives", _given(status, answer))] if status.startswith("2") else []
    for name, word in (("x-client-sends", "you say"), ("x-client-is-told", "you are told")):
        rows += [(word, kind(operation[name]))] if name in operation else []
    if "security" in operation:
        watches = " (who only watches does not)" if {} in operation["security"] else ""
        rows.append(("needs", f"that you say who you are{watches}"))
    refused = [int(status) for status in operation["responses"] if status.startswith("4")]
    if refused:
        names = [f"{status} {HTTPStatus(status).phrase.lower()}" for status in refused]
        rows.append(("may refuse", ", ".join(names)))
    name, about = operation["operationId"], prose(operation["summary"])
    return f'<section id="{name}"><h3>{title}</h3>\n<p>{about}</p>\n{_list(rows)}</section>'


def _given(status: str, answer: Json) -> str:
    [(media, content)] = answer["content"].items()
    return f"{status}, {kind(content['schema']) if 'schema' in content else escape(media)}"


def _list(rows: Iterable[tuple[str, str]]) -> str:
    return "<dl>\n" + "".join(f"<dt>{word}</dt><dd>{text}</dd>\n" for word, text in rows) + "</dl>"


def _schema(name: str, schema: Json) -> str:
    rows = []
    for field, content in schema["properties"].items():
        optional = "" if field in schema["required"] else " <i>optional</i>"
        text = kind(content) + optional
        if "description" in content:
            text += f"<br>{prose(content['description'])}"
        rows.append((f"<code>{escape(field)}</code>", text))
    about = prose(schema.get("description", ""))
    return f'<section id="shape-{name}"><h3>{name}</h3>\n<p>{about}</p>\n{_list(rows)}</section>'


def kind(schema: Json) -> str:
    """Say in a few words what kind of value a schema asks for."""
    match schema:
        case {"$ref": reference}:
            name = reference.removeprefix(REFERENCE)
            return f'<a href="#shape-{name}">{name}</a>'
        case {"anyOf": kinds}:
            return ", ".join(kind(one) for one in kinds[:-1]) + " or " + kind(kinds[-1])
        case {"enum": values}:
            return " or ".join(f"<code>{escape(str(value))}</code>" for value in values)
        case {"type": "array", "items": items}:
            return f"a list of {kind(items)}"
        case {"type": "object", "additionalProperties": {"type": _} as values}:
            return f"an object of {kind(values)}"
        case {"type": "string"}:
            return f"a string{_limits(schema, 'Length', ' of ', ' signs')}"
        case {"type": "integer"}:
            return f"a whole number{_limits(schema, 'imum', ' from ', '')}"
        case {"type": "boolean"}:
            return "<code>true</code> or <code>false</code>"
        case {"type": str(word)}:
            return {"object": "an object", "null": "<code>null</code>", "number": "a number"}[word]
    return "any value"


def _limits(schema: Json, what: str, before: str, after: str) -> str:
    low, high = schema.get(f"min{what}", 0), schema.get(f"max{what}")
    return "" if high is None else f"{before}{low} to {high}{after}"
