import { dayMs, hourMs } from '#shared/format/units.ts'
import { zones } from '#shared/format/dates.ts'

const digestHour = 7
/** When a seller's digest is due next: at seven in the morning of western Indonesia, which is midnight UTC. */
export function nextMorning(now: Date): Date {
  const hour = (digestHour - zones.WIB) * hourMs
  return new Date(Math.floor((now.getTime() - hour) / dayMs + 1) * dayMs + hour)
}
/** The day that a digest tells of, from seven to seven: it ended this morning, however late the digest is sent. */
export function digestDay(now: Date): { since: Date; until: Date } {
  const until = new Date(nextMorning(now).getTime() - dayMs)
  return { since: new Date(until.getTime() - dayMs), until }
}
