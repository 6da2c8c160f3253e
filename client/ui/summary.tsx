import { formatRupiah } from '#shared/money.ts'

export type SummaryEntry = { label: string; amount: number }

/** What a backend that tells no total means: the sum of its lines. */
export const totalOf = (total: number | null, lines: readonly SummaryEntry[]): number => total ?? lines.reduce((sum, { amount }) => sum + amount, 0)

/** The bill line by line; what lowers it is red. */
export function Summary({ lines, total, label = 'Total Tagihan' }: { lines: readonly SummaryEntry[]; total: number; label?: string }) {
  return (
    <dl className="numbers space-y-2 text-base">
      {lines.map((line) => (
        <div key={line.label} className="flex justify-between gap-4">
          <dt className="min-w-0 text-neutral-600">{line.label}</dt>
          <dd className={`whitespace-nowrap ${line.amount < 0 ? 'text-red-700' : ''}`}>{formatRupiah(line.amount)}</dd>
        </div>
      ))}
      <div className="flex items-baseline justify-between gap-4 border-t border-neutral-200 pt-3 font-bold">
        <dt>{label}</dt>
        <dd className="text-md whitespace-nowrap">{formatRupiah(total)}</dd>
      </div>
    </dl>
  )
}
