"""Check the records named on the command line: python -m tests.independent FILE."""

import sys

from tests.independent.reader import Disagreement, check_file


def main(paths: list[str]) -> int:
    """Say for every file how many games agree, or where the first disagrees."""
    if not paths:
        print("usage: python -m tests.independent FILE …", file=sys.stderr)
        return 2
    failed = 0
    for path in paths:
        try:
            print(f"{path}: {check_file(path)} games agree")
        except Disagreement as disagreement:
            print(f"{path}: {disagreement}", file=sys.stderr)
            failed = 1
    return failed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
