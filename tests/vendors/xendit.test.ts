import { expect, test } from 'vitest'
import { xendit } from '#commerce/vendors/payment/xendit.ts'
import { postedRequest } from '#commerce/vendors/webhook.ts'
import { openFakeXendit } from '#tests/support/fake-vendors/fake-xendit.ts'
import { xenditKeys } from '#tests/support/fake-vendors/keys.ts'

const request = (method: string, reference = 'INV-1-1') => ({
  reference,
  again: false,
  idempotencyKey: reference,
  method,
  amount: 44_000,
  expiresAt: new Date('2026-11-22T03:00:00Z'),
  customer: { name: 'Siti', phone: '+6281234567890', email: null, address: null },
  items: () => [],
  returnUrl: 'https://toko.id/order/success?SALE_ID=S1',
})
const asked = { reference: 'INV-1-1', transactionId: null }

async function open(now = new Date()) {
  const server = await openFakeXendit()
  const gatewayWith = (keys: Partial<typeof xenditKeys>) =>
    xendit.gateway({ ...xenditKeys, ...keys, baseUrl: server.baseUrl }, { now, fetch: (one) => fetch(one) })
  return { ...server, gatewayWith, gateway: gatewayWith({}) }
}
const move = ({ charges }: Awaited<ReturnType<typeof open>>, change: object) => {
  for (const one of charges.values()) Object.assign(one, change)
}

test('DANA has a page, OVO a request to a phone, of which the shop keeps four digits', async () => {
  await using server = await open()
  expect(await server.gateway.charge(request('dana'))).toMatchObject({
    ok: true,
    value: { link: expect.stringMatching(/^https:\/\/ewallet-mock-connector/), number: null },
  })
  expect(server.asked.at(-1)).toMatchObject({
    path: '/ewallets/charges',
    headers: { 'x-idempotency-key': 'INV-1-1' },
    body: { channel_code: 'ID_DANA', channel_properties: { success_redirect_url: request('dana').returnUrl } },
  })
  expect(await server.gateway.charge(request('ovo', 'INV-2-1'))).toMatchObject({
    ok: true,
    value: { link: null, number: '7890' },
  })
  expect(server.asked.at(-1)?.body).toMatchObject({ channel_properties: { mobile_number: '+6281234567890' } })
  const foreign = { ...request('ovo', 'INV-3-1'), customer: { ...request('ovo').customer, phone: '+6591234567' } }
  expect(await server.gateway.charge(foreign)).toMatchObject({ ok: false, reason: 'refused' })
})

test('a charge whose answer was lost is found by its reference and made once', async () => {
  await using server = await open()
  server.trouble({ fault: 'lost' })
  const again = { ...request('ovo'), again: true }
  expect(await server.gateway.charge(request('ovo'))).toMatchObject({ ok: false, reason: 'down' })
  server.trouble({ fault: 'down' })
  expect(await server.gateway.charge(again)).toMatchObject({ ok: false, reason: 'down' })
  server.trouble({})
  expect(await server.gateway.charge(again)).toMatchObject({ ok: true, value: { number: '7890' } })
  expect(server.charges.size).toBe(1)
  expect(await server.gateway.status(asked)).toMatchObject({ ok: true, value: { state: 'pending', amount: 44_000 } })
  expect(await server.gateway.cancel(asked)).toMatchObject({ ok: true, value: { state: 'pending' } })
  expect(await server.gateway.status({ ...asked, reference: 'nobody' })).toMatchObject({ ok: false, reason: 'unknown' })
  // OVO's minute is over, and with it this attempt.
  move(server, { status: 'FAILED' })
  expect(await server.gateway.status(asked)).toMatchObject({ ok: true, value: { state: 'denied' } })
  expect(await server.gateway.charge(again)).toMatchObject({ ok: false, reason: 'refused' })
})

const [morning, night, tomorrow] = [
  new Date('2026-11-21T03:00:00Z'),
  new Date('2026-11-21T16:55:00Z'),
  new Date('2026-11-22T03:00:00Z'),
]
test.each([
  ['ovo', morning, 44_000, 'VOIDED'],
  ['dana', morning, 44_000, 'VOIDED'],
  // Five to midnight in Jakarta is too late.
  ['ovo', night, 44_000, 'refused'],
  ['ovo', tomorrow, 44_000, 'refused'],
  ['dana', night, 44_000, 'underway'],
  ['dana', morning, 10_000, 'underway'],
  ['dana', tomorrow, 44_000, 'SUCCEEDED'],
  ['dana', tomorrow, 10_000, 'partial_SUCCEEDED'],
])('%s, asked at %s to send %i back: %s', async (method, now, amount, told) => {
  await using server = await open(now)
  await server.gateway.charge(request(method))
  move(server, { created: '2026-11-21T02:00:00Z', status: 'SUCCEEDED' })
  const refund = async () =>
    server.gateway.refund({ ...asked, key: 'kunci', amount, returned: 0, reason: 'Dibatalkan' })
  if (told === 'refused' || told === 'underway')
    return expect(await refund()).toMatchObject({ ok: false, reason: told })
  server.trouble({ fault: 'lost', slow: true })
  expect(await refund()).toMatchObject({ ok: false, reason: 'down' })
  server.trouble({})
  // It is under way: asked again, nothing more goes back.
  expect(await refund()).toMatchObject({ ok: false, reason: 'underway' })
  for (const one of server.charges.values()) {
    expect(one.refunds.length).toBe(told === 'VOIDED' ? 0 : 1)
    if (one.void_status) Object.assign(one, { void_status: 'SUCCEEDED', status: 'VOIDED' })
    for (const back of one.refunds) back.status = 'SUCCEEDED'
    if (one.refunds.length > 0) one.refunded_amount = amount
  }
  expect(await refund()).toMatchObject({ ok: true, value: { state: 'refunded', vendorStatus: told, returned: amount } })
})

test('what the wallet does not take back is refused, and not sent again', async () => {
  await using server = await open(tomorrow)
  await server.gateway.charge(request('dana'))
  move(server, { created: '2026-11-21T02:00:00Z', status: 'SUCCEEDED' })
  const refund = async () =>
    server.gateway.refund({ ...asked, key: 'kunci', amount: 44_000, returned: 0, reason: 'Dibatalkan' })
  server.trouble({ fault: 'refusing' })
  expect(await refund()).toMatchObject({ ok: false, reason: 'refused' })
  server.trouble({ slow: true })
  await refund()
  for (const one of server.charges.values()) for (const back of one.refunds) back.status = 'FAILED'
  expect(await refund()).toMatchObject({ ok: false, reason: 'refused' })
  expect([...server.charges.values()].map(({ refunds }) => refunds.length)).toEqual([1])
})

test('with a wrong key nothing is known; a notice counts only with the token', async () => {
  await using server = await open()
  await server.gateway.charge(request('dana'))
  const [one] = server.charges.values()
  const body = JSON.stringify({ event: 'ewallet.capture', data: { ...one, status: 'SUCCEEDED' } })
  const read = async (rawBody: string, token?: string) =>
    server.gateway.webhook({
      ...postedRequest(rawBody),
      headers: new Map(token === undefined ? [] : [['x-callback-token', token]]),
    })
  const { callbackToken } = xenditKeys
  expect(await read(body, callbackToken)).toMatchObject({ reference: 'INV-1-1', amount: 44_000, currency: 'IDR' })
  for (const token of [undefined, '', 'x', `${callbackToken}x`]) expect(await read(body, token)).toBe('forged')
  for (const nonsense of ['', '{', '[]', '{}', '{"event":"invoice.paid"}'])
    expect(await read(nonsense, callbackToken)).toBeNull()
  const stranger = server.gatewayWith({ secretKey: 'xnd_development_another' })
  expect(await stranger.charge(request('dana', 'INV-9-1'))).toMatchObject({ ok: false, reason: 'down' })
})
