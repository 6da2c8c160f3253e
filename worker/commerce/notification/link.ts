import { href } from '#shared/web/routes.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import type { MessageRow } from './store.ts'

/**
 * Where a message leads: to the signed page of its order, or of the change it tells about, so that the reader needs no
 * account. null: nowhere.
 */
export async function pathOf(
  { links }: Pick<Scope, 'links'>,
  { orderId, values: { change } }: Pick<MessageRow, 'orderId' | 'values'>,
): Promise<string | null> {
  if (change !== undefined) return href('undoChange', { token: links.signChange(change) })
  return orderId === null ? null : href('track', { token: await links.sign(orderId) })
}
