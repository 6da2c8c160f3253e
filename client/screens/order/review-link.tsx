import type { Order } from '#shared/api/order/order.ts'
import { href } from '#shared/web/routes.ts'
import { ButtonLink } from '#client/kit/base/button.tsx'

interface Props {
  order: Pick<Order, 'id' | 'status'>
  /** The token of the signed link, when the order is followed by it. */
  token?: string | null
}

/** The link for reviewing a completed order. */
export function ReviewLink({ order: { id, status }, token = null }: Props) {
  const to = token === null ? href('reviewsWaiting', {}, { pesanan: id }) : href('trackReview', { token })
  return status === 'COMPLETED' ? (
    <ButtonLink href={to} variant="outline">
      Beri Ulasan
    </ButtonLink>
  ) : null
}
