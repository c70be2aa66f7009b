"""A compiler for our own functions, so that numba stays as it is for everybody else in the process.

It differs from numba's in two steps. numba lacks `NamedTuple._replace` (its issue 10380): here it becomes a
call of `replaced`, which can be compiled. And numba finds an item of a tuple by a jump, which no processor
can foresee: here all of a few items are looked at, and one is kept.
"""

import inspect
from typing import Any

from llvmlite import ir as llvm
from numba import types
from numba.core import ir
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import FunctionPass, register_pass
from numba.core.imputils import impl_ret_borrowed
from numba.core.ir_utils import build_definitions
from numba.core.lowering import Lower
from numba.core.typed_passes import NativeLowering
from numba.core.typing import signature
from numba.core.typing.templates import AbstractTemplate, infer_global
from numba.core.untyped_passes import IRProcessing
from numba.extending import lower_builtin

FEW = 8
"""Tuples of up to so many numbers are looked through."""


def replaced(_record: Any, **changes: Any) -> Any:
    """What `_replace` becomes in compiled code; only for that."""
    return _record._replace(**changes)


@infer_global(replaced)
class _Replaced(AbstractTemplate):
    def generic(self, args: Any, kws: Any) -> Any:
        if len(args) != 1 or not isinstance(args[0], types.NamedTuple | types.NamedUniTuple):
            return None
        [record] = args
        known = dict(zip(record.fields, record.types, strict=True))
        if any(types.unliteral(ty) != known.get(name) for name, ty in kws.items()):
            return None
        given = [ty if name in kws else types.Omitted(None) for name, ty in known.items()]
        keyword = inspect.Parameter.POSITIONAL_OR_KEYWORD
        parameters = [inspect.Parameter(name, keyword, default=None) for name in known]
        parameters.insert(0, inspect.Parameter("_record", keyword))
        return signature(record, record, *given).replace(pysig=inspect.Signature(parameters))


@lower_builtin(replaced, types.BaseTuple, types.VarArg(types.Any))
def _compile_replaced(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    record = args[0]
    for index, (ty, value) in enumerate(zip(sig.args[1:], args[1:], strict=True)):
        if not isinstance(ty, types.Omitted):
            record = builder.insert_value(record, value, index)
    return impl_ret_borrowed(context, builder, sig.return_type, record)


def _is(value: Any, op: str) -> bool:
    return isinstance(value, ir.Expr) and bool(value.op == op)


@register_pass(mutates_CFG=False, analysis_only=False)
class _CallReplaced(FunctionPass):
    """Make `record._replace(field=value)` a call of `replaced`."""

    _name = "diablerie_call_replaced"

    def __init__(self) -> None:
        super().__init__()

    def run_pass(self, state: Any) -> bool:
        """Rewrite every such call; whether there was one."""
        blocks = state.func_ir.blocks.values()
        steps = [step for block in blocks for step in block.find_insts(ir.Assign)]
        records = self._records(steps)
        for block in blocks if records else ():
            self._call(block, records)
        if records:
            state.func_ir._definitions = build_definitions(state.func_ir.blocks)
        return bool(records)

    def _records(self, steps: list[Any]) -> set[str]:
        """Where a method was fetched, take the record itself, and tell what it is called from there on."""
        found = [step for step in steps if _is(step.value, "getattr") and step.value.attr == "_replace"]
        records = {step.target.name for step in found}
        for step in found:
            step.value = step.value.value
        later = [step for step in steps if isinstance(step.value, ir.Var) and step not in found]
        while fresh := {step.target.name for step in later if step.value.name in records} - records:
            records |= fresh  # the call may stand in another block, where the method has another name
        return records

    def _call(self, block: Any, records: set[str]) -> None:
        body = []
        for step in block.body:
            call: Any = step.value if isinstance(step, ir.Assign) else None
            if _is(call, "call") and call.func.name in records:
                function = ir.Var(step.target.scope, f"{call.func.name}.replaced", step.loc)
                body.append(ir.Assign(ir.Global("replaced", replaced, step.loc), function, step.loc))
                call.args = [call.func, *call.args]
                call.func = function
            body.append(step)
        block.body = body


class _Lower(Lower):
    """Lowers an item of a small tuple of numbers without a jump."""

    def lower_getitem(self, resty: Any, expr: Any, value: Any, index: Any, signature: Any) -> Any:
        """Find an item."""
        kind, place = signature.args
        if type(kind) is not types.UniTuple or place != types.intp or not 0 < len(kind) <= FEW:
            return super().lower_getitem(resty, expr, value, index, signature)
        items = self.loadvar(value.name)
        if isinstance(items, llvm.Constant):  # which the machine finds in a table
            return super().lower_getitem(resty, expr, value, index, signature)
        where = self.context.cast(self.builder, self.loadvar(index.name), self.typeof(index.name), place)
        item = self._one_of(items, where, len(kind))
        item = impl_ret_borrowed(self.context, self.builder, signature.return_type, item)
        return self.context.cast(self.builder, item, signature.return_type, resty)

    def _one_of(self, items: Any, place: Any, size: int) -> Any:
        builder = self.builder
        from_the_end = builder.icmp_signed("<", place, place.type(0))
        place = builder.select(from_the_end, builder.add(place, place.type(size)), place)
        with builder.if_then(builder.icmp_unsigned(">=", place, place.type(size)), likely=False):
            self.context.call_conv.return_user_exc(builder, IndexError, ("tuple index out of range",))
        item = builder.extract_value(items, 0)
        for index in range(1, size):
            is_here = builder.icmp_signed("==", place, place.type(index))
            item = builder.select(is_here, builder.extract_value(items, index), item)
        return item


@register_pass(mutates_CFG=True, analysis_only=False)
class _Lowering(NativeLowering):
    _name = "diablerie_native_lowering"
    lowering_class = _Lower


class Compiler(CompilerBase):
    """numba's pipeline with our two steps in it."""

    def define_pipelines(self) -> Any:
        """The one pipeline, without Python's objects."""
        steps = DefaultPassBuilder.define_nopython_pipeline(self.state)
        steps.add_pass_after(_CallReplaced, IRProcessing)
        steps.add_pass_after(_Lowering, NativeLowering)
        steps.passes = [(step, about) for step, about in steps.passes if step is not NativeLowering]
        steps.finalize()
        return [steps]
