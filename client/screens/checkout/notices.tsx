import { formatRupiah } from '#shared/format/money.ts'
import { Notice } from '#client/kit/form.tsx'
import { withAmounts } from '#client/kit/price.tsx'

export function Changes({ changes }: { changes: readonly string[] }) {
  return (
    <Notice>
      <p className="font-semibold">Ada yang berubah sejak dari keranjang</p>
      {changes.map((change) => (
        <p key={change} className="mt-0.5">
          {withAmounts(change)}
        </p>
      ))}
    </Notice>
  )
}

export function Cashback({ amount }: { amount: number }) {
  return (
    <p className="mt-3 text-sm font-medium text-green-700">
      Cashback {formatRupiah(amount)} sebagai koin setelah pesanan selesai
    </p>
  )
}
