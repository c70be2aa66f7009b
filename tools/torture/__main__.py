"""`make torture`: kill the server under load, again and again."""

import argparse
import asyncio
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.torture.run import torture

if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with TemporaryDirectory() as folder:
        report = asyncio.run(torture(Path(folder) / "torture.db", given.kills, given.seed, print))
    print(report)
