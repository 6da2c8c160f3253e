import { formatRupiah } from '#shared/format/money.ts'
import { useAtomValue } from '#client/app/state/store.tsx'
import { Icon } from '#client/kit/base/icon.tsx'
import { withAmounts } from '#client/kit/base/price.tsx'
import { offers } from './voucher-offers.ts'

/** How much is missing for the nearest free shipping. */
export function FreeShipping() {
  const goal = useAtomValue(offers)?.freeShipping
  if (!goal) return null
  const reached = goal.missing === 0
  return (
    <div className="card p-4">
      <p className="flex items-center gap-2 text-sm font-medium" aria-live="polite">
        <Icon name={reached ? 'check' : 'truck'} className="text-ok" />
        <span>
          {reached
            ? withAmounts(`Hore, gratis ongkir${goal.maximum === null ? '' : ` s.d. ${formatRupiah(goal.maximum)}`}!`)
            : withAmounts(`Tambah ${formatRupiah(goal.missing)} lagi untuk gratis ongkir`)}
        </span>
      </p>
      <progress
        className="mt-2"
        max={Math.max(1, goal.minimum)}
        value={Math.max(0, goal.minimum - goal.missing)}
        aria-label="Menuju gratis ongkir"
      />
    </div>
  )
}
