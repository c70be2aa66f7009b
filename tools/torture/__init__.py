"""A server that is killed again and again under load, and nothing may be lost."""
