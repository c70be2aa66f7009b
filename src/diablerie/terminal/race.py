"""A round of a race at one keyboard: the clock runs, and whoever types first is first."""

from typing import TYPE_CHECKING, TypeAlias

from diablerie.errors import InputError
from diablerie.game.core import LEGAL, Seat
from diablerie.game.masks import seats_of
from diablerie.game.tempo import Race
from diablerie.game.types import Event, State
from diablerie.match.referee import explain, refusal
from diablerie.terminal.console import HELP, TABLE

if TYPE_CHECKING:
    from diablerie.terminal.table import Table

AnyRace: TypeAlias = Race[State, Event]


def get_ready(table: "Table", race: AnyRace) -> None:
    """Before a round opens for people who race, wait until they look."""
    state = table.match.state
    if race.timed and race.begins(state) and any(race.racing(state) >> seat & 1 for seat in table.people):
        table.console.say()
        table.console.ask(table.teller.of(race.opener(state), "screen-ask_ready"))


class RaceRound:
    """One round, from when it can be seen to when nobody may act any more."""

    def __init__(self, table: "Table", race: AnyRace) -> None:
        self.table = table
        self.race = race
        self.console = table.console
        self.teller = table.teller
        self.prompts = table.match.game.prompts
        awaited = seats_of(table.match.game.awaited(table.match.state))
        self.waiting = [seat for seat in awaited if seat in table.people]

    @property
    def under_way(self) -> bool:
        """Whether anybody may still act in this round."""
        return self.race.under_way(self.table.match.state)

    def play(self) -> None:
        """Let people and bots act, and close the round."""
        if self.race.timed:
            self.against_the_clock()
        else:
            self.in_peace()
        while self.under_way:
            self.table.happen(self.table.company.next_event(self.table.match) or self.race.closing)

    def against_the_clock(self) -> None:
        """Take lines as they come; each counts at the moment it was typed."""
        if not self.waiting:
            return
        self.table.show(self.waiting[0])
        start = self.console.milliseconds()
        question = self.question()
        while self.waiting and self.under_way:
            answer = self.console.ask(question)
            reaction = self.console.milliseconds() - start
            if answer in (HELP, TABLE):
                self.console.say(f"  {self.prompts.help(self.teller.language)}")
                self.console.say(f"  {self.teller.say('screen-help_clock')}")
                continue
            self.bots_before(reaction)
            if self.under_way:
                self.person(answer, reaction)

    def question(self) -> str:
        """What to type, with a number in front of it where several people play."""
        if len(self.waiting) == 1:
            return self.ask(self.waiting[0])
        keys = self.prompts.keys(self.teller.language)
        numbers = ", ".join(f"{seat + 1} {self.teller.names[seat]}" for seat in self.waiting)
        example = f"{self.waiting[0] + 1}{keys[0]}"
        return self.teller.say("screen-ask_numbered_grab", letters=keys, example=example, numbers=numbers)

    def ask(self, seat: Seat) -> str:
        """What a person alone is asked."""
        match = self.table.match
        return self.prompts.ask(match.game.view(match.state, seat), self.teller.language)

    def read(self, seat: Seat, answer: str) -> Event | None:
        """What a person has typed; None to do nothing in this round."""
        match = self.table.match
        return self.prompts.read(match.game.view(match.state, seat), answer, self.teller.language)

    def bots_before(self, reaction: int) -> None:
        """The bots that were faster act first."""
        while self.under_way:
            event = self.table.company.next_event(self.table.match, before=reaction)
            if event is None:
                return
            self.table.happen(event)

    def person(self, answer: str, reaction: int) -> None:
        """Somebody has typed something."""
        try:
            seat, keys = self.who(answer)
            event = self.read(seat, keys)
        except InputError as error:
            self.console.say(f"  {error}")
            return
        if event is None:
            self.waiting.remove(seat)
        else:
            self.attempt(self.race.after(event, reaction))

    def who(self, answer: str) -> tuple[Seat, str]:
        """Whose line it is, and what is left of it."""
        if len(self.waiting) == 1 and not answer[:1].isdecimal():
            return self.waiting[0], answer
        number, keys = answer[:1], answer[1:].strip()
        if not number.isdecimal() or int(number) - 1 not in self.waiting:
            raise InputError(self.teller.say("screen-no_number", typed=repr(answer)))
        return int(number) - 1, keys

    def attempt(self, event: Event) -> None:
        """Act, or hear why not; too late is too late for everybody who is slower."""
        match = self.table.match
        reason = refusal(match, event)
        if reason == LEGAL:
            self.waiting.remove(event.by)
            self.table.happen(event)
            return
        self.console.say(f"  {explain(match, event, reason, self.teller.language)}")
        if self.race.instead(event, reason) is None:  # nothing else would be allowed either
            self.waiting.clear()
            self.table.happen(self.race.closing)

    def in_peace(self) -> None:
        """Ask one person after the other; nobody sees what the others say."""
        for seat in self.waiting:
            self.table.give_screen(seat)
            self.table.show(seat)
            event = self.answer_of(seat)
            if event is not None and self.under_way:
                self.table.happen(event)

    def answer_of(self, seat: Seat) -> Event | None:
        """Ask one person until the answer means something."""
        while True:
            try:
                return self.read(seat, self.console.ask(self.ask(seat)))
            except InputError as error:
                self.console.say(f"  {error}")
