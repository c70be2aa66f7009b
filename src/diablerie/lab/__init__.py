"""Games by the million: compiled loops, simulations, what came out of them."""
