import type { Order } from '#shared/api/order/order.ts'
import { href } from '#shared/web/routes.ts'
import { ButtonLink } from '#client/kit/base/button.tsx'

interface Props {
  order: Pick<Order, 'id' | 'status' | 'reviewable'>
  /** The token of the signed link, when the order is followed by it. */
  token?: string | null
}

/** It is completed, and something of it has no review. */
export const isReviewable = ({ status, reviewable }: Pick<Order, 'status' | 'reviewable'>): boolean =>
  status === 'COMPLETED' && reviewable

/** The link for reviewing a completed order, until all of it has been reviewed. */
export function ReviewLink({ order, token = null }: Props) {
  const to = token === null ? href('reviewsWaiting', {}, { pesanan: order.id }) : href('trackReview', { token })
  return isReviewable(order) ? (
    <ButtonLink href={to} size="lg" full>
      Beri Ulasan
    </ButtonLink>
  ) : null
}
