import { hourMs } from '#shared/format/units.ts'
import { assert } from '#shared/assert.ts'
import { readConsent } from '#shared/web/consent.ts'
import type { Tags } from '#shared/web/tags.ts'
import { findOrder, listLines } from '#commerce/order/core/store.ts'
import type { ShopEvents } from '#commerce/platform/events.ts'
import type { Job } from '#commerce/platform/scheduler/scheduler.ts'
import type { JobKind } from '#commerce/platform/scheduler/tables.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import type { Tx } from '#commerce/platform/transaction.ts'
import { type TagVendorName, tagVendorNames, tagVendors } from '#commerce/vendors/tags/registry.ts'
import type { Purchase, TagBrowser } from '#commerce/vendors/tags/tag-vendor.ts'
import { addTagPurchase, changeTagPurchase, findTagPurchase, type TagPurchaseRow } from './store.ts'

/** Remembers the browser of a purchase for the vendors that the shop tells, if the shopper has allowed that. */
export function keepTagClient({ db, now, vendors }: Tx, { order, tagClient }: ShopEvents['order_placed']): void {
  const { tagConsent, googleClient, googleSession, metaBrowser, metaClick, tiktokBrowser, tiktokClick } = tagClient
  if (!tagConsent) return
  const browsers: Record<TagVendorName, TagBrowser> = {
    googleAnalytics: { id: googleClient ?? '', click: googleSession ?? '' },
    metaPixel: { id: metaBrowser ?? '', click: metaClick ?? '' },
    tiktokPixel: { id: tiktokBrowser ?? '', click: tiktokClick ?? '' },
  }
  for (const vendor of tagVendorNames) {
    const browser = browsers[vendor]
    // TikTok alone counts a purchase by its click without the browser's id.
    const named = browser.id !== '' || (vendor === 'tiktokPixel' && browser.click !== '')
    if (named && readConsent(tagConsent, about(vendor)) && vendors.tag(vendor))
      addTagPurchase(db, {
        orderId: order.id,
        vendor,
        consent: tagConsent,
        browser,
        userAgent: vendor === 'googleAnalytics' ? '' : (tagClient.userAgent ?? ''),
        createdAt: now,
      })
  }
}

/** A consent names the vendors that it is for. */
const about = (vendor: TagVendorName): Tags => ({
  ...{ google: null, pixel: null, tiktok: null },
  [tagVendors[vendor].consent]: vendor,
})

/** The purchase counts when its money is here. */
export function planTagPurchase({ db, now, scheduler }: Tx, { order }: ShopEvents['order_paid']): void {
  for (const vendor of tagVendorNames) {
    const row = findTagPurchase(db, order.id, vendor)
    if (!row || row.paidAt !== null) continue
    changeTagPurchase(db, row, { paidAt: now })
    scheduler.plan('send-purchase', `${vendor}:${order.id}`, now)
  }
}

export const tagJobs = { 'send-purchase': sendPurchase } satisfies Partial<Record<JobKind, Job>>

/**
 * Reports one purchase to one vendor, by the order's number: when the answer is lost it is reported again under the
 * same number, by which the vendor counts it once.
 */
async function sendPurchase(ref: string, scope: Scope): Promise<void> {
  const { db, now, vendors } = scope
  const [vendor, orderId] = nameAndOrder(ref)
  const row = findTagPurchase(db, orderId, vendor)
  if (!row || row.paidAt === null || row.sentAt !== null || row.problem !== '') return
  const done = (change: { sentAt: Date } | { problem: string }) =>
    changeTagPurchase(db, row, { ...change, browser: null, userAgent: '' })
  if (now.getTime() - row.paidAt.getTime() > tagVendors[vendor].oldestHours * hourMs)
    return done({ problem: 'the vendor takes no purchase that old' })
  const tag = vendors.tag(vendor)
  if (!tag) return done({ problem: 'the shop has no id or no keys there any more' })
  const answer = await tag.tell(purchaseOf(scope, row, row.paidAt))
  if (answer.ok) return done({ sentAt: now })
  if (answer.reason === 'refused') return done({ problem: answer.detail.slice(0, 200) })
  throw new Error(`${vendor} does not answer: ${answer.detail}`)
}

function nameAndOrder(ref: string): [TagVendorName, string] {
  const [name, orderId = ''] = ref.split(':')
  const vendor = tagVendorNames.find((one) => one === name)
  assert(vendor, 'a job to send a purchase names its vendor')
  return [vendor, orderId]
}

function purchaseOf({ db, shop }: Scope, { orderId, browser, userAgent }: TagPurchaseRow, at: Date): Purchase {
  const order = findOrder(db, orderId)
  assert(order?.number, 'only a placed order is paid')
  return {
    eventId: order.number,
    at,
    browser,
    userAgent,
    shopAddress: `https://${shop.host}/`,
    value: order.subtotal - order.discount,
    shipping: order.shippingCost - order.shippingDiscount,
    items: listLines(db, orderId).map(({ variantId, name, unitPrice, quantity }) => ({
      id: variantId,
      name,
      price: unitPrice,
      quantity,
    })),
  }
}
