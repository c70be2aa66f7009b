"""A program at a table that does something it should not: what, says its first word."""

import json
import sys
import time

from websockets.sync.client import connect


def main(fault: str, server: str, code: str) -> None:
    if fault == "leaves":
        sys.exit("no time today")
    with connect(f"ws{server[4:]}/api/tables/{code}/socket", proxy=None) as socket:
        if fault == "babbles":
            socket.send("good evening")
        socket.send('{"do": "sit", "id": 1, "seat": 0}')
        socket.send('{"do": "ready", "id": 2}')
        for message in map(json.loads, socket):
            if message.get("view") and fault == "dreams":
                socket.send('{"do": "act", "id": 3, "event": {"do": "fly"}}')
            elif message.get("view") and fault == "cheats":
                socket.send('{"do": "act", "id": 3, "event": {"do": "play", "card": 99}}')
            elif message.get("view") and fault == "dies":
                sys.exit(3)
            elif message.get("view") and fault == "sleeps":
                time.sleep(60)


if __name__ == "__main__":
    main(*sys.argv[1:])
