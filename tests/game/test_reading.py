"""What is to be read in the games: a trick, a round, fists that open, a devil in the coal."""

from random import Random

from diablerie.game.core import CHANCE
from diablerie.game.options import complete
from diablerie.game.reading import BESIDE, GLANCE, NOTHING_NEW, PAGE
from diablerie.games.catalogue import find_game
from diablerie.match.dealer import Dealer
from diablerie.match.referee import apply, begin


def readings(name: str, options: dict[str, object], steps: int) -> list[tuple[str, int]]:
    """What was done in a game played by lot, and what there was to read each time."""
    game, luck = find_game(name), Random(7)
    match, dealer = begin(game, 3, complete(game.options, options)), Dealer(bytes(32), "")
    found: list[tuple[str, int]] = []
    while not match.over and len(found) < steps:
        if match.state.to_act == CHANCE:
            event, dealer = dealer.outcome(game, match.state)
        else:
            event = luck.choice([one for seat in range(3) for one in game.choices(match.state, seat)])
        after = apply(match, event)
        found.append((str(game.to_fields(event)["do"]), game.reading(match.state, after.state)))
        match = after
    return found


def test_every_trick_is_looked_at_and_the_last_of_a_round_is_a_page() -> None:
    found = readings("little_devils", {"goal": 500}, 56)
    plays = [reading for do, reading in found if do == "play"]
    assert plays[:27] == ([NOTHING_NEW, NOTHING_NEW, GLANCE] * 9)[:26] + [PAGE]
    assert all(reading == NOTHING_NEW for do, reading in found if do == "deal")


def test_fists_that_open_and_devils_are_looked_at_and_a_payout_lies_beside_the_next_bet() -> None:
    found = readings("devil_with_it", {}, 400)
    bets = [reading for do, reading in found if do == "bet"]
    assert bets[:3] == [NOTHING_NEW, NOTHING_NEW, GLANCE]
    assert {reading for do, reading in found if do == "coal"} >= {NOTHING_NEW, GLANCE}
    assert BESIDE in {reading for _, reading in found}


def test_the_answer_of_a_race_is_looked_at_while_the_dice_wait() -> None:
    assert {reading for _, reading in readings("diavolo", {}, 60)} == {NOTHING_NEW}
