import { island } from '#client/app/island/island.tsx'
import { useLatePart } from '#client/app/island/late-part.ts'
import { useShownAgain } from '#client/app/island/shown-again.ts'
import { stored, useAtomValue, useSetAtom } from '#client/app/state/store.tsx'
import { Card } from '#client/kit/base/card.tsx'
import { RefusalNote } from '#client/kit/form/form.tsx'
import { LockedScreen } from '#client/kit/base/locked-screen.tsx'
import { Summary } from '#client/kit/order/summary.tsx'
import { useCardInAddress } from '#client/screens/cart/open-card.tsx'
import { AddressCard } from './cards/address-card.tsx'
import { wordsOfTotal } from './state/cards.ts'
import { CoinsAndWalletCard } from './cards/coins-and-wallet-card.tsx'
import { useDrafts } from './state/use-drafts.ts'
import type { CheckoutData } from './data/data.ts'
import { DeliverySwitch } from './cards/delivery-switch.tsx'
import { DropshipCard } from './cards/dropship-card.tsx'
import { LinesCard } from './cards/lines-card.tsx'
import { NoteCard } from './cards/note-card.tsx'
import { Changes, Saved } from './cards/notices.tsx'
import { PaymentCard } from './cards/payment-card.tsx'
import { PickupCard } from './cards/pickup-card.tsx'
import { PlaceForm } from './cards/place-form.tsx'
import { ShippingCard } from './cards/shipping-card.tsx'
import { draftsRestored, fill, freshChanges, openCard, placing, screen, total } from './state/state.ts'
import { VoucherCard } from './cards/voucher-card.tsx'

export default island('checkout', stored(CheckoutScreen, fill))

function CheckoutScreen() {
  const start = useAtomValue(screen.start)
  useShownAgain(useSetAtom(screen.shownAgain))
  useCardInAddress(openCard)
  const takeLate = useSetAtom(screen.takeLate)
  // Without an answer the card says so and offers to ask again.
  useLatePart<CheckoutData>(start.data.shippingLate, (fields) => takeLate(fields ?? { shippingLate: false }))
  const { box, onInput } = useDrafts(start.data.checkout.id, {
    fresh: start.refusal !== null,
    onRestored: useSetAtom(draftsRestored),
  })
  return (
    <div
      ref={box}
      onInput={onInput}
      className="wrap max-lg:max-w-2xl! py-3 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-6 lg:py-6"
    >
      <Placing />
      <div className="space-y-3">
        <PlaceRefusal />
        <Changes />
        <DeliverySwitch />
        <PickupCard />
        <AddressCard />
        <LinesCard />
        <ShippingCard />
        <VoucherCard />
        <CoinsAndWalletCard />
        <PaymentCard />
        <div className="card">
          <NoteCard />
          <DropshipCard />
        </div>
      </div>
      {/* On a phone no box of its own: only a card slides when what is above it closes. */}
      <div className="max-lg:contents lg:sticky lg:top-24 lg:overflow-hidden lg:rounded-md">
        <Card title="Ringkasan Pembayaran" className="mt-3 lg:mt-0 lg:rounded-none!">
          <Bill />
          <Saved />
        </Card>
        {/* On a phone the bar is over the page, and taller with words. */}
        {useAtomValue(freshChanges).length > 0 ? <div className="h-12 lg:hidden" /> : null}
        <PlaceForm />
      </div>
    </div>
  )
}

/** Until the order is there, or refused, nothing else can be pressed. */
function Placing() {
  return (
    <LockedScreen
      locked={useAtomValue(placing)}
      title="Pesanan sedang dibuat"
      hint="Mohon tunggu, jangan tutup halaman ini."
    />
  )
}

function PlaceRefusal() {
  const refusal = useAtomValue(screen.refusalOf('place'))
  const refusals = useAtomValue(screen.refusals)
  return refusal ? <RefusalNote key={refusals} {...refusal} /> : null
}

function Bill() {
  const data = useAtomValue(screen.data)
  const busy = useAtomValue(screen.busy) !== null
  return <Summary lines={data.checkout.summary} total={useAtomValue(total)} busy={busy} {...wordsOfTotal(data)} />
}
