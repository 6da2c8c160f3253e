/** What `work` answered and how long that took; null: it failed or did not answer in time. */
export async function timed<T>(waitMs: number, work: () => Promise<T>): Promise<{ value: T | null; ms: number }> {
  const startedAt = Date.now()
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`no answer within ${waitMs} ms`)), waitMs)
  try {
    return { value: await Promise.race([work(), late]), ms: Date.now() - startedAt }
  } catch {
    // The measure wants to know whether it answers; the reason is in the log of the call itself.
    return { value: null, ms: Date.now() - startedAt }
  } finally {
    clearTimeout(timer)
  }
}
