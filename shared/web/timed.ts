import { within } from './time.ts'

/** What `work` answered and how long that took; null: it failed or did not answer in time. */
export async function timed<T>(waitMs: number, work: () => Promise<T>): Promise<{ value: T | null; ms: number }> {
  const startedAt = Date.now()
  // The measure wants to know whether it answers; the reason is in the log of the call itself.
  const value = await within(waitMs, work(), () => null).catch(() => null)
  return { value, ms: Date.now() - startedAt }
}
