"""A round of Diavolo at one keyboard: the dice lie, the clock runs, whoever types first grabs first."""

from typing import TYPE_CHECKING

from diablerie.bots.company import close_event
from diablerie.errors import InputError
from diablerie.game.core import DEVIL_GONE, LEGAL, Seat
from diablerie.game.game import Event, seats_of
from diablerie.games.diavolo.state import GRAB, THROW, grabbing
from diablerie.match.referee import explain, refusal
from diablerie.terminal.console import HELP, TABLE
from diablerie.terminal.prompts import letters, read_devil

if TYPE_CHECKING:
    from diablerie.terminal.table import Table


def get_ready(table: "Table") -> None:
    """Before dice are thrown for people who race, wait until they look."""
    state = table.match.state
    if table.match.game.name != "diavolo" or state.phase != THROW or not state.options.race:
        return
    if any(state.playing >> seat & 1 for seat in table.people):
        table.console.say()
        table.console.ask(table.teller.of(state.thrower, "screen-ask_ready"))


class Race:
    """One throw, from the dice at rest to the last grab."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.console = table.console
        self.teller = table.teller
        self.letters = letters(table.teller.language)
        awaited = seats_of(table.match.game.awaited(table.match.state))
        self.waiting = [seat for seat in awaited if seat in table.people]

    @property
    def grabbing(self) -> bool:
        """Whether devils may still be grabbed in this round."""
        return bool(self.table.match.state.phase == GRAB)

    def play(self) -> None:
        """Let people and bots grab, and close the round."""
        if self.table.match.state.options.race:
            self.race()
        else:
            self.answer_in_peace()
        while self.grabbing:
            self.table.happen(self.table.company.next_grab(self.table.match) or close_event())

    def race(self) -> None:
        """Take lines as they come; each counts at the moment it was typed."""
        if not self.waiting:
            return
        self.table.show(self.waiting[0])
        start = self.console.milliseconds()
        question = self.question()
        while self.waiting and self.grabbing:
            answer = self.console.ask(question)
            reaction = self.console.milliseconds() - start
            if answer in (HELP, TABLE):
                self.console.say(f"  {self.teller.say('screen-help_grab')}")
                self.console.say(f"  {self.teller.say('screen-help_clock')}")
                continue
            self.bots_before(reaction)
            if self.grabbing:
                self.person(answer, reaction)

    def question(self) -> str:
        """What to type: a devil, with a number in front of it where several people play."""
        if len(self.waiting) == 1:
            return self.teller.say("screen-ask_grab", letters=self.letters)
        numbers = ", ".join(f"{seat + 1} {self.teller.names[seat]}" for seat in self.waiting)
        example = f"{self.waiting[0] + 1}{self.letters[0]}"
        return self.teller.say(
            "screen-ask_numbered_grab", letters=self.letters, example=example, numbers=numbers
        )

    def bots_before(self, reaction: int) -> None:
        """The bots that were faster grab first."""
        while self.grabbing:
            event = self.table.company.next_grab(self.table.match, before=reaction)
            if event is None:
                return
            self.table.happen(event)

    def person(self, answer: str, reaction: int) -> None:
        """Somebody has typed something."""
        try:
            seat, letter = self.who(answer)
            if not letter:
                self.check_may_pass()
                self.waiting.remove(seat)
                return
            event = grabbing(seat, read_devil(letter, self.teller.language), reaction)
        except InputError as error:
            self.console.say(f"  {error}")
            return
        self.try_grab(event)

    def check_may_pass(self) -> None:
        """Where nothing ends the round by itself, nobody may grab nothing (§7.1)."""
        if not self.table.match.state.options.time_limit:
            must = self.teller.say("screen-must_grab")
            raise InputError(f"{must} {self.teller.say('screen-help_grab')}")

    def who(self, answer: str) -> tuple[Seat, str]:
        """Whose line it is, and what is left of it."""
        if len(self.waiting) == 1 and not answer[:1].isdecimal():
            return self.waiting[0], answer
        number, letter = answer[:1], answer[1:].strip()
        if not number.isdecimal() or int(number) - 1 not in self.waiting:
            raise InputError(self.teller.say("screen-no_number", typed=repr(answer)))
        return int(number) - 1, letter

    def try_grab(self, event: Event) -> None:
        """Grab, or hear why not; too late is too late for everybody who is slower."""
        reason = refusal(self.table.match, event)
        if reason == LEGAL:
            self.waiting.remove(event.by)
            self.table.happen(event)
            return
        self.console.say(f"  {explain(self.table.match, event, reason, self.teller.language)}")
        if reason != DEVIL_GONE:
            self.waiting.clear()
            self.table.happen(close_event())

    def answer_in_peace(self) -> None:
        """Ask one person after the other; nobody sees what the others say."""
        for seat in self.waiting:
            self.table.give_screen(seat)
            self.table.show(seat)
            while True:
                answer = self.console.ask(self.teller.say("screen-ask_devil", letters=self.letters))
                try:
                    if not answer:
                        self.check_may_pass()
                    devil = read_devil(answer, self.teller.language) if answer else None
                    break
                except InputError as error:
                    self.console.say(f"  {error}")
            if devil is not None and self.grabbing:
                self.table.happen(grabbing(seat, devil, 0))
