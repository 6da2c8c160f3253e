import type { FormEvent } from 'react'
import { formatRupiah } from '#shared/format/money.ts'
import { Button } from '#client/kit/button.tsx'
import { Form } from '#client/kit/form.tsx'
import { paymentValue } from './payment-groups.ts'
import type { CheckoutData } from './island.tsx'
import { wordsOfTotal } from './cards.ts'

/**
 * The note and the choices of shipping and payment belong to this form, so that without script one press sends them
 * all.
 */
export const placeForm = 'pesan-sekarang'

interface PlaceFormProps {
  data: CheckoutData
  path: string
  total: number
  busy: boolean
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}
export function PlaceForm({ data: { key, checkout }, path, total, busy, onSubmit }: PlaceFormProps) {
  const { label, note } = wordsOfTotal(checkout)
  return (
    <Form
      path={path}
      action="place"
      id={placeForm}
      onSubmit={onSubmit}
      className="fixed inset-x-0 bottom-0 z-20 border-t border-neutral-200 bg-white pb-[env(safe-area-inset-bottom)] lg:static lg:z-0 lg:border-0 lg:pb-0"
    >
      <input type="hidden" name="_key" value={key} />
      {/* What the shopper saw: a higher total, or a voucher that is lost, is told before the order is placed. */}
      <input type="hidden" name="acceptedTotal" value={total} />
      {checkout.vouchers.map(({ code }) => (
        <input key={code} type="hidden" name="acceptedVoucher" value={code} />
      ))}
      {/* Another choice than the applied one is applied before. */}
      <input type="hidden" name="appliedShipping" value={checkout.shippingCode ?? ''} />
      <input type="hidden" name="appliedPayment" value={paymentValue(checkout.paymentVendor, checkout.paymentMethod)} />
      <div className="wrap flex h-16 items-center justify-between gap-3 lg:h-auto lg:px-4! lg:pb-4">
        <p className="flex flex-col lg:hidden" aria-live="polite">
          {note ? null : <span className="text-sm text-neutral-600">{label}</span>}
          <strong className="price text-md whitespace-nowrap">{formatRupiah(total)}</strong>
          {note ? <span className="text-xs text-neutral-600">{note}</span> : null}
        </p>
        <Button size="lg" aria-busy={busy || undefined} className="min-w-40 lg:w-full">
          Buat Pesanan
        </Button>
      </div>
    </Form>
  )
}
