"""What a game is: the contract that every folder of `games/` fills in, and the words all games share."""
