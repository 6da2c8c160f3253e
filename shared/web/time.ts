/**
 * What `work` returns, or what `otherwise` returns once `ms` have passed; null: there is no limit. `otherwise` may throw.
 * The work itself is not ended, so who must end it aborts it in `otherwise`. A failure of the work is thrown.
 */
export async function within<T, O>(
  ms: number | null,
  work: Promise<T>,
  otherwise: () => O | Promise<O>,
): Promise<T | O> {
  if (ms === null) return work
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<typeof isLate>((resolve) => (timer = setTimeout(() => resolve(isLate), ms)))
  try {
    const first = await Promise.race([work, late])
    return first === isLate ? await otherwise() : first
  } finally {
    clearTimeout(timer)
  }
}
const isLate = Symbol('late')

/** Waits so long. */
export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** For `within`: the limit is a failure like others. */
export const noAnswerWithin = (ms: number) => (): never => {
  throw new Error(`no answer within ${ms} ms`)
}
