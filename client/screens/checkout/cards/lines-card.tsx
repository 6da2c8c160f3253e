import type { OrderLine } from '#shared/api/order/order-line.ts'
import { formatRupiah, groupDigits } from '#shared/format/money.ts'
import { text } from '#shared/text/text.ts'
import { useAtomValue } from '#client/app/state/store.tsx'
import { Image } from '#client/app/image.tsx'
import { Card } from '#client/kit/base/card.tsx'
import { countPieces } from '#client/kit/order/pieces.ts'
import { checkoutOf } from '#client/screens/checkout/state/state.ts'

const shownAtOnce = 3

/** What is bought: three at once, more on demand. A backend that tells no lines has them all the same. */
export function LinesCard() {
  const lines = useAtomValue(checkoutOf('lines'))
  if (lines.length === 0)
    return (
      <Card title="Produk">
        <p className="text-sm text-muted">
          Rincian barang tidak tampil di sini. Yang dipesan adalah yang Anda pilih di keranjang.
        </p>
      </Card>
    )
  const more = lines.slice(shownAtOnce)
  return (
    <Card title={`Produk (${groupDigits(countPieces(lines))} barang)`}>
      <Lines lines={lines.slice(0, shownAtOnce)} />
      {more.length > 0 ? (
        <details>
          <summary className="flex min-h-11 items-center text-sm font-semibold text-brand-text">
            +{more.length} lainnya
          </summary>
          <Lines lines={more} />
        </details>
      ) : null}
    </Card>
  )
}

const Lines = ({ lines }: { lines: readonly OrderLine[] }) =>
  lines.map(({ name, variant, image, quantity, price, total, priceNote, available }, place) => (
    <div key={`${place}-${name}`} className="flex gap-3 py-2 last:pb-0">
      <span className="size-10 shrink-0 overflow-hidden rounded-sm">
        <Image src={image} alt="" label={name} size={40} />
      </span>
      <span className="min-w-0 flex-1 text-sm">
        <span className="line-clamp-2 font-medium">{name}</span>
        <span className="flex flex-wrap justify-between gap-x-3 text-muted">
          {quantity} × {variant || formatRupiah(price)}
          {available ? (
            <span className="price ml-auto font-semibold text-ink">{formatRupiah(total ?? price * quantity)}</span>
          ) : (
            <span className="font-semibold text-danger">{text.productUnavailable}</span>
          )}
        </span>
        <span className="text-xs font-medium text-ok">{priceNote}</span>
      </span>
    </div>
  ))
