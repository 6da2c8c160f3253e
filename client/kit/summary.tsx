import { formatRupiah } from '#shared/format/money.ts'

type SummaryEntry = { label: string; amount: number }

/** The total; from a backend that sends none, the sum of the lines. */
export const totalOf = (total: number | null, lines: readonly SummaryEntry[]): number =>
  total ?? lines.reduce((sum, { amount }) => sum + amount, 0)

interface SummaryProps {
  lines: readonly SummaryEntry[]
  total: number
  label?: string
  /** What the total does not include yet. */
  note?: string | undefined
  /** True while a change is being sent. */
  busy?: boolean
}
/** The bill line by line; what lowers it is green. */
export function Summary({ lines, total, label = 'Total Tagihan', note, busy = false }: SummaryProps) {
  return (
    <dl
      className={`numbers grid gap-2 text-base transition-opacity ${busy ? 'opacity-50' : ''}`}
      aria-busy={busy || undefined}
    >
      {lines.map((line) => (
        <div key={line.label} className="flex justify-between gap-4">
          <dt className="min-w-0 text-neutral-600">{line.label}</dt>
          <dd className={`whitespace-nowrap ${line.amount < 0 ? 'text-green-700' : ''}`}>
            {formatRupiah(line.amount)}
          </dd>
        </div>
      ))}
      <div className="flex items-baseline justify-between gap-4 border-t border-neutral-200 pt-3 font-bold">
        <dt>
          {label}
          {note ? <span className="block text-sm font-normal text-neutral-600">{note}</span> : null}
        </dt>
        <dd className="text-md whitespace-nowrap">{formatRupiah(total)}</dd>
      </div>
    </dl>
  )
}
