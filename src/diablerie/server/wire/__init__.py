"""Bytes and connections: WebSockets, HTTP, and the limits around them."""
