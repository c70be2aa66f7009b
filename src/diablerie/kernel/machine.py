"""The compiled half of the kernel, and the only file that knows numba.

numba lacks two things the rules need, both added here: changing one place of a tuple (`put`) and
`NamedTuple._replace` (numba issue 10380). Compiled code is kept on disk in a folder named after a hash of
all sources that it can come from (`cache.py`), because numba's own cache looks at the file of the entry
alone and would return stale code.
"""

import inspect
from collections.abc import Callable
from typing import Any

import llvmlite.binding
import numba
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.core.imputils import impl_ret_borrowed
from numba.core.typing import signature
from numba.core.typing.templates import AbstractTemplate, AttributeTemplate, infer_getattr
from numba.cpython.unsafe.tuple import tuple_setitem
from numba.extending import intrinsic, lower_builtin, overload, register_jitable

from diablerie import kernel
from diablerie.kernel.cache import alone_in, cache_directory

HAS_BIT_DEPOSIT = bool(llvmlite.binding.get_host_cpu_features().get("bmi2"))


def register(function: Callable[..., Any]) -> None:
    """Let compiled code call `function`."""
    register_jitable(forceinline=True)(function)


def compile(function: Callable[..., Any]) -> Callable[..., Any]:
    """Compile `function` when it is first called, or load what an earlier run compiled."""
    directory = cache_directory(function.__module__)
    numba.config.CACHE_DIR = str(directory)
    loop = numba.njit(cache=True, nogil=True, boundscheck=False)(function)
    load_or_compile = loop.compile

    def one_process_at_a_time(signature: Any) -> Any:
        with alone_in(directory):
            return load_or_compile(signature)

    loop.compile = one_process_at_a_time  # which numba calls for types that it has not met yet
    return loop


@overload(kernel.put, strict=False)
def _put(items: Any, place: Any, value: Any) -> Any:
    def compiled(items: Any, place: Any, value: Any) -> Any:
        if not 0 <= place < len(items):  # tuple_setitem itself would write outside the tuple
            raise IndexError("place out of range")
        return tuple_setitem(items, place, value)

    return compiled


@intrinsic
def _population(context: Any, mask: Any) -> Any:
    def generate(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return types.int64(types.int64), generate


@intrinsic
def _leading_zeros(context: Any, mask: Any) -> Any:
    def generate(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        return builder.ctlz(args[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64), generate


@intrinsic
def _trailing_zeros(context: Any, mask: Any) -> Any:
    def generate(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        return builder.cttz(args[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64), generate


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


@intrinsic
def _store_word(context: Any, row: Any, place: Any, word: Any) -> Any:
    def generate(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        array = context.make_array(sig.args[0])(context, builder, args[0])
        where = builder.gep(array.data, [args[1]])
        builder.store(args[2], builder.bitcast(where, ir.IntType(64).as_pointer()), align=1)
        return context.get_dummy_value()

    return types.void(row, types.int64, types.int64), generate


ONE_A_BYTE = 0x0101010101010101


@register_jitable
def _bytes_of(bits: Any) -> Any:
    """Eight bits as the eight bytes of a word, the lowest first."""
    if HAS_BIT_DEPOSIT:
        return _deposit(bits, ONE_A_BYTE)
    one_each = (numba.uint64(bits & 0xFF) * numba.uint64(ONE_A_BYTE)) & numba.uint64(0x8040201008040201)
    filled = one_each + numba.uint64(0x7F7F7F7F7F7F7F7F)  # the highest bit of every byte that is not empty
    return numba.int64((filled >> numba.uint64(7)) & numba.uint64(ONE_A_BYTE))


@overload(kernel.spread, strict=False)
def _spread(row: Any, first: Any, mask: Any, width: Any) -> Any:
    def by_words(row: Any, first: Any, mask: Any, width: Any) -> Any:
        if width < 8:
            for place in range(width):
                row[first + place] = mask >> place & 1
        else:
            for place in range(0, width - 7, 8):
                _store_word(row, first + place, _bytes_of(mask >> place))
            last = width - 8
            _store_word(row, first + last, _bytes_of(mask >> last))

    def by_numbers(row: Any, first: Any, mask: Any, width: Any) -> Any:
        for place in range(width):
            row[first + place] = mask >> place & 1

    return by_words if row.dtype.bitwidth == 8 and row.layout == "C" else by_numbers


@intrinsic
def _fill_bytes(context: Any, row: Any, first: Any, size: Any, number: Any) -> Any:
    def generate(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        array = context.make_array(sig.args[0])(context, builder, args[0])
        where = builder.gep(array.data, [args[1]])
        cgutils.memset(builder, where, args[2], builder.trunc(args[3], ir.IntType(8)))
        return context.get_dummy_value()

    return types.void(row, types.int64, types.int64, types.int64), generate


@overload(kernel.fill, strict=False)
def _fill(row: Any, first: Any, last: Any, number: Any) -> Any:
    def compiled(row: Any, first: Any, last: Any, number: Any) -> Any:
        if first < last:
            _fill_bytes(row, first, last - first, number)

    return compiled


@intrinsic
def _load_word(context: Any, row: Any, place: Any) -> Any:
    def generate(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        array = context.make_array(sig.args[0])(context, builder, args[0])
        where = builder.gep(array.data, [args[1]])
        return builder.load(builder.bitcast(where, ir.IntType(64).as_pointer()), align=1)

    return types.int64(row, types.int64), generate


@register_jitable
def _bits_of(word: Any) -> Any:
    """The eight bytes of a word, each 0 or 1, as eight bits: what `_bytes_of` undoes."""
    return numba.int64((numba.uint64(word) * numba.uint64(0x0102040810204080)) >> numba.uint64(56))


@overload(kernel.gather, strict=False)
def _gather(row: Any, first: Any, width: Any) -> Any:
    def compiled(row: Any, first: Any, width: Any) -> Any:
        mask = 0
        if width < 8:
            for place in range(width):
                mask |= numba.int64(row[first + place]) << place
            return mask
        for place in range(0, width - 7, 8):
            mask |= _bits_of(_load_word(row, first + place)) << place
        last = width - 8
        return mask | _bits_of(_load_word(row, first + last)) << last

    return compiled


@intrinsic
def _save(context: Any, row: Any, value: Any) -> Any:
    """A tuple of int64, however nested, lies in memory as one number after the other."""

    def generate(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        array = context.make_array(sig.args[0])(context, builder, args[0])
        builder.store(args[1], builder.bitcast(array.data, args[1].type.as_pointer()), align=8)
        return context.get_dummy_value()

    return types.void(row, value), generate


@intrinsic
def _load(context: Any, row: Any, like: Any) -> Any:
    def generate(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        array = context.make_array(sig.args[0])(context, builder, args[0])
        return builder.load(builder.bitcast(array.data, args[1].type.as_pointer()), align=8)

    return like(row, like), generate


@overload(kernel.save, strict=False)
def _save_overload(row: Any, value: Any) -> Any:
    return lambda row, value: _save(row, value)


@overload(kernel.load, strict=False)
def _load_overload(row: Any, like: Any) -> Any:
    return lambda row, like: _load(row, like)


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
