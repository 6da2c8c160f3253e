import type { Alert } from '#shared/api/goods/alert.ts'
import { ItemId, rupiah } from '#shared/api/contract/brands.ts'
import type { Channel } from '#shared/api/account/message.ts'
import type { api, Decoded } from '#shared/api/index.ts'
import { limits } from '#shared/limits.ts'
import { accepted, refused, type Refused } from '#shared/result.ts'
import { ownerOf } from '#commerce/cart/store.ts'
import { cardAt } from '#commerce/catalog/rules.ts'
import { findItems, findVariants } from '#commerce/catalog/store.ts'
import { addPushTarget } from '#commerce/notification/push.ts'
import { readPushKeys } from '#commerce/notification/push-keys.ts'
import { wayTo } from '#commerce/notification/rules.ts'
import type { Handlers } from '#commerce/platform/handlers.ts'
import { countHit, networkKey, type RateLimit, rateLimited } from '#commerce/platform/rate-limit/rate-limit.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { tallyOf } from '#commerce/platform/tally/tally.ts'
import { inTransaction, type Tx } from '#commerce/platform/transaction.ts'
import { dealLines } from '#commerce/pricing/lines.ts'
import { contactsOf, hasRoom, isAsked, listAlerts, makeRoom, putAlert, readerOf, removeAlerts } from './store.ts'

/** Each may later call the maker of a browser that a stranger has named. */
const asks: RateLimit = {
  rule: 'alert',
  minutes: 60,
  bounds: [{ by: 'network', most: limits.alertAsksPerNetwork }],
}

/** What others wait for does not exist for the caller. */
export const alert: Handlers<'alert'> = {
  ask(asked, scope) {
    const owner = ownerOf(scope.who)
    if (owner === null) return refused('bad_request')
    return inTransaction(scope, (tx) => {
      const { kind, itemId: variantId } = asked
      const [found] = findItems(tx.db, [variantId], tx.now)
      if (!found) return refused('item_unknown')
      if (kind === 'stock' && found.variant.stock > 0) return refused('alert_in_stock')
      const known = isAsked(tx.db, { owner, variantId, kind })
      if (!known) {
        if (!hasRoom(tx.db, owner)) return refused('alerts_full', { max: limits.alerts })
        // A thousand networks with a new visitor at each call would fill the shop's database otherwise.
        if (tallyOf(tx.db, 'goods_alert') >= limits.alertsOfShop) return refused('alerts_of_shop_full')
      }
      const caller = { subject: null, network: networkKey(tx, asks) }
      const tooMany = rateLimited(tx, asks, caller)
      if (tooMany) return tooMany
      const way = wayOf(tx, owner, asked)
      if ('code' in way) return way
      const price = kind === 'stock' ? 0 : chargedFor(tx, found.variant)
      countHit(tx, asks, caller)
      if (!known) makeRoom(tx.db, owner, 1)
      putAlert(tx.db, { id: tx.newId(), kind, owner, variantId, price, browser: way.browser, askedAt: tx.now })
      return accepted({ channel: way.channel })
    })
  },

  list({ token }, scope) {
    const owner = whoseOf(scope, token)
    if (owner !== null) return accepted(alertsOf(scope, owner))
    return token === null ? accepted([]) : refused('not_found')
  },

  remove({ id, token }, scope) {
    const owner = whoseOf(scope, token)
    if (owner === null) return refused(token === null ? 'bad_request' : 'not_found')
    return inTransaction(scope, ({ db }) => {
      removeAlerts(db, owner, id)
      return accepted({})
    })
  },
}

/** The caller's own, or by the link of a message those of its reader. */
function whoseOf({ db, who, links }: Scope, token: string | null): string | null {
  if (token === null) return ownerOf(who)
  const named = links.alerts.open(token)
  return named && readerOf(db, named)
}

type Way = { browser: string | null; channel: Channel | 'push' }

/** By which way the news will come: the browser that was named, else the account's contact. */
function wayOf(tx: Tx, owner: string, { endpoint, key, auth }: Decoded<typeof api.alert.ask>): Way | Refused {
  if (endpoint !== null && key !== null && auth !== null && readPushKeys(tx.platform.pushKeys)) {
    const browser = addPushTarget(tx, owner, { endpoint, key, auth })
    return browser === null ? refused('input_invalid') : { browser, channel: 'push' }
  }
  const contact = contactsOf(tx.db, [owner]).get(owner)
  const way = contact && wayTo(contact, tx.vendors.channels)
  return way ? { browser: null, channel: way.channel } : refused('alert_way_unknown')
}

/** What one piece costs this shopper now. */
function chargedFor(
  { db, now, who }: Tx,
  { id, price, fullPrice }: { id: string; price: number; fullPrice: number | null },
) {
  const shopper = { customerId: who.customerId, phone: null, contact: null }
  const line = { variantId: id, quantity: 1, addedPrice: price }
  return dealLines(db, now, shopper, [line], () => ({ price, fullPrice }))[0]?.price ?? price
}

function alertsOf({ db, now }: Scope, owner: string): Alert[] {
  const rows = listAlerts(db, owner)
  const variants = findVariants(db, [...new Set(rows.map(({ product }) => product.id))], now)
  return rows.flatMap(({ alert: { id, kind, price, variantId }, product }) => {
    const siblings = variants.get(product.id) ?? []
    const variant = siblings.find((one) => one.id === variantId)
    if (!variant) return []
    const asked = kind === 'price' ? rupiah(price) : null
    const card = { ...cardAt(product, siblings, variant), shownItemId: ItemId.parse(variantId) }
    return [{ id, kind, product: card, itemId: ItemId.parse(variantId), variant: variant.name, price: asked }]
  })
}
