import { dayMs } from './units.ts'
import { inWib } from './dates.ts'

/** The same time of day, `days` working days later. Working days are Monday to Friday in WIB; it knows no holidays. */
export function afterWorkingDays(from: Date, days: number): Date {
  let at = from
  for (let left = days; left > 0;) {
    at = new Date(at.getTime() + dayMs)
    if (isWorkingDay(at)) left -= 1
  }
  return at
}

function isWorkingDay(at: Date): boolean {
  const weekday = inWib(at).getUTCDay()
  return weekday !== 0 && weekday !== 6
}
