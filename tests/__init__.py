"""The tests; a package, so that nobody else's `tests` can stand in its place."""
