"""A home of the log in PostgreSQL, which several nodes may share; docs/hosting.md has the reasons."""
