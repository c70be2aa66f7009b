"""The independent reader holds the rules' examples, accepts honest games and no others."""

import copy
import json
from pathlib import Path

import pytest

from tests.independent import devil_with_it, diavolo, little_devils
from tests.independent.reader import Disagreement, check_file, check_game
from tests.independent.record import Line, Record
from tests.independent.samples import devil_with_it_record, diavolo_record, little_devils_record
from tests.independent.shuffles import Chance, Stream, commitment, hands_dealt

TRACK = [50, 200, 300, 500, 800, 1200, 1600]
DICE = {"black": [2, 3, 6], "red": [3, 5, 5], "white": [1, 5, 6]}


def sample(game: str, seed: int = 1) -> list[Line]:
    """One small game of each kind."""
    if game == "little_devils":
        return little_devils_record(3 + seed % 4, 30, seed)
    if game == "devil_with_it":
        return devil_with_it_record(2 + seed % 5, {"goal": 600, "mouth": seed % 19}, seed)
    return diavolo_record(2 + seed % 5, game == "diavolo", seed)


def rejected(lines: list[Line]) -> bool:
    """Whether the reader disagrees."""
    try:
        check_game(lines)
    except Disagreement:
        return True
    return False


def first(lines: list[Line], do: str) -> int:
    """The index of the first event of a kind."""
    return next(index for index, line in enumerate(lines) if line.get("do") == do)


def test_the_example_of_fair_shuffles() -> None:
    seed = bytes(32)
    assert commitment(seed) == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
    assert Stream(seed, 0, ",,").word() == 3587003593
    stream = Chance(seed, ["", "", ""]).draw()
    assert stream.below(3) == 1
    assert hands_dealt(stream, 3) == [
        [2, 4, 5, 15, 17, 21, 22, 23, 25],
        [3, 6, 8, 9, 10, 12, 18, 24, 27],
        [1, 7, 11, 13, 14, 16, 19, 20, 26],
    ]


def test_all_cards_hold_87_devils() -> None:
    assert sum(little_devils.devils(card) for card in range(1, 55)) == 87


def test_the_34_takes_7_devils() -> None:
    trick = [22, 30, 27, 34, 23]
    assert little_devils.taking_card(trick) == 34
    assert sum(little_devils.devils(card) for card in trick) == 7


@pytest.mark.parametrize("last", [44, 46])
def test_who_must_play_above_39_takes_8_devils(last: int) -> None:
    assert little_devils.legal([40, 44, 46], [37, 31, 39, 15, 1]) == [40, 44, 46]
    trick = [37, 31, 39, 15, 1, last]
    assert little_devils.taking_card(trick) == last
    assert sum(little_devils.devils(card) for card in trick) == 8


def test_a_five_is_led_by_who_has_no_other() -> None:
    assert little_devils.legal([15, 16], []) == [16]
    assert little_devils.legal([15, 25], []) == [15, 25]
    assert little_devils.legal([15, 25], [16]) == [15, 25]
    assert little_devils.legal([15, 25], [16, 17]) == [25]


def test_gordon_petra_lucy_and_saul() -> None:
    chips = [200, 200, 200, 200]
    stakes = {0: 100, 1: 120, 2: 140, 3: 60}
    devil_with_it.settle(chips, stakes, {1: [100, 25, 10], 3: [20, 10, 10, 10]})
    assert chips == [300, 370, 60, 310]
    pawns = [devil_with_it.pawn(TRACK, total) for total in [50, 60, 300, 310, 370, 1601]]
    assert pawns == [0, 1, 4, 5, 5, 13]
    assert devil_with_it.pacts(TRACK, chips) == [2]


def test_lucy_would_have_received_280() -> None:
    chips = [200, 200, 200, 200]
    devil_with_it.settle(chips, {0: 100, 1: 120, 2: 140, 3: 60}, {1: [75, 75], 3: [10, 10, 10]})
    assert chips == [300, 370, 480, 310]


def test_90_unstaked_pay_one_pact_of_three() -> None:
    chips = [190, 0, 50, 50]
    devil_with_it.pay_pacts(chips, {0: 100}, [0, 1, 2, 3], 0)
    assert chips == [140, 50, 100, 100]


def test_pacts_of_the_level_and_of_the_poor() -> None:
    assert devil_with_it.pacts(TRACK, [210, 290]) == []
    assert devil_with_it.pacts(TRACK, [200, 290]) == [0]
    assert devil_with_it.pacts(TRACK, [0, 50, 60]) == [0, 1]


@pytest.mark.parametrize(
    ("order", "right"),
    [
        ("largest_sum", "red"),
        ("smallest_sum", "black"),
        ("largest_difference", "white"),
        ("most_odd", "red"),
        ("highest_value", "grey"),
        ("position", "white"),
    ],
)
def test_the_throw_of_the_rulebook(order: str, right: str) -> None:
    places = {"order": [[0, 0]], "black": [[9, 9]], "white": [[5, 6]], "red": [[8, 0]]}
    assert diavolo.right_devil(order, DICE, places) == right


def test_the_level_are_those_within_the_dead_heat_of_the_fastest() -> None:
    clock = diavolo.Clock(True, 15, 150, 15)
    reactions = {0: 330, 1: 315, 2: 149, 3: 300, 4: 331}
    grabs = {seat: diavolo.Grab("red", reaction) for seat, reaction in reactions.items()}
    assert diavolo.heats(grabs, clock) == [[1, 3], [0, 4]]


def test_the_grey_devil_never_gives_a_sixth_ruby() -> None:
    assert diavolo.settle([5, 4, 0, 1], [0], "grey") == [5, 3, 0, 0]
    assert diavolo.settle([5, 4, 0, 1], [1], "grey") == [4, 5, 0, 0]
    assert diavolo.settle([5, 4, 0, 1], [1, 3], "red") == [4, 4, 0, 1]


GAMES = ["little_devils", "devil_with_it", "diavolo", "diavolo without a race"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(20))
def test_honest_games_are_accepted(game: str, seed: int) -> None:
    check_game(sample(game, seed))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_a_line_left_out_or_written_twice_is_noticed(game: str, seed: int) -> None:
    lines = sample(game, seed)
    for index, line in enumerate(lines):
        if line.get("do") not in ["timeout", "grab"]:  # a wrong grab costs as much as none
            assert rejected(lines[:index] + lines[index + 1 :]), line
        assert rejected([*lines[:index], line, *lines[index:]]), line


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_a_changed_number_is_noticed(game: str, seed: int) -> None:
    lines = sample(game, seed)
    for index, line in enumerate(lines):
        for key, value in line.items():
            if isinstance(value, int) and key != "place" and line.get("do") != "grab":
                assert rejected([*lines[:index], {**line, key: value + 1}, *lines[index + 1 :]])


def test_a_card_dealt_twice_is_noticed() -> None:
    lines = copy.deepcopy(sample("little_devils"))
    hands = lines[1]["hands"]
    assert isinstance(hands, list)
    hands[0][0] = hands[1][0]
    with pytest.raises(Disagreement, match=r"line 2: card \d+ is dealt twice"):
        check_game(lines)


def test_another_seed_or_number_is_noticed() -> None:
    for game in GAMES:
        lines = copy.deepcopy(sample(game))
        lines[-1]["seed"] = "00" * 32
        with pytest.raises(Disagreement, match="line 1: commitment"):
            check_game(lines)
        lines[0]["commitment"] = commitment(bytes(32))
        assert rejected(lines)
        lines = copy.deepcopy(sample(game))
        seats = lines[0]["seats"]
        assert isinstance(seats, list)
        seats[1]["number"] = "5e"
        assert rejected(lines)


def test_a_time_out_is_followed_by_its_seat() -> None:
    lines = sample("little_devils")
    here = first(lines, "play")
    seat = lines[here]["by"]
    assert isinstance(seat, int)
    late: Line = {"by": "clock", "do": "timeout", "seat": seat}
    check_game([*lines[:here], late, *lines[here:]])
    assert rejected([*lines[:here], {**late, "seat": seat + 1}, *lines[here:]])


def test_a_file_holds_several_games(tmp_path: Path) -> None:
    lines = [line for game in GAMES for line in sample(game)]
    path = tmp_path / "games.jsonl"
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    assert check_file(path) == len(GAMES)


def grabs_read(grabs: list[tuple[int, str, int]], players: int, time_limit: int = 15) -> int:
    """How many grabs the reader takes in when red is right and the round is then closed."""
    lines: list[Line] = []
    for seat, devil, reaction in grabs:
        lines.append({"by": seat, "do": "grab", "devil": devil, "reaction": reaction})
    lines.append({"by": "clock", "do": "close"})
    clock = diavolo.Clock(True, time_limit, 150, 15)
    return len(diavolo.read_grabs(Record(lines), list(range(players)), "red", clock) or ())


def test_nobody_grabs_once_every_right_devil_is_certainly_taken() -> None:
    assert grabs_read([(0, "red", 300), (1, "red", 315)], 2) == 2
    assert grabs_read([(1, "red", 316), (0, "red", 300)], 2) == 2
    assert grabs_read([(0, "red", 149), (1, "red", 316)], 2) == 2
    assert grabs_read([(0, "red", 300), (1, "red", 400), (2, "red", 415)], 3) == 3
    with pytest.raises(Disagreement, match="every right devil"):
        grabs_read([(0, "red", 300), (1, "black", 316)], 2)
    with pytest.raises(Disagreement, match="all of them"):
        grabs_read([(0, "grey", 300), (1, "grey", 316)], 2)


def test_the_clock_is_kept() -> None:
    assert grabs_read([(0, "red", 15000)], 2) == 1
    assert grabs_read([(0, "red", 300)], 2, time_limit=0) == 1
    with pytest.raises(Disagreement, match="time limit"):
        grabs_read([(0, "red", 15001)], 2)
    with pytest.raises(Disagreement, match="time limit"):
        grabs_read([(0, "black", 300)], 2, time_limit=0)


def test_a_game_is_stopped_after_its_last_simulated_round(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = copy.deepcopy(devil_with_it_record(3, {"goal": 1200}, 3))
    header, result, rounds = lines[0], lines[-1]["result"], lines[-2]["round"]
    assert isinstance(result, dict)
    check_game(lines)
    header["options"] = {"goal": 9000}
    assert rejected(lines)
    monkeypatch.setattr(devil_with_it, "LAST_SIMULATED_ROUND", rounds)
    assert rejected(lines)
    result["stopped"] = True
    check_game(lines)
