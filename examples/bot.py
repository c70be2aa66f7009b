"""A whole bot: `python bot.py http://localhost:8666 CODE` sits down at a table and plays to the end.

It needs the library `websockets`, and no rules: the view says what may be done, and the bot draws lots.
"""

import json
import random
import sys
import time
from typing import Any
from urllib.request import Request, urlopen

from websockets.exceptions import InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect

Json = dict[str, Any]


def decision(game: str, view: Json) -> Json | None:
    """What to do now, or None while others are awaited. This is where you can be cleverer."""
    if game == "little_devils":  # the view lists the cards that we may play now
        return {"do": "play", "card": random.choice(view["legal"])} if view["legal"] else None
    if view["seat"] not in view["awaited"]:
        return None
    if game == "devil_with_it":
        if view["highest_bet"]:  # it is 0 unless we may bet; bets are multiples of ten
            return {"do": "bet", "amount": min(random.choice([30, 40, 50]), view["highest_bet"])}
        if view["may_stop"] and random.random() < 0.5:
            return {"do": "stop"}
        return {"do": "reveal", "place": random.choice(view["face_down"])}
    left = [n for n in range(4) if view["grabs"].count(n) < view["supply"][n]]  # nobody has grabbed these
    sums = [sum(view["dice"][first : first + 3]) for first in (0, 3, 6)]  # of the black, white and red dice
    largest = sums.index(max(sums)) if sums.count(max(sums)) == 1 else 3  # in a tie, the grey devil
    devil = largest if view["order"] == 0 and largest in left else random.choice(left)  # 0: the largest sum
    time.sleep((view["options"]["fastest"] + random.randint(50, 500)) / 1000)  # sooner is a false start
    return {"do": "grab", "devil": ("black", "white", "red", "grey")[devil]}


def wish(table: Json) -> Json | None:
    """The command to send now, if any: sit down, be ready, then act whenever we may."""
    if table.get("view"):
        event = decision(table["game"], table["view"])
        return {"do": "act", "event": event} if event else None
    if mine := [seat for seat in table["seats"] if seat.get("you")]:
        return None if mine[0].get("ready") else {"do": "ready"}
    empty = [number for number, seat in enumerate(table["seats"]) if not seat.get("name")]
    return {"do": "sit", "seat": random.choice(empty)} if empty else None


def play(socket: ClientConnection, table: Json) -> Json | None:
    """Play until the game is over, and return its result; None if the connection was over before."""
    last, tried, waiting = 0, -1, False
    for message in map(json.loads, socket):
        if message["type"] in ("ended", "closed") or message.get("closed"):  # perhaps before we came back
            return dict(message.get("result", {}))
        if message["type"] == "shown":  # the whole table, as we come; the ids of our commands go on from `id`
            table |= message
            last = max(last, message.get("id", 0))
        elif "version" in message:  # a change: what it brings is put over what was
            table |= message | {"view": (table.get("view") or {}) | message.get("view", {})}
        if message["type"] in ("done", "refused") or (message["type"] == "happened" and "id" in message):
            waiting = False  # the answer: it comes after what our command did, or brings it
        if not waiting and tried != table["version"] and (command := wish(table)):
            last, tried, waiting = last + 1, table["version"], True  # if it is refused, something else comes
            socket.send(json.dumps(command | {"id": last}))
    return None


def main(server: str, code: str) -> None:
    """Become somebody and play; when the line breaks or the server restarts, come back to the seat."""
    with urlopen(Request(f"{server}/api/bots", b'{"name": "Example"}')) as answer:
        headers = {"Authorization": f"Bearer {json.load(answer)['token']}"}
    result, table = None, Json()
    while result is None:
        code = table.get("code", code)  # one that was read out leads to a longer one, which lasts
        address = f"ws{server[4:]}/api/tables/{code}/socket?protocol=1"
        try:
            with connect(address, additional_headers=headers) as socket:
                result = play(socket, table)
        except InvalidStatus:  # no such table, no room at it, or another protocol: no use in trying again
            raise
        except (WebSocketException, OSError):
            time.sleep(0.5)
    print(json.dumps(result))


if __name__ == "__main__":
    main(*sys.argv[1:])
