"""Write the lessons and the examples of the rules into the web application: `python -m tools.lessons`."""

from tools.lessons.examples import examples
from tools.lessons.files import LESSONS, examples_of, path_of
from tools.lessons.script import as_text, written

for name, steps in LESSONS.items():
    path_of(name).write_text(written(steps()), encoding="utf-8")
for name, shown in examples().items():
    examples_of(name).write_text(as_text(shown), encoding="utf-8")
