import { minuteMs } from '#shared/format/units.ts'

/**
 * Minutes until another try is allowed, while the allowed number of hits still counts; null when a try is allowed now.
 */
export function minutesToWait(ends: readonly Date[], most: number, now: Date): number | null {
  const deciding = ends[most - 1]
  if (!deciding || deciding <= now) return null
  return Math.ceil((deciding.getTime() - now.getTime()) / minuteMs)
}
