"""The server: wires everything together; nothing else does."""

import asyncio
import gc
import logging
import os
import signal
import socket
from collections.abc import Callable
from functools import partial
from types import FrameType
from typing import TYPE_CHECKING

import uvicorn
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp

from diablerie.errors import InputError
from diablerie.server.context import Context
from diablerie.server.database import PostgresAddress
from diablerie.server.door.front_door import FrontDoor
from diablerie.server.hall.housekeeping import tidy
from diablerie.server.hall.hub import Hub
from diablerie.server.http.admin import Office
from diablerie.server.http.endpoints import ENDPOINTS
from diablerie.server.http.service import endpoint_routes, not_here
from diablerie.server.http.web_pages import page_routes
from diablerie.server.http.workshop import Workshop
from diablerie.server.log.disk import DatabaseGone
from diablerie.server.log.home import Log
from diablerie.server.log.opening import opened_log
from diablerie.server.log.postgres.endings import Ended
from diablerie.server.settings import Patience, Settings
from diablerie.server.table.bounds import Bounds
from diablerie.server.wire.doorkeeper import Doorkeeper, files_allowed, most_connections, reserve_of
from diablerie.server.wire.guest import Door
from diablerie.server.wire.http_connections import connection_class
from diablerie.server.wire.middleware import for_own_hosts, hearing_out, with_headers
from diablerie.server.wire.sockets import socket_class

if TYPE_CHECKING:
    from diablerie.server.nodes.alone import Alone
    from diablerie.server.nodes.member import Member

SWEEP_EVERY = 60.0
TRY_AGAIN = 2.0
"""Seconds between two looks for a database that has gone."""
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
    member: "Member | Alone | None" = None
    """What it is among other nodes."""
    failed = False
    was_told = False
    """Whether somebody wants it to stop."""
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
        if self.member is not None and not self.failed:
            await self.member.drain()
        await self.hub.close()
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop in good order; the signal is not raised again afterwards, so that this is a success."""
        self.was_told = True
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
    """Run until told to stop; whether it ended well. Without an office nobody can administer it.

    A node that is over, because the others have not heard of it for too long, begins again as another one, as
    soon as the database and the bus can be reached.
    """
    is_another = False
    while True:
        server = Server(uvicorn.Config(lambda: None, lifespan="off", log_config=None))
        try:
            await _serve_once(server, settings, listening, ready, office)
        except InputError as error:
            if not is_another:
                raise
            logger.warning("not yet: %s", error)
            await asyncio.sleep(TRY_AGAIN)
            continue
        failure = server.hub.outbox.failure
        if isinstance(failure, DatabaseGone):
            raise failure
        if server.was_told or server.member is None or not isinstance(failure, Ended):
            return not server.failed
        logger.warning("this node begins again: %s", failure)
        is_another, ready = True, _open_already


async def _serve_once(
    server: Server,
    settings: Settings,
    listening: socket.socket,
    ready: Callable[[], None],
    office: socket.socket | None,
) -> None:
    log = await opened_log(settings.database)
    hub = server.hub = Hub(log, asyncio.get_running_loop(), server.stop_failed, bounds_of(settings))
    context = Context(settings, log, hub)
    workshop = Workshop(settings.costly_per_address)
    try:
        shared = settings.bus or isinstance(settings.database, PostgresAddress)
        server.member = await _member(context, log) if shared else None
        server.config = await _public_config(context, workshop, server.member)
        if office is not None:
            server.office = (office.dup(), office_config(context))
        background = asyncio.create_task(_keep_house(server, ready, settings.warm_up))
        try:
            await server.serve(sockets=[listening.dup()])
        finally:
            background.cancel()
            if server.member is not None:
                await server.member.leave()
    finally:
        workshop.close()
        await log.close()


def _open_already() -> None:
    """Nobody has to be told again."""


async def _member(context: Context, log: Log) -> "Member | Alone":
    """What this server is among others that share its database, or alone."""
    from diablerie.server.log.postgres.log import PostgresLog  # all need drivers that not everybody has
    from diablerie.server.nodes.alone import Alone

    if not isinstance(log, PostgresLog):
        raise InputError("nodes share a PostgreSQL: give its address with --database, or leave --bus out")
    if not context.settings.bus:
        return Alone(context, log.membership)
    from diablerie.server.nodes.member import Member

    return Member(context, log.membership, await log.house(), lambda: log.lease.silence)


async def _public_config(
    context: Context, workshop: Workshop, member: "Member | Alone | None"
) -> uvicorn.Config:
    """How the port is served that everybody uses, on one node or among others."""
    routes = [*endpoint_routes(ENDPOINTS, context, workshop), *page_routes(context)]
    app: ASGIApp = Starlette(routes=routes, exception_handlers={HTTPException: not_here})
    if member is None:
        return public_config(context, app, FrontDoor(context))
    settings = context.settings
    await member.open(f"{socket.gethostname()}:{settings.port}", app)
    return public_config(context, member.forwarding(app), member.door)


async def _keep_house(server: Server, ready: Callable[[], None], warm_up: bool) -> None:
    """Say when the first request can be answered, fetch unfinished tables, and tidy up now and then."""
    if server.member is None:
        server.hub.fetches.expect_unfinished()
    while not server.started:
        await asyncio.sleep(0.005)
    ready()
    await (server.hub.come_back() if server.member is None else server.member.find_tables())
    if warm_up:
        await asyncio.sleep(WARM_UP_AFTER)
        server.hub.thinkers.warm_up()
    while True:
        await asyncio.sleep(SWEEP_EVERY)
        await tidy(server.hub)


def app_of(context: Context, app: ASGIApp) -> ASGIApp:
    """The HTTP side of one port."""
    return hearing_out(with_headers(for_own_hosts(app, context.hosts), context.settings.public_url))


def office_config(context: Context) -> uvicorn.Config:
    """How the owner's own port is served: /admin and nothing else, whoever crowds the other one."""
    keeper = Doorkeeper(in_all=OFFICE_CONNECTIONS, of_one=0)
    patience = Patience(body=OFFICE_PATIENCE)
    app = Starlette(routes=[Office(context).route()], exception_handlers={HTTPException: not_here})
    return config_of(app_of(context, app), connection_class(keeper, patience))


def public_config(context: Context, app: ASGIApp, door: Door) -> uvicorn.Config:
    """How the port is served that everybody uses."""
    settings = context.settings
    in_all = most_connections() if settings.connections is None else settings.connections
    keeper = Doorkeeper(in_all, 0 if settings.behind_proxy else settings.connections_per_address)
    kind = connection_class(keeper, settings.patience)
    return config_of(app_of(context, app), kind, socket_class(door))


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
