import { useAtomValue } from '#client/app/state/store.tsx'
import { Card } from '#client/kit/base/card.tsx'
import { PickupPlaceLines } from '#client/kit/order/pickup-place.tsx'
import { checkoutOf, delivery } from '#client/screens/checkout/state/state.ts'

/** Where and when it can be fetched; it costs nothing. */
export function PickupCard() {
  const place = useAtomValue(checkoutOf('pickup'))
  const { fetched } = useAtomValue(delivery)
  if (!fetched || place === null) return null
  const ready =
    place.readyHours === null
      ? ''
      : ` Siap dalam ${place.readyHours} jam setelah dibayar, atau setelah dipesan bila bayar di toko.`
  const kept = place.keptDays === null ? '' : ` Disimpan ${place.keptDays} hari.`
  return (
    <Card title="Ambil di Toko">
      <PickupPlaceLines place={place} />
      <p className="mt-2 text-sm text-muted">
        Gratis.{ready}
        {kept} Tunjukkan kode yang kami kirim saat pesanan siap.
      </p>
    </Card>
  )
}
