import type { OrderCard as Order } from '#shared/api/order/order.ts'
import { formatDate } from '#shared/format/dates.ts'
import { formatRupiah } from '#shared/format/money.ts'
import { href } from '#shared/web/routes.ts'
import { Image } from '#client/app/image.tsx'
import type { OrderTab } from '#shared/order/order-status.ts'
import { buttonClass } from '#client/kit/base/button.tsx'
import { orderValue, paidWords } from '#client/kit/order/paid-with.tsx'
import { ReturnBadge, StatusBadge } from '#client/kit/order/status-badge.tsx'

/** One order of the list: what was bought, the total, the status. The whole card is a link. */
export function OrderCard({ order, tab = null }: { order: Order; tab?: OrderTab | null }) {
  const { first } = order
  const more = order.lineCount - 1
  return (
    <a href={href('order', { saleId: order.id })} className="card block p-4">
      <span className="flex items-center justify-between gap-3">
        <span className="numbers text-xs text-muted">{formatDate(order.placedAt)}</span>
        {tab === 'pengembalian' && order.returnStatus ? (
          <ReturnBadge status={order.returnStatus} />
        ) : (
          <StatusBadge sale={order} />
        )}
      </span>
      <span className="mt-3 flex gap-3">
        <span className="size-14 shrink-0 overflow-hidden rounded-sm">
          <Image src={first?.image} alt="" label={first?.name ?? order.number} size={56} />
        </span>
        <span className="min-w-0 flex-1">
          <span className="line-clamp-2 text-sm font-medium">{first?.name ?? order.number}</span>
          {first?.variant ? <span className="mt-0.5 line-clamp-1 text-xs text-muted">{first.variant}</span> : null}
          {more > 0 ? <span className="mt-0.5 block text-xs text-muted">+{more} produk lainnya</span> : null}
        </span>
      </span>
      <span className="mt-3 flex items-center justify-between gap-3 border-t border-sunk pt-3">
        <span>
          <span className="block text-xs text-muted">Total Belanja</span>
          <strong className="price text-base whitespace-nowrap">{formatRupiah(orderValue(order))}</strong>
          {order.paidWith.length > 0 ? <span className="block text-xs text-muted">{paidWords(order)}</span> : null}
        </span>
        {order.status === 'PENDING' ? (
          <span className={buttonClass()}>Bayar Sekarang</span>
        ) : (
          <span className="text-sm font-semibold text-brand-text">Rincian Pesanan</span>
        )}
      </span>
    </a>
  )
}
