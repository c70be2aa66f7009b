"""Frames, with another library's client as the other end."""

import os
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from diablerie.server.wire.frames import (
    CROWD,
    NO_CODE,
    Closed,
    Failed,
    Ping,
    Pong,
    Reader,
    Received,
    close_frame,
    ping_frame,
    pong_frame,
    text_frame,
)

LIMIT = 100_000
SIZES = (0, 1, 125, 126, 127, 65_535, 65_536, 70_000)


def frame(opcode: int, content: bytes, last: bool = True) -> bytes:
    return Frame(Opcode(opcode), content, fin=last).serialize(mask=True)


def raw(first: int, second: int, rest: bytes = b"") -> bytes:
    return bytes((first, second)) + rest


def client() -> ClientProtocol:
    return ClientProtocol(parse_uri("ws://localhost"), state=State.OPEN, max_size=None)


def plain(received: list[Received]) -> list[Any]:
    return [("failed", item.code) if isinstance(item, Failed) else item for item in received]


def read(stream: bytes, limit: int = LIMIT) -> list[Any]:
    return plain(Reader(limit).feed(stream))


def read_in_pieces(stream: bytes, cuts: list[int], limit: int = LIMIT) -> list[Any]:
    reader, received, start = Reader(limit), [], 0
    for end in [*sorted(cut % (len(stream) + 1) for cut in cuts), len(stream)]:
        if end > start:
            received += reader.feed(stream[start:end])
        start = end
    return plain(received)


def read_byte_by_byte(stream: bytes, limit: int = LIMIT) -> list[Any]:
    return read_in_pieces(stream, list(range(len(stream))), limit)


control = st.binary(max_size=125)
message = st.one_of(st.text(max_size=80), st.sampled_from(SIZES).map(lambda size: "x" * size)).map(str.encode)


@st.composite
def conversations(draw: st.DrawFn) -> tuple[bytes, list[Any]]:
    """A stream as a client would send it, and what is in it."""
    peer, wanted = client(), list[Any]()
    for kind in draw(st.lists(st.sampled_from(["whole", "fragments", "ping", "pong"]), max_size=6)):
        if kind == "whole":
            wanted.append(draw(message))
            peer.send_text(wanted[-1])
        elif kind == "ping":
            wanted.append(Ping(draw(control)))
            peer.send_ping(wanted[-1].content)
        elif kind == "pong":
            wanted.append(Pong(draw(control)))
            peer.send_pong(wanted[-1].content)
        else:
            content = draw(message)
            first, second = sorted(draw(st.integers(0, len(content))) for _ in range(2))
            peer.send_text(content[:first], fin=False)
            if draw(st.booleans()):
                wanted.append(Ping(b"in between"))
                peer.send_ping(b"in between")
            peer.send_continuation(content[first:second], fin=False)
            peer.send_continuation(content[second:], fin=True)
            wanted.append(content)
    if draw(st.booleans()):
        wanted.append(Closed(1001, "gute Nacht, Österreich"))
        peer.send_close(1001, "gute Nacht, Österreich")
    return b"".join(peer.data_to_send()), wanted


@settings(max_examples=100)
@given(conversations(), st.lists(st.integers(0, 1 << 20), max_size=12))
def test_however_a_stream_is_cut_the_messages_are_the_same(
    conversation: tuple[bytes, list[Any]], cuts: list[int]
) -> None:
    stream, wanted = conversation
    assert read(stream) == wanted
    assert read_in_pieces(stream, cuts) == wanted
    if len(stream) < 5000:
        assert read_byte_by_byte(stream) == wanted


openings = st.tuples(
    st.sampled_from([0x81, 0x01, 0x00, 0x80, 0x89, 0x8A, 0x88, 0x82, 0xC1]), st.integers(0x7E, 0xFF)
)
noises = st.lists(st.one_of(openings.map(bytes), st.binary(max_size=9)), max_size=12).map(b"".join)


@settings(max_examples=500)
@given(noises, st.lists(st.integers(0, 60), max_size=6))
def test_however_noise_is_cut_the_outcome_is_the_same(noise: bytes, cuts: list[int]) -> None:
    whole = read(noise, 50)
    assert read_in_pieces(noise, cuts, 50) == whole
    assert read_byte_by_byte(noise, 50) == whole


@pytest.mark.parametrize("size", [5, 200])
def test_two_messages_may_be_cut_anywhere(size: int) -> None:
    stream = frame(1, b"x" * size) + frame(1, b"y" * size)
    for cut in range(len(stream)):
        assert read_in_pieces(stream, [cut]) == [b"x" * size, b"y" * size]


@pytest.mark.parametrize("size", SIZES)
def test_a_message_of_any_size_arrives_at_the_other_end(size: int) -> None:
    content = b"x" * size
    peer = client()
    peer.receive_data(text_frame(content))
    assert peer.events_received() == [Frame(Opcode.TEXT, content)]


def test_control_frames_arrive_at_the_other_end() -> None:
    peer = client()
    peer.receive_data(ping_frame(b"12345678") + pong_frame(b"back") + close_frame(1012, "service restart"))
    ping, pong, _ = peer.events_received()
    assert (ping, pong) == (Frame(Opcode.PING, b"12345678"), Frame(Opcode.PONG, b"back"))
    assert peer.close_rcvd is not None
    assert (peer.close_rcvd.code, peer.close_rcvd.reason) == (1012, "service restart")
    answers = b"".join(peer.data_to_send())
    assert read(answers) == [Pong(b"12345678"), Closed(1012, "service restart")]


def test_a_close_frame_cuts_a_long_reason_between_two_letters() -> None:
    peer = client()
    peer.receive_data(close_frame(1011, "x" + "ü" * 100))
    assert peer.close_rcvd is not None
    assert peer.close_rcvd.reason == "x" + "ü" * 61


def test_a_close_frame_without_a_code_is_empty() -> None:
    assert close_frame(NO_CODE, "never said") == b"\x88\x00"
    assert read(frame(8, b"")) == [Closed(NO_CODE, "")]


@pytest.mark.parametrize("code", [1000, 1003, 1007, 1014, 3000, 4999])
def test_a_client_may_close_with_a_proper_code(code: int) -> None:
    assert read(frame(8, code.to_bytes(2) + b"bye")) == [Closed(code, "bye")]


BROKEN = {
    "not masked": raw(0x81, 0x02, b"hi"),
    "a reserved bit": raw(0xC1, 0x80, bytes(4)),
    "the last reserved bit": raw(0x91, 0x80, bytes(4)),
    "an unknown opcode": raw(0x83, 0x80, bytes(4)),
    "an unknown control opcode": raw(0x8B, 0x80, bytes(4)),
    "a ping in fragments": raw(0x09, 0x80, bytes(4)),
    "a ping of 126 bytes": raw(0x89, 0xFE, (126).to_bytes(2) + bytes(130)),
    "a close frame of 126 bytes": raw(0x88, 0xFE, (126).to_bytes(2) + bytes(130)),
    "a continuation of nothing": frame(0, b"more"),
    "a second continuation after the last": frame(1, b"a", last=False) + frame(0, b"b") + frame(0, b"c"),
    "a message inside a message": frame(1, b"a", last=False) + frame(1, b"b"),
    "a close code of one byte": frame(8, b"\x03"),
    "close code 999": frame(8, (999).to_bytes(2)),
    "close code 1004": frame(8, (1004).to_bytes(2)),
    "close code 1005": frame(8, (1005).to_bytes(2)),
    "close code 1006": frame(8, (1006).to_bytes(2)),
    "close code 1015": frame(8, (1015).to_bytes(2)),
    "close code 2999": frame(8, (2999).to_bytes(2)),
    "close code 5000": frame(8, (5000).to_bytes(2)),
    "a size of two bytes that fits in one": raw(0x81, 0xFE, (125).to_bytes(2) + bytes(129)),
    "a size of eight bytes that fits in two": raw(0x81, 0xFF, (65_535).to_bytes(8)),
}


@pytest.mark.parametrize("stream", BROKEN.values(), ids=BROKEN)
def test_a_broken_frame_fails_with_1002(stream: bytes) -> None:
    before = frame(1, b"before")
    received = read(before + stream)
    assert received[0] == b"before"
    assert received[-1] == ("failed", 1002)
    assert read_byte_by_byte(before + stream) == received


NOT_UTF8 = {
    "a wrong byte": frame(1, b"\xff"),
    "half a letter": frame(1, b"\xc3"),
    "half a pair": frame(1, b"\xed\xa0\x80"),
    "a wrong byte in a long message": frame(1, b"x" * 200 + b"\xff"),
    "half a letter before a fragment": frame(1, b"\xc3", last=False) + frame(0, b"x"),
    "a wrong byte in a reason": frame(8, (1000).to_bytes(2) + b"\xff"),
}


@pytest.mark.parametrize("stream", NOT_UTF8.values(), ids=NOT_UTF8)
def test_text_that_is_not_utf8_fails_with_1007(stream: bytes) -> None:
    assert read(stream) == read_byte_by_byte(stream) == [("failed", 1007)]


def test_a_letter_may_be_cut_between_two_fragments() -> None:
    assert read(frame(1, b"\xc3", last=False) + frame(0, b"\xbc")) == ["ü".encode()]


@pytest.mark.parametrize("last", [True, False])
def test_a_binary_message_fails_with_1003_before_it_is_here(last: bool) -> None:
    assert read(frame(2, b"\0" * 10, last)[:2]) == [("failed", 1003)]


def test_a_message_at_the_limit_is_read() -> None:
    for limit in (5, 125, 126, 4096):
        assert read(frame(1, b"x" * limit), limit) == [b"x" * limit]
        pieces = frame(1, b"x" * (limit - 2), last=False) + frame(0, b"xx")
        assert read(pieces, limit) == [b"x" * limit]


@pytest.mark.parametrize("limit", [5, 124, 125, 126, 4096, 65_536])
def test_a_message_over_the_limit_fails_with_1009_before_any_of_it_is_here(limit: int) -> None:
    long = frame(1, b"x" * (limit + 1))
    assert read(long, limit) == [("failed", 1009)]
    head = 2 + (2 if limit >= 125 else 0) + (6 if limit >= 65_535 else 0)
    assert read_byte_by_byte(long[:head], limit) == [("failed", 1009)]
    assert read(raw(0x81, 0xFF, b"\xff" * 8), limit) == [("failed", 1009)]


def test_fragments_over_the_limit_together_fail_with_1009_before_the_last_is_here() -> None:
    stream = frame(1, b"x" * 60, last=False) + frame(0, b"x" * 41)[:2]
    assert read(stream, 100) == [("failed", 1009)]


def test_a_control_frame_is_read_whatever_the_limit() -> None:
    assert read(frame(9, b"x" * 125), 5) == [Ping(b"x" * 125)]


def test_nothing_is_read_after_the_end() -> None:
    for last in (frame(8, b""), raw(0x81, 0x00)):
        reader = Reader(LIMIT)
        assert len(reader.feed(last + frame(1, b"more"))) == 1
        assert reader.feed(frame(1, b"more")) == []


def test_a_crowd_of_frames_at_once_fails_with_1008() -> None:
    assert len(read(frame(9, b"") * CROWD)) == CROWD
    assert read(frame(9, b"") * (CROWD + 1))[-1] == ("failed", 1008)
    assert read(frame(1, b"", last=False) + frame(0, b"", last=False) * CROWD) == [("failed", 1008)]


def test_a_long_message_may_come_byte_by_byte() -> None:
    content = os.urandom(60_000).hex().encode()
    stream = frame(1, content, last=False) + frame(0, b"")
    reader = Reader(1 << 20)
    received: list[Received] = []
    for number in range(len(stream)):
        received += reader.feed(stream[number : number + 1])
    assert received == [content]
