import { formatRupiah } from '#shared/format/money.ts'
import { paymentWay } from '#shared/order/payment-way.ts'

/** `words` stand in place of an amount that is not known yet. */
export type SummaryEntry = { label: string; amount: number; words?: string }

/** The total; from a backend that sends none, the sum of the lines. null: not even those are known. */
export const totalOf = (total: number | null, lines: readonly SummaryEntry[]): number | null =>
  total ?? (lines.length === 0 ? null : Math.round(lines.reduce((sum, { amount }) => sum + amount, 0) * 100) / 100)

/** A total that only the shop knows is not called Rp 0. */
export const formatTotal = (total: number | null): string => (total === null ? 'Dihitung toko' : formatRupiah(total))

/** Whether a row is paid with what the customer has here already: it lowers the bill and saves nothing. */
export const isOwnMoney = (label: string): boolean => label === 'Koin' || label === 'Saldo Toko'

/** On the button that orders; the sum stands beside it. */
export const placeWords = 'Buat Pesanan'
/** What its total does not include yet. `vendor`: who is paid; null: nobody is chosen. */
export const codeNote = ({ vendor }: { vendor: string | null }): string | false =>
  paymentWay(vendor).ownAccount && 'Belum termasuk kode unik'

/** The same where the sum is far from it, as long as it is the whole sum. */
export const placeFor = (total: number | null, bill: { vendor: string | null }): string =>
  total === null || codeNote(bill) ? placeWords : `${placeWords} · ${formatRupiah(total)}`

/** What the total is called that is paid on the hand-over; `fetched`: at the counter. */
export const collectedWhen = (fetched: boolean): string =>
  fetched ? 'Dibayar saat diambil' : 'Dibayar saat paket tiba'

interface SummaryProps {
  lines: readonly SummaryEntry[]
  total: number | null
  label?: string
  /** What the total does not include yet. */
  note?: string | false | undefined
  /** True while a change is being sent. */
  busy?: boolean
}
/** The bill line by line; what lowers it is green. */
export function Summary({ lines, total, label = 'Total Tagihan', note, busy = false }: SummaryProps) {
  return (
    <dl className={`numbers grid gap-2 transition-opacity ${busy ? 'opacity-50' : ''}`} aria-busy={busy || undefined}>
      {lines.map((line) => (
        <div key={line.label} className="flex justify-between gap-4">
          <dt className="min-w-0 text-muted">{line.label}</dt>
          <dd className={`whitespace-nowrap ${line.amount < 0 || line.words ? 'text-ok' : ''}`}>
            {line.words ?? formatRupiah(line.amount)}
          </dd>
        </div>
      ))}
      <div className="flex items-baseline justify-between gap-4 border-t border-line pt-3 font-bold">
        <dt>
          {label}
          {note ? <span className="block text-sm font-normal text-muted">{note}</span> : null}
        </dt>
        <dd className="text-md whitespace-nowrap">{formatTotal(total)}</dd>
      </div>
    </dl>
  )
}
