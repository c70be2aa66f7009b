"""What goes along with a request to another node: all that it needs, and nobody's token."""

import pytest

from diablerie.server.nodes.forwarding import Asker, _written


@pytest.mark.parametrize(
    ("cookie", "left"),
    [
        ("diablerie=SECRET", ""),
        ("a/b=1; diablerie=SECRET; diablerie-language=de", "a/b=1; diablerie-language=de"),
        ("expires=1; diablerie=SECRET", "expires=1"),
        ('diablerie="SECRET";diablerie = SECRET; x', "x"),
        ("; =; \xff=1; diablerie=SECRET", "=; \xff=1"),
    ],
)
def test_cookies_of_every_kind_go_along_but_for_the_token(cookie: str, left: str) -> None:
    headers = [(b"host", b"localhost"), (b"cookie", cookie.encode("latin-1")), (b"authorization", b"SECRET")]
    scope = {"method": "GET", "path": "/", "query_string": b"", "scheme": "http", "headers": headers}
    written = _written(scope, b"", Asker("ada", "203.0.113.1"))
    assert "SECRET" not in repr(written)
    assert [value for name, value in written.headers if name == "cookie"] == ([left] if left else [])
