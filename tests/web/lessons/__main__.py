"""Write the lessons into the web application: `python -m tests.web.lessons`."""

from tests.web.lessons.files import LESSONS, path_of
from tests.web.lessons.script import written

for name, steps in LESSONS.items():
    path_of(name).write_text(written(steps()), encoding="utf-8")
