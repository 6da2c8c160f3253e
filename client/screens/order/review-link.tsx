import type { Order } from '#shared/api/order/order.ts'
import { href } from '#shared/web/routes.ts'
import { ButtonLink } from '#client/kit/base/button.tsx'

interface Props {
  order: Pick<Order, 'id' | 'status' | 'reviewable'>
  /** The token of the signed link, when the order is followed by it. */
  token?: string | null
}

/** The link for reviewing a completed order, until all of it has been reviewed. */
export function ReviewLink({ order: { id, status, reviewable }, token = null }: Props) {
  const to = token === null ? href('reviewsWaiting', {}, { pesanan: id }) : href('trackReview', { token })
  return status === 'COMPLETED' && reviewable ? (
    <ButtonLink href={to} variant="outline">
      Beri Ulasan
    </ButtonLink>
  ) : null
}
