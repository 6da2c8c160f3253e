import { minuteMs } from '#shared/format/units.ts'

/**
 * Requests are counted by the minute of the clock: waits for the next one when this one ends within fifteen seconds.
 */
export async function inOneMinute(): Promise<void> {
  const leftMs = minuteMs - (Date.now() % minuteMs)
  if (leftMs < minuteMs / 4) await new Promise((passed) => setTimeout(passed, leftMs + 100))
}
