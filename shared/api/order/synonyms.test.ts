import { expect, test } from 'vitest'
import { decodeLenient } from '#shared/api/contract/endpoint.ts'
import { api } from '#shared/api/index.ts'

test.each([
  ['Menunggu Pembayaran', null, 'PENDING'],
  ['PENDING_PAYMENT', 'PAID', 'PENDING'],
  ['NEW', 'PENDING', 'PENDING'],
  ['NEW', 'SETTLEMENT', 'PROCESSING'],
  ['NEW', null, 'PROCESSING'],
  ['NEW', 'deny', 'PENDING'],
  ['Dikemas', 'PENDING', 'PROCESSING'],
  ['7', 'EXPIRE', 'EXPIRED'],
  ['Dikirim', null, 'SHIPPING'],
  ['BATAL', 'PENDING', 'CANCEL'],
])('an order %s whose bill says %s is %s', (raw, bill, status) => {
  const order = {
    SALE_ID: 1,
    SALE_CODE: 'A',
    SALE_STATUS: raw,
    SALE_TOTAL: 5,
    SALE_BILL: bill && { SALE_ID: 1, BILL_STATUS: bill },
  }
  expect(decodeLenient(api.order.find.output, order)).toMatchObject({ ok: true, value: { status } })
})

test('an order that is paid with its goods is not to be paid before, whatever word it stands under', () => {
  const bill = { SALE_ID: 1, BILL_STATUS: 'PENDING', PAYMENT_GROUP: 'Cash on Delivery' }
  const order = { SALE_ID: 1, SALE_CODE: 'A', SALE_STATUS: 'NEW', SALE_TOTAL: 5, SALE_BILL: bill }
  expect(decodeLenient(api.order.find.output, order)).toMatchObject({ ok: true, value: { status: 'PROCESSING' } })
})

test.each([
  [
    'https://api.sandbox.midtrans.com/v2/qris/1/qr-code',
    null,
    null,
    'https://api.sandbox.midtrans.com/v2/qris/1/qr-code',
  ],
  [`data:image/png;base64,${'A'.repeat(4_000)}`, null, null, null],
  ['00020101021226', ' https://bayar.example/1 ', '00020101021226', 'https://bayar.example/1'],
])('a code %s beside the link %s is drawn as %s and opens %s', (code, address, qr, link) => {
  const bill = { SALE_ID: 1, PAYMENT_QR: code, PAYMENT_LINK: address, PAYMENT_GROUP: 'Virtual Account' }
  const read = decodeLenient(api.payment.findBill.output, bill)
  expect(read).toMatchObject({ ok: true, value: { qr, link, group: 'va' } })
})

test.each([
  [undefined, 'UNPAID'],
  [null, 'UNPAID'],
  ['', 'UNPAID'],
  ['PAID', 'PAID'],
  ['paid', 'PAID'],
  ['SETTLED', 'PAID'],
  ['Pending', 'UNPAID'],
  ['Belum Bayar', 'UNPAID'],
  ['CHALLENGE', 'VERIFYING'],
  [7, 'VERIFYING'],
])('a bill whose status is %s counts as %s: nobody is asked to pay twice', (raw, status) => {
  const bill = { SALE_ID: 1, SALE_BILL_CODE: 9, BILL_AMOUNT: 1_000, BILL_STATUS: raw }
  expect(decodeLenient(api.payment.findBill.output, bill)).toMatchObject({ ok: true, value: { status } })
})
