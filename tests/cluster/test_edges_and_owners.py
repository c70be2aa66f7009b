"""Sockets at one node, tables at another: whatever order things happen in, nothing is lost or done twice."""

from collections import deque
from collections.abc import Callable
from random import Random

import pytest

from tests.cluster.people import Client
from tests.cluster.world import World

Change = Callable[[World], None]


def die(world: World) -> None:
    """The owner dies."""
    owner = world.owner_of
    world.fence()
    if owner is not None:
        owner.end()


def freeze(world: World) -> None:
    """The owner is fenced, and does not know it."""
    world.fence()


def hand_over(world: World) -> None:
    """The owner lets go of its tables."""
    if world.owner_of is not None:
        world.owner_of.release()
    world.flush()


def hand_over_and_say_so(world: World) -> None:
    hand_over(world)
    for node in world.nodes.values():
        node.edge.moved("TABLE", None)
    world.flush()


def lose_to_owner(world: World) -> None:
    world.lose((1, 2, True))


def lose_to_edge(world: World) -> None:
    world.lose((2, 1, False))


DEEP = 7
CHANGES: list[Change] = [die, freeze, hand_over, hand_over_and_say_so, lose_to_owner, lose_to_edge]


def elsewhere(*names: str, nodes: int = 2, claims: int | None = None) -> tuple[World, list[Client]]:
    """A world whose table is on the second node, and people who are there by way of the first."""
    world = World(nodes, claims)
    world.own(2)
    clients = [world.connect(name, 1) for name in names]
    world.settle()
    return world, clients


def test_a_client_is_heard_at_another_node() -> None:
    world = World(2)
    world.own(2)
    ada = world.connect("Ada", 1)
    world.say(ada)
    world.say(ada)
    world.settle()
    world.check()
    assert [entry.command for entry in world.log] == [1, 2]
    assert world.nodes[2].owner.guests == 1


def test_who_leaves_while_everything_is_lost_is_here_no_more() -> None:
    world, (ada, ben) = elsewhere("Ada", "Ben")
    assert world.nodes[2].guests.keys() == {"Ada", "Ben"}
    world.leave(ada)
    world.lose((1, 2, True))
    world.say(ben)
    world.settle()
    world.check()


def test_who_comes_when_all_have_gone_is_let_in_at_once() -> None:
    world, (ada,) = elsewhere("Ada")
    world.leave(ada)
    world.drain()
    world.beat()
    ben = world.connect("Ben", 1)
    world.drain()
    assert ben.admitted


def test_what_an_owner_said_before_the_table_moved_is_not_told_after_it() -> None:
    world, (ada,) = elsewhere("Ada", nodes=3, claims=3)
    world.say(ada)
    for name in ("1 is heard by 2", "2 commits"):
        while steps := [step for step in world.steps() if step[0] == name]:
            world.do(steps[0])
    late = (2, 1, False)
    hand_over_and_say_so(world)
    said, world.ways[late] = world.ways[late], deque()
    world.drain()
    world.ways[late] = said
    world.drain()
    world.settle()
    world.check()


def test_an_edge_that_is_silent_for_long_has_nobody_at_a_table() -> None:
    world, (ada,) = elsewhere("Ada")
    for _ in range(4):
        world.now += 2.0
        world.nodes[2].owner.beat()
        world.flush()
    assert not world.nodes[2].guests
    world.say(ada)  # it only slept
    world.settle()
    world.check()


def orders(change: Change, claims: int | None) -> int:
    """Try every order in which what can happen happens, with one change anywhere; how many there are."""
    found, open_ways = 0, [list[int]()]
    while open_ways:
        way = open_ways.pop()
        world = World(3, claims)
        world.own(2)
        ada = world.connect("Ada", 1)
        budget = {"say": 2, "change": 1}
        for choice in way:
            choices = choices_of(world, budget, ada, change)
            choices[choice]()
        choices = choices_of(world, budget, ada, change)
        if len(way) >= DEEP or not choices:
            found += 1
            while budget["say"]:
                budget["say"] -= 1
                world.say(ada)
            world.settle()
            world.check()
        else:
            open_ways += [[*way, choice] for choice in range(len(choices))]
    return found


def choices_of(world: World, budget: dict[str, int], ada: object, change: Change) -> list[Callable[[], None]]:
    def say() -> None:
        budget["say"] -= 1
        world.say(world.clients[0])

    def change_now() -> None:
        budget["change"] -= 1
        change(world)

    steps: list[Callable[[], None]] = [lambda step=step: world.do(step) for step in world.steps()]  # type: ignore[misc]
    return steps + ([say] if budget["say"] else []) + ([change_now] if budget["change"] else [])


CLAIMS = {None: "who asks claims", 2: "it claims again", 3: "a third claims"}


@pytest.mark.parametrize("claims", CLAIMS, ids=list(CLAIMS.values()))
@pytest.mark.parametrize("change", CHANGES, ids=lambda change: change.__name__)
def test_in_every_order_everything_is_heard_once(change: Change, claims: int | None) -> None:
    assert orders(change, claims) > 100


@pytest.mark.parametrize("seed", range(150))
def test_in_long_random_orders_everything_is_heard_once(seed: int) -> None:
    luck = Random(seed)
    world = World(4, luck.choice([None, 2, 4]))
    world.own(2)
    clients = [world.connect(name, node) for name, node in (("Ada", 1), ("Ben", 1), ("Cem", 3))]
    for _ in range(luck.randrange(20, 120)):
        kind = luck.random()
        steps = world.steps()
        if kind < 0.72 and steps:
            world.do(luck.choice(steps))
        elif kind < 0.9:
            client = luck.choice(clients)
            if client.is_there:
                world.say(client)
        elif kind < 0.94:
            ways = [way for way, messages in world.ways.items() if messages]
            if ways:
                world.lose(luck.choice(ways))
        elif kind < 0.945:
            client = luck.choice(clients)
            if client.is_there and client.admitted:
                world.leave(client)
        elif kind < 0.965:
            luck.choice([freeze, hand_over, hand_over_and_say_so])(world)
        else:
            world.now += luck.choice([0.5, 2.0, 7.0])
            world.beat()
    world.settle()
    world.check()
