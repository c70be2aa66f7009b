"""`python -m tools.deploy [NAME …]`: all checks, or some; 1 if one fails."""

import sys
from collections.abc import Callable
from functools import partial

from tools.deploy import chart, figures, image
from tools.deploy.linters import LINTERS, Fault, lint

CHECKS: dict[str, Callable[[], str]] = {name: partial(lint, words) for name, words in LINTERS.items()}
CHECKS |= {"chart": chart.check, "figures": figures.check, "image": image.check}


def main(wanted: list[str]) -> int:
    """Run the checks, and say of each what it found."""
    unknown = [name for name in wanted if name not in CHECKS]
    if unknown:
        print(f"there is no check {unknown[0]}; there are {', '.join(CHECKS)}", file=sys.stderr)
        return 2
    failed = 0
    for name in wanted or CHECKS:
        try:
            said = CHECKS[name]()
        except Fault as fault:
            failed, said = 1, f"FAILED\n{fault}"
        print(f"{name:<12}  {said}", flush=True)
    return failed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
