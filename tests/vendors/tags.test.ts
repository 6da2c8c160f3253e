import { expect, test } from 'vitest'
import { googleAnalytics } from '#commerce/vendors/tags/google.ts'
import { metaPixel } from '#commerce/vendors/tags/meta.ts'
import type { Purchase } from '#commerce/vendors/tags/tag-vendor.ts'
import { type Answer, openVendor } from '#tests/support/fake-vendors/fake-vendor.ts'

const purchase: Purchase = {
  eventId: 'INV-20261122-8K3QF',
  at: new Date('2026-11-22T03:00:00Z'),
  client: '111.222',
  userAgent: 'Mozilla/5.0',
  shopAddress: 'https://toko.id/',
  value: 100_000,
  shipping: 11_000,
  items: [{ id: 'k1', name: 'Kopi', price: 50_000, quantity: 2 }],
}
const deps = { fetch: (request: Request) => fetch(request) }

async function tell(vendor: 'google' | 'meta', answer: Answer) {
  await using server = await openVendor(() => answer)
  const { baseUrl } = server
  const tag =
    vendor === 'google'
      ? googleAnalytics.vendor({ apiSecret: 'rahasia-1', baseUrl }, 'G-CONTOH1234', deps)
      : metaPixel.vendor({ token: 'rahasia-1', baseUrl }, '123456789012345', deps)
  return { answer: await tag.tell(purchase), asked: server.asked }
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

test.each([
  ['google', 'down', 'drop'],
  ['google', 'down', { status: 503, text: '' }],
  ['google', 'refused', { status: 302, text: '' }],
  ['meta', 'down', 'drop'],
  ['meta', 'down', { status: 429, json: {} }],
  ['meta', 'down', { json: { events_received: 0 } }],
  ['meta', 'down', { text: '<html>' }],
  ['meta', 'refused', { status: 400, json: { error: { message: 'Invalid parameter' } } }],
] as const)('%s: %s after %o', async (vendor, reason, given) => {
  expect((await tell(vendor, given as Answer)).answer).toMatchObject({ ok: false, reason })
})
