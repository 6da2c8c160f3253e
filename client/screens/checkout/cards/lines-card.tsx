import { groupDigits } from '#shared/format/money.ts'
import { useAtomValue } from '#client/app/state/store.tsx'
import { Card } from '#client/kit/base/card.tsx'
import { OrderLines } from '#client/kit/order/order-lines.tsx'
import { OpenableCard } from '#client/screens/cart/open-card.tsx'
import { checkoutOf, openCard } from '#client/screens/checkout/state/state.ts'

/**
 * What is bought. One product is named in the card's line; several open as a list. A backend that tells no lines has them
 * all the same.
 */
export function LinesCard() {
  const lines = useAtomValue(checkoutOf('lines'))
  const [first] = lines
  if (!first)
    return (
      <Card title="Produk">
        <p className="text-sm text-muted">
          Toko tidak menampilkan rincian barang di sini. Yang dipesan adalah barang yang Anda pilih di keranjang.
        </p>
      </Card>
    )
  const pieces = lines.reduce((sum, line) => sum + line.quantity, 0)
  const short = (
    <span className="flex items-center gap-2">
      <span className="truncate">
        {first.name}
        {first.variant && lines.length === 1 ? <span className="block truncate text-sm">{first.variant}</span> : null}
      </span>
      {lines.length > 1 ? (
        <span className="shrink-0 font-medium whitespace-nowrap">+{lines.length - 1} lainnya</span>
      ) : null}
    </span>
  )
  return (
    <OpenableCard
      cards={openCard}
      card="lines"
      icon="package"
      title={`Produk (${groupDigits(pieces)} barang)`}
      decision={null}
      ask={short}
    >
      <OrderLines lines={lines} />
    </OpenableCard>
  )
}
