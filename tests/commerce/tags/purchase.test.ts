import { hourMs } from '#shared/format/units.ts'
import { expect, test } from 'vitest'
import { consentValue } from '#shared/web/consent.ts'
import { bindings } from '#tests/support/in-workerd/bindings.ts'
import { guest, openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { order, prepare, press, valueOf } from '../order/checkout/checkout-steps.ts'

const me = guest('visitor-one')
const ids = { googleAnalyticsId: 'G-CONTOH1234', metaPixelId: '123456789012345' }
const named = { google: ids.googleAnalyticsId, pixel: ids.metaPixelId, tiktok: null }
const yes = consentValue(true, new Date('2026-11-20T03:00:00Z'), named)
const userAgent = 'Mozilla/5.0 (Linux; Android 14)'

interface Asked {
  path: string
  headers: Record<string, string>
  body: Record<string, unknown>
}
async function toldOf(client: string): Promise<Asked[]> {
  return (await fetch(`${bindings.TAG_VENDOR}/asked?client=${client}`)).json()
}
const rows = (shop: SellingShop) =>
  shop.sql('SELECT vendor, client, user_agent, consent, sent_at, problem FROM tag_purchase ORDER BY vendor')

/** A shop with keys and ids of both vendors. */
async function openTaggedShop() {
  const shop = await openSellingShop({ vendors: 'tags' })
  await shop.admin('PATCH', '/settings', ids)
  return shop
}
/** An order with this about the browser in its request; paid. */
async function buy(shop: SellingShop, client: object) {
  const itemId = await shop.item({ price: 50_000 })
  const orderId = await prepare(shop, me, [itemId], { quantity: 2 })
  valueOf(await shop.call('checkout.place', { orderId, ...client }, me))
  return { itemId, orderId }
}

test('the click on an advertisement that led here is reported with the purchase', async () => {
  const shop = await openTaggedShop()
  const [metaBrowser, metaClick] = ['fb.1.1700000000.8018', 'fb.1.1700000000.IwAR2xCdEf-80']
  const { orderId } = await buy(shop, { tagConsent: yes, metaBrowser, metaClick, userAgent })
  await press(shop, orderId, me, 'settlement')
  await shop.runDue()
  const [meta] = await toldOf(metaBrowser)
  expect(meta?.body).toMatchObject({
    data: [{ user_data: { fbp: metaBrowser, fbc: metaClick, client_user_agent: userAgent } }],
  })
})

// Proves §3.51, ASVS 14.2.3
test('a paid order is reported to both vendors once, with the order’s number and nothing that names the shopper', async () => {
  const shop = await openTaggedShop()
  const [googleClient, metaBrowser] = ['101.1001', 'fb.1.1700000000.1001']
  const { itemId, orderId } = await buy(shop, { tagConsent: yes, googleClient, metaBrowser, userAgent })
  await shop.runDue()
  expect([await toldOf(googleClient), await toldOf(metaBrowser)]).toEqual([[], []])
  await press(shop, orderId, me, 'settlement')
  await shop.runDue()
  await shop.runDue()
  const { number } = await order(shop, orderId, me)

  const [google, ...againGoogle] = await toldOf(googleClient)
  expect(againGoogle).toEqual([])
  expect(google?.path).toBe('/mp/collect?measurement_id=G-CONTOH1234&api_secret=only-for-tests')
  expect(google?.body).toEqual({
    client_id: googleClient,
    timestamp_micros: expect.any(Number),
    consent: { ad_user_data: 'DENIED', ad_personalization: 'DENIED' },
    events: [
      {
        name: 'purchase',
        params: {
          event_id: number,
          transaction_id: number,
          currency: 'IDR',
          value: 100_000,
          shipping: expect.any(Number),
          items: [{ item_id: itemId, item_name: `Kopi ${itemId}`, price: 50_000, quantity: 2 }],
        },
      },
    ],
  })
  const [meta, ...againMeta] = await toldOf(metaBrowser)
  expect(againMeta).toEqual([])
  expect(meta?.path).toBe('/123456789012345/events')
  expect(meta?.body).toEqual({
    access_token: 'only-for-tests',
    data: [
      {
        event_name: 'Purchase',
        event_id: number,
        event_time: expect.any(Number),
        action_source: 'website',
        event_source_url: `${shop.origin}/`,
        user_data: { fbp: metaBrowser, client_user_agent: userAgent },
        custom_data: {
          currency: 'IDR',
          value: 100_000,
          order_id: number,
          content_type: 'product',
          content_ids: [itemId],
          contents: [{ id: itemId, quantity: 2, item_price: 50_000 }],
        },
      },
    ],
  })
  for (const word of ['Siti', '0812', '81234567890', 'Melawai'])
    expect(JSON.stringify([google, meta])).not.toContain(word)
  // Only the proof of the consent stays.
  expect(await rows(shop)).toEqual(
    ['googleAnalytics', 'metaPixel'].map((vendor) => ({
      vendor,
      client: '',
      user_agent: '',
      consent: yes,
      sent_at: expect.any(Number),
      problem: '',
    })),
  )
})

test('a vendor that the shopper was not asked about gets nothing, though the shop has it', async () => {
  const shop = await openTaggedShop()
  await shop.admin('PATCH', '/settings', { tiktokPixelId: 'C4CONTOH1234567890AB' })
  const [googleClient, tiktokBrowser] = ['101.1301', '01JTTP1301']
  const { orderId } = await buy(shop, { tagConsent: yes, googleClient, tiktokBrowser, tiktokClick: 'E.C.P', userAgent })
  await press(shop, orderId, me, 'settlement')
  await shop.runDue()
  expect([await toldOf(googleClient), await toldOf(tiktokBrowser)]).toMatchObject([[{}], []])
  expect(await rows(shop)).toMatchObject([{ vendor: 'googleAnalytics' }])
})

test.each([
  ['a no', 2, { tagConsent: consentValue(false, new Date(), named), googleClient: '101.2001' }],
  ['no answer', 3, { googleClient: '101.3001' }],
  ['a consent to another wording', 4, { tagConsent: '99.yes.1795341600', googleClient: '101.4001' }],
  ['a consent without the name of the browser', 5, { tagConsent: yes }],
] as const)('after %s nothing is stored and nobody is told', async (_, n, client) => {
  const shop = await openTaggedShop()
  const { orderId } = await buy(shop, client)
  await press(shop, orderId, me, 'settlement')
  await shop.runDue()
  expect(await rows(shop)).toEqual([])
  expect(await toldOf(`101.${n}001`)).toEqual([])
})

test('a shop without keys or without an id stores nothing', async () => {
  const client = { tagConsent: yes, googleClient: '101.5002', metaBrowser: 'fb.1.1700000000.5002', userAgent }
  const noKeys = await openSellingShop()
  await noKeys.admin('PATCH', '/settings', ids)
  await buy(noKeys, client)
  expect(await rows(noKeys)).toEqual([])
  const noId = await openSellingShop({ vendors: 'tags' })
  await noId.admin('PATCH', '/settings', { ...ids, googleAnalyticsId: null })
  await buy(noId, client)
  expect(await rows(noId)).toMatchObject([{ vendor: 'metaPixel' }])
})

test.each([
  ['is lost', '9001', 7],
  ['is an error', '9002', 8],
])('when the first answer %s, the purchase is told again under the same number', async (_, end, n) => {
  const shop = await openTaggedShop()
  const [googleClient, metaBrowser] = [`${n}.${end}`, `fb.1.${n}.${end}`]
  const { orderId } = await buy(shop, { tagConsent: yes, googleClient, metaBrowser, userAgent })
  await press(shop, orderId, me, 'settlement')
  await shop.runDue()
  expect(await rows(shop)).toMatchObject([{ sent_at: null }, { sent_at: null }])
  await shop.wait(1)
  await shop.runDue()
  const { number } = await order(shop, orderId, me)
  for (const client of [googleClient, metaBrowser]) {
    const told = await toldOf(client)
    expect(told).toHaveLength(2)
    expect(told[1]?.body).toEqual(told[0]?.body)
    expect(JSON.stringify(told[1]?.body)).toContain(number)
  }
  expect(await rows(shop)).toMatchObject([{ sent_at: expect.any(Number) }, { sent_at: expect.any(Number) }])
})

test('a purchase that the vendor refuses is given up, and the order does not notice', async () => {
  const shop = await openTaggedShop()
  const googleClient = '9.9003'
  const { orderId } = await buy(shop, { tagConsent: yes, googleClient })
  await press(shop, orderId, me, 'settlement')
  await shop.runDue()
  await shop.wait(1)
  await shop.runDue()
  expect(await toldOf(googleClient)).toHaveLength(1)
  expect(await rows(shop)).toMatchObject([{ sent_at: null, client: '', problem: expect.stringContaining('HTTP 400') }])
})

test('the administration sets ids that can be ids, and takes them away', async () => {
  const shop = await openSellingShop()
  const set = (googleAnalyticsId: unknown, metaPixelId: unknown = null) =>
    shop.admin('PATCH', '/settings', { googleAnalyticsId, metaPixelId })
  expect((await set(' g-contoh1234 ', '123456789012345')).status).toBe(200)
  expect(valueOf(await shop.call('site.googleAnalytics', {}))).toEqual({ googleId: 'G-CONTOH1234' })
  expect((await set("G-1');alert(1)//")).status).toBe(422)
  expect((await set(null, '1</script>')).status).toBe(422)
  expect((await shop.admin('PATCH', '/settings', { tiktokPixelId: 'C4<script>' })).status).toBe(422)
  expect((await set(null)).status).toBe(200)
  expect(valueOf(await shop.call('site.metaPixel', {}))).toEqual({ pixelId: null, tiktokId: null })
})

test('a purchase that waited longer than a vendor takes is not reported to it, and the other vendor still gets it', async () => {
  const shop = await openTaggedShop()
  const [googleClient, metaBrowser] = ['10.1001', 'fb.1.10.1001']
  const { orderId } = await buy(shop, { tagConsent: yes, googleClient, metaBrowser, userAgent })
  await press(shop, orderId, me, 'settlement')
  // Google takes purchases of 72 hours, Meta of seven days.
  await shop.admin('POST', '/clock', { offsetMs: 73 * hourMs })
  await shop.runDue()
  expect(await toldOf(googleClient)).toEqual([])
  expect(await toldOf(metaBrowser)).toHaveLength(1)
  expect(await rows(shop)).toMatchObject([
    { vendor: 'googleAnalytics', client: '', problem: 'the vendor takes no purchase that old' },
    { vendor: 'metaPixel', client: '', problem: '' },
  ])
})
