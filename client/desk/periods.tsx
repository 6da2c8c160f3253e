import { dayMs } from '#shared/format/units.ts'
import { dayIn } from '#shared/format/dates.ts'

const periods = [1, 7, 30] as const
type Days = (typeof periods)[number]

/** So many days up to today, from a query. */
export const daysOf = (query: URLSearchParams): Days => periods.find((one) => String(one) === query.get('hari')) ?? 7

/** The same as the query of an operation. */
export function rangeOf(days: Days): string {
  const now = Date.now()
  return `from=${dayIn(new Date(now - (days - 1) * dayMs))}&to=${dayIn(new Date(now))}`
}

/** Links to the same screen of other days. */
export const Periods = ({ path, days }: { path: string; days: Days }) => (
  <nav aria-label="Jangka waktu" className="mb-3 flex gap-2">
    {periods.map((one) => (
      <a
        key={one}
        href={`/kelola${path}?hari=${one}`}
        className={`chip ${one === days ? 'border-brand-edge font-bold text-brand-text' : ''}`}
        aria-current={one === days ? 'page' : undefined}
      >
        {one === 1 ? 'Hari ini' : `${one} hari`}
      </a>
    ))}
  </nav>
)
