import { formatDayRange } from '#shared/format/dates.ts'

const dayMs = 86_400_000
/** A parcel is handed over the day after it is paid, so that the promise made here is the one the order repeats. */
const handlingMs = dayMs

/** '23–25 Nov' of a courier's days; null when it tells none. */
export function arrivalOf(daysMin: number | null, daysMax: number | null, now: number): string | null {
  const [first, last] = [daysMin ?? daysMax, daysMax ?? daysMin]
  return first === null || last === null
    ? null
    : formatDayRange(now + handlingMs + first * dayMs, now + handlingMs + last * dayMs)
}
