"""The compiled half of the kernel; only this file and `machine_rows.py` know numba.

numba lacks two things the rules need, both added here: changing one place of a tuple (`put`) and
`NamedTuple._replace` (numba issue 10380). It also finds an item of a tuple by a jump, which no processor can
foresee; here all of a few items are looked at, and one is kept. Compiled code is kept on disk in a folder
named after a hash of all sources that it can come from (`cache.py`), because numba's own cache looks at the
file of the entry alone and would return stale code.
"""

import inspect
import operator
from collections.abc import Callable
from typing import Any

import llvmlite.binding
import numba
from llvmlite import ir
from numba import types
from numba.core.imputils import impl_ret_borrowed
from numba.core.typing import signature
from numba.core.typing.templates import AbstractTemplate, AttributeTemplate, infer_getattr
from numba.cpython.tupleobj import getitem_unituple
from numba.extending import intrinsic, lower_builtin, overload, register_jitable

from diablerie import kernel
from diablerie.kernel import machine_rows  # noqa: F401  # which compiles what writes and reads rows
from diablerie.kernel.cache import alone_in, cache_directory

HAS_BIT_DEPOSIT = bool(llvmlite.binding.get_host_cpu_features().get("bmi2"))
FEW = 8
"""Tuples of up to so many numbers are looked through."""


def register(function: Callable[..., Any]) -> None:
    """Let compiled code call `function`."""
    register_jitable(forceinline=True)(function)


def compile(function: Callable[..., Any]) -> Callable[..., Any]:
    """Compile `function` when it is first called, or load what an earlier run compiled."""
    directory = cache_directory(function)
    numba.config.CACHE_DIR = str(directory)
    # No loop makes an array, so it need not be counted who holds one (_nrt): at every row that takes time.
    loop = numba.njit(cache=True, nogil=True, boundscheck=False, _nrt=False)(function)
    load_or_compile = loop.compile

    def one_process_at_a_time(signature: Any) -> Any:
        with alone_in(directory):
            return load_or_compile(signature)

    loop.compile = one_process_at_a_time  # which numba calls for types that it has not met yet
    return loop


def fitted(loop: Any, args: tuple[Any, ...]) -> Callable[..., Any]:
    """Return the machine code of `loop` for these types of arguments: to choose it takes microseconds."""
    return loop.compile(tuple([numba.typeof(argument) for argument in args]))


@lower_builtin(operator.getitem, types.UniTuple, types.intp)
def _item(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    items, place = args
    size = len(sig.args[0])
    if not 0 < size <= FEW or isinstance(items, ir.Constant):
        return getitem_unituple(context, builder, sig, args)
    from_the_end = builder.icmp_signed("<", place, place.type(0))
    place = builder.select(from_the_end, builder.add(place, place.type(size)), place)
    with builder.if_then(builder.icmp_unsigned(">=", place, place.type(size)), likely=False):
        context.call_conv.return_user_exc(builder, IndexError, ("tuple index out of range",))
    item = builder.extract_value(items, 0)
    for index in range(1, size):
        is_here = builder.icmp_signed("==", place, place.type(index))
        item = builder.select(is_here, builder.extract_value(items, index), item)
    return impl_ret_borrowed(context, builder, sig.return_type, item)


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


class _Replace(AbstractTemplate):
    key = "NamedTuple._replace"

    def generic(self, args: Any, kws: Any) -> Any:
        record = self.this
        known = dict(zip(record.fields, record.types, strict=True))
        if args or any(types.unliteral(ty) != known.get(name) for name, ty in kws.items()):
            return None
        given = [ty if name in kws else types.Omitted(None) for name, ty in known.items()]
        keyword = inspect.Parameter.POSITIONAL_OR_KEYWORD
        parameters = [inspect.Parameter(name, keyword, default=None) for name in known]
        return signature(record, *given, recvr=record).replace(pysig=inspect.Signature(parameters))


@infer_getattr
class _NamedTupleMethods(AttributeTemplate):
    key = types.BaseTuple

    def resolve__replace(self, record: Any) -> Any:
        if isinstance(record, types.NamedTuple | types.NamedUniTuple):
            return types.BoundFunction(_Replace, record)
        return None


@lower_builtin("NamedTuple._replace", types.BaseTuple, types.VarArg(types.Any))
def _compile_replace(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    record = args[0]
    for index, (ty, value) in enumerate(zip(sig.args[1:], args[1:], strict=True)):
        if not isinstance(ty, types.Omitted):
            record = builder.insert_value(record, value, index)
    return impl_ret_borrowed(context, builder, sig.return_type, record)
