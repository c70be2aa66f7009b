"""How the tests run: the same examples every time, the usual signals, golden files that can be rewritten."""

import os
import signal
import sys

import pytest
from hypothesis import HealthCheck, Phase, settings

from diablerie import words

settings.register_profile(
    "tables",
    max_examples=6,
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    phases=[Phase.explicit, Phase.generate],  # a whole match does not shrink well, and takes minutes to
)
settings.register_profile("shrinking", settings.get_profile("tables"), phases=list(Phase))
settings.load_profile("tables")  # --hypothesis-profile=shrinking loads the other one

os.environ["DIABLERIE_LANGUAGE"] = words.ENGLISH  # whatever the system of whoever runs the tests speaks
words.strict = True


def have_the_usual_signals() -> None:
    """Be deaf to nothing, whoever started the tests: what they start inherits it.

    A shell starts what runs in the background deaf to SIGINT and SIGQUIT, other programs do it with others.
    SIGHUP stays as it is: whoever says nohup means it.
    """
    signal.signal(signal.SIGINT, signal.default_int_handler)
    if sys.platform != "win32":
        usual = (signal.SIGQUIT, signal.SIGTERM, signal.SIGALRM, signal.SIGCHLD)
        for number in usual:
            signal.signal(number, signal.SIG_DFL)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, (signal.SIGINT, *usual))


have_the_usual_signals()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-golden", action="store_true", help="write the golden playthroughs again")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One worker more than there are cores: many tests wait, for a browser, a server or a clock."""
    return (os.cpu_count() or 1) + 1


@pytest.fixture
def update_golden(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--update-golden"))
