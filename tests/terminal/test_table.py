"""Games at one keyboard, typed by a person who is a function."""

import json
import re
from collections.abc import Callable
from io import BytesIO
from random import Random

import pytest

from diablerie.commands.play import new_table
from diablerie.game.options import complete
from diablerie.games.catalogue import GAMES
from diablerie.games.diavolo.prompts import keys
from diablerie.match.record import read_games
from diablerie.match.replay import replay, verify
from diablerie.terminal.console import Console, Left
from diablerie.terminal.table import Table
from diablerie.words import ENGLISH, LANGUAGES, say
from tests.independent.reader import check_game
from tests.inside import inside


class Typist(Console):
    """A keyboard and a screen: what is asked is answered, what is shown is kept, and time passes."""

    def __init__(self, answer: Callable[[str], str]) -> None:
        super().__init__(clears=False)
        self.answer = answer
        self.pages = [""]
        self.time = 0

    def say(self, text: str = "") -> None:
        self.pages[-1] += text + "\n"

    def ask(self, question: str) -> str:
        self.pages[-1] += question
        answer = self.answer(question)
        self.time += 700
        self.pages[-1] += answer + "\n"
        if answer == "q":
            raise Left
        return answer

    def wipe(self) -> None:
        self.pages.append("")

    def milliseconds(self) -> int:
        return self.time

    @property
    def shown(self) -> str:
        return "".join(self.pages)


def seated(
    name: str,
    people: list[str],
    bots: tuple[str, ...],
    typist: Typist,
    options: dict[str, object] | None = None,
    language: str = ENGLISH,
) -> Table:
    game = GAMES[name]
    return new_table(game, complete(game.options, options or {}), people, bots, 5, typist, language)


def any_answer(luck: Random) -> Callable[[str], str]:
    """Type something, often nonsense, as a child would."""

    def answer(question: str) -> str:
        if luck.random() < 0.2:
            return luck.choice(["", "?", "t", "x", "99", "-1", "ß", "0 0", "s" * 300, "1e5", "²"])
        if numbers := re.search(r"Your card \(([\d ]+)\)", question):
            return str(luck.choice(numbers[1].split()))
        if question.startswith("Your card"):
            return str(luck.randint(1, 36))
        if "bet" in question:
            return str(10 * luck.randint(0, 8))
        if "Grab!" in question:
            return f"{luck.randint(1, 3)}{luck.choice('bwrg')}"
        return luck.choice(["", "s", "b", "w", "r", "g"])

    return answer


def any_key(luck: Random, language: str) -> Callable[[str], str]:
    """Type what could be meant, without a word of the language."""

    def answer(question: str) -> str:
        if cards := re.search(r"\(([\d ]+)\)", question):
            return str(luck.choice(cards[1].split()))
        letter = luck.choice(keys(language).split())
        number = luck.randint(1, 36)
        return luck.choice(["", "?", "s", "nonsense", str(number), str(10 * number), letter, f"1{letter}"])

    return answer


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_can_be_played_in_every_language(name: str, language: str) -> None:
    typist = Typist(any_key(Random(4), language))
    goals: dict[str, dict[str, object]] = {"little_devils": {"goal": 10}, "devil_with_it": {"goal": 300}}
    table = seated(name, ["Ada"], ("bold", "cautious"), typist, goals.get(name), language)
    table.play()
    last = table.match.game.rounds(table.match.state)
    assert say(language, "screen-after", round=last) in typist.shown


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("people", [1, 2])
def test_a_game_can_be_played_to_its_end_whatever_is_typed(name: str, people: int) -> None:
    typist = Typist(any_answer(Random(people)))
    goals: dict[str, dict[str, object]] = {"little_devils": {"goal": 20}, "devil_with_it": {"goal": 500}}
    table = seated(name, ["Ada", "Bo"][:people], ("bold", "cautious"), typist, goals.get(name))
    table.play()
    content = table.record()
    (recorded,) = read_games(BytesIO(content))
    assert verify(recorded) == table.match.version
    lines = [line for _, line in recorded.lines]
    assert lines[-1]["result"]["winners"] == table.match.winners
    assert "at" in lines[0]
    assert "Traceback" not in typist.shown


def test_a_table_without_a_race_asks_everybody_in_peace() -> None:
    typist = Typist(lambda question: "" if "Enter" in question else "r")
    table = seated("diavolo", ["Ada", "Bo"], ("cautious",), typist, {"race": False, "limit": 3})
    table.play()
    assert typist.shown.count("Which devil") >= 6
    assert "ms" not in typist.shown


@pytest.mark.parametrize("name", ["little_devils", "devil_with_it"])
def test_nobody_sees_the_secrets_of_whoever_sat_there_before(name: str) -> None:
    typist = Typist(any_answer(Random(3)))
    options: dict[str, object] = {"goal": 10} if name == "little_devils" else {"goal": 300}
    table = seated(name, ["Ada", "Bo"], ("random",), typist, options)
    table.play()
    assert len(typist.pages) > 3
    for page in typist.pages:
        seats = set(re.findall(r"(\w+), it is your turn", page))
        assert len(seats) <= 1, page
    hands = [re.findall(r"Your hand: (.*)", page) for page in typist.pages]
    if name == "little_devils":
        assert any(hands)


def test_leaving_keeps_a_record_without_what_may_not_be_seen_yet() -> None:
    typist = Typist(lambda question: "q")
    table = seated("little_devils", ["Ada"], ("bold", "bold"), typist)
    with pytest.raises(Left):
        table.play()
    content = table.record()
    own = inside(table.match.state).dealt[0]
    (recorded,) = read_games(BytesIO(content))
    hands = recorded.lines[0][1]["hands"]
    assert sum(1 << card for card in hands[0]) == own
    assert hands[1:] == [None, None]
    assert b"seed" not in content
    with pytest.raises(Exception, match="line 2: a hand is hidden"):
        list(replay(recorded))


def test_in_a_race_the_faster_bots_come_first_and_too_late_is_too_late() -> None:
    def slow(question: str) -> str:
        if "Grab" in question:
            typist.time += 9000
            return "b"
        return ""

    typist = Typist(slow)
    table = seated("diavolo", ["Ada"], ("cautious", "cautious", "cautious"), typist)
    table.play()
    first = typist.shown.index("grabs")
    assert not typist.shown[:first].endswith("Ada ")
    assert "Too late" in typist.shown


def test_a_false_start_is_called_one() -> None:
    def hasty(question: str) -> str:
        if "Grab" in question:
            typist.time -= 600
            return "b"
        return ""

    typist = Typist(hasty)
    seated("diavolo", ["Ada"], ("cautious",), typist).play()
    assert "You grab after 100 ms: a false start." in typist.shown


def test_the_independent_reader_accepts_what_was_played_here() -> None:
    typist = Typist(any_answer(Random(11)))
    table = seated("diavolo", ["Ada", "Bo", "Cleo"], ("bold",), typist)
    table.play()
    check_game([json.loads(line) for line in table.record().splitlines()])
