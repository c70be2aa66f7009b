"""What thinks beside the loop: bots that play, hints and reviews."""
