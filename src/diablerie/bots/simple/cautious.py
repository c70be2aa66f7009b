"""The cautious bot: small bets, little coal, no trick that can be avoided, a second look at the dice."""

from diablerie.bots.bot import Mind
from diablerie.games.devil_with_it import state as oven
from diablerie.games.devil_with_it.view import View as OvenView
from diablerie.games.diavolo import state as race
from diablerie.games.diavolo.dice import answer
from diablerie.games.diavolo.notation import packed_dice, packed_places
from diablerie.games.diavolo.view import View as RaceView
from diablerie.games.little_devils import state as tricks
from diablerie.games.little_devils.cards import Card, cards, devils
from diablerie.games.little_devils.rules import winning_card
from diablerie.games.little_devils.view import View as TrickView


def risk(view: TrickView, card: Card) -> int:
    """The devils that `card` would take if the trick ended with it."""
    if not view.trick:
        return 0
    lead = view.trick[0][1]
    side = view.side or (tricks.UP if card > lead else tricks.DOWN)
    trick = cards(card, *(played for _, played in view.trick))
    return devils(trick) if winning_card(trick, lead, side) == card else 0


def play_card(view: TrickView, mind: Mind) -> tricks.Event:
    """Take as little as possible; get rid of devils when others take them, lead with few."""
    leads = not view.trick
    last = len(view.trick) == view.players - 1

    def worry(card: Card) -> tuple[int, int, float]:
        shed = devils(1 << card)
        return (
            risk(view, card),
            shed if leads or not (last or view.taking >= 0) else -shed,
            mind.luck.random(),
        )

    return tricks.playing(view.seat, min(view.legal, key=worry))


def at_oven(view: OvenView, mind: Mind) -> oven.Event:
    """Bet 30 to 60; stop as soon as there is something to show."""
    if view.phase == oven.BET:
        wish = mind.luck.randrange(30, 61, 10)
        return oven.Event(view.seat, oven.BET, max(view.minimum_bet, min(wish, view.highest_bet)))
    if view.may_stop and (view.turned_worth >= 40 or len(view.turned) >= 3):
        return oven.Event(view.seat, oven.STOP, 0)
    return oven.Event(view.seat, oven.REVEAL, mind.luck.choice(view.face_down))


def right_devil(view: RaceView) -> int:
    """Work out the answer from the dice, as anybody can."""
    return answer(view.order, packed_dice(view.dice), packed_places(view.places))


def grab(view: RaceView, mind: Mind) -> race.Event:
    """Look twice, then grab: nearly always right, seldom first."""
    devil = right_devil(view) if mind.luck.random() < 0.95 else mind.luck.randrange(4)
    return race.grabbing(view.seat, devil, mind.luck.randrange(1400, 2600))
