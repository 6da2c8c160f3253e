import type { Order } from '#shared/api/order/order.ts'
import { orderStatus } from '#shared/order/order-status.ts'
import { Card } from '#client/kit/base/card.tsx'
import { CopyButton } from '#client/kit/base/copy.tsx'
import { keptWords, PickupPlaceLines, readyWords } from '#client/kit/order/pickup-place.tsx'
import { QrCode } from '#client/kit/base/qr-code.tsx'
import { qrDrawing } from '#client/kit/base/qr.ts'
import { showPhone } from '#client/kit/form/address-text.ts'

/** Where the order is fetched, until when, and the code that the seller asks for. */
export function PickupCard({ order: { pickup, address, status } }: { order: Order }) {
  if (pickup === null) return null
  const { code, until } = pickup
  const ready = readyWords(pickup)
  return (
    <Card title="Ambil di Toko">
      {code === null ? null : <PickupCode code={code} />}
      {until === null && orderStatus[status].underWay && ready ? (
        <p className="mb-3 text-base text-muted">
          Pesanan {ready}. Kami kabari, lalu kodenya tampil di sini. {keptWords(pickup)}
        </p>
      ) : null}
      {until !== null && code === null ? (
        <p className="mb-3 text-base text-muted">
          Kode pengambilan tampil di sini setelah 4 digit terakhir nomor HP diisi.
        </p>
      ) : null}
      <PickupPlaceLines place={pickup} />
      {address ? (
        <p className="mt-2 text-sm text-muted">
          Pengambil: {address.recipient} · <span className="whitespace-nowrap">{showPhone(address.phone)}</span>
        </p>
      ) : null}
    </Card>
  )
}

/** In two groups for reading aloud, and to scan. */
function PickupCode({ code }: { code: string }) {
  return (
    <div className="mb-4 flex flex-col items-center gap-2 text-center">
      <QrCode qr={qrDrawing(code)} label="Kode QR pengambilan" px={232} className="max-w-full rounded-md" />
      <p className="numbers flex items-center gap-3 text-xl font-bold">
        <span>{code.replace(/(.{4})(?=.)/g, '$1 ')}</span>
        <CopyButton value={code} label="Salin Kode Pengambilan" />
      </p>
      <p className="text-sm text-muted">Tunjukkan kode ini di toko. Berikan hanya kepada yang mengambil.</p>
    </div>
  )
}
