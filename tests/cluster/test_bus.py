"""The bus, on a real NATS: what is said arrives in order, or its loss is known."""

import asyncio

import pytest

from diablerie.errors import InputError
from diablerie.server.nodes import bus as buses
from diablerie.server.nodes.bus import Bus
from tests.cluster.proxy import Proxy
from tests.cluster.servers import PASSWORD, USER, NatsServer, nats
from tests.cluster.talkers import Known, on, run, until


@pytest.fixture(autouse=True)
def a_line_is_not_lost_because_much_is_going_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(buses, "TEST_PATIENCE", 60)


def test_what_is_said_arrives_in_order() -> None:
    async def test(server: NatsServer) -> None:
        async with on(server.url, 1) as one, on(server.url, 2) as other:
            said = [b"%d" % number for number in range(3000)]
            for content in said:
                one.bus.post("node.2.in", content)
            one.bus.post("gone.77", b"")
            await until(lambda: len(other.heard) == 3001)
            assert other.heard == [*said, b"gone.77"]
            assert one.heard == [b"gone.77"], "what is said to all is heard by whoever says it too"

    run(test)


def test_who_has_connected_hears_from_then_on() -> None:
    async def test(server: NatsServer) -> None:
        async with Proxy(server.port) as proxy, on(f"nats://127.0.0.1:{proxy.port}", 1):
            said = proxy.to_server.carried
            assert b"SUB diablerie.house.gone.*" in said
            assert said.rindex(b"PING") > said.rindex(b"SUB "), "NATS has answered after all this"

    run(test)


def test_what_is_said_before_one_goes_is_heard() -> None:
    async def test(server: NatsServer) -> None:
        async with on(server.url, 2) as other:
            async with on(server.url, 1) as one:
                for number in range(100):
                    one.bus.post("node.2.in", b"%d" % number)
            await until(lambda: len(other.heard) == 100)

    run(test)


def test_what_is_too_large_for_the_bus_arrives_whole() -> None:
    async def test(server: NatsServer) -> None:
        async with on(server.url, 1) as one, on(server.url, 2) as other:
            sizes = [0, 1, (1 << 20) - 1, 1 << 20, (1 << 20) + 1, 5_000_001]
            said = [bytes([size % 251]) * size for size in sizes]
            for content in said:
                one.bus.post("node.2.in", content)
            await until(lambda: len(other.heard) == len(said))
            assert other.heard == said

    run(test)


def test_two_houses_on_one_nats_never_hear_each_other() -> None:
    async def test(server: NatsServer) -> None:
        async with on(server.url, 1, "one") as one, on(server.url, 1, "other") as other:
            one.bus.post("node.1.in", b"hello")
            one.bus.post("gone.1", b"")
            await until(lambda: len(one.heard) == 2)
            other.bus.post("node.1.in", b"mine")
            await until(lambda: other.heard)
            assert other.heard == [b"mine"]

    run(test)


def test_a_bus_that_was_away_comes_back_by_itself() -> None:
    async def test(server: NatsServer) -> None:
        async with on(server.url, 1) as one, on(server.url, 2) as other:
            server.stop()
            await until(lambda: one.known.lost_times and other.known.lost_times)
            assert not one.bus.connected
            one.bus.post("node.2.in", b"lost")
            server.start()
            await until(lambda: one.known.back_times and other.known.back_times)
            one.bus.post("node.2.in", b"heard")
            await until(lambda: other.heard)
            assert other.heard == [b"heard"], "what was said meanwhile is not said later"

    run(test)


@pytest.mark.parametrize("way", ["cut", "half open", "to the server", "to the client"])
def test_a_line_that_is_no_line_any_more_is_noticed(way: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(buses, "TEST_PATIENCE", 2)

    async def test(server: NatsServer) -> None:
        async with Proxy(server.port) as proxy, on(f"nats://127.0.0.1:{proxy.port}", 1) as one:
            if way == "cut":
                proxy.cut()
            elif way == "half open":
                proxy.hold()
            elif way == "to the server":
                proxy.to_server.hold()
            else:
                proxy.to_client.hold()
            await until(lambda: one.known.lost_times)
            proxy.mend()
            await until(lambda: one.known.back_times)
            one.bus.post("node.1.in", b"here")
            await until(lambda: one.heard)

    run(test)


def test_a_slow_line_is_no_lost_one() -> None:
    async def test(server: NatsServer) -> None:
        async with Proxy(server.port) as proxy, on(f"nats://127.0.0.1:{proxy.port}", 1) as one:
            proxy.to_client.delay = proxy.to_server.delay = 0.2
            for _ in range(10):
                one.bus.post("node.1.in", b"x" * 1000)
            await until(lambda: len(one.heard) == 10)
            assert not one.known.lost_times

    run(test)


def test_what_waits_for_a_bus_that_takes_nothing_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(buses, "MOST_WAITING", 1 << 20)

    async def test(server: NatsServer) -> None:
        async with Proxy(server.port) as proxy, on(f"nats://127.0.0.1:{proxy.port}", 1) as one:
            proxy.to_server.hold()
            for _ in range(400):
                one.bus.post("node.1.in", b"x" * 100_000)
                await asyncio.sleep(0)
            assert one.bus.dropped > 0
            proxy.mend()
            await until(lambda: len(one.heard) + one.bus.dropped >= 400)

    run(test)


def test_who_reads_too_slowly_loses_and_knows_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(buses, "MOST_UNREAD", 10)

    async def test(server: NatsServer) -> None:
        async with on(server.url, 1) as one:
            for number in range(500):
                one.bus.post("node.1.in", b"%d" % number)
            await until(lambda: len(one.heard) + one.bus.dropped == 500)
            assert one.bus.dropped > 0
            assert one.heard == sorted(one.heard, key=int)

    run(test)


def refusal(url: str) -> str:
    async def try_it() -> str:
        bus = Bus(url, "house", 1, Known())
        try:
            await bus.open()
        except InputError as error:
            return str(error)
        finally:
            await bus.close()
        return ""

    return asyncio.run(try_it())


def test_wrong_credentials_are_one_line_without_the_password() -> None:
    with nats("--user", USER, "--pass", PASSWORD) as server:
        assert not refusal(f"nats://{USER}:{PASSWORD}@127.0.0.1:{server.port}")
        said = refusal(f"nats://{USER}:abracadabra@127.0.0.1:{server.port}")
        assert said.startswith(f"cannot reach NATS at nats://127.0.0.1:{server.port}: it does not let us in")
        assert "abracadabra" not in said
        assert "\n" not in said
        assert "it does not let us in" in refusal(server.url)


@pytest.mark.parametrize("url", ["nats://127.0.0.1:1", "nats://nowhere.invalid:4222", "x:y:z", "nats://"])
def test_an_address_where_no_bus_is_is_one_line(url: str) -> None:
    said = refusal(url)
    assert said.startswith("cannot reach NATS at ")
    assert "\n" not in said
