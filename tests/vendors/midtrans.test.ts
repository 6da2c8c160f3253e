import { expect, test } from 'vitest'
import { createMidtrans } from '#commerce/vendors/payment/midtrans.ts'
import { openFakeMidtrans } from '#tests/support/fake-vendors/fake-midtrans.ts'
import { midtransKey } from '#tests/support/fake-vendors/keys.ts'
import { type Answer, openVendor } from '#tests/support/fake-vendors/fake-vendor.ts'

const now = new Date('2026-11-21T03:00:00Z')
const account = { serverKey: midtransKey, now, fetch: (request: Request) => fetch(request) }
const charge = (reference: string, method = 'bca_va', amount = 44_000) => ({
  reference,
  again: false,
  idempotencyKey: reference,
  method,
  amount,
  expiresAt: new Date('2026-11-22T03:00:00Z'),
  customer: { name: 'Siti', phone: '+6281234567890', email: null, address: null },
  items: () => [{ id: 'v1', name: 'Kopi Gayo', price: 40_000, quantity: 1, url: 'https://toko.id/product/kopi' }],
  returnUrl: 'https://toko.id/order/success?SALE_ID=S1',
})

async function midtrans() {
  const server = await openFakeMidtrans()
  return {
    ...server,
    gateway: createMidtrans({
      ...account,
      baseUrl: server.baseUrl,
      notifyAt: 'https://toko.id/webhooks/midtrans/toko.id',
    }),
  }
}

test.each([
  ['bca_va', { number: '812785002530231' }],
  ['bni_va', { number: '812785002530231' }],
  ['bri_va', { number: '812785002530231' }],
  ['permata_va', { number: '8562000087926752' }],
  ['mandiri_bill', { number: '778347787706', billerCode: '70012' }],
  ['qris', { qrText: expect.stringMatching(/^000201/), link: null }],
  ['gopay', { link: 'gojek://gopay/merchanttransfer?tref=1' }],
  ['shopeepay', { link: 'https://wsa.wallet.airpay.co.id/1' }],
  ['alfamart', { number: '8127740588870520' }],
  ['indomaret', { number: '8127740588870520' }],
  ['card', { link: expect.stringMatching(/^https:\/\/app\.sandbox\.midtrans\.com\/snap\//) }],
])('%s: the request says where to notify us, and the answer says where to pay', async (method, told) => {
  await using server = await midtrans()
  expect(await server.gateway.charge(charge('INV-1-1', method))).toMatchObject({ ok: true, value: told })
  expect(server.asked[0]?.headers).toMatchObject({
    'x-override-notification': 'https://toko.id/webhooks/midtrans/toko.id',
    accept: 'application/json',
  })
})

// The fake refuses what lacks a field that the documentation calls required, or whose prices do not add up.
test.each(['kredivo', 'akulaku'])(
  '%s is told who buys what, and says where the shopper approves it',
  async (method) => {
    await using server = await midtrans()
    const email = 'siti@contoh.id'
    const address = { street: 'Jl. Melawai Raya No. 12', city: 'Jakarta Selatan', postcode: '12160' }
    const asked = (name: string, more: object = {}) => ({
      ...charge(`INV-${name.length}-1`, method),
      customer: { name, phone: '+6281234567890', email, address, ...more },
    })
    expect(await server.gateway.charge(asked('Siti Nur Aminah'))).toMatchObject({
      ok: true,
      value: { number: null, link: `https://api.sandbox.midtrans.com/v2/${method}/redirect/1` },
    })
    expect(server.asked.at(-1)?.body).toMatchObject({
      payment_type: method,
      customer_details: { first_name: 'Siti Nur', last_name: 'Aminah', email },
      item_details: [
        { id: 'v1', price: 40_000 },
        { price: 4_000, quantity: 1 },
      ],
    })
    // Many people have one name.
    expect(await server.gateway.charge(asked('Siti'))).toMatchObject({ ok: true })
    expect(await server.gateway.charge(asked('Sitii', { email: null }))).toMatchObject({ ok: false, reason: 'refused' })
  },
)

test.each(['bca_va', 'permata_va'])('a %s charge whose answer was lost is made only once', async (method) => {
  await using server = await midtrans()
  server.setFault('lost')
  expect(await server.gateway.charge(charge('INV-1-1', method))).toMatchObject({ ok: false, reason: 'down' })
  server.setFault('none')
  expect(await server.gateway.charge(charge('INV-1-1', method))).toMatchObject({
    ok: true,
    value: { number: expect.stringMatching(/^\d{15,16}$/) },
  })
  expect(server.transactions.size).toBe(1)
})

test('an open charge can be cancelled or expired, a paid one only refunded', async () => {
  await using server = await midtrans()
  const { gateway, transactions } = server
  const refund = (reference: string, amount: number) =>
    gateway.refund({
      reference,
      transactionId: null,
      key: `kunci-${reference}`,
      amount,
      returned: 0,
      reason: 'Satu barang',
    })
  for (const reference of ['A-1', 'B-1', 'C-1', 'D-1']) await gateway.charge(charge(reference))
  expect(await gateway.status({ reference: 'A-1', transactionId: null })).toMatchObject({
    ok: true,
    value: { state: 'pending', amount: 44_000, currency: 'IDR', reference: 'A-1' },
  })
  expect(await gateway.cancel({ reference: 'A-1', transactionId: null })).toMatchObject({
    ok: true,
    value: { state: 'cancelled' },
  })
  Object.assign(transactions.get('B-1') ?? {}, { transaction_status: 'expire', status_code: '407' })
  expect(await gateway.cancel({ reference: 'B-1', transactionId: null })).toMatchObject({
    ok: false,
    reason: 'refused',
    detail: expect.stringContaining('412'),
  })
  expect(await refund('C-1', 44_000)).toMatchObject({ ok: false, reason: 'refused' })
  for (const reference of ['C-1', 'D-1'])
    Object.assign(transactions.get(reference) ?? {}, { transaction_status: 'settlement', status_code: '200' })
  expect(await refund('C-1', 44_000)).toMatchObject({
    ok: true,
    value: { state: 'refunded', vendorStatus: 'refund' },
  })
  server.setFault('unsaid')
  expect(await refund('D-1', 10_000)).toMatchObject({ ok: false, reason: 'down' })
  server.setFault('none')
  expect(server.asked.at(-1)).toMatchObject({
    path: '/v2/D-1/refund',
    body: { refund_key: 'kunci-D-1', amount: 10_000, reason: 'Satu barang' },
  })
  // The answer said nothing and the shop asks again: nothing more goes back.
  const before = server.asked.length
  const back = { state: 'refunded', vendorStatus: 'partial_refund', returned: 10_000 }
  expect(await refund('D-1', 10_000)).toMatchObject({ ok: true, value: back })
  Object.assign(transactions.get('A-1') ?? {}, { transaction_status: 'capture', status_code: '200' })
  expect(await refund('A-1', 10_000)).toMatchObject({ ok: false, reason: 'underway' })
  expect(server.asked.slice(before).map(({ path }) => path)).toEqual(['/v2/D-1/status', '/v2/A-1/status'])
  expect(await gateway.status({ reference: 'nobody', transactionId: null })).toMatchObject({
    ok: false,
    reason: 'unknown',
  })
})

test('the status call knows a payment page only after the shopper begins to pay', async () => {
  await using server = await midtrans()
  await server.gateway.charge(charge('INV-1-1', 'card'))
  expect(await server.gateway.status({ reference: 'INV-1-1', transactionId: null })).toMatchObject({
    ok: false,
    reason: 'unknown',
  })
  Object.assign(server.transactions.get('INV-1-1') ?? {}, {
    hidden: false,
    transaction_status: 'capture',
    status_code: '200',
  })
  expect(await server.gateway.status({ reference: 'INV-1-1', transactionId: null })).toMatchObject({
    ok: true,
    value: { state: 'paid' },
  })
})

test('with a wrong key nothing is charged, and no state is known', async () => {
  await using server = await midtrans()
  const stranger = createMidtrans({ ...account, serverKey: 'SB-Mid-server-another', baseUrl: server.baseUrl })
  expect(await stranger.charge(charge('INV-1-1'))).toMatchObject({
    ok: false,
    reason: 'refused',
    detail: expect.stringContaining('401'),
  })
  expect(await stranger.status({ reference: 'INV-1-1', transactionId: null })).toMatchObject({
    ok: false,
    reason: 'down',
  })
})

test.each<[string, Answer]>([
  ['a server error', { status: 502, text: 'Bad Gateway' }],
  ['too many calls', { status: 429, json: { status_code: '429' } }],
  ['an error of its own in a 200', { json: { status_code: '500', status_message: 'Internal Server Error' } }],
  ['its key in flight', { status: 202, json: {} }],
  ['another place', { status: 302, json: {} }],
  ['no JSON', { text: '<html>' }],
  ['half an answer', { text: '{"status_code": "20' }],
  ['another shape', { json: { data: [] } }],
  ['a list', { json: [] }],
  ['far too much', { text: `"${'a'.repeat(5 * 1024 * 1024)}"` }],
  ['a lost connection', 'drop'],
  ['silence', 'hang'],
])('%s leaves the result open: the reason is down, not refused', async (_, answer) => {
  await using server = await openVendor(() => answer)
  const gateway = createMidtrans({ ...account, baseUrl: server.baseUrl, deadlineMs: 150 })
  for (const method of ['bca_va', 'card'])
    expect(await gateway.charge(charge('INV-1-1', method))).toMatchObject({ ok: false, reason: 'down' })
  for (const ask of ['status', 'cancel'] as const)
    expect(await gateway[ask]({ reference: 'INV-1-1', transactionId: null })).toMatchObject({
      ok: false,
      reason: 'down',
    })
  // The key must not be sent to another address.
  expect(server.asked.every(({ path }) => path !== '/elsewhere')).toBe(true)
})
