import type { Order } from '#shared/api/order/order.ts'
import type { Returnable } from '#shared/api/order/return.ts'
import { href } from '#shared/web/routes.ts'
import { ReturnBadge } from '#client/kit/order/status-badge.tsx'
import { Thumbnail } from '#client/kit/base/thumbnail.tsx'

/** A line of the order, and what has become of pieces of it. */
export interface ReturnLine extends Pick<Returnable['given'][number], 'quantity' | 'returnId' | 'status'> {
  line: Order['lines'][number]
}

export const givenOf = ({ lines }: Pick<Order, 'lines'>, { given }: Returnable): ReturnLine[] =>
  given.flatMap(({ itemId, ...piece }) => {
    const line = lines.find((one) => one.itemId === itemId)
    return line ? [{ ...piece, line }] : []
  })

/** What is in a return already: it cannot be returned again, and leads to what has become of it. */
export function GivenLines({ given }: { given: readonly ReturnLine[] }) {
  return (
    <ul className="divide-y divide-sunk">
      {given.map(({ line, quantity, returnId, status }) => (
        <li key={`${returnId}-${line.itemId}`}>
          <a href={href('returnDetail', { returnId })} className="flex gap-3 py-3">
            <Thumbnail src={line.image} name={line.name} />
            <span className="min-w-0 flex-1">
              <span className="line-clamp-2 text-sm font-medium">{line.name}</span>
              <span className="mb-1 block text-xs text-muted">
                {[line.variant, `${quantity} sudah diajukan`].filter(Boolean).join(' · ')}
              </span>
              <ReturnBadge status={status} />
            </span>
            <span className="self-center text-sm font-semibold text-brand-text">Lihat</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
