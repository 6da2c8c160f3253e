import { useCallback } from 'react'
import { formatRupiah } from '#shared/format/money.ts'
import { href } from '#shared/web/routes.ts'
import { chargedKilos } from '#shared/order/charged-weight.ts'
import * as dom from '#client/app/dom-names.ts'
import { useHydrated } from '#client/app/island/hydrated.ts'
import { useAtomValue, useSetAtom } from '#client/app/state/store.tsx'
import { Icon } from '#client/kit/base/icon.tsx'
import { withAmounts } from '#client/kit/base/price.tsx'
import { buyable } from '#client/kit/order/pieces.ts'
import { totalOfLines } from './intent.ts'
import { shippingFree, start, ticked } from './state.ts'
import { offers } from './voucher-offers.ts'

/** What shipping the ticked lines costs: the script of the shipping cost writes it before the link, in one room. */
export function CartShipping() {
  const lines = useAtomValue(ticked)
  const { costed, district } = useAtomValue(start).data
  const awake = useHydrated()
  const words = useWhatIsWritten(useSetAtom(shippingFree))
  const shipping = useAtomValue(offers)?.offers.filter(({ voucher, usable }) => voucher.forShipping && usable) ?? []
  // Who has taken the voucher off pays what no line names, whatever the place.
  const declined = shipping.length > 0 && !shipping.some(({ chosen }) => chosen)
  // As many as the total beside it counts.
  const carried = lines.flatMap((line) => (line.weightGrams === null ? [] : line.weightGrams * buyable(line)))
  const kilos = carried.length === 0 || declined ? 0 : chargedKilos(carried.reduce((sum, grams) => sum + grams, 0))
  const marks = awake ? { ...dom.mark(dom.kilosMark, kilos), ...dom.mark(dom.valueMark, totalOfLines(lines)) } : {}
  return carried.length === 0 || !costed ? null : (
    <p
      key={String(declined)}
      {...(district ? dom.mark(dom.districtHereMark, district) : {})}
      {...marks}
      className="card flex gap-3 px-4 py-3"
    >
      <Icon name="truck" size={22} className="text-hint" />
      <span className="min-w-0 flex-1">
        <span className="block font-bold">Ongkir</span>
        <span ref={words} className="ship mt-1 line-clamp-2 text-muted" aria-live="polite" />
      </span>
      <a
        href={href('shippingCost')}
        className="-my-2.5 flex min-h-11 shrink-0 items-center self-start text-sm font-semibold text-brand-text"
      >
        {declined ? 'Cek Ongkir' : 'Cek ke Kecamatan Anda'}
      </a>
    </p>
  )
}

/** Of a row that a script writes: the total beside it says the same. */
const useWhatIsWritten = (set: (free: boolean) => void) =>
  useCallback(
    (row: HTMLElement) => {
      const read = () => set(row.textContent.includes(': Gratis'))
      const watching = new MutationObserver(read)
      watching.observe(row, { childList: true })
      read()
      return () => watching.disconnect()
    },
    [set],
  )

/** How much is missing for the nearest free shipping. Once reached, its voucher says so, where the shop has one. */
export function FreeShipping() {
  const measured = useAtomValue(offers)
  const goal = measured?.freeShipping
  const reached = goal?.missing === 0
  if (!goal || (reached && measured?.offers.some(({ voucher, usable }) => voucher.forShipping && usable))) return null
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
      {reached ? null : (
        <progress
          className="mt-2"
          max={Math.max(1, goal.minimum)}
          value={Math.max(0, goal.minimum - goal.missing)}
          aria-label="Menuju gratis ongkir"
        />
      )}
    </div>
  )
}
