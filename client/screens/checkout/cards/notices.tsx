import { groupDigits } from '#shared/format/money.ts'
import { useAtomValue } from '#client/app/state/store.tsx'
import { Notice } from '#client/kit/form/form.tsx'
import { withAmounts } from '#client/kit/base/price.tsx'
import { checkoutOf } from '#client/screens/checkout/state/state.ts'

export function Changes() {
  const changes = useAtomValue(checkoutOf('changes'))
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

export function Cashback() {
  const cashback = useAtomValue(checkoutOf('cashback'))
  if (cashback === 0) return null
  return <p className="mt-3 text-sm font-medium text-ok">Dapat {groupDigits(cashback)} koin setelah pesanan selesai</p>
}
