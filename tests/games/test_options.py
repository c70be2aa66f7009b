"""What a table can agree on: the tables of options in the three rulebooks."""

import pytest

from diablerie.errors import InputError
from diablerie.game.manifest import Game
from diablerie.game.options import Value, changed, complete, known
from diablerie.games.catalogue import GAMES, find_game
from diablerie.words import ENGLISH

DEFAULTS: dict[str, dict[str, Value]] = {
    "little_devils": {"goal": 100, "open_tricks": "last"},
    "devil_with_it": {
        "goal": 1600,
        "mouth": 19,
        "minimum_bet": 10,
        "track": (50, 200, 300, 500, 800, 1200, 1600),
        "open_totals": False,
    },
    "diavolo": {
        "race": True,
        "limit": 15,
        "time_limit": 15,
        "fastest": 150,
        "dead_heat": 15,
        "position": True,
    },
}

LIMITS = [
    ("little_devils", "goal", 1, 500, "1 to 500"),
    ("devil_with_it", "goal", 10, 1_000_000, "10 to 1000000"),
    ("devil_with_it", "mouth", 0, 47, "0 to 47"),
    ("devil_with_it", "minimum_bet", 0, 10, "0 or 10"),
    ("diavolo", "limit", 1, 1000, "1 to 1000"),
    ("diavolo", "time_limit", 0, 600, "0 to 600"),
    ("diavolo", "fastest", 0, 1000, "0 to 1000"),
    ("diavolo", "dead_heat", 0, 200, "0 to 200"),
]

EVENINGS = [
    ("devil_with_it", "goal", 5_000, 1_000_000, "10 to 5000"),
    ("diavolo", "limit", 100, 1_000, "1 to 100"),
]

BAD_TEXT = [
    ("little_devils", "goal", "many"),
    ("little_devils", "goal", ""),
    ("little_devils", "goal", "1.5"),
    ("little_devils", "goal", "--5"),
    ("little_devils", "goal", "-5"),
    ("little_devils", "goal", "9" * 5000),
    ("little_devils", "open_tricks", "some"),
    ("devil_with_it", "minimum_bet", "5"),
    ("devil_with_it", "track", "50"),
    ("devil_with_it", "track", "50,40"),
    ("devil_with_it", "track", "50,50"),
    ("devil_with_it", "track", "50,205"),
    ("devil_with_it", "track", "-10,200"),
    ("devil_with_it", "track", "10,20,30,40,50,60,70,80,90"),
    ("devil_with_it", "track", "50,,200"),
    ("devil_with_it", "track", "50;200"),
    ("devil_with_it", "open_totals", "maybe"),
    ("diavolo", "race", "2"),
    ("diavolo", "race", ""),
]

BAD_VALUES: list[tuple[str, str, object]] = [
    ("little_devils", "goal", "100"),
    ("little_devils", "goal", True),
    ("little_devils", "goal", 100.0),
    ("little_devils", "goal", None),
    ("little_devils", "open_tricks", 1),
    ("little_devils", "open_tricks", ["last"]),
    ("devil_with_it", "track", "50,200"),
    ("devil_with_it", "track", 50),
    ("devil_with_it", "track", [50, True]),
    ("devil_with_it", "track", [50, 200.0]),
    ("devil_with_it", "open_totals", 1),
    ("diavolo", "race", "yes"),
]


def one_clear_line(game: Game, name: str, error: pytest.ExceptionInfo[InputError]) -> None:
    message = str(error.value)
    assert message.startswith(f"option {name}: ")
    assert message.endswith(f"is not allowed; allowed: {known(game.options, name).allowed}")
    assert "\n" not in message
    assert len(message) < 200


@pytest.mark.parametrize("name", GAMES)
def test_every_option_has_the_default_of_its_rulebook(name: str) -> None:
    options = GAMES[name].options
    assert complete(options, {}) == DEFAULTS[name]
    assert changed(options, complete(options, {})) == {}
    assert all(GAMES[name].meaning(option, ENGLISH) for option in options)


@pytest.mark.parametrize(("game", "name", "low", "high", "allowed"), LIMITS)
def test_a_number_is_taken_within_its_limits_only(
    game: str, name: str, low: int, high: int, allowed: str
) -> None:
    option = known(GAMES[game].options, name)
    assert option.allowed == allowed
    for value in (low, high):
        assert option.read(value) == option.parse(str(value)) == value
    for value in (low - 1, high + 1):
        expected = f"option {name}: {value} is not allowed; allowed: {allowed}"
        with pytest.raises(InputError) as as_read:
            option.read(value)
        with pytest.raises(InputError) as as_typed:
            option.parse(str(value))
        assert str(as_read.value) == str(as_typed.value) == expected


@pytest.mark.parametrize(("game", "name", "longest", "widest", "allowed"), EVENINGS)
def test_what_makes_endless_games_is_for_simulations_and_old_records_alone(
    game: str, name: str, longest: int, widest: int, allowed: str
) -> None:
    options, at_table = GAMES[game].options, GAMES[game].table_options
    assert complete(at_table, {name: longest})[name] == longest
    with pytest.raises(InputError) as error:
        complete(at_table, {name: longest + 1})
    assert str(error.value) == f"option {name}: {longest + 1} is not allowed; allowed: {allowed}"
    assert complete(options, {name: widest})[name] == widest


@pytest.mark.parametrize(("game", "name", "text"), BAD_TEXT)
def test_a_bad_value_as_typed_is_refused_in_one_clear_line(game: str, name: str, text: str) -> None:
    with pytest.raises(InputError) as error:
        known(GAMES[game].options, name).parse(text)
    one_clear_line(GAMES[game], name, error)


@pytest.mark.parametrize(("game", "name", "value"), BAD_VALUES)
def test_a_bad_value_in_a_record_is_refused_in_one_clear_line(game: str, name: str, value: object) -> None:
    with pytest.raises(InputError) as error:
        complete(GAMES[game].options, {name: value})
    one_clear_line(GAMES[game], name, error)


@pytest.mark.parametrize(
    ("game", "name", "text", "value"),
    [
        ("little_devils", "goal", "50", 50),
        ("little_devils", "goal", " 50 ", 50),
        ("little_devils", "open_tricks", "all", "all"),
        ("devil_with_it", "track", "0,100", (0, 100)),
        ("devil_with_it", "track", "50, 200, 300", (50, 200, 300)),
        ("devil_with_it", "open_totals", "yes", True),
        ("devil_with_it", "open_totals", "On", True),
        ("diavolo", "race", "no", False),
        ("diavolo", "race", "FALSE", False),
    ],
)
def test_a_value_may_be_typed(game: str, name: str, text: str, value: Value) -> None:
    assert known(GAMES[game].options, name).parse(text) == value


def test_a_record_writes_the_track_as_a_list() -> None:
    options = GAMES["devil_with_it"].options
    assert complete(options, {"track": [0, 100]})["track"] == (0, 100)
    assert changed(options, complete(options, {"track": [0, 100]})) == {"track": (0, 100)}


@pytest.mark.parametrize(
    ("game", "first_words"), [("little_devils", "goal, open_tricks"), ("diavolo", "race, limit")]
)
def test_an_unknown_option_is_told_with_those_there_are(game: str, first_words: str) -> None:
    with pytest.raises(InputError, match=rf"unknown option 'speed'; this game has: {first_words}"):
        complete(GAMES[game].options, {"speed": 3})


@pytest.mark.parametrize(
    ("game", "fewest", "most"), [("little_devils", 3, 6), ("devil_with_it", 2, 6), ("diavolo", 2, 6)]
)
def test_a_game_is_for_as_many_players_as_its_rulebook_says(game: str, fewest: int, most: int) -> None:
    for players in range(fewest, most + 1):
        assert GAMES[game].check_players(players) == players
    for players in (fewest - 1, most + 1, 0, -1):
        with pytest.raises(InputError, match=rf"is for {fewest} to {most} players, not {players}$"):
            GAMES[game].check_players(players)


@pytest.mark.parametrize("name", ["diavolo", "Diavolo", "little-devils", "Little Devils", "devil with it"])
def test_a_game_is_found_by_its_name_as_people_write_it(name: str) -> None:
    assert find_game(name).name in GAMES


@pytest.mark.parametrize(
    ("name", "hint"),
    [("diabolo", "did you mean diavolo?"), ("chess", "there are: devil_with_it, little_devils, diavolo")],
)
def test_an_unknown_game_is_told_with_a_way_out(name: str, hint: str) -> None:
    with pytest.raises(InputError) as error:
        find_game(name)
    assert str(error.value) == f"unknown game {name!r}; {hint}"
