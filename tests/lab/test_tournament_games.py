"""The games of a tournament: the same deals for every seating, and strangers who are told what is wrong."""

import re
from typing import Any

import pytest
from msgspec.json import decode
from msgspec.structs import replace

from diablerie.errors import InputError
from diablerie.game.options import complete
from diablerie.games.catalogue import GAMES
from diablerie.lab.tournament.contestants import check_contestant
from diablerie.lab.tournament.plan import Plan
from diablerie.lab.tournament.playing import Deal, play_deal
from diablerie.match.ranking import places
from diablerie.match.record import header_of
from diablerie.match.referee import begin
from tests.inside import inside

Json = dict[str, Any]
OUTSIDERS = "tests.lab.outsiders"


def plan(game: str, bots: str, players: int = 4, **options: object) -> Plan:
    return Plan(game, players, complete(GAMES[game].options, options), tuple(bots.split()), 9, 12)


def records(deal: Deal) -> list[list[Json]]:
    """The lines of every game."""
    games: list[list[Json]] = []
    for text in deal.records.splitlines():
        line = decode(text)
        if "diablerie" in line:
            games.append([])
        games[-1].append(line)
    return games


def test_in_little_devils_all_games_of_a_deal_have_the_same_hands_round_by_round() -> None:
    def hands(game: list[Json]) -> list[Any]:
        return [line["hands"] for line in game if line.get("do") == "deal"]

    tournament = plan("little_devils", "bold cautious random", 3)
    dealt = [hands(game) for game in records(play_deal(tournament, 0, recorded=True))]
    longest = max(dealt, key=len)
    assert len(dealt) == 6
    assert len(longest) > 2
    assert all(game == longest[: len(game)] for game in dealt)
    [other, *_] = [hands(game) for game in records(play_deal(tournament, 1, recorded=True))]
    assert other[0] != longest[0]


def test_in_the_devil_with_it_the_same_coal_lies_at_every_place_in_all_games_of_a_deal() -> None:
    lying: dict[tuple[int, int], str] = {}
    agreed = 0
    for game in records(play_deal(plan("devil_with_it", "bold cautious", goal=400), 0, recorded=True)):
        rounds, place = 0, -1
        for line in game:
            rounds += "round" in line
            if line.get("do") == "reveal":
                place = line["place"]
            elif line.get("do") == "coal":
                found = str(line)
                agreed += (rounds, place) in lying
                assert lying.setdefault((rounds, place), found) == found
    assert agreed > 15


def test_in_diavolo_the_throws_are_the_same_until_a_lot_takes_a_draw() -> None:
    def thrown(game: list[Json]) -> list[Any]:
        throws = []
        for line in game:
            if line.get("do") == "lot":
                break
            if line.get("do") == "throw":
                throws.append({key: value for key, value in line.items() if key != "player"})
        return throws

    tournament = plan("diavolo", "bold cautious", dead_heat=0)
    for number in range(3):
        games = [thrown(game) for game in records(play_deal(tournament, number, recorded=True))]
        longest = max(games, key=len)
        assert len(longest) > 3
        assert all(game == longest[: len(game)] for game in games)


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_is_the_same_when_it_is_played_again(game: str) -> None:
    def essence(deal: Deal) -> list[Any]:
        return [game._replace(seconds=()) for game in deal.games]

    tournament = plan(game, "bold cautious random")
    assert essence(play_deal(tournament, 3)) == essence(play_deal(tournament, 3))
    assert essence(play_deal(tournament, 3)) != essence(play_deal(tournament, 4))


@pytest.mark.parametrize("game", GAMES)
def test_seats_places_and_winners_of_a_game_agree(game: str) -> None:
    for played in play_deal(plan(game, "bold cautious random"), 0).games:
        firsts = tuple(seat for seat, place in enumerate(played.places) if place == 1)
        assert played.winners in (firsts, ())
        assert all(count > 0 for count in played.decisions)
        assert sum(played.decisions) >= played.moves


def test_who_is_out_of_diavolo_earlier_is_behind() -> None:
    game = GAMES["diavolo"]
    match = begin(game, 4, complete(game.options, {}))
    ended = replace(match, state=inside(match.state)._replace(rubies=(0, 3, 0, 0, 0, 0)))
    assert places(ended) == [2, 1, 2, 2]
    assert places(ended, [4, 9, 7, 4]) == [3, 1, 2, 3]
    some_are_out = 0
    for played in play_deal(plan("diavolo", "bold cautious"), 0).games:
        some_are_out += len(set(played.places)) > 2 and sorted(played.totals)[:3] == [0, 0, 0]
    assert some_are_out


def test_how_long_somebody_had_something_does_not_count_where_nobody_is_out() -> None:
    game = GAMES["devil_with_it"]
    match = begin(game, 3, complete(game.options, {}))
    ended = replace(match, state=inside(match.state)._replace(chips=(0, 30, 0, 0, 0, 0)))
    assert places(ended, [4, 9, 7]) == [2, 1, 2]


def test_records_name_the_bots_at_their_seats() -> None:
    tournament = plan("little_devils", "bold cautious", goal=5)
    deal = play_deal(tournament, 0, recorded=True)
    for played, lines in zip(deal.games, records(deal), strict=True):
        seats = header_of(lines[0]).seats
        assert [seat.bot for seat in seats] == [tournament.names[bot] for bot in played.seating]


def test_a_stranger_may_take_part_as_a_class() -> None:
    stranger = f"{OUTSIDERS}:HighCard"
    assert check_contestant(stranger) == stranger
    assert len(play_deal(plan("little_devils", f"bold {stranger}", goal=5), 0).games) == 6


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Silent", "Silent wants to do nothing, which is not allowed"),
        ("Cheat", r"Cheat wants '\d play \d+', which is refused \(not_in_hand\)"),
        ("Usurper", r"Usurper sits at seat \d and wants to act for seat \d"),
        ("Babbler", "Babbler wants 'my highest card, please', which is no event of the game"),
        ("Faint", r"Faint failed while deciding: RuntimeError: too hot in here \(.*outsiders.py, line \d+\)"),
        ("Leaver", "Leaver failed while deciding: SystemExit: I am going home"),
        ("Stillborn", "Stillborn cannot be made with a Random: TypeError"),
    ],
)
def test_a_stranger_who_breaks_a_rule_is_named_with_what_he_did(name: str, said: str) -> None:
    with pytest.raises(InputError, match=said) as caught:
        play_deal(plan("little_devils", f"{OUTSIDERS}:{name} bold"), 0)
    assert re.fullmatch(r"Little Devils: the bot .*; seed 9, deal 0, game \d", str(caught.value))


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("no.such.module:Bot", "cannot be loaded: ModuleNotFoundError: No module named 'no'"),
        (f"{OUTSIDERS}:Nobody", "cannot be loaded: AttributeError"),
        (":Bot", "cannot be loaded: ValueError"),
        (f"{OUTSIDERS}:Statue", r"has no method decide\(view, memory\)"),
        ("bald", "unknown bot 'bald'; did you mean bold?"),
        ("", "unknown bot ''"),
    ],
)
def test_who_cannot_be_asked_is_said_before_anything_is_played(spec: str, said: str) -> None:
    with pytest.raises(InputError, match=said):
        check_contestant(spec)
