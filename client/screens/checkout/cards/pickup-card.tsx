import { useAtomValue } from '#client/app/state/store.tsx'
import { Card } from '#client/kit/base/card.tsx'
import { keptWords, PickupPlaceLines } from '#client/kit/order/pickup-place.tsx'
import { checkoutOf, delivery } from '#client/screens/checkout/state/state.ts'

/** Where and when it can be fetched; it costs nothing. */
export function PickupCard() {
  const place = useAtomValue(checkoutOf('pickup'))
  const { fetched } = useAtomValue(delivery)
  if (!fetched || place === null) return null
  const { readyHours } = place
  return (
    <Card title="Ambil di Toko">
      <PickupPlaceLines place={place} />
      <p className="mt-2">
        {readyHours && <strong>Siap dalam {readyHours} jam</strong>}
        {readyHours && ' setelah dibayar, atau dipesan bila bayar di toko. '}
        {keptWords(place)} Bawa kode yang kami kirim; boleh diambil orang lain.
      </p>
    </Card>
  )
}
