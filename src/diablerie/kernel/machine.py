"""The compiled half of the kernel; only this file and the others called `machine_…` know numba.

Whatever differs from numba's own ways holds for our functions alone, which have a compiler of their own
(`machine_compiler.py`). Compiled code is kept on disk in a folder named after a hash of all sources that it
can come from (`cache.py`), because numba's own cache looks at the file of the entry alone and would return
stale code.
"""

from collections.abc import Callable
from typing import Any

import llvmlite.binding
import numba
from llvmlite import ir
from numba import types
from numba.extending import intrinsic, overload, register_jitable

from diablerie import kernel
from diablerie.kernel import machine_rows  # noqa: F401  # which compiles what writes and reads rows
from diablerie.kernel.cache import alone_in, cache_directory
from diablerie.kernel.machine_cache import kept_in
from diablerie.kernel.machine_compiler import Compiler

HAS_BIT_DEPOSIT = bool(llvmlite.binding.get_host_cpu_features().get("bmi2"))


def register(function: Callable[..., Any]) -> None:
    """Let compiled code call `function`."""
    register_jitable(forceinline=True, pipeline_class=Compiler)(function)


def compile(function: Callable[..., Any]) -> Callable[..., Any]:
    """Compile `function` when it is first called, or load what an earlier run compiled."""
    directory = cache_directory(function)
    # No loop makes an array, so it need not be counted who holds one (_nrt): at every row that takes time.
    loop = numba.njit(nogil=True, boundscheck=False, _nrt=False, pipeline_class=Compiler)(function)
    loop._cache = kept_in(directory, function)
    load_or_compile = loop.compile

    def one_process_at_a_time(signature: Any) -> Any:
        with alone_in(directory):
            return load_or_compile(signature)

    loop.compile = one_process_at_a_time  # which numba calls for types that it has not met yet
    return loop


def fitted(loop: Any, args: tuple[Any, ...]) -> Callable[..., Any]:
    """Return the machine code of `loop` for these types of arguments: to choose it takes microseconds."""
    return loop.compile(tuple([numba.typeof(argument) for argument in args]))


@intrinsic
def _with_item(context: Any, items: Any, place: Any, value: Any) -> Any:
    def generate(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        changed, place, value = args
        for index in range(len(sig.args[0])):
            is_here = builder.icmp_signed("==", place, place.type(index))
            item = builder.select(is_here, value, builder.extract_value(changed, index))
            changed = builder.insert_value(changed, item, index)
        return changed

    return items(items, types.int64, items.dtype), generate


@overload(kernel.put, strict=False)
def _put(items: Any, place: Any, value: Any) -> Any:
    def compiled(items: Any, place: Any, value: Any) -> Any:
        if not 0 <= place < len(items):
            raise IndexError("place out of range")
        return _with_item(items, place, value)

    return compiled


def _of_mask(instruction: Callable[[Any, Any], Any]) -> Any:
    @intrinsic
    def number(context: Any, mask: Any) -> Any:
        def generate(context: Any, builder: Any, sig: Any, args: Any) -> Any:
            return instruction(builder, args[0])

        return types.int64(types.int64), generate

    return number


_NOT_EMPTY = ir.Constant(ir.IntType(1), 1)
_population = _of_mask(lambda builder, mask: builder.ctpop(mask))
_leading_zeros = _of_mask(lambda builder, mask: builder.ctlz(mask, _NOT_EMPTY))
_trailing_zeros = _of_mask(lambda builder, mask: builder.cttz(mask, _NOT_EMPTY))


@intrinsic
def _deposit(context: Any, bits: Any, mask: Any) -> Any:
    def generate(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        word = ir.IntType(64)
        pdep = builder.module.declare_intrinsic(
            "llvm.x86.bmi.pdep.64", (), ir.FunctionType(word, (word, word))
        )
        return builder.call(pdep, args)

    return types.int64(types.int64, types.int64), generate


@overload(kernel.count, strict=False)
def _count(mask: Any) -> Any:
    return lambda mask: _population(mask)


@overload(kernel.lowest, strict=False)
def _lowest(mask: Any) -> Any:
    return lambda mask: _trailing_zeros(mask)


@overload(kernel.highest, strict=False)
def _highest(mask: Any) -> Any:
    return lambda mask: 63 - _leading_zeros(mask)


@overload(kernel.nth, strict=False)
def _nth(mask: Any, n: Any) -> Any:
    if HAS_BIT_DEPOSIT:
        return lambda mask, n: _trailing_zeros(_deposit(1 << n, mask))

    def portable(mask: Any, n: Any) -> Any:
        for _ in range(n):
            mask &= mask - 1
        return _trailing_zeros(mask)

    return portable


@overload(kernel.word, strict=False)
def _word(counter: Any) -> Any:
    def compiled(counter: Any) -> Any:
        z = numba.uint64(counter) * numba.uint64(0x9E3779B97F4A7C15)
        z = (z ^ (z >> numba.uint64(30))) * numba.uint64(0xBF58476D1CE4E5B9)
        z = (z ^ (z >> numba.uint64(27))) * numba.uint64(0x94D049BB133111EB)
        return numba.int64(z >> numba.uint64(32))

    return compiled
