"""The others, who play on."""

import asyncio
from random import Random
from threading import Event

from tests.server.clients import Client, Json
from tests.server.open_server import AT_ONCE, OpenServer
from tools.torture.player import Player


def played(server: OpenServer, over: Event) -> list[Player]:
    """Let one game after another be played to its end, until all is over."""
    players: list[Player] = []
    luck = Random(0)
    while not over.is_set():
        newcomers = [
            *seat_people(server, "little_devils", 4, {"goal": 20}),
            *seat_people(server, "devil_with_it", 3, {"goal": 400}),
            *seat_people(server, "diavolo", 3, {}),
        ]
        own = [
            Player(server.host, token, code, game, Random(luck.random())) for code, game, token in newcomers
        ]
        asyncio.run(play_all(own))
        players += own
    return players


async def play_all(players: list[Player]) -> None:
    await asyncio.wait_for(asyncio.gather(*(player.play() for player in players)), 120)


def seat_people(
    server: OpenServer, game: str, people: int, options: Json, pace: str = AT_ONCE
) -> list[tuple[str, str, str]]:
    """Begin a game: its code, its name, and the tokens of who sits there, in order."""
    clients = [Client(server, f"Player {number}", bot=True) for number in range(people)]
    code = clients[0].open_table(game, players=people, options=options, pace=pace)
    for seat, client in enumerate(clients):
        client.connect(code)
        client.do("sit", seat=seat)
    clients[0].do("start")
    for client in clients:
        client.leave()
    return [(code, game, client.token) for client in clients]
