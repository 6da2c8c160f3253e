import type { Return } from '#shared/api/order/return.ts'
import type { ReactNode } from 'react'
import { formatDate } from '#shared/format/dates.ts'
import { formatRupiah } from '#shared/format/money.ts'
import { solutionLabels } from '#shared/order/return-status.ts'
import { CopyButton } from '#client/kit/base/copy.tsx'
import { paysBack } from '#client/kit/order/state.ts'

interface FactsProps {
  data: Return
  /** Whether its money comes into the customer's wallet. */
  wallet: boolean
}

/** Its number, what was asked for, and what becomes of the money. */
export function ReturnFacts({ data, wallet }: FactsProps) {
  return (
    <dl className="space-y-1.5 text-base">
      <Fact label="Nomor">
        <span className="numbers flex items-center justify-end gap-1 font-semibold">
          <span className="whitespace-nowrap">{data.number}</span>
          <CopyButton value={data.number} label="Salin No. Pengembalian" />
        </span>
      </Fact>
      <Fact label="Diajukan">
        <span className="numbers">{formatDate(data.askedAt)}</span>
      </Fact>
      <Fact label="Solusi">{solutionLabels[data.solution]}</Fact>
      {paysBack(data) ? <Money {...{ data, wallet }} /> : null}
    </dl>
  )
}

/** What comes back, and why it is less than the goods cost: vouchers and coins had paid a part of them. */
function Money({ data: { amount, lines, events, refundTo, way }, wallet }: FactsProps) {
  const price = lines.reduce((sum, { total }) => sum + (total ?? 0), 0)
  return (
    <>
      {amount < price ? (
        <>
          <Fact label="Harga Barang">
            <span className="numbers">{formatRupiah(price)}</span>
          </Fact>
          <Fact label="Voucher & Koin">
            <span className="numbers">{formatRupiah(amount - price)}</span>
          </Fact>
        </>
      ) : null}
      <Fact
        label={
          way !== 'owed' && events.some(({ status }) => status === 'REFUNDED')
            ? 'Dana Dikembalikan'
            : 'Jumlah Dana Kembali'
        }
      >
        <strong className="price whitespace-nowrap">{formatRupiah(amount)}</strong>
      </Fact>
      {refundTo || wallet ? (
        <Fact label="Tujuan Dana">
          <span className="numbers wrap-anywhere">{refundTo || 'Saldo Toko'}</span>
        </Fact>
      ) : null}
    </>
  )
}

/** One line of them. */
function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="whitespace-nowrap text-muted">{label}</dt>
      <dd className="text-right">{children}</dd>
    </div>
  )
}
