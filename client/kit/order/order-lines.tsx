import type { OrderLine } from '#shared/api/order/order-line.ts'
import { formatRupiah } from '#shared/format/money.ts'
import { text } from '#shared/text/text.ts'
import { Struck } from '#client/kit/base/price.tsx'
import { Thumbnail } from '#client/kit/base/thumbnail.tsx'

/** The lines of an order, in the order they were added. */
export function OrderLines({ lines }: { lines: readonly OrderLine[] }) {
  return (
    <ul className="divide-y divide-sunk">
      {lines.map((line, place) => (
        <li key={`${place}-${line.name}`} className="flex gap-3 py-3 first:pt-0 last:pb-0">
          <Thumbnail src={line.image} name={line.name} />
          <span className="min-w-0 flex-1">
            <span className="line-clamp-2 text-sm font-medium">{line.name}</span>
            {line.variant ? <span className="mt-0.5 block text-xs text-muted">{line.variant}</span> : null}
            {line.available ? (
              <>
                <span className="price mt-1 flex flex-wrap items-baseline justify-between gap-x-1.5 text-sm">
                  <span className="text-xs text-muted">
                    <span className="whitespace-nowrap">
                      {line.quantity} × {formatRupiah(line.price)}
                    </span>{' '}
                    {(line.fullPrice ?? 0) > line.price && <Struck price={line.fullPrice} />}
                  </span>
                  <span className="ml-auto font-semibold whitespace-nowrap">
                    {formatRupiah(line.total ?? line.price * line.quantity)}
                  </span>
                </span>
                {/* Why it costs less pushes the sum nowhere. */}
                <span className="block text-xs font-medium text-ok">{line.priceNote}</span>
              </>
            ) : (
              <span className="mt-1 block text-sm font-semibold text-danger">{text.productUnavailable}</span>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
