"""The image: nothing of it can be built here, but what it would run is run."""

import os
import re
import shutil
import signal
import sysconfig
from collections.abc import Iterator
from pathlib import Path

import pytest

import diablerie
from tests.commands.processes import asked
from tests.deploy.image import (
    IMAGE,
    INSTALLED,
    ROOT,
    WHEEL,
    BareFolder,
    all_of,
    bare_folder,
    health,
    one_of,
    pairs,
    serving,
    stages,
)
from tests.ports import held_port

posix = pytest.mark.skipif(os.name != "posix", reason="images are for Linux")


@pytest.fixture(scope="module")
def folder() -> Iterator[BareFolder]:
    """The image's folder with our own packages in the place of those it would fetch."""
    with bare_folder() as folder:
        for name in ("src", "docs", "pyproject.toml", "README.md", "LICENSE"):
            (folder.source / name).symlink_to(ROOT / name)
        make_environment, _trim, install = all_of(INSTALLED, "RUN")
        folder.build(make_environment.partition("&&")[0])
        folder.build(all_of(WHEEL, "RUN")[-1].rpartition("&&")[2])
        (packages,) = folder.path.glob("opt/diablerie/lib/python*/site-packages")
        (packages / "ours.pth").write_text(sysconfig.get_path("purelib"), encoding="utf-8")
        folder.build(install)
        shutil.rmtree(folder.source)
        folder.lock()
        yield folder


@posix
def test_the_image_serves_as_somebody_who_may_write_two_folders_alone(folder: BareFolder) -> None:
    before = folder.written()
    with held_port() as port:
        variables = folder.variables(port, DIABLERIE_WARM_UP="no")
        with serving(folder, variables) as server:
            assert asked(f"http://127.0.0.1:{port}/healthz")[1]["version"] == diablerie.__version__
            server.send_signal(getattr(signal, one_of(IMAGE, "STOPSIGNAL")))
            assert server.wait(30) == 0, folder.said()
    assert folder.written() == before
    assert [path.name for path in (folder.path / "tmp").iterdir()] == []
    assert (folder.path / "data" / "diablerie.db").exists()


def test_the_image_says_which_version_it_is() -> None:
    labels = pairs(one_of(IMAGE, "LABEL"))
    assert labels["org.opencontainers.image.version"] == diablerie.__version__


def test_the_server_of_the_image_is_no_superuser() -> None:
    assert re.fullmatch(r"[1-9]\d+:0", one_of(IMAGE, "USER"))


def test_compose_asks_for_health_as_the_image_does() -> None:
    said = (ROOT / "compose.yaml").read_text(encoding="utf-8")
    assert ", ".join(f'"{word}"' for word in ["CMD", *health()]) in said


def test_the_image_is_built_from_what_is_let_in() -> None:
    """An image that is built from more would change with every note."""
    let_in = re.findall(r"^!(.+)$", (ROOT / ".dockerignore").read_text(encoding="utf-8"), re.M)
    assert [name for name in let_in if not (ROOT / name).exists()] == []
    pinned = Path("requirements/server.txt")
    assert (ROOT / pinned).read_text(encoding="utf-8").count("--hash=sha256:") > 100


def test_a_dockerfile_is_read_as_docker_does() -> None:
    text = (
        'ARG A=1\nFROM x AS y\n# a remark\nRUN a && \\\n# another\n    b\n\nFROM z\nENV A=1 \\\n  B="c d"\n'
    )
    first, second = stages(text)
    assert first == [("FROM", "x AS y"), ("RUN", "a &&      b")]
    assert pairs(second[1].rest) == {"A": "1", "B": "c d"}
