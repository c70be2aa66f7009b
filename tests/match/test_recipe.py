"""The recipe of docs/fair-shuffles.md against the independent reading of it."""

import hashlib
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from diablerie.game.core import CHANCE
from diablerie.games.catalogue import GAMES
from diablerie.match.dealer import Dealer
from diablerie.match.recipe import Draw, commitment_of, salt_of
from tests.independent.shuffles import Chance, Stream, coal_laid, commitment, hands_dealt, thrown
from tests.play import ALL_TABLES, Played, play, random_table

SEEDS = st.binary(min_size=32, max_size=32)
NUMBERS = st.lists(st.just("") | st.text("0123456789abcdef", min_size=1, max_size=64), min_size=2, max_size=6)
WORDS = 1 << 32


@settings(max_examples=100)
@given(seed=SEEDS, numbers=NUMBERS, draw=st.integers(0, 5000))
def test_the_stream_of_a_draw_is_the_words_of_its_blocks(seed: bytes, numbers: list[str], draw: int) -> None:
    mine, theirs = Draw(seed, salt_of(numbers), draw), Stream(seed, draw, Chance(seed, numbers).salt)
    assert [mine.below(WORDS) for _ in range(30)] == [theirs.word() for _ in range(30)]


@settings(max_examples=100)
@given(seed=SEEDS, limits=st.lists(st.integers(1, WORDS), max_size=30))
def test_below_leaves_out_the_words_that_would_make_it_unfair(seed: bytes, limits: list[int]) -> None:
    mine, theirs = Draw(seed, ",,", 3), Stream(seed, 3, ",,")
    assert [mine.below(limit) for limit in limits] == [theirs.below(limit) for limit in limits]


def test_below_does_leave_out_words() -> None:
    """A limit just above half of all words leaves out nearly every second one."""
    limit = WORDS // 2 + 1
    mine, words = Draw(bytes(32), "", 0), Stream(bytes(32), 0, "")
    taken = [mine.below(limit) for _ in range(50)]
    assert taken == [word for word in (words.word() for _ in range(200)) if word < limit][:50]


@settings(max_examples=100)
@given(seed=SEEDS, size=st.integers(0, 60))
def test_shuffles_are_the_same(seed: bytes, size: int) -> None:
    items = list(range(size))
    assert Draw(seed, "5f,", 1).shuffled(items) == Stream(seed, 1, "5f,").shuffled(items)
    assert items == list(range(size))


@given(seed=SEEDS)
def test_the_commitment_is_the_sha_256_of_the_seed(seed: bytes) -> None:
    assert commitment_of(seed) == commitment(seed) == hashlib.sha256(seed).hexdigest()


def test_the_example_of_the_page() -> None:
    assert commitment_of(bytes(32)) == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
    assert Draw(bytes(32), ",,", 0).below(WORDS) == 3587003593
    game = GAMES["little_devils"]
    event, _ = Dealer(bytes(32), ",,").outcome(game, game.new_game(3, {"goal": 100, "open_tricks": "last"}))
    assert game.to_fields(event) == {
        "by": "chance",
        "do": "deal",
        "dealer": 1,
        "hands": [
            [2, 4, 5, 15, 17, 21, 22, 23, 25],
            [3, 6, 8, 9, 10, 12, 18, 24, 27],
            [1, 7, 11, 13, 14, 16, 19, 20, 26],
        ],
    }


def outcomes_by_hand(played: Played) -> list[dict[str, Any]]:
    """What chance does in a match, from the seed and the page alone; places and seats as they were played."""
    numbers = [player.number for player in played.header.seats]
    chance, players, oven = Chance(played.seed, numbers), len(numbers), list[Any]()
    found: list[dict[str, Any]] = []
    lines = [line for line in played.lines if "by" in line]
    for before, line in pairwise([{}, *lines]):
        if line["by"] != "chance":
            continue
        made: dict[str, Any] = {"by": "chance", "do": line["do"]}
        if line["do"] == "start":
            made["player"] = chance.draw().below(players)
        elif line["do"] == "lay":
            oven = coal_laid(chance.draw())
        elif line["do"] == "coal":
            made["value"] = oven[before["place"]]
        elif line["do"] == "deal":
            draw = chance.draw()
            made["dealer"] = draw.below(players) if not found else (found[-1]["dealer"] + 1) % players
            made["hands"] = hands_dealt(draw, players)
        elif line["do"] == "throw":
            order, dice, places = thrown(chance.draw(), played.header.options["position"] is True)
            made |= {"player": line["player"], "order": order, "dice": dice, "places": places}
        elif line["do"] == "lot":
            made["order"] = chance.draw().shuffled(sorted(line["order"]))
        found.append(made)
    return found


@pytest.mark.parametrize(("game", "players"), ALL_TABLES)
def test_every_outcome_of_a_match_follows_from_seed_and_numbers(game: str, players: int) -> None:
    for seed in range(12):
        played = play(random_table(game, players, seed))
        dealt = [step.event for step in played.steps if step.event.by == CHANCE]
        assert [played.game.to_fields(event) for event in dealt] == outcomes_by_hand(played)


@pytest.mark.parametrize("game", GAMES)
def test_seed_and_numbers_both_decide_the_outcomes(game: str) -> None:
    rules, luck = GAMES[game], Random(1)
    options = {option.name: option.default for option in rules.options}
    state = rules.new_game(4, options)
    seeds = [luck.randbytes(32) for _ in range(40)]
    drawn = {repr(Dealer(seed, ",,,").outcome(rules, state)[0]) for seed in seeds}
    salted = {repr(Dealer(seeds[0], f"{n:x},,,").outcome(rules, state)[0]) for n in range(40)}
    assert len(drawn) >= 4
    assert len(salted) >= 4
