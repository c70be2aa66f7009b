"""Who people are, what they are called, how good they are and how much they may do."""
