import { href } from '#shared/web/routes.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { signChange } from '#commerce/platform/links.ts'
import type { MessageRow } from './store.ts'

/**
 * Where a message leads: to the signed page of its order, or of the change it tells about, so that the reader needs no
 * account. null: nowhere.
 */
export async function pathOf(
  { links, keyedHash }: Pick<Scope, 'links' | 'keyedHash'>,
  { orderId, values: { change } }: Pick<MessageRow, 'orderId' | 'values'>,
): Promise<string | null> {
  if (change !== undefined) return href('undoChange', { token: signChange(keyedHash, change) })
  return orderId === null ? null : href('track', { token: await links.sign(orderId) })
}
