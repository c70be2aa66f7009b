"""Events of The Devil With It that may not happen."""

from diablerie.games.devil_with_it import GAME
from tests.games.devil_with_it.ovens import bets, laid, later, turns
from tests.games.tables import Refused, opened, played

BEFORE = opened(GAME, 2)
BETTING = laid(2)
TURN = bets(laid(2), 10, 10)
REACHING = played(GAME, TURN, "0 reveal 5")
NO_HUNDREDS = played(GAME, turns(TURN, "100 100"), "0 reveal 40")
END = turns(bets(laid(2, goal=10), 10, 10), "devil", "devil")

REFUSALS = [
    Refused(GAME, why, table, line, code)
    for why, table, line, code in [
        ("no bet after the end", END, "0 bet 10", "game_over"),
        ("no coal after the end", END, "0 reveal 10", "game_over"),
        ("no bet before the oven is laid", BEFORE, "0 bet 10", "not_now"),
        ("no bet after the bets", TURN, "0 bet 10", "not_now"),
        ("no coal before the bets", BETTING, "0 reveal 0", "not_now"),
        ("no stop before the bets", BETTING, "0 stop", "not_now"),
        ("no stop before the piece is seen", REACHING, "0 stop", "not_now"),
        ("no lot in between", BETTING, "chance start 0", "not_now"),
        ("no lot by a seat", BEFORE, "0 start 0", "not_now"),
        ("no laying in between", TURN, "chance lay", "not_now"),
        ("no coal before somebody reaches", TURN, "chance coal 10", "not_now"),
        ("no start player who does not exist", BEFORE, "chance start 2", "impossible"),
        ("no third piece of 100", NO_HUNDREDS, "chance coal 100", "impossible"),
        ("no second bet", played(GAME, BETTING, "0 bet 10"), "0 bet 20", "not_your_turn"),
        ("no bet by a seat that does not exist", BETTING, "2 bet 10", "not_your_turn"),
        ("no coal out of turn", TURN, "1 reveal 0", "not_your_turn"),
        ("no stop out of turn", turns(TURN, "10"), "1 stop", "not_your_turn"),
        ("no bet without chips", later(0, 300), "0 bet 10", "no_chips"),
        ("no bet of other than tens", BETTING, "0 bet 15", "bet_not_tens"),
        ("no bet below the lowest", BETTING, "0 bet 0", "bet_too_low"),
        ("no bet above ones chips", BETTING, "0 bet 210", "bet_too_high"),
        ("no coal where none is left", turns(TURN, "10"), "0 reveal 0", "no_coal_there"),
        ("no coal outside the oven", TURN, "0 reveal 48", "no_coal_there"),
        ("no stop with nothing to keep", TURN, "0 stop", "nothing_to_keep"),
    ]
]
