import type { Order } from '#shared/api/order/order.ts'
import { href } from '#shared/web/routes.ts'
import { ButtonLink } from '#client/kit/base/button.tsx'

/** The link for reviewing a completed order. */
export function ReviewLink({ order: { id, status } }: { order: Pick<Order, 'id' | 'status'> }) {
  return status === 'COMPLETED' ? (
    <ButtonLink href={href('reviewsWaiting', {}, { pesanan: id })} variant="outline">
      Beri Ulasan
    </ButtonLink>
  ) : null
}
