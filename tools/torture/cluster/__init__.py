"""Several nodes under load, to whom everything happens that happens to machines; nothing may be lost."""
