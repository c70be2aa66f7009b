"""Where tables are kept: an entry is durable before anybody hears of it."""
