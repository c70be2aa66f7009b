"""How a game ended: for the lists of games, and for the ratings."""

from collections.abc import Iterator
from functools import partial

from diablerie.match.referee import Match
from diablerie.server.log.facts import Contest, Fact, SeatPlayed, TableFinished
from diablerie.server.log.home import Settlement
from diablerie.server.people.ratings import Part, new_ratings, provisional, ranking, rating_of, shown
from diablerie.server.protocol.told import Rated, RatingChange
from diablerie.server.table.ledger import Ledger
from diablerie.server.table.stakes import only_people


def results(ledger: Ledger, time: int) -> list[Fact]:
    """What to keep of a finished table; a contest comes last, if the game counts for the ratings."""
    facts: list[Fact] = [TableFinished(ledger.opened.code, time, ledger.over)]
    if ledger.match is None or not ledger.over:
        return facts
    facts += seats_played(ledger, ledger.match)
    if ledger.rated and only_people(ledger.seats.starters):
        facts.append(contest_of(ledger, ledger.match, time))
    return facts


def seats_played(ledger: Ledger, match: Match) -> Iterator[SeatPlayed]:
    """Who played at every seat when the game began, and how it ended there."""
    rows = zip(ledger.seats.starters, match.game.totals(match.state), ranking(match), strict=True)
    for seat, (place, total, rank) in enumerate(rows):
        person = place.person.key if place.person else ""
        yield SeatPlayed(ledger.opened.code, seat, person, place.name, place.bot, total, rank)


def contest_of(ledger: Ledger, match: Match, time: int) -> Contest:
    """A game that counts, for the log to work out the ratings."""
    parts, game = parts_in(ledger, match), match.game.name
    people = [part.person for part in parts]
    return Contest(ledger.opened.code, game, people, time, partial(new_ratings, game, parts, time))


def parts_in(ledger: Ledger, match: Match) -> list[Part]:
    """Whose ratings a finished game is about, seat by seat: the people who began it."""
    parts = []
    for seat, (place, rank) in enumerate(zip(ledger.seats.starters, ranking(match), strict=True)):
        assert place.person is not None
        away = ledger.seats.helped.get(seat)
        parts.append(Part(place.person.key, rank, left=away is True, helped=away is False))
    return parts


def rated(contest: Contest, settlement: Settlement) -> Rated:
    """What a contest did to the ratings, in the words of clients."""
    changed = {rating.person: rating for rating in settlement.ratings}
    changes = []
    for person, standing in zip(contest.people, settlement.before, strict=True):
        before, after = rating_of(standing.rating), rating_of(changed.get(person, standing.rating))
        changes.append(RatingChange(person, shown(before), shown(after), provisional(after)))
    return Rated(changes)
