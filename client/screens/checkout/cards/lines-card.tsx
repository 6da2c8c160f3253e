import { groupDigits } from '#shared/format/money.ts'
import { useAtomValue } from '#client/app/state/store.tsx'
import { Card } from '#client/kit/base/card.tsx'
import { OrderLines } from '#client/kit/order/order-lines.tsx'
import { countPieces } from '#client/kit/order/pieces.ts'
import { checkoutOf } from '#client/screens/checkout/state/state.ts'

const shownAtOnce = 3

/** What is bought: three at once, more on demand. A backend may send no lines although there are some. */
export function LinesCard() {
  const lines = useAtomValue(checkoutOf('lines'))
  if (lines.length === 0)
    return (
      <Card title="Produk">
        <p className="text-sm text-muted">Yang Anda pilih di keranjang.</p>
      </Card>
    )
  const more = lines.slice(shownAtOnce)
  return (
    <Card title={`Produk (${groupDigits(countPieces(lines))} barang)`}>
      <OrderLines lines={lines.slice(0, shownAtOnce)} />
      {more.length > 0 ? (
        <details>
          <summary className="flex min-h-11 items-center text-sm font-semibold text-brand-text">
            +{more.length} lainnya
          </summary>
          <OrderLines lines={more} />
        </details>
      ) : null}
    </Card>
  )
}
