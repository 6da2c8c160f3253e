import { href } from '#shared/web/routes.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import type { MessageRow } from './store.ts'

/** Where a message leads: to the signed page of its order, so that the reader needs no account. null: nowhere. */
export async function pathOf(
  { links }: Pick<Scope, 'links'>,
  { orderId }: Pick<MessageRow, 'orderId'>,
): Promise<string | null> {
  return orderId === null ? null : href('track', { token: await links.sign(orderId) })
}
