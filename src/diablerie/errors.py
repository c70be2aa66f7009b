"""Everything that can go wrong and is somebody's to know, in one tree.

    DiablerieError
    ├── InputError          what a person asked for cannot be: names the value and the way out
    └── RecordError         a record that breaks its format or the rules: names the line and the reason
        └── ShuffleError    a record whose outcomes do not follow from its seed

A rule's 'no' is not here: it is a value, a `Refusal`.
"""


class DiablerieError(Exception):
    """Something that is told in one line."""


class InputError(DiablerieError):
    """What a person asked for cannot be."""


class RecordError(DiablerieError):
    """A record that breaks its format or the rules."""


class ShuffleError(RecordError):
    """A record whose outcomes do not follow from its seed."""
