import { zones } from './dates.ts'

const dayMs = 86_400_000

/** The same time of day, `days` working days later. Working days are Monday to Friday in WIB; it knows no holidays. */
export function afterWorkingDays(from: Date, days: number): Date {
  let at = from.getTime()
  for (let left = days; left > 0;) {
    at += dayMs
    if (isWorkingDay(at)) left -= 1
  }
  return new Date(at)
}

function isWorkingDay(at: number): boolean {
  const weekday = new Date(at + zones.WIB * 3_600_000).getUTCDay()
  return weekday !== 0 && weekday !== 6
}
