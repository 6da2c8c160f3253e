import { href, waitParam } from '#shared/web/routes.ts'
import { useAtomValue } from '#client/app/state/store.tsx'
import { RefusalNote } from '#client/kit/form/form.tsx'
import { Couriers, LeftToPay } from './couriers.tsx'
import { fragments } from '#client/screens/checkout/data/names.ts'
import { Retry } from './retry.tsx'
import { OpenableCard } from '#client/screens/cart/open-card.tsx'
import {
  appliedCourier,
  appliedOffer,
  checkoutOf,
  delivery,
  openCard,
  screen,
} from '#client/screens/checkout/state/state.ts'

/** Which courier brings it, and what it costs. */
export function ShippingCard() {
  const address = useAtomValue(checkoutOf('address'))
  const { needsCourier } = useAtomValue(delivery)
  const name = useAtomValue(checkoutOf('shippingName'))
  const refusal = useAtomValue(screen.refusalOf('shipping'))
  const refusals = useAtomValue(screen.refusals)
  const applied = useAtomValue(appliedCourier)
  const chosen = useAtomValue(appliedOffer)
  if (!needsCourier) return null
  const decision =
    applied === null ? null : (
      <>
        <span className="font-medium text-ink">{chosen?.name ?? name}</span>
        {chosen ? (
          <span className="price">
            {' · '}
            <LeftToPay offer={chosen} />
          </span>
        ) : null}
        {chosen?.arrives ? <span className="block text-sm">{chosen.arrives}</span> : null}
      </>
    )
  return (
    <OpenableCard
      cards={openCard}
      card="shipping"
      icon="truck"
      title="Opsi Pengiriman"
      decision={decision}
      ask={address === null ? 'Isi alamat untuk melihat ongkos kirim' : ''}
    >
      {refusal ? <RefusalNote key={refusals} {...refusal} className="mb-2" /> : null}
      <Choice />
    </OpenableCard>
  )
}

function Choice() {
  const address = useAtomValue(checkoutOf('address'))
  const shipping = useAtomValue(screen.dataOf('shipping'))
  const late = useAtomValue(screen.dataOf('shippingLate'))
  const refused = useAtomValue(screen.dataOf('shippingRefused'))
  const path = useAtomValue(screen.path)
  // The card's own line says what is missing.
  if (address === null) return null
  if (late) return <Asking />
  if (shipping === null) return <Retry what={refused ?? 'Opsi pengiriman belum dapat dimuat.'} href={path} />
  return shipping.length === 0 ? <NoService /> : <Couriers offers={shipping} />
}

/** The couriers' answer comes after the page. The link brings the page with it, where no script can take it. */
function Asking() {
  const path = useAtomValue(screen.path)
  return (
    <p role="status" className="text-muted">
      Menghitung ongkir …{' '}
      <a
        href={`${path}&${waitParam}=1#${fragments.shipping}`}
        className="inline-flex min-h-11 items-center font-semibold text-brand-text"
      >
        Tunggu Jawaban Kurir
      </a>
    </p>
  )
}

/** No courier goes there: why, and what can be done. */
function NoService() {
  const address = useAtomValue(checkoutOf('address'))
  const weightGrams = useAtomValue(checkoutOf('weightGrams'))
  const kilos =
    weightGrams === null ? '' : ` dengan berat ${String(Math.round(weightGrams / 100) / 10).replace('.', ',')} kg`
  return (
    <div className="text-muted">
      <p>
        Belum ada kurir yang mengantar ke {address?.district || address?.regency || 'alamat ini'}
        {kilos}.
      </p>
      <p className="mt-1 flex flex-wrap gap-x-6">
        <a href={`#${fragments.address}`} className="inline-flex min-h-11 items-center font-semibold text-brand-text">
          Ganti Alamat
        </a>
        <a href={href('cart')} className="inline-flex min-h-11 items-center font-semibold text-brand-text">
          Kurangi Isi Keranjang
        </a>
      </p>
    </div>
  )
}
