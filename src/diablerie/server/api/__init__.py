"""The HTTP side: people, tables, records and ratings, described by an OpenAPI page."""
