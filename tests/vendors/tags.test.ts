import { expect, test } from 'vitest'
import { googleAnalytics } from '#commerce/vendors/tags/google.ts'
import { metaPixel } from '#commerce/vendors/tags/meta.ts'
import { tiktokPixel } from '#commerce/vendors/tags/tiktok.ts'
import type { Purchase } from '#commerce/vendors/tags/tag-vendor.ts'
import type { VendorSettings } from '#commerce/vendors/entry.ts'
import { type Answer, openVendor } from '#tests/support/fake-vendors/fake-vendor.ts'

const purchase: Purchase = {
  eventId: 'INV-20261122-8K3QF',
  at: new Date('2026-11-22T03:00:00Z'),
  browser: { id: '111.222', click: '' },
  userAgent: 'Mozilla/5.0',
  shopAddress: 'https://toko.id/',
  value: 100_000,
  shipping: 11_000,
  items: [{ id: 'k1', name: 'Kopi', price: 50_000, quantity: 2 }],
}
const deps = { fetch: (request: Request) => fetch(request) }

async function tell(vendor: 'google' | 'meta' | 'tiktok', answer: Answer, browser = purchase.browser) {
  await using server = await openVendor(() => answer)
  const { baseUrl } = server
  const tag = {
    google: () => googleAnalytics.vendor({ apiSecret: 'rahasia-1', baseUrl }, 'G-CONTOH1234', deps),
    meta: () => metaPixel.vendor({ token: 'rahasia-1', baseUrl }, '123456789012345', deps),
    tiktok: () => tiktokPixel.vendor({ token: 'rahasia-1', baseUrl }, 'C4CONTOH1234567890AB', deps),
  }[vendor]()
  return { answer: await tag.tell({ ...purchase, browser }), asked: server.asked }
}

test('Google gets the time in microseconds and answers without a body', async () => {
  const { answer, asked } = await tell('google', { status: 204, text: '' })
  expect(answer).toMatchObject({ ok: true })
  expect(asked[0]?.body).toMatchObject({ client_id: '111.222', timestamp_micros: 1_795_316_400_000_000 })
})

test('Meta gets the time in seconds, and its token only in the body', async () => {
  const { answer, asked } = await tell('meta', { json: { events_received: 1, fbtrace_id: 'A1' } })
  expect(answer).toMatchObject({ ok: true })
  expect(asked[0]).toMatchObject({
    method: 'POST',
    path: '/123456789012345/events',
    body: { access_token: 'rahasia-1', data: [{ event_time: 1_795_316_400, event_id: purchase.eventId }] },
  })
})

test('TikTok gets its token only in a header, and a click alone is enough', async () => {
  const { answer, asked } = await tell('tiktok', { json: { code: 0, message: 'OK' } }, { id: '', click: 'E.C.P.Cr' })
  expect(answer).toMatchObject({ ok: true })
  expect(asked[0]).toMatchObject({
    method: 'POST',
    path: '/event/track/',
    headers: { 'access-token': 'rahasia-1' },
    body: {
      event_source: 'web',
      event_source_id: 'C4CONTOH1234567890AB',
      data: [
        {
          event: 'Purchase',
          event_id: purchase.eventId,
          event_time: 1_795_316_400,
          user: { ttclid: 'E.C.P.Cr', user_agent: 'Mozilla/5.0' },
          properties: { contents: [{ content_id: 'k1', quantity: 2, price: 50_000 }] },
        },
      ],
    },
  })
  expect(JSON.stringify([asked[0]?.path, asked[0]?.body])).not.toContain('rahasia-1')
})

test('Google learns the visit that the purchase belongs to', async () => {
  const { asked } = await tell('google', { status: 204, text: '' }, { id: '111.222', click: '1795316000' })
  expect(asked[0]?.body).toMatchObject({
    client_id: '111.222',
    events: [{ params: { session_id: '1795316000', engagement_time_msec: 1 } }],
  })
})

test.each([
  [{ code: 40_002, message: 'Param error' }, true],
  [{ code: 40_105, message: 'Access token is incorrect' }, false],
])('a TikTok token is tried without an event: %o', async (json, ok) => {
  await using server = await openVendor(() => ({ json }))
  const settings = { tiktokPixelId: 'C4CONTOH1234567890AB' } as VendorSettings
  const answer = await tiktokPixel.check.check({ token: 'rahasia-1', baseUrl: server.baseUrl }, { ...deps, settings })
  expect(answer.ok).toBe(ok)
  expect(server.asked[0]?.body).toMatchObject({ data: [] })
})

test.each([
  ['google', 'down', 'drop'],
  ['google', 'down', { status: 503, text: '' }],
  ['google', 'refused', { status: 302, text: '' }],
  ['meta', 'down', 'drop'],
  ['meta', 'down', { status: 429, json: {} }],
  ['meta', 'down', { json: { events_received: 0 } }],
  ['meta', 'down', { text: '<html>' }],
  ['meta', 'refused', { status: 400, json: { error: { message: 'Invalid parameter' } } }],
  ['tiktok', 'down', 'drop'],
  ['tiktok', 'down', { json: { code: 40_100, message: 'Requests made too frequently' } }],
  ['tiktok', 'down', { json: { code: 51_000, message: 'Internal service error' } }],
  ['tiktok', 'down', { text: '<html>' }],
  ['tiktok', 'locked', { json: { code: 40_105, message: 'Access token is incorrect' } }],
  ['tiktok', 'refused', { json: { code: 40_002, message: 'Param error' } }],
] as const)('%s: %s after %o', async (vendor, reason, given) => {
  expect((await tell(vendor, given as Answer)).answer).toMatchObject({ ok: false, reason })
})
