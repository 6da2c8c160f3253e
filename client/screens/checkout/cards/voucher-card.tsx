import { type FormEvent, useState } from 'react'
import type { VoucherOffers } from '#shared/api/goods/voucher.ts'
import { useAtomValue, useSetAtom } from '#client/app/state/store.tsx'
import { savingOf, VoucherChips, Vouchers } from '#client/screens/cart/vouchers.tsx'
import { OpenableCard } from '#client/screens/cart/open-card.tsx'
import { applyVoucher, checkoutOf, openCard, screen } from '#client/screens/checkout/state/state.ts'

/** The vouchers of this checkout: what is applied, what else there is, and a field for a code. */
export function VoucherCard() {
  const offers = useAtomValue(screen.dataOf('vouchers'))
  const vouchers = useAtomValue(checkoutOf('vouchers'))
  if (offers === null) return null
  return (
    <OpenableCard
      cards={openCard}
      card="voucher"
      icon="ticket"
      title="Voucher/Kode Promo"
      decision={
        vouchers.length === 0 ? null : (
          <VoucherChips vouchers={vouchers} saving={savingOf(vouchers.filter(({ cashback }) => !cashback))} />
        )
      }
      ask="Pakai voucher atau masukkan kode"
    >
      <Choice offers={offers} />
    </OpenableCard>
  )
}

function Choice({ offers }: { offers: VoucherOffers }) {
  const path = useAtomValue(screen.path)
  const refusal = useAtomValue(screen.refusalOf('voucher'))
  const refusals = useAtomValue(screen.refusals)
  const busy = useAtomValue(screen.isBusy('voucher'))
  const apply = useSetAtom(applyVoucher)
  const [taken, setTaken] = useState(0)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!busy && (await apply(new FormData(event.currentTarget)))) setTaken((count) => count + 1)
  }
  return <Vouchers {...{ offers, path, refusal, refusals, taken, busy }} onSubmit={submit} />
}
