import { useAtomValue } from '#client/app/state/store.tsx'
import { Card } from '#client/kit/base/card.tsx'
import { keptWords, PickupPlaceLines, readyWords } from '#client/kit/order/pickup-place.tsx'
import { checkoutOf, delivery } from '#client/screens/checkout/state/state.ts'

/** Where and when it can be fetched; it costs nothing. */
export function PickupCard() {
  const place = useAtomValue(checkoutOf('pickup'))
  const { fetched } = useAtomValue(delivery)
  if (!fetched || place === null) return null
  const ready = readyWords(place, true)
  return (
    <Card title="Ambil di Toko">
      <PickupPlaceLines place={place} />
      <p className="mt-2">
        {ready && 'Pesanan '}
        {ready && <strong>{ready}</strong>}
        {ready && ' (bila bayar di toko: setelah dipesan). '}
        {keptWords(place)} Bawa kode yang kami kirim; boleh diambil orang lain.
      </p>
    </Card>
  )
}
