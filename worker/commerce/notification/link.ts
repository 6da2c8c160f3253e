import { href } from '#shared/web/routes.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import type { MessageRow } from './store.ts'

/** Where a message leads: the signed page of its order, for whoever holds the message. null: nowhere. */
export async function pathOf(
  { links }: Pick<Scope, 'links'>,
  { saleId }: Pick<MessageRow, 'saleId'>,
): Promise<string | null> {
  return saleId === null ? null : href('track', { token: await links.sign(saleId) })
}
