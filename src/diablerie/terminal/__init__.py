"""Playing in plain terminal lines."""
