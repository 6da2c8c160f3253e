import { type FormEvent, useState } from 'react'
import type { AppliedVoucher, VoucherOffers } from '#shared/api/voucher.ts'
import type { Checkout } from '#shared/api/checkout.ts'
import { formatRupiah } from '#shared/format/money.ts'
import type { PlainRefusal } from '#client/app/screen-state.ts'
import { DecisionCard } from '#client/kit/card.tsx'
import { withAmounts } from '#client/kit/price.tsx'
import { Vouchers } from '#client/screens/cart/vouchers.tsx'

interface VoucherCardProps {
  checkout: Checkout
  offers: VoucherOffers
  path: string
  refusal: PlainRefusal | null
  refusals: number
  busy: boolean
  open: boolean
  onToggle: (open: boolean) => void
  onTouch: () => void
  /** True when it was done. */
  onSubmit: (form: FormData) => Promise<boolean>
}

/** The vouchers of this sale: what stands in it, what else there is, and a field for a code. */
export function VoucherCard({ checkout, offers, path, refusal, refusals, busy, onSubmit, ...card }: VoucherCardProps) {
  const [taken, setTaken] = useState(0)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!busy && (await onSubmit(new FormData(event.currentTarget)))) setTaken((count) => count + 1)
  }
  const decision = checkout.vouchers.length === 0 ? null : <Applied vouchers={checkout.vouchers} />
  return (
    <DecisionCard
      id="voucher"
      icon="ticket"
      title="Voucher/Kode Promo"
      decision={decision}
      ask="Pakai voucher atau masukkan kode"
      {...card}
    >
      <Vouchers
        offers={withHidden(offers, checkout.vouchers)}
        {...{ path, refusal, refusals, taken, busy }}
        onSubmit={submit}
      />
    </DecisionCard>
  )
}

function Applied({ vouchers }: { vouchers: readonly AppliedVoucher[] }) {
  return (
    <span className="flex flex-wrap gap-2">
      {vouchers.map(({ code, title, saving, cashback }) => (
        <span key={code} className="rounded-sm bg-green-100 px-2 py-1 text-sm font-medium text-green-800">
          {withAmounts(title || code)} ·{' '}
          <span className="whitespace-nowrap">
            {cashback ? 'Cashback ' : '−'}
            {formatRupiah(saving)}
          </span>
        </span>
      ))}
    </span>
  )
}

/**
 * A voucher that stands in the sale can always be taken off, also one that the list does not have: it came by its code.
 */
function withHidden(offers: VoucherOffers, vouchers: readonly AppliedVoucher[]): VoucherOffers {
  const hidden = vouchers.filter(({ code }) => !offers.offers.some(({ voucher }) => voucher.code === code))
  const marked = offers.offers.map((offer) => ({
    ...offer,
    chosen: vouchers.some(({ code }) => code === offer.voucher.code),
  }))
  return { ...offers, offers: [...hidden.map(offerOf), ...marked] }
}

const offerOf = ({ code, title, saving, cashback, forShipping }: AppliedVoucher): VoucherOffers['offers'][number] => ({
  voucher: {
    id: code,
    code,
    title: title || code,
    description: '',
    endsAt: null,
    cashback,
    percentage: false,
    amount: saving,
    maximum: null,
    minimum: 0 as typeof saving,
    forShipping,
  },
  saving,
  usable: true,
  reason: '',
  missing: null,
  claimed: true,
  chosen: true,
})
