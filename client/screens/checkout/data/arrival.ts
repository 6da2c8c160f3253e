import { dayMs } from '#shared/format/units.ts'
import { formatDayRange } from '#shared/format/dates.ts'

/** A shipment is handed over the day after it is paid. The order promises the same days as this screen. */
const handlingMs = dayMs

/** 'paling cepat 3 hari', before the day of the purchase and the place are known: a range over all places says little. */
export const arrivalDays = (daysMin: number, daysMax: number): string =>
  `${daysMin === daysMax ? '' : 'paling cepat '}${daysMin + handlingMs / dayMs} hari`

/** '23–25 Nov' from a courier's days; null when it gives none. */
export function arrivalOf(daysMin: number | null, daysMax: number | null, now: number): string | null {
  const [first, last] = [daysMin ?? daysMax, daysMax ?? daysMin]
  return first === null || last === null
    ? null
    : formatDayRange(now + handlingMs + first * dayMs, now + handlingMs + last * dayMs)
}
