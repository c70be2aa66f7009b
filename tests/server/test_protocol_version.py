"""Clients are told which version of the protocol is spoken, and those of another one are turned away."""

import json
from collections.abc import Iterator

import pytest
from websockets.exceptions import InvalidStatus

from diablerie.server.protocol.terms import PROTOCOL
from tests.server.clients import Client, ask
from tests.server.open_server import OpenServer


@pytest.fixture(scope="module")
def server() -> Iterator[OpenServer]:
    with OpenServer() as server:
        yield server


def test_the_version_is_told_before_anything_else(server: OpenServer) -> None:
    assert ask(server, "GET", "/api/games").json["protocol"] == PROTOCOL
    assert ask(server, "GET", "/api/tables").json["protocol"] == PROTOCOL
    with Client(server) as ada:
        assert ada.connect(ada.open_table("little_devils"))["protocol"] == PROTOCOL
        ada.visit("/api/lobby/socket")
        assert ada.until("listed")["protocol"] == PROTOCOL


@pytest.mark.parametrize("path", ["/api/tables/{code}/socket", "/api/lobby/socket"])
@pytest.mark.parametrize("protocol", [str(PROTOCOL + 1), "0", "x", f"{PROTOCOL}.0"])
def test_who_asks_for_another_version_is_told_which_one_is_spoken(
    server: OpenServer, path: str, protocol: str
) -> None:
    with Client(server) as ada:
        address = path.format(code=ada.open_table("little_devils"))
        with pytest.raises(InvalidStatus) as turned:
            ada.visit(f"{address}?protocol={protocol}")
        assert turned.value.response.status_code == 409
        problem = json.loads(turned.value.response.body or b"")
        assert problem["code"] == "other_protocol"
        assert f"protocol {PROTOCOL}:" in problem["why"]


def test_who_asks_for_the_version_that_is_spoken_is_let_in(server: OpenServer) -> None:
    with Client(server) as ada:
        assert ada.connect(ada.open_table("little_devils"), f"?protocol={PROTOCOL}")["type"] == "shown"
