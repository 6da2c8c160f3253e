/** Guards against our own bugs, not against bad input. The text says how to fix the bug. */
export function assert(condition: unknown, cure: string): asserts condition {
  if (!condition) throw new Error(cure)
}
