import { dayMs, hourMs } from '#shared/format/units.ts'
import { dayIn, formatDate, formatDayRange, zones } from '#shared/format/dates.ts'

/** The days on which a shop sends nothing, both of them within: `2026-12-24`. */
export interface ShippingPause {
  from: string
  to: string
}

/** The moment from which a shipment can leave that would leave then: the same time of the first day after the pause. */
function afterPause(pause: ShippingPause | null | undefined, at: Date): Date {
  const day = dayIn(at)
  if (!pause || day < pause.from || day > pause.to) return at
  return new Date(at.getTime() + Date.parse(pause.to) - Date.parse(day) + dayMs)
}

/** When a shipment leaves that is paid then, or goes into work to be paid later: the day after, or after the pause. */
export const leavesAfter = (pause: ShippingPause | null | undefined, paidAt: Date): Date =>
  afterPause(pause, new Date(paidAt.getTime() + dayMs))

/** How many days later than usual what is bought now arrives. */
export const daysPaused = (pause: ShippingPause | null | undefined, now: Date): number =>
  (leavesAfter(pause, now).getTime() - now.getTime()) / dayMs - 1

/** How much of the time since then the shop was within its pause, in whole days. */
export function pausedDaysSince(pause: ShippingPause | null | undefined, since: Date, now: Date): number {
  if (!pause) return 0
  const [first, last] = [dayIn(since), dayIn(now)]
  const [from, to] = [first > pause.from ? first : pause.from, last < pause.to ? last : pause.to]
  return from > to ? 0 : (Date.parse(to) - Date.parse(from)) / dayMs + 1
}

/**
 * What is kept of pauses when `next`, or none, takes the place of `former`: the last days of rest that are over and that
 * `next` does not have. `kept`: what was kept before.
 */
export function pauseBefore(
  pauses: { former: ShippingPause | null | undefined; kept: ShippingPause | null | undefined },
  next: ShippingPause | null,
  now: Date,
): ShippingPause | null {
  const today = dayIn(now)
  const until = next && next.from < today ? next.from : today
  const last = new Date(Date.parse(until) - dayMs).toISOString().slice(0, 10)
  for (const pause of [pauses.former, pauses.kept])
    if (pause && pause.from <= last) return { from: pause.from, to: pause.to < last ? pause.to : last }
  return null
}

/** The beginning of a day, in milliseconds. */
const startOf = (day: string): number => Date.parse(day) - zones.WIB * hourMs

/** How long before it begins shoppers read of it. */
const noticedDays = 7

/** What every page of the shop says of its pause; '': it is over, or far away. */
export function pauseNotice(pause: ShippingPause | null | undefined, now: Date): string {
  if (!pause || dayIn(now) > pause.to || dayIn(new Date(now.getTime() + noticedDays * dayMs)) < pause.from) return ''
  const again = formatDate(new Date(Date.parse(pause.to) + dayMs))
  return `Libur pengiriman ${formatDayRange(pause.from, pause.to)}. Pesanan tetap diterima dan dikirim mulai ${again}.`
}

/** When what is said of the pause next changes: at each midnight from the notice to its end; null: not any more. */
export function pauseMoment(pause: ShippingPause | null | undefined, now: Date): Date | null {
  if (!pause) return null
  const at = Math.max(startOf(pause.from) - noticedDays * dayMs, startOf(dayIn(now)) + dayMs)
  return at <= startOf(pause.to) + dayMs ? new Date(at) : null
}
