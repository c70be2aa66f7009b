"""Where numba keeps the machine code of our own functions; everybody else's stays where it is."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator


class _Folder(_CacheLocator):
    """A folder of ours; it is named after all sources, so that these need not be looked at again."""

    def __init__(self, function: Callable[..., Any], directory: Path) -> None:
        self._line = function.__code__.co_firstlineno
        self._directory = directory

    def get_cache_path(self) -> str:
        return str(self._directory)

    def get_source_stamp(self) -> str:
        return self._directory.name

    def get_disambiguator(self) -> str:
        return str(self._line)


def kept_in(directory: Path, function: Callable[..., Any]) -> FunctionCache:
    """Keep what is compiled of `function` in `directory`, whatever numba is told about anybody else's."""

    class Kept(CompileResultCacheImpl):
        def __init__(self, py_func: Any) -> None:
            self._locator = _Folder(py_func, directory)
            name = f"{Path(py_func.__code__.co_filename).stem}.{py_func.__qualname__}"
            self._filename_base = self.get_filename_base(name, "")

    class Cache(FunctionCache):
        _impl_class = Kept

    return Cache(function)
