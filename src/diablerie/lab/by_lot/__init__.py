"""Each game played by lot: chance and every decision drawn with equal chances, plain and compiled.

In each file `next_event(state, luck)` draws what happens next and `play_games` is the compiled loop over
whole games. By lot means: any legal card; any bet up to 100; a coin for stopping or going on, and any piece
of coal; any devil that is not gone, by one player after the other in any order.
"""
