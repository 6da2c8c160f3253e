import type { OrderLine } from '#shared/api/checkout.ts'
import { groupDigits } from '#shared/format/money.ts'
import { DecisionCard } from '#client/kit/card.tsx'
import { OrderLines } from '#client/kit/order-lines.tsx'

interface LinesCardProps {
  lines: readonly OrderLine[]
  open: boolean
  onToggle: (open: boolean) => void
  onTouch: () => void
}

/** What is bought. One product is told in the card's line; more open into a list. */
export function LinesCard({ lines, ...card }: LinesCardProps) {
  const [first] = lines
  const pieces = lines.reduce((sum, line) => sum + line.quantity, 0)
  const short = (
    <span className="flex items-center gap-2">
      <span className="truncate">{first?.name}</span>
      {lines.length > 1 ? (
        <span className="shrink-0 font-medium whitespace-nowrap">+{lines.length - 1} lainnya</span>
      ) : null}
    </span>
  )
  return (
    <DecisionCard
      id="produk"
      icon="package"
      title={`Produk (${groupDigits(pieces)} barang)`}
      decision={null}
      ask={short}
      {...card}
    >
      <OrderLines lines={lines} />
    </DecisionCard>
  )
}
