/** For bugs, not for input: the text says the cure. */
export function assert(condition: unknown, cure: string): asserts condition {
  if (!condition) throw new Error(cure)
}
