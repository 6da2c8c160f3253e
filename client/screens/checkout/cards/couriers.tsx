import type { ReactNode } from 'react'
import { formatRupiah } from '#shared/format/money.ts'
import { useAtomValue, useSetAtom } from '#client/app/state/store.tsx'
import { Button } from '#client/kit/base/button.tsx'
import { formAction } from '#client/kit/form/form.tsx'
import { RadioRow } from '#client/kit/form/radio-row.tsx'
import { byPointer } from '#client/screens/checkout/state/cards.ts'
import type { ShippingOffer } from '#client/screens/checkout/data/data.ts'
import { Insurance } from './insurance.tsx'
import { fragments, ids } from '#client/screens/checkout/data/names.ts'
import {
  appliedCourier,
  appliedOffer,
  checkoutOf,
  pick,
  picked,
  screen,
  unavailableCourier,
} from '#client/screens/checkout/state/state.ts'

/** One tap applies a courier; without script 'Pakai' does, and so does placing the order. */
export function Couriers({ offers }: { offers: readonly ShippingOffer[] }) {
  const pointWanted = useAtomValue(checkoutOf('pointWanted'))
  const path = useAtomValue(screen.path)
  const busy = useAtomValue(screen.isBusy('shipping'))
  const fee = useAtomValue(appliedOffer)?.insuranceFee ?? null
  return (
    <fieldset aria-busy={busy || undefined} className="-mb-2">
      <legend className="sr-only">Pilih Pengiriman</legend>
      <Offers offers={offers} />
      {pointWanted ? (
        <p className="mt-2 text-sm text-muted">
          Mau tiba hari ini? GoSend perlu titik lokasi.{' '}
          <a href={`#${fragments.address}`} className="inline-flex min-h-11 items-center font-semibold text-brand-text">
            Tambah Titik Lokasi
          </a>
        </p>
      ) : null}
      {fee === null ? null : <Insurance fee={fee} />}
      <Button
        form={ids.placeForm}
        formAction={formAction(path, 'shipping')}
        variant="outline"
        full
        className="mt-3 hidden noscript:inline-flex!"
      >
        Pakai
      </Button>
    </fieldset>
  )
}

function Offers({ offers }: { offers: readonly ShippingOffer[] }) {
  const applied = useAtomValue(appliedCourier)
  const chosen = useAtomValue(picked('shipping')) ?? applied
  const unavailable = useAtomValue(unavailableCourier)
  const choose = useSetAtom(pick)
  return (
    <div className="space-y-1.5 divide-y divide-sunk">
      {offers.map((offer) => (
        <RadioRow
          key={offer.code}
          name="shipping"
          form={ids.placeForm}
          value={offer.code}
          title={offer.name}
          marked
          detail={offer.code === unavailable ? 'Tidak tersedia untuk alamat ini' : withMarks(offer.detail)}
          disabled={offer.code === unavailable}
          aside={<CourierPrice offer={offer} />}
          checked={offer.code !== unavailable && offer.code === chosen}
          onChange={(event) => void choose('shipping', offer.code, byPointer(event))}
        />
      ))}
    </div>
  )
}

/** What sets a courier apart is seen before it is read. */
const withMarks = (detail: string): ReactNode =>
  detail.split(/(Termurah|Tercepat)/).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="font-semibold text-ok">
        {part}
      </span>
    ),
  )

/** What a voucher leaves to pay. */
export const LeftToPay = ({ offer: { left } }: { offer: ShippingOffer }) =>
  left ? formatRupiah(left) : <span className="text-ok">Gratis</span>

/** What a voucher changes is struck through, below it: a name beside both would wrap on a phone. */
export const CourierPrice = ({ offer }: { offer: ShippingOffer }) => (
  <>
    <LeftToPay offer={offer} />
    {offer.left < offer.cost ? (
      <s className="block text-sm font-normal text-muted">{formatRupiah(offer.cost)}</s>
    ) : null}
  </>
)
