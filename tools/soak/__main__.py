"""`make soak`: keep a server busy for a while, and see whether its memory grows."""

import argparse
import asyncio
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.soak.run import soak

if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=20.0)
    parser.add_argument("--tables", type=int, default=200, help="new tables a minute")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with TemporaryDirectory() as folder:
        well = asyncio.run(soak(Path(folder) / "soak.db", given.minutes, given.tables, given.seed))
    sys.exit(0 if well else 1)
