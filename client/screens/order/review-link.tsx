import type { Order } from '#shared/api/order/order.ts'
import { href } from '#shared/web/routes.ts'
import { nextStep, stepName } from '#client/kit/order/state.ts'
import { ButtonLink } from '#client/kit/base/button.tsx'
import { type ButtonLook } from '#client/kit/base/button-look.ts'

interface Props {
  order: Order
  /** The token of the signed link, when the order is followed by it. */
  token: string | null
  variant: ButtonLook['variant']
}

/** The link for reviewing a completed order, until all of it has been reviewed. */
export function ReviewLink({ order, token, variant }: Props) {
  const to = token === null ? href('reviewsWaiting', {}, { pesanan: order.id }) : href('trackReview', { token })
  return nextStep(order) === 'review' ? (
    <ButtonLink href={to} variant={variant} size="lg" full>
      {stepName('review')}
    </ButtonLink>
  ) : null
}
