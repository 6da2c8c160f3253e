import type { FormEvent } from 'react'
import type { VoucherOffers } from '#shared/api/voucher.ts'
import { formatRupiah } from '#shared/format/money.ts'
import { Button } from '#client/kit/button.tsx'
import { Form } from '#client/kit/form.tsx'
import { Summary } from '#client/kit/summary.tsx'
import { savingOf } from './vouchers.tsx'

/** The ticked lines and the note belong to this form, so that without script one press takes them along. */
export const checkoutForm = 'checkout'

interface CheckoutBarProps {
  path: string
  dataKey: string
  /** What the ticked lines cost. */
  goods: number
  count: number
  /** Nothing in the cart can be bought. */
  none: boolean
  offers: VoucherOffers | null
  busy: boolean
  /** The vouchers are being measured anew. */
  measuring: boolean
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}
/**
 * On phones it stands at the bottom edge, on wide screens beside the lines. What a parcel will cost is not known yet.
 */
export function CheckoutBar({
  path,
  dataKey,
  goods,
  count,
  none,
  offers,
  busy,
  measuring,
  onSubmit,
}: CheckoutBarProps) {
  const chosen = offers?.offers.filter((offer) => offer.chosen && offer.usable) ?? []
  const saving = Math.min(goods, savingOf(chosen.filter(({ voucher }) => !voucher.cashback && !voucher.forShipping)))
  const cashback = savingOf(chosen.filter(({ voucher }) => voucher.cashback))
  const lines = [
    { label: 'Subtotal', amount: goods },
    ...(saving > 0 ? [{ label: 'Diskon Voucher', amount: -saving }] : []),
  ]
  return (
    <Form
      path={path}
      action="create"
      id={checkoutForm}
      onSubmit={onSubmit}
      className="fixed inset-x-0 bottom-0 z-20 border-t border-neutral-200 bg-white pb-[env(safe-area-inset-bottom)] lg:sticky lg:inset-auto lg:z-0 lg:top-24 lg:rounded-md lg:border-0 lg:pb-0"
    >
      <input type="hidden" name="_key" value={dataKey} />
      <div className="wrap flex h-16 items-center justify-between gap-3 lg:h-auto lg:flex-col lg:items-stretch lg:gap-4 lg:p-4!">
        <div className="hidden lg:block">
          <h2 className="mb-3 text-base font-bold">Ringkasan Belanja</h2>
          <Summary lines={lines} total={goods - saving} label="Total" busy={measuring} />
          {cashback > 0 ? (
            <p className="mt-2 text-sm text-green-700">Cashback {formatRupiah(cashback)} setelah pesanan selesai</p>
          ) : null}
        </div>
        <p className="flex flex-col lg:hidden" aria-live="polite">
          <span className="text-sm text-neutral-600">
            {saving > 0 ? <span className="font-medium text-green-700">Hemat {formatRupiah(saving)}</span> : 'Total'}
          </span>
          <strong className={`price text-md whitespace-nowrap transition-opacity ${measuring ? 'opacity-50' : ''}`}>
            {formatRupiah(goods - saving)}
          </strong>
        </p>
        <Button size="lg" aria-busy={busy || undefined} disabled={none} className="min-w-40">
          Checkout ({count})
        </Button>
      </div>
    </Form>
  )
}
