"""The compiled form of what writes rows of numbers and reads them: many places at once, without a loop."""

from typing import Any

import numba
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic, overload

from diablerie import kernel

AT_ONCE = 32
"""So many places of a row are written or read together."""
_NUMBER, _BYTE = ir.IntType(AT_ONCE), ir.IntType(8)
_FOUR_BYTES, _BYTES = ir.VectorType(_BYTE, AT_ONCE // 8), ir.VectorType(_BYTE, AT_ONCE)
_EMPTY = ir.Constant(_BYTES, None)
_OWN_BYTE = ir.Constant(ir.VectorType(ir.IntType(32), AT_ONCE), [place // 8 for place in range(AT_ONCE)])
_OWN_BIT = ir.Constant(_BYTES, [1 << place % 8 for place in range(AT_ONCE)])


def _place_of(context: Any, builder: Any, sig: Any, args: Any, kind: Any) -> Any:
    """Point at a place of a row, the first two of `args`, as at a value of `kind`."""
    row = context.make_array(sig.args[0])(context, builder, args[0])
    return builder.bitcast(builder.gep(row.data, [args[1]]), kind.as_pointer())


@intrinsic
def _store_bits(context: Any, row: Any, place: Any, mask: Any) -> Any:
    def generate(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        four = builder.bitcast(builder.trunc(args[2], _NUMBER), _FOUR_BYTES)
        bits = builder.and_(builder.shuffle_vector(four, four, _OWN_BYTE), _OWN_BIT)
        ones = builder.zext(builder.icmp_unsigned("!=", bits, _EMPTY), _BYTES)
        builder.store(ones, _place_of(context, builder, sig, args, _BYTES), align=1)
        return context.get_dummy_value()

    return types.void(row, types.int64, types.int64), generate


@intrinsic
def _load_bits(context: Any, row: Any, place: Any) -> Any:
    def generate(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        found = builder.load(_place_of(context, builder, sig, args, _BYTES), align=1)
        bits = builder.icmp_unsigned("!=", found, _EMPTY)
        return builder.zext(builder.bitcast(bits, _NUMBER), ir.IntType(64))

    return types.int64(row, types.int64), generate


@overload(kernel.spread, strict=False)
def _spread(row: Any, first: Any, mask: Any, width: Any) -> Any:
    by_bytes = row.dtype.bitwidth == 8 and row.layout == "C"

    def compiled(row: Any, first: Any, mask: Any, width: Any) -> Any:
        last = width - AT_ONCE
        if by_bytes and last >= 0:
            _store_bits(row, first, mask)
            _store_bits(row, first + last, mask >> last)  # those in the middle a second time
        else:
            for place in range(width):
                row[first + place] = mask >> place & 1

    return compiled


@overload(kernel.gather, strict=False)
def _gather(row: Any, first: Any, width: Any) -> Any:
    def compiled(row: Any, first: Any, width: Any) -> Any:
        last = width - AT_ONCE
        if last >= 0:
            return _load_bits(row, first) | _load_bits(row, first + last) << last
        mask = 0
        for place in range(width):
            mask |= numba.int64(row[first + place] != 0) << place
        return mask

    return compiled


@intrinsic
def _fill_bytes(context: Any, row: Any, first: Any, size: Any, number: Any) -> Any:
    def generate(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        where = _place_of(context, builder, sig, args, _BYTE)
        cgutils.memset(builder, where, args[2], builder.trunc(args[3], _BYTE))
        return context.get_dummy_value()

    return types.void(row, types.int64, types.int64, types.int64), generate


@overload(kernel.fill, strict=False)
def _fill(row: Any, first: Any, last: Any, number: Any) -> Any:
    def compiled(row: Any, first: Any, last: Any, number: Any) -> Any:
        if first < last:
            _fill_bytes(row, first, last - first, number)

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
