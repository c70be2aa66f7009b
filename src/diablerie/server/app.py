"""The server: wires everything together; nothing else does."""

import asyncio
import gc
import logging
import os
import signal
import socket
from collections.abc import Callable, Sequence
from functools import partial
from types import FrameType

import uvicorn
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.routing import BaseRoute
from starlette.types import ASGIApp

from diablerie.errors import InputError
from diablerie.server.context import Context
from diablerie.server.door.front_door import FrontDoor
from diablerie.server.hall.hub import Hub
from diablerie.server.http.admin import Office
from diablerie.server.http.endpoints import ENDPOINTS
from diablerie.server.http.service import endpoint_routes, not_here
from diablerie.server.http.web_pages import page_routes
from diablerie.server.http.workshop import Workshop
from diablerie.server.log.disk import DatabaseGone
from diablerie.server.log.opening import opened_log
from diablerie.server.settings import Patience, Settings
from diablerie.server.table.bounds import Bounds
from diablerie.server.wire.doorkeeper import Doorkeeper, files_allowed, most_connections, reserve_of
from diablerie.server.wire.http_connections import connection_class
from diablerie.server.wire.middleware import for_own_hosts, with_headers
from diablerie.server.wire.sockets import socket_class

SWEEP_EVERY = 60.0
WARM_UP_AFTER = 2.0
"""Seconds after the start in which people come first."""
GRACE = 5
"""Seconds that open requests have to end when the server stops."""
OFFICE_CONNECTIONS = 16
OFFICE_PATIENCE = 600.0
"""Seconds for a large backup to arrive."""
SMALLEST_BACKLOG, LARGEST_BACKLOG = 32, 1024
LONGEST_IDLE = 86400
"""Seconds after which uvicorn itself ends a connection; ours are over long before."""

logger = logging.getLogger("diablerie.server")


def bounds_of(settings: Settings) -> Bounds:
    """What every table may take of this house."""
    return Bounds(1000 * settings.rest_after, settings.entries_per_table)


class Server(uvicorn.Server):
    """A server that makes everything durable before it goes."""

    hub: Hub
    failed = False
    office: tuple[socket.socket, uvicorn.Config] | None = None
    """Where its owner is let in, and how that is served."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the port that everybody uses, and the owner's own one."""
        await super().startup(sockets)
        if self.office is not None:
            listening, config = self.office
            config.load()
            kind: Callable[..., asyncio.Protocol] = config.http_protocol_class
            connection = partial(kind, config, self.server_state, {})
            opened = await asyncio.get_running_loop().create_server(connection, sock=listening)
            self.servers.append(opened)

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


async def serve(
    settings: Settings,
    listening: socket.socket,
    ready: Callable[[], None],
    office: socket.socket | None = None,
) -> bool:
    """Run until told to stop; whether it ended well. Without an office nobody can administer it."""
    loop = asyncio.get_running_loop()
    log = await opened_log(settings.database)
    server = Server(uvicorn.Config(lambda: None, lifespan="off", log_config=None))
    hub = server.hub = Hub(log, loop, server.stop_failed, bounds_of(settings))
    context = Context(settings, log, hub)
    workshop = Workshop(settings.costly_per_address)
    server.config = public_config(context, workshop)
    if office is not None:
        server.office = (office, office_config(context))
    background = asyncio.create_task(_keep_house(server, ready, settings.warm_up))
    try:
        await server.serve(sockets=[listening])
    finally:
        background.cancel()
        workshop.close()
        await log.close()
    if isinstance(hub.outbox.failure, DatabaseGone):
        raise hub.outbox.failure
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


def app_of(context: Context, routes: Sequence[BaseRoute]) -> ASGIApp:
    """The HTTP side of one port."""
    app = Starlette(routes=routes, exception_handlers={HTTPException: not_here})
    return with_headers(for_own_hosts(app, context.hosts), context.settings.public_url)


def office_config(context: Context) -> uvicorn.Config:
    """How the owner's own port is served: /admin and nothing else, whoever crowds the other one."""
    keeper = Doorkeeper(in_all=OFFICE_CONNECTIONS, of_one=0)
    patience = Patience(body=OFFICE_PATIENCE)
    return config_of(app_of(context, [Office(context).route()]), connection_class(keeper, patience))


def public_config(context: Context, workshop: Workshop) -> uvicorn.Config:
    """How the port is served that everybody uses."""
    settings = context.settings
    in_all = most_connections() if settings.connections is None else settings.connections
    keeper = Doorkeeper(in_all, 0 if settings.behind_proxy else settings.connections_per_address)
    app = app_of(context, [*endpoint_routes(ENDPOINTS, context, workshop), *page_routes(context)])
    return config_of(app, connection_class(keeper, settings.patience), socket_class(FrontDoor(context)))


def config_of(
    app: ASGIApp, http: type[asyncio.Protocol], ws: type[asyncio.Protocol] | None = None
) -> uvicorn.Config:
    """What uvicorn has to know of a port."""
    return uvicorn.Config(
        app,
        ws=ws or "none",
        http=http,
        lifespan="off",
        log_config=None,
        access_log=False,
        proxy_headers=False,
        server_header=False,
        backlog=backlog(),
        timeout_keep_alive=LONGEST_IDLE,
        timeout_graceful_shutdown=GRACE,
    )


def backlog() -> int:
    """How many may come in one turn of the loop, before anybody has counted them."""
    files = files_allowed()
    return max(reserve_of(files) // 4, SMALLEST_BACKLOG) if files else LARGEST_BACKLOG
