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
      <p className="mt-2">
        {readyHours !== null && (
          <>
            Siap <strong>{readyHours} jam</strong> setelah dibayar, atau setelah dipesan bila bayar di toko.{' '}
          </>
        )}
        {keptDays !== null && (
          <>
            Disimpan <strong>{keptDays} hari</strong>.{' '}
          </>
        )}
        Tunjukkan kode yang kami kirim saat siap; boleh diambil orang lain.
      </p>
    </Card>
  )
}
