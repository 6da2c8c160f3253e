import { z } from 'zod'
import { Code, ItemId, lenientOrNull, nullable, Rupiah, text, withDefault, word } from '#shared/api/contract/brands.ts'
import { change, endpoint, list, read, record, specified, wire } from '#shared/api/contract/endpoint.ts'
import { limits } from '#shared/limits.ts'
import { channels } from '#shared/api/account/message.ts'
import { pushFields } from '#shared/api/contract/push-fields.ts'
import { ProductCard } from './catalog.ts'

/** stock: the variant is there again · price: it costs noticeably less. */
export const alertKinds = ['stock', 'price'] as const
export type AlertKind = (typeof alertKinds)[number]

const Kind = z.enum(alertKinds)
/** From a message about goods: it speaks for everything that its reader waits for there. */
const Token = nullable(text(512))

/** Goods that a shopper waits for. */
export const Alert = record(() => ({
  id: ['GOODS_ALERT_ID', Code],
  kind: ['GOODS_ALERT_KIND', word(alertKinds)],
  product: ['PRODUCT', ProductCard()],
  itemId: ['ITEM_ID_CODE', lenientOrNull(ItemId)],
  variant: ['ITEM_NAME', withDefault(text(200), '')],
  /** What it cost when the shopper asked, for `price`; null: this backend does not say. */
  price: ['GOODS_ALERT_PRICE', nullable(Rupiah)],
}))
export type Alert = z.output<ReturnType<typeof Alert>>

/** A shopper asks for one message when goods are there again, or cost less. A guest's become the customer's at the sign-in. */
export const alert = {
  /**
   * With a browser's own address it shows the news; without one a message goes to the contact that the account has
   * verified. Asked twice it is one wish.
   */
  ask: endpoint({
    ...change,
    access: 'visitor',
    upstream: 'POST /goods-alert/ask',
    input: record(() => ({
      itemId: specified('ITEM_ID', ItemId),
      kind: ['GOODS_ALERT_KIND', Kind],
      endpoint: ['PUSH_ENDPOINT', nullable(pushFields().endpoint[1])],
      key: ['PUSH_KEY', nullable(pushFields().key[1])],
      auth: ['PUSH_AUTH', nullable(pushFields().auth[1])],
    })),
    output: () => wire({ channel: ['CHANNEL', word([...channels, 'push'])] }),
  }),
  /** The newest first. */
  list: endpoint({
    ...read,
    access: 'visitor',
    upstream: 'GET /goods-alert/list',
    input: () => wire({ token: ['GOODS_ALERT_TOKEN', Token] }),
    output: () => list(Alert(), null, limits.alerts),
  }),
  remove: endpoint({
    ...change,
    access: 'visitor',
    upstream: 'POST /goods-alert/delete',
    input: record(() => ({
      /** null: all of them. */
      id: ['GOODS_ALERT_ID', nullable(Code)],
      token: ['GOODS_ALERT_TOKEN', Token],
    })),
  }),
}
