import { href } from '#shared/web/routes.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import type { MessageRow } from './store.ts'
import type { MessageValues } from './tables.ts'

/**
 * Where a message leads: to the signed page of its order, or of the change it tells about, so that the reader needs no
 * account; to the return that it is about, which only its account sees; to goods; or, for the seller, to the desk, which
 * asks who it is. null: nowhere.
 */
export function pathOf(
  { links }: Pick<Scope, 'links'>,
  { kind, channel, orderId, values }: Pick<MessageRow, 'kind' | 'channel' | 'orderId' | 'values'>,
): string | null {
  // A button of WhatsApp stands in its approved template, and those of the seller have none.
  if (kind.startsWith('seller_')) return channel === 'email' ? deskPathOf(kind, values) : null
  const { change, slug, item, return: returnId } = values
  if (change !== undefined) return href('undoChange', { token: links.change.sign(change) })
  if (slug !== undefined) return href('product', { slug }, { varian: item })
  if (returnId !== undefined) return href('returnDetail', { returnId })
  return orderId === null ? null : href('track', { token: links.order.sign(orderId) })
}

/** A receipt is looked at and answered where all of them wait. */
const deskPathOf = (kind: MessageRow['kind'], { number }: MessageValues): string =>
  kind === 'seller_receipt'
    ? '/kelola/konfirmasi'
    : number === undefined
      ? '/kelola'
      : `/kelola/pesanan?id=${encodeURIComponent(number)}`

/**
 * What fills the words of a message. News of goods lead to all that their reader still waits for: by the account, because
 * alerts outlive the message. A seller's template has no button, and as many values as Meta has approved, so the address
 * of the order at the desk follows its number.
 */
export function valuesOf(
  { links, shop }: Pick<Scope, 'links' | 'shop'>,
  { id, kind, channel, values }: Pick<MessageRow, 'id' | 'kind' | 'channel' | 'values'>,
): MessageValues {
  const { number, slug, owner } = values
  if (kind.startsWith('seller_') && channel !== 'email' && number !== undefined)
    return { ...values, number: `${number} di https://${shop.host}${deskPathOf(kind, values)}` }
  return slug === undefined
    ? values
    : { ...values, stop: `https://${shop.host}${href('alerts', {}, { k: links.alerts.sign(owner ?? id) })}` }
}
