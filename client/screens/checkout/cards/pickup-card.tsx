import { useAtomValue } from '#client/app/state/store.tsx'
import { Card } from '#client/kit/base/card.tsx'
import { PickupPlaceLines } from '#client/kit/order/pickup-place.tsx'
import { checkoutOf, delivery } from '#client/screens/checkout/state/state.ts'

/** Where and when it can be fetched; it costs nothing. */
export function PickupCard() {
  const place = useAtomValue(checkoutOf('pickup'))
  const { fetched } = useAtomValue(delivery)
  if (!fetched || place === null) return null
  const { readyHours, keptDays } = place
  return (
    <Card title="Ambil di Toko">
      <PickupPlaceLines place={place} />
      <ul className="mt-2 list-disc pl-5">
        {readyHours !== null && (
          <li>
            Siap <strong>{readyHours} jam</strong> setelah dibayar, atau setelah dipesan bila bayar di toko
          </li>
        )}
        {keptDays !== null && (
          <li>
            Disimpan <strong>{keptDays} hari</strong> sejak siap
          </li>
        )}
        <li>Bawa kode yang kami kirim; boleh diambil orang lain</li>
      </ul>
    </Card>
  )
}
