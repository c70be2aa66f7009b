"""PostgreSQL for tests: a real server, which the run starts when the first test asks for it."""
