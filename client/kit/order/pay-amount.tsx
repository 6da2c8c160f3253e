import { formatRupiah } from '#shared/format/money.ts'
import { CopyButton } from '#client/kit/base/copy.tsx'
import { Notice } from '#client/kit/form/form.tsx'

interface PayAmountProps {
  amount: number
  /** What of it identifies the payer; null: nothing does. */
  uniqueCode?: number | null
  /** It is typed elsewhere; a code or a page that is opened knows it. */
  typed: boolean
}
/** Large and exact: a unique code in the last digits is how the shop finds the transfer. */
export function PayAmount({ amount, uniqueCode = null, typed }: PayAmountProps) {
  const shown = formatRupiah(amount)
  return (
    <>
      <p className="text-sm text-muted">Total Tagihan</p>
      <div className="flex flex-wrap items-center justify-between gap-x-3 lg:justify-start">
        <p className="price text-xl font-bold whitespace-nowrap">
          {uniqueCode === null ? (
            shown
          ) : (
            <>
              {shown.slice(0, -3)}
              <mark className="rounded-sm bg-warn-soft px-0.5 text-warn-ink">{shown.slice(-3)}</mark>
            </>
          )}
        </p>
        {typed ? (
          <CopyButton value={String(amount)} label="Salin Jumlah" look={uniqueCode === null ? undefined : 'outline'}>
            {uniqueCode === null ? null : 'Salin Jumlah'}
          </CopyButton>
        ) : null}
      </div>
      {uniqueCode === null ? null : (
        <Notice className="mt-3">
          Transfer <strong>tepat</strong> sampai 3 digit terakhir, agar pembayaran Anda dikenali.
        </Notice>
      )}
    </>
  )
}
