"""What it costs to be several: our server on SQLite, on PostgreSQL, and on two nodes, under the same load."""
