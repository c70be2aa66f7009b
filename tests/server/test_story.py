"""What happened so far, for who comes back to a game that goes on: what they were told, and no more."""

import json

from tests.server.clients import Client
from tests.server.open_server import OpenServer
from tests.told import numbers_told


def test_before_the_end_everybody_is_told_again_what_they_were_told_and_no_secret() -> None:
    with OpenServer() as server, Client(server, "Ada") as ada, Client(server, "Bo") as bo:
        code = ada.open_table("devil_with_it", players=2)
        for seat, one in enumerate((ada, bo)):
            one.connect(code)
            one.do("sit", seat=seat)
            one.do("ready")
        ada.until("happened")
        ada.do("act", event={"do": "bet", "amount": 170})
        bo.until_true(lambda: bo.told[-1].get("event", {}).get("do") == "bet")
        path = f"/api/tables/{code}/replay"
        own, others = (one.ask("GET", f"{path}?view=mine").json for one in (ada, bo))
        with Client(server, "Eve") as eve:
            spectator = eve.ask("GET", f"{path}?view=mine").json
        assert (own["view"]["seat"], others["view"]["seat"]) == (0, 1)
        assert own["steps"][-1]["event"] == {"by": 0, "do": "bet", "amount": 170}
        for told in (others, spectator):
            assert told["steps"][-1]["event"] == {"by": 0, "do": "bet"}
            assert 170 not in numbers_told(told["steps"])
        seed = server.call(lambda: server.hub.rooms[code].table.ledger.opened.seed)
        assert not any(seed in json.dumps(told) or told.get("seed") for told in (own, others, spectator))
        for view in ("open", "0", "spectator"):
            bo.ask("GET", f"{path}?view={view}").refused(409, "not_over")
        heard = [message["event"] for message in bo.told if message["type"] == "happened"]
        assert [step["event"] for step in others["steps"]] == heard
