import { formatRupiah, groupDigits } from '#shared/format/money.ts'
import { useAtomValue } from '#client/app/state/store.tsx'
import { Notice } from '#client/kit/form/form.tsx'
import { withAmounts } from '#client/kit/base/price.tsx'
import { isOwnMoney } from '#client/kit/order/summary.tsx'
import { checkoutOf, freshChanges } from '#client/screens/checkout/state/state.ts'

/** What had changed when the page came. */
export function Changes() {
  const fresh = useAtomValue(freshChanges)
  const changes = useAtomValue(checkoutOf('changes')).filter((change) => !fresh.includes(change))
  if (changes.length === 0) return null
  return (
    <Notice>
      <p className="font-semibold">Ada perubahan pada pesanan Anda</p>
      {changes.map((change) => (
        <p key={change} className="mt-0.5">
          {withAmounts(change)}
        </p>
      ))}
    </Notice>
  )
}

/** What has changed since, where the total is: the notice above may be out of sight. */
export function FreshChanges() {
  return (
    <p className="wrap pt-1 text-xs text-warn-ink lg:px-4!" aria-live="polite">
      {withAmounts(useAtomValue(freshChanges).join(' '))}
    </p>
  )
}

/** What the rows above save in all, and what comes back in coins. */
export function Saved() {
  const cashback = useAtomValue(checkoutOf('cashback'))
  const saved = useAtomValue(checkoutOf('summary')).reduce(
    (sum, { label, amount }) => (amount < 0 && !isOwnMoney(label) ? sum - amount : sum),
    0,
  )
  if (saved + cashback === 0) return null
  return (
    <p className="mt-2 text-sm font-medium text-ok">
      {saved > 0 && <span className="block">Total hemat {formatRupiah(saved)}</span>}
      {cashback > 0 && `Dapat ${groupDigits(cashback)} koin setelah pesanan selesai`}
    </p>
  )
}
