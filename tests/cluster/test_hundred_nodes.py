"""The simulation behind docs/scale.md: the same for the same seed, and nobody is forgotten in it."""

from tools.hundred_nodes import House


def test_the_same_seed_tells_the_same() -> None:
    assert House(9_000, 3).run() == House(9_000, 3).run() != House(9_000, 4).run()


def test_everybody_comes_back() -> None:
    house = House(9_000, 1)
    told = house.run()
    assert not house.orphaned
    assert not house.due
    assert told["all people are back after, s"] < 30
    assert told["all tables go on after, s"] < 10
