"""Several nodes on this machine, for anybody to try."""
