import type { Order } from '#shared/api/order/order.ts'
import { wayOf } from '#client/kit/order/state.ts'
import { Steps } from '#client/kit/order/steps.tsx'

/** How far a parcel, or what waits at the counter, is in four steps, until it was received. */
export function OrderSteps({ order }: { order: Order }) {
  const way = wayOf(order)
  return way === null ? null : <Steps label="Langkah pesanan" {...way} />
}
