"""The server: wires everything together; nothing else does."""

import asyncio
import gc
import logging
import os
import signal
import socket
from collections.abc import Callable
from types import FrameType

import uvicorn
from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from diablerie.errors import InputError
from diablerie.server.admin import Office
from diablerie.server.api.endpoints import ENDPOINTS
from diablerie.server.api.service import not_here
from diablerie.server.door import FrontDoor
from diablerie.server.house import House
from diablerie.server.hub import Hub
from diablerie.server.log.sqlite import SqliteLog
from diablerie.server.pages import page_routes
from diablerie.server.safety import SAFETY
from diablerie.server.settings import Settings
from diablerie.server.sockets import socket_class

SWEEP_EVERY = 60.0
WARM_UP_AFTER = 2.0
"""Seconds after the start in which people come first."""
GRACE = 5
"""Seconds that open requests have to end when the server stops."""

logger = logging.getLogger("diablerie.server")


class Server(uvicorn.Server):
    """A server that makes everything durable before it goes."""

    hub: Hub
    failed = False

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Commit, tell everybody to come back, then stop."""
        logger.info("stopping")
        await self.hub.close()
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop in good order; the signal is not raised again afterwards, so that this is a success."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True

    def stop_failed(self) -> None:
        """Stop because nothing can be kept any more."""
        self.failed = True
        self.should_exit = True


def listen(host: str, port: int) -> socket.socket:
    """Open the one address everybody uses."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # With the protocol named, asyncio sends small messages at once (TCP_NODELAY); else some wait for 40 ms.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    if os.name == "posix":  # elsewhere this would share a port that is taken
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen()
    except OSError as error:
        listening.close()
        raise InputError(
            f"cannot listen on {host} port {port}: {error.strerror}; try another --port"
        ) from None
    listening.set_inheritable(False)
    return listening


def collect_rarely() -> None:
    """Look for rubbish in circles now and then only, and not among what was loaded at the start.

    For a process that does nothing but serve. What tables let go of is nearly all freed at once.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 20, 20)


async def serve(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> bool:
    """Run until told to stop; whether it ended well."""
    loop = asyncio.get_running_loop()
    log = SqliteLog(settings.database)
    server = Server(uvicorn.Config(lambda: None, lifespan="off", log_config=None))
    hub = server.hub = Hub(log, loop, server.stop_failed)
    house = House(settings, log, hub)
    server.config = uvicorn.Config(
        app_of(house),
        ws=socket_class(FrontDoor(house)),
        http="h11",
        lifespan="off",
        log_config=None,
        access_log=False,
        proxy_headers=False,
        server_header=False,
        timeout_keep_alive=20,
        timeout_graceful_shutdown=GRACE,
    )
    background = asyncio.create_task(_keep_house(server, ready, settings.warm_up))
    try:
        await server.serve(sockets=[listening])
    finally:
        background.cancel()
        log.close()
    return not server.failed


async def _keep_house(server: Server, ready: Callable[[], None], warm_up: bool) -> None:
    """Say when the first request can be answered, fetch unfinished tables, and tidy up now and then."""
    while not server.started:
        await asyncio.sleep(0.005)
    ready()
    await server.hub.come_back()
    if warm_up:
        await asyncio.sleep(WARM_UP_AFTER)
        server.hub.thinkers.warm_up()
    while True:
        await asyncio.sleep(SWEEP_EVERY)
        server.hub.sweep()


def app_of(house: House) -> ASGIApp:
    """The HTTP side of the server."""
    routes = [*(endpoint.route(house) for endpoint in ENDPOINTS), Office(house).route(), *page_routes(house)]
    return with_headers(Starlette(routes=routes, exception_handlers={HTTPException: not_here}))


def with_headers(app: ASGIApp) -> ASGIApp:
    """Put the headers that keep browsers safe on every answer."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in SAFETY.items():
                    headers.setdefault(name, value)
            await send(message)

        await app(scope, receive, send_safely)

    return answer
