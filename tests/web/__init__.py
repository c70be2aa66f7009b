"""A folder of its own for pytest, so that the browser is closed when its tests are over."""
