"""The description of what can be asked for, for programs and for people."""

import json
import re
from html.parser import HTMLParser

from diablerie.server.http.endpoints import ENDPOINTS
from diablerie.server.http.openapi import SOCKETS, description
from tests.server.clients import Json, ask
from tests.server.open_server import OpenServer


def operations() -> list[tuple[str, str, Json]]:
    paths = description(ENDPOINTS)["paths"]
    return [(path, method, op) for path, methods in paths.items() for method, op in methods.items()]


def test_the_description_names_every_endpoint_and_socket(server: OpenServer) -> None:
    answer = ask(server, "GET", "/api/openapi.json")
    assert answer.headers["Content-Type"] == "application/json"
    assert answer.json == description(ENDPOINTS)
    assert answer.json["openapi"].startswith("3.1.")
    found = {(method.upper(), path) for path, method, _ in operations()}
    asked = {(endpoint.method, endpoint.path) for endpoint in ENDPOINTS}
    assert found == asked | {("GET", one.path) for one in SOCKETS}


def test_the_description_is_whole() -> None:
    told = description(ENDPOINTS)
    references = re.findall(r'"#/components/schemas/(\w+)"', json.dumps(told))
    assert set(references) == told["components"]["schemas"].keys()
    names = [operation["operationId"] for _, _, operation in operations()]
    assert len(set(names)) == len(names)
    for path, method, operation in operations():
        parameters = [p["name"] for p in operation["parameters"] if p["in"] == "path"]
        assert parameters == re.findall(r"{(\w+)}", path)
        assert operation["summary"].endswith("."), path
        assert ("requestBody" in operation) <= (method != "get")
        [good] = [status for status in operation["responses"] if status[0] in "12" and status != "202"]
        assert good == "101" or operation["responses"][good]["content"]
        for needs in operation.get("security", []):
            assert needs.keys() <= told["components"]["securitySchemes"].keys()


def test_every_shape_says_what_its_fields_are() -> None:
    schemas = description(ENDPOINTS)["components"]["schemas"]
    assert schemas["TableMade"]["properties"]["url"]["description"] == "What to send to friends."
    assert schemas["Passed"]["properties"].keys() == {"pass"}
    for name, schema in schemas.items():
        assert schema["type"] == "object"
        assert schema["description"].endswith("."), name
        assert set(schema["required"]) <= schema["properties"].keys()


def test_what_may_be_refused_stands_in_the_description() -> None:
    told = {(path, method): operation["responses"] for path, method, operation in operations()}
    assert {"400", "403", "413", "422", "429", "default"} <= told["/api/guests", "post"].keys()
    assert {"401", "403", "409"} <= told["/api/me/pass", "post"].keys()
    assert {"404", "409"} <= told["/api/tables/{code}/record", "get"].keys()
    assert told["/healthz", "get"].keys() == {"200", "default"}


class Page(HTMLParser):
    """What stands in a page, whose tags must be closed in order."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.open: list[str] = []
        self.forbidden: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in ("meta", "link", "br"):
            self.open.append(tag)
        if tag in ("script", "style", "iframe"):
            self.forbidden.append(tag)
        for name, value in attrs:
            if name == "style" or name.startswith("on"):
                self.forbidden.append(name)
            self.ids += [value] if name == "id" and value else []
            self.links += [value] if name == "href" and value else []

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_the_page_tells_the_same_to_people(server: OpenServer) -> None:
    answer = ask(server, "GET", "/api")
    assert answer.headers["Content-Type"] == "text/html; charset=utf-8"
    text = answer.content.decode()
    page = Page(text)
    assert not page.open
    assert not page.forbidden
    assert len(set(page.ids)) == len(page.ids)
    for link in page.links:
        assert link[1:] in page.ids if link.startswith("#") else ask(server, "GET", link).status == 200
    for path, _, operation in operations():
        assert f"<code>{path}</code>" in text
        assert operation["operationId"] in page.ids
    for name in description(ENDPOINTS)["components"]["schemas"]:
        assert f"shape-{name}" in page.ids
    assert "docs/protocol.md" in text


def test_the_page_has_a_style_for_light_and_dark(server: OpenServer) -> None:
    answer = ask(server, "GET", "/api/style.css")
    assert answer.headers["Content-Type"] == "text/css; charset=utf-8"
    assert b"prefers-color-scheme: dark" in answer.content
    assert ask(server, "GET", "/api/").content == ask(server, "GET", "/api").content
