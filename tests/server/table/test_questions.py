"""What bots are asked, and which of their answers counts."""

from diablerie.server.table.questions import Questions


def test_a_bot_is_asked_once_until_it_has_decided() -> None:
    questions = Questions()
    questions.ask(2)
    assert questions.is_asked(2)
    assert not questions.is_asked(1)
    questions.forget(2)
    assert not questions.is_asked(2)


def test_only_the_latest_question_counts() -> None:
    questions = Questions()
    first, other = questions.ask(2), questions.ask(1)
    questions.forget_all()
    again = questions.ask(2)
    assert len({first, other, again}) == 3
    assert questions.is_latest(2, again)
    assert not questions.is_latest(2, first)
    assert questions.is_latest(1, other)
    assert not questions.is_latest(0, first)
