"""A server under a steady load for a long time: its memory must not grow."""
