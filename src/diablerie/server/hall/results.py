"""How a game ended: for the lists of games, and for the ratings."""

from collections.abc import Iterator

from diablerie.match.referee import Match
from diablerie.server.hall.standings import Standings
from diablerie.server.log.facts import Fact, RatingKept, SeatPlayed, TableFinished
from diablerie.server.people.ratings import Contender, provisional, ranking, settled, shown
from diablerie.server.protocol.told import Rated, RatingChange
from diablerie.server.table.ledger import Ledger
from diablerie.server.table.stakes import only_people


def results(ledger: Ledger, standings: Standings, time: int) -> tuple[list[Fact], Rated | None]:
    """What to keep of a finished table, and what it did to the ratings if it counts."""
    facts: list[Fact] = [TableFinished(ledger.opened.code, time, ledger.over)]
    if ledger.match is None or not ledger.over:
        return facts, None
    facts += seats_played(ledger, ledger.match)
    if not only_people(ledger.seats.starters):
        return facts, None
    game = ledger.game.name
    people = [place.person.key for place in ledger.seats.starters if place.person is not None]
    meetings = standings.meet(game, people, time)
    if not ledger.rated:
        return facts, None
    contenders = contenders_of(ledger, ledger.match, standings, time)
    changes = []
    for key, one, after in zip(people, contenders, settled(contenders, meetings), strict=True):
        changes.append(RatingChange(key, shown(one.rating), shown(after), provisional(after)))
        if after != one.rating:
            standings.note(game, key, after)
            facts.append(RatingKept(game, key, after.mu, after.sigma, after.games))
    return facts, Rated(changes)


def seats_played(ledger: Ledger, match: Match) -> Iterator[SeatPlayed]:
    """Who played at every seat when the game began, and how it ended there."""
    rows = zip(ledger.seats.starters, match.game.totals(match.state), ranking(match), strict=True)
    for seat, (place, total, rank) in enumerate(rows):
        person = place.person.key if place.person else ""
        yield SeatPlayed(ledger.opened.code, seat, person, place.name, place.bot, total, rank)


def contenders_of(ledger: Ledger, match: Match, standings: Standings, time: int) -> list[Contender]:
    """Whose ratings a finished game is about, seat by seat: the people who began it."""
    contenders = []
    for seat, (place, rank) in enumerate(zip(ledger.seats.starters, ranking(match), strict=True)):
        assert place.person is not None
        key, away = place.person.key, ledger.seats.helped.get(seat)
        rating, age = standings.rating(match.game.name, key), standings.age(key, time)
        contenders.append(Contender(rating, rank, age, left=away is True, helped=away is False))
    return contenders
