import type { Withdrawal } from '#shared/api/account/wallet.ts'
import { formatMoment } from '#shared/format/dates.ts'
import { formatRupiah } from '#shared/format/money.ts'
import { DescriptionList } from '#client/kit/base/description-list.tsx'

/** The class names are written out, because Tailwind reads this file as text. */
const badges: Readonly<Record<Withdrawal['status'], readonly [label: string, color: string]>> = {
  REQUESTED: ['Diajukan', 'bg-warn-soft text-warn-ink'],
  PROCESSING: ['Diproses', 'bg-info-soft text-info-ink'],
  PAID: ['Berhasil', 'bg-ok-soft text-ok-ink'],
  REFUSED: ['Ditolak', 'bg-danger-soft text-danger-ink'],
}
export function WithdrawalBadge({ status }: Pick<Withdrawal, 'status'>) {
  const [label, color] = badges[status]
  return (
    <span className={`inline-block rounded-sm px-2 py-1 text-xs font-semibold whitespace-nowrap ${color}`}>
      {label}
    </span>
  )
}

/** The number a customer names on the phone: the beginning of the id. */
const withdrawalNumber = ({ id }: Pick<Withdrawal, 'id'>): string => `TRK-${id.slice(0, 8).toUpperCase()}`

export const withdrawalFacts = (one: Withdrawal) =>
  [
    ['Nomor', withdrawalNumber(one)],
    ['Jumlah Penarikan', formatRupiah(one.amount)],
    // Of one that was refused nothing came.
    ...(one.status === 'REFUSED'
      ? []
      : [
          ['Biaya Admin', formatRupiah(one.fee)] as const,
          ['Jumlah Diterima', <strong key="received">{formatRupiah(one.received)}</strong>] as const,
        ]),
    ['Rekening Tujuan', `${one.bank} · ${one.number}`],
    ['Atas Nama', one.holder],
  ] as const

/** One withdrawal and its state. */
export function WithdrawalCard({ one }: { one: Withdrawal }) {
  return (
    <div className="card p-4">
      <div className="mb-3 flex items-center justify-between gap-3">
        <time dateTime={one.at} className="text-sm text-muted">
          {formatMoment(one.at)}
        </time>
        <WithdrawalBadge status={one.status} />
      </div>
      <DescriptionList rows={withdrawalFacts(one)} />
      {one.status === 'REFUSED' ? (
        <p className="mt-3 text-base wrap-anywhere">
          {one.note ? <span className="block text-danger">Alasan: {one.note}.</span> : null}
          <span className="whitespace-nowrap">{formatRupiah(one.amount)}</span> sudah kembali ke{' '}
          {one.source === 'wallet' ? 'saldo' : 'komisi'} Anda.
        </p>
      ) : one.answeredAt ? (
        <p className="mt-3 text-sm text-muted">Dibayar {formatMoment(one.answeredAt)}</p>
      ) : null}
    </div>
  )
}
