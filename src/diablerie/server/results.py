"""How a game ended: for the lists of games, and for the ratings."""

from diablerie.server.ledger import Ledger
from diablerie.server.log.facts import Fact, RatingKept, SeatPlayed, TableFinished
from diablerie.server.messages import Rated, RatingChange
from diablerie.server.ratings import contenders, ranking, rated, shown
from diablerie.server.standings import Standings


def results(table: Ledger, standings: Standings, time: int) -> tuple[list[Fact], Rated | None]:
    """What to keep of a finished table, and what it did to the ratings if it counts."""
    code, match = table.opened.code, table.match
    facts: list[Fact] = [TableFinished(code, time, table.over)]
    if match is None or not table.over:
        return facts, None
    totals, ranks = match.game.totals(match.state), ranking(match)
    for seat, place in enumerate(table.starters):
        person = place.person.key if place.person else ""
        facts.append(SeatPlayed(code, seat, person, place.name, place.bot, totals[seat], ranks[seat]))
    people = contenders(table.starters)
    if not people:
        return facts, None
    before = [standings.rating(match.game.name, key) for key in people]
    after = rated(ranks, before)
    for key, rating in zip(people, after, strict=True):
        standings.note(match.game.name, key, rating)
        facts.append(RatingKept(match.game.name, key, rating.mu, rating.sigma, rating.games))
    rows = zip(people, before, after, strict=True)
    return facts, Rated([RatingChange(key, shown(old), shown(new)) for key, old, new in rows])
