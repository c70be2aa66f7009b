"""Firefox, by the language it speaks itself: WebDriver BiDi over a socket, so that nothing else is needed."""

import json
import re
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import monotonic, sleep
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.children import child, wait_until

FIREFOXES = ("firefox-esr", "firefox")
PATIENCE = 280.0
"""Seconds after which Firefox is waited for in vain: it is slow to begin where much else is done."""
ANSWER = 20.0
"""Seconds for which a script is waited for: Firefox may lose one for which a page has come too early."""
LISTENS = re.compile(r"WebDriver BiDi listening on (ws://\S+)\s")
CALM = """
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("app.update.disabledForTesting", true);
user_pref("browser.startup.page", 0);
"""
"""It asks nobody anything, and tells nobody anything."""
Json = dict[str, Any]


def found_firefox() -> str | None:
    """Where Firefox is, or None."""
    return next(filter(None, map(shutil.which, FIREFOXES)), None)


class Tab:
    """A page in Firefox; what it complains about is kept."""

    def __init__(self, line: ClientConnection) -> None:
        self._line = line
        self._last = 0
        self.complaints: list[str] = []
        self._say("session.new", capabilities={})
        self._say("session.subscribe", events=["log.entryAdded"])
        self._here: str = self._say("browsingContext.getTree")["contexts"][0]["context"]

    def _say(self, method: str, patience: float = PATIENCE, **params: Any) -> Json:
        self._last += 1
        self._line.send(json.dumps({"id": self._last, "method": method, "params": params}))
        while True:
            heard: Json = json.loads(self._line.recv(timeout=patience))
            if heard.get("method") == "log.entryAdded" and heard["params"]["level"] in ("error", "warn"):
                self.complaints.append(str(heard["params"]["text"]))
            if heard.get("id") == self._last:
                assert heard["type"] == "success", heard
                result: Json = heard["result"]
                return result

    def go(self, url: str) -> None:
        """Go to an address, and wait until the page is there."""
        self._say("browsingContext.navigate", context=self._here, url=url, wait="complete")

    def do(self, script: str, *values: object) -> Any:
        """Call a function of JavaScript in the page with these values, and return what it answers."""
        call = f"async () => JSON.stringify(await ({script})(...{json.dumps(values)}))"
        asked = {"functionDeclaration": call, "awaitPromise": True, "target": {"context": self._here}}
        answer = self._say("script.callFunction", ANSWER, **asked)
        assert answer["type"] == "success", answer.get("exceptionDetails", answer)
        return json.loads(answer["result"].get("value", "null"))

    def until(self, script: str, *values: object) -> Any:
        """Call a short function again and again until it answers something true, and return that."""
        end = monotonic() + PATIENCE
        while monotonic() < end:
            with suppress(TimeoutError):
                if answer := self.do(script, *values):
                    return answer
            sleep(0.05)
        return None


@contextmanager
def firefox(path: str) -> Iterator[Tab]:
    """A Firefox that nobody sees, with a profile of its own; where it listens, it says among other things."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        Path(profile, "user.js").write_text(CALM)
        said = Path(profile, "said")
        command = [path, "--headless", "--no-remote", "--remote-debugging-port=0", "--profile", profile]
        with said.open("w") as end, child(command, stdout=end, stderr=end):
            wait_until(lambda: LISTENS.search(said.read_text()))
            found = LISTENS.search(said.read_text())
            assert found
            with connect(f"{found[1]}/session", max_size=None) as line:
                yield Tab(line)
