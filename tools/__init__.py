"""Programs that are run by hand; a package, so that nobody else's `tools` can stand in its place."""
