"""Run the tests with every Python that is promised, each in an environment of its own in a temporary folder.

`python tools/pythons.py [WORDS FOR PYTEST …]`. An interpreter that this machine lacks is fetched by uv into
its cache; where that cannot be done it is said, and the others are tried all the same. With
PYTHONS="3.12 3.13" only these are tried.
"""

import os
import re
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parents[1]
HOUR = 3600
"""Seconds that a step may take at most."""
UV = str(Path(sys.executable).with_name("uv"))


def promised() -> list[str]:
    """The versions that the package says it runs with, or those that were asked for."""
    asked = os.environ.get("PYTHONS", "").split()
    classifiers = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    return asked or re.findall(r'"Programming Language :: Python :: (3\.\d+)"', classifiers)


def interpreter(version: str) -> str | None:
    """A Python of this version: one of this machine, else one that uv fetches, else None."""
    versions = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    for own in sorted(versions.glob(f"{version}.*/bin/python")):  # uv does not look there
        return str(own)
    for words in (["find", "--no-python-downloads"], ["install", "--quiet"], ["find"]):
        done = subprocess.run(
            [UV, "python", *words, version], capture_output=True, text=True, check=False, timeout=HOUR
        )
        if words[0] == "find" and done.returncode == 0:
            return done.stdout.strip()
    return None


def passes(python: str, folder: Path, words: list[str]) -> bool:
    """Whether everything installs with this Python and the tests pass."""
    environment = folder / "environment"
    own = environment / ("Scripts" if os.name == "nt" else "bin") / "python"
    install = [UV, "pip", "install", "--quiet", "--python", str(own)]
    steps = [
        [UV, "venv", "--quiet", "--python", python, str(environment)],
        [*install, "--require-hashes", "-r", "requirements/dev.txt"],
        [*install, "--no-build-isolation", "--no-deps", "-e", "."],
        [str(own), "-m", "pytest", *words],
    ]
    here = {name: value for name, value in os.environ.items() if name != "VIRTUAL_ENV"}
    return all(
        subprocess.run(step, cwd=ROOT, env=here, check=False, timeout=HOUR).returncode == 0 for step in steps
    )


def main(words: list[str]) -> int:
    """Try every version; 1 if one failed or was missing."""
    outcomes = {}
    for version in promised():
        python = interpreter(version)
        print(f"Python {version}: {python or 'missing'}", flush=True)
        outcomes[version] = "missing"
        if python is not None:
            with TemporaryDirectory(prefix="diablerie-python-") as folder:
                outcomes[version] = "passed" if passes(python, Path(folder), words) else "FAILED"
    for version, outcome in outcomes.items():
        print(f"Python {version}: {outcome}")
    return int(set(outcomes.values()) != {"passed"})


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:] or ["-n", "auto"]))
