import { expect, test } from 'vitest'
import { createMidtrans } from './midtrans.ts'
import { postedRequest } from '../webhook.ts'
import { fromVendorTime, pageHostOf, rupiahOf, vendorTime } from './midtrans-bodies.ts'
import { signatureOf } from './signature.ts'

const now = new Date('2026-11-20T03:00:00Z')
const request = {
  reference: 'INV-1-1',
  again: false,
  idempotencyKey: 'INV-1-1',
  method: 'bca_va',
  amount: 44_000,
  expiresAt: new Date('2026-11-21T03:00:00Z'),
  customer: { name: 'Siti', phone: '+6281234567890', email: null, address: null },
  items: () => [{ id: 'v1', name: 'Kopi Gayo', price: 40_000, quantity: 1, url: 'https://toko.id/product/kopi' }],
  returnUrl: 'https://toko.id/order/success?SALE_ID=S1',
}
const transaction = {
  status_code: '201',
  status_message: 'Success, Bank Transfer transaction is created',
  transaction_id: 't1',
  order_id: 'INV-1-1',
  gross_amount: '44000.00',
  currency: 'IDR',
  payment_type: 'bank_transfer',
  transaction_time: '2026-11-20 10:00:00',
  transaction_status: 'pending',
  fraud_status: 'accept',
  expiry_time: '2026-11-21 10:00:00',
  va_numbers: [{ bank: 'bca', va_number: '812785002530231' }],
}

function gatewayTo(...answers: (object | string | Response)[]) {
  const sent: Request[] = []
  const fetch = async (sending: Request) => {
    sent.push(sending)
    const answer = answers[Math.min(sent.length, answers.length) - 1] ?? ''
    return answer instanceof Response
      ? answer
      : new Response(typeof answer === 'string' ? answer : JSON.stringify(answer))
  }
  return {
    sent,
    gateway: createMidtrans({ baseUrl: 'https://api.sandbox.midtrans.com', serverKey: 'SB-key', now, fetch }),
  }
}

test('a charge is sent as the documentation says', async () => {
  const { sent, gateway } = gatewayTo(transaction)
  expect(await gateway.charge(request)).toEqual({
    ok: true,
    value: {
      transactionId: 't1',
      number: '812785002530231',
      billerCode: null,
      qrText: null,
      link: null,
      expiresAt: new Date('2026-11-21T03:00:00Z'),
    },
  })
  expect(sent[0]?.url).toBe('https://api.sandbox.midtrans.com/v2/charge')
  expect(sent[0]?.headers.get('Authorization')).toBe(`Basic ${btoa('SB-key:')}`)
  expect(sent[0]?.headers.get('Idempotency-Key')).toBe('INV-1-1')
  expect(await sent[0]?.json()).toEqual({
    payment_type: 'bank_transfer',
    transaction_details: { order_id: 'INV-1-1', gross_amount: 44_000 },
    bank_transfer: { bank: 'bca' },
    customer_details: { first_name: 'Siti', phone: '+6281234567890' },
    custom_expiry: { order_time: '2026-11-20 10:00:00 +0700', expiry_duration: 86_400, unit: 'second' },
  })
})

const { va_numbers: _, ...open } = transaction
const none = { number: null, billerCode: null, qrText: null, link: null }
const wallet = (name: string, url: string) => ({
  actions: [
    { name: 'generate-qr-code', method: 'GET', url: 'https://api.midtrans.com/qr' },
    { name, method: 'GET', url },
  ],
})
const back = { callback_url: request.returnUrl }

test.each([
  [
    'bni_va',
    { payment_type: 'bank_transfer', bank_transfer: { bank: 'bni' } },
    { va_numbers: [{ bank: 'bni', va_number: '9888500212345678' }] },
    { number: '9888500212345678' },
  ],
  [
    'bri_va',
    { payment_type: 'bank_transfer', bank_transfer: { bank: 'bri' } },
    { va_numbers: [{ bank: 'bri', va_number: '857800000011111111' }] },
    { number: '857800000011111111' },
  ],
  [
    'permata_va',
    { payment_type: 'bank_transfer', bank_transfer: { bank: 'permata' } },
    { permata_va_number: '8562000087926752' },
    { number: '8562000087926752' },
  ],
  [
    'mandiri_bill',
    { payment_type: 'echannel', echannel: { bill_info1: 'Pesanan', bill_info2: 'INV-1-1' } },
    { biller_code: '70012', bill_key: '778347787706' },
    { number: '778347787706', billerCode: '70012' },
  ],
  [
    'qris',
    { payment_type: 'qris', qris: { acquirer: 'gopay' } },
    { acquirer: 'gopay', qr_string: '00020101', ...wallet('generate-qr-code-v2', 'https://api.midtrans.com/qr2') },
    { qrText: '00020101' },
  ],
  [
    'gopay',
    { payment_type: 'gopay', gopay: { enable_callback: true, ...back } },
    wallet('deeplink-redirect', 'gojek://gopay/merchanttransfer?tref=1'),
    { link: 'gojek://gopay/merchanttransfer?tref=1' },
  ],
  [
    'shopeepay',
    { payment_type: 'shopeepay', shopeepay: back },
    wallet('deeplink-redirect', 'https://wsa.wallet.airpay.co.id/1'),
    { link: 'https://wsa.wallet.airpay.co.id/1' },
  ],
  [
    'alfamart',
    { payment_type: 'cstore', cstore: { store: 'alfamart', message: 'Pesanan INV-1-1' } },
    { store: 'alfamart', payment_code: '8127740588870520' },
    { number: '8127740588870520' },
  ],
  [
    'indomaret',
    { payment_type: 'cstore', cstore: { store: 'indomaret', message: 'Pesanan INV-1-1' } },
    { store: 'indomaret', payment_code: '578112341234' },
    { number: '578112341234' },
  ],
])('%s is asked for and answered as the reference has it', async (method, fragment, answer, more) => {
  const { sent, gateway } = gatewayTo({ ...open, ...answer })
  expect(await gateway.charge({ ...request, method })).toMatchObject({
    ok: true,
    value: { ...none, transactionId: 't1', ...more },
  })
  expect(await sent[0]?.json()).toMatchObject({
    ...fragment,
    transaction_details: { order_id: 'INV-1-1', gross_amount: 44_000 },
  })
  expect(sent[0]?.headers.get('Idempotency-Key')).toBe(
    method === 'permata_va' || method === 'indomaret' ? null : 'INV-1-1',
  )
})

test('a card is typed on the page of the service, whose address is in the answer', async () => {
  const page = {
    token: '66e4fa55-fdac-4ef9-91b5-733b97d1b862',
    redirect_url: 'https://app.sandbox.midtrans.com/snap/v2/vtweb/66e4fa55',
  }
  const { sent, gateway } = gatewayTo(page)
  expect(await gateway.charge({ ...request, method: 'card' })).toEqual({
    ok: true,
    value: { ...none, transactionId: page.token, link: page.redirect_url, expiresAt: request.expiresAt },
  })
  expect(sent[0]?.url).toBe('https://app.sandbox.midtrans.com/snap/v1/transactions')
  expect(await sent[0]?.json()).toEqual({
    transaction_details: { order_id: 'INV-1-1', gross_amount: 44_000 },
    enabled_payments: ['credit_card'],
    credit_card: { secure: true },
    customer_details: { first_name: 'Siti', phone: '+6281234567890' },
    callbacks: { finish: request.returnUrl },
    expiry: { start_time: '2026-11-20 10:00:00 +0700', unit: 'minute', duration: 1_440 },
    page_expiry: { unit: 'minute', duration: 1_440 },
  })
  const taken = gatewayTo(
    Response.json({ error_messages: ['transaction_details.order_id has already been taken'] }, { status: 400 }),
  )
  expect(await taken.gateway.charge({ ...request, method: 'card' })).toMatchObject({
    ok: false,
    reason: 'refused',
    detail: expect.stringContaining('taken'),
  })
  expect(await gatewayTo('<html>').gateway.charge({ ...request, method: 'card' })).toMatchObject({
    ok: false,
    reason: 'down',
  })
})

test('the pages of a service are on a host beside its API', () => {
  expect(pageHostOf('https://api.midtrans.com')).toBe('https://app.midtrans.com')
  expect(pageHostOf('https://api.sandbox.midtrans.com')).toBe('https://app.sandbox.midtrans.com')
  expect(pageHostOf('http://127.0.0.1:8080')).toBe('http://127.0.0.1:8080')
})

test('an account whose QRIS code comes without its text gets its image', async () => {
  const { gateway } = gatewayTo({ ...open, ...wallet('generate-qr-code-v2', 'https://api.midtrans.com/qr2') })
  expect(await gateway.charge({ ...request, method: 'qris' })).toMatchObject({
    ok: true,
    value: { qrText: null, link: 'https://api.midtrans.com/qr' },
  })
})

test('a number whose first answer was lost is found again behind a 406', async () => {
  const { sent, gateway } = gatewayTo(
    { status_code: '406', status_message: 'order_id has been paid and utilized' },
    transaction,
  )
  expect(await gateway.charge(request)).toMatchObject({ ok: true, value: { number: '812785002530231' } })
  expect(sent[1]?.url).toBe('https://api.sandbox.midtrans.com/v2/INV-1-1/status')
})

test.each([
  ['another amount', { ...transaction, gross_amount: '43999.00' }],
  ['another order', { ...transaction, order_id: 'INV-2-1' }],
  ['one that was paid', { ...transaction, transaction_status: 'settlement' }],
  ['no number', { ...transaction, va_numbers: [] }],
])('a charge over %s is refused', async (_, answer) => {
  expect(await gatewayTo(answer).gateway.charge(request)).toMatchObject({ ok: false, reason: 'refused' })
})

test.each([
  ['HTML', '<html>'],
  ['an empty answer', ''],
  ['a list', []],
  ['503', new Response('', { status: 503 })],
  ['its key in flight', new Response('', { status: 202 })],
])('%s means: nobody knows, ask again', async (_, answer) => {
  expect(await gatewayTo(answer).gateway.charge(request)).toMatchObject({ ok: false, reason: 'down' })
})

test.each([
  [{ transaction_status: 'settlement', status_code: '200' }, 'paid'],
  [{ transaction_status: 'capture', status_code: '200', fraud_status: 'accept' }, 'paid'],
  [{ transaction_status: 'settlement', status_code: '200', fraud_status: undefined }, 'paid'],
  [{ transaction_status: 'settlement', status_code: '201' }, 'review'],
  [{ transaction_status: 'capture', status_code: '200', fraud_status: 'challenge' }, 'review'],
  [{ transaction_status: 'settlement', status_code: '200', fraud_status: 'deny' }, 'review'],
  [{ transaction_status: 'pending', status_code: '201' }, 'pending'],
  [{ transaction_status: 'expire', status_code: '202' }, 'expired'],
  [{ transaction_status: 'deny', status_code: '202' }, 'denied'],
  [{ transaction_status: 'cancel', status_code: '200' }, 'cancelled'],
  [{ transaction_status: 'refund', status_code: '200' }, 'refunded'],
  [{ transaction_status: 'something new', status_code: '200' }, 'review'],
])('%o is %s', async (change, state) => {
  expect(
    await gatewayTo({ ...transaction, ...change }).gateway.status({ reference: 'INV-1-1', transactionId: null }),
  ).toMatchObject({
    ok: true,
    value: { state, amount: 44_000 },
  })
})

test('a notification is read only when its signature is ours', async () => {
  const { gateway } = gatewayTo('')
  const signed = { ...transaction, status_code: '200', transaction_status: 'settlement' }
  const body = { ...signed, signature_key: signatureOf(signed, 'SB-key') }
  expect(await gateway.webhook(postedRequest(JSON.stringify(body)))).toMatchObject({
    reference: 'INV-1-1',
    amount: 44_000,
    currency: 'IDR',
    vendorStatus: 'settlement',
  })
  expect(await gateway.webhook(postedRequest(JSON.stringify({ ...body, gross_amount: '44.00' })))).toBe('forged')
  expect(
    await gateway.webhook(postedRequest(JSON.stringify({ ...body, signature_key: body.signature_key.toUpperCase() }))),
  ).toBe('forged')
  // The signature is in the body: what cannot be read is not signed.
  for (const nonsense of ['', '{', '[]', 'null', '"x"', '{}'])
    expect(await gateway.webhook(postedRequest(nonsense))).toBe('forged')
  expect(await gateway.webhook(postedRequest('a'.repeat(100_000)))).toBeNull()
})

test('amounts and times are read exactly or not at all', () => {
  expect(rupiahOf('44000.00')).toBe(44_000)
  for (const odd of ['44000', '44000.5', '44000.50', '-1.00', '1e3.00', ' 1.00', '', 'NaN'])
    expect(rupiahOf(odd)).toBeNull()
  expect(vendorTime(now)).toBe('2026-11-20 10:00:00')
  expect(fromVendorTime('2026-11-20 10:00:00')).toEqual(now)
  expect(fromVendorTime('soon')).toBeNull()
})
