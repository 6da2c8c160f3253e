import { expect, test } from 'vitest'
import { bill } from '#client/samples/bills.ts'
import { paymentState } from './state.ts'

test('the order knows better than the bill whether it is paid, over or cancelled', () => {
  expect(paymentState(bill(), 'PAYMENT_CONFIRMED')).toBe('paid')
  expect(paymentState(bill(), 'EXPIRED')).toBe('expired')
  expect(paymentState(bill({ status: 'PAID' }), 'CANCEL')).toBe('cancelled')
})

test('a backend that gives only the bill is trusted', () => {
  expect(paymentState(bill({ status: 'PAID' }), null)).toBe('paid')
  expect(paymentState(bill({ status: 'EXPIRED' }), null)).toBe('expired')
  expect(paymentState(bill({ status: 'FAILED' }), null)).toBe('failed')
})

test('without a number there is nothing to wait for', () => {
  expect(paymentState(bill({ number: null }), 'PENDING')).toBe('noNumber')
  expect(paymentState(bill(), 'PENDING')).toBe('waiting')
})

test('cash on delivery is owed to the courier, not to a bank', () => {
  expect(paymentState(bill({ group: 'cod', number: null }), 'PROCESSING')).toBe('onHandover')
})
