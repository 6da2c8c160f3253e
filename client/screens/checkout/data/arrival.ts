import { formatDayRange } from '#shared/format/dates.ts'

const dayMs = 86_400_000
/** A shipment is handed over the day after it is paid. The order promises the same days as this screen. */
const handlingMs = dayMs

/** '2–10 hari', before the day of the purchase is known. */
export function arrivalDays(daysMin: number, daysMax: number): string {
  const [first, last] = [daysMin, daysMax].map((days) => days + handlingMs / dayMs)
  return `${first === last ? '' : `${first}–`}${last} hari`
}

/** '23–25 Nov' from a courier's days; null when it gives none. */
export function arrivalOf(daysMin: number | null, daysMax: number | null, now: number): string | null {
  const [first, last] = [daysMin ?? daysMax, daysMax ?? daysMin]
  return first === null || last === null
    ? null
    : formatDayRange(now + handlingMs + first * dayMs, now + handlingMs + last * dayMs)
}
