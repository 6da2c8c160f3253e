import type { Order } from '#shared/api/order/order.ts'
import { api } from '#shared/api/index.ts'
import { type ActionContext, can, type Shop, stay } from '#client/app/page/page.ts'
import { isOver } from './change-fingerprint.ts'
import type { OrderNewsProps } from './order-news.tsx'

/** Whether a page of the order offers news of it: once it is paid, or will be on delivery, until it is over. */
export function newsOf(
  shop: Shop,
  order: Order,
  { at, token }: { at: string; token: string | null },
): OrderNewsProps | null {
  const { pushKey } = shop
  const paid = order.bill?.status === 'PAID' || order.bill?.status === 'COD'
  return pushKey && token && paid && !isOver(order) && can(shop, 'order.notify') ? { at, token, pushKey } : null
}

/** The browser's own address and keys, from the script. */
export async function notify(ctx: Pick<ActionContext<'order'>, 'api' | 'read'>) {
  await ctx.api.order.notify(ctx.read(api.order.notify))
  return stay()
}
