import { expect, test } from 'vitest'
import { canMove, orderStatuses, orderStatus } from './order-status.ts'

const ordinary = { onHandover: false, delivery: 'shipped' } as const
const allowed = (order: Parameters<typeof canMove>[2]) =>
  orderStatuses.flatMap((from) => orderStatuses.filter((to) => canMove(from, to, order)).map((to) => `${from}>${to}`))

// Proves §4.2
test('an ordinary order makes exactly the moves of the table', () => {
  expect(allowed(ordinary)).toEqual([
    'PENDING>PAYMENT_CONFIRMED',
    'PENDING>EXPIRED',
    'PENDING>CANCEL',
    'PAYMENT_CONFIRMED>PROCESSING',
    'PAYMENT_CONFIRMED>CANCEL',
    'PROCESSING>CHANGE_PROCESSING',
    'PROCESSING>SHIPPING',
    'PROCESSING>CANCEL',
    'CHANGE_PROCESSING>PROCESSING',
    'CHANGE_PROCESSING>SHIPPING',
    'CHANGE_PROCESSING>CANCEL',
    'SHIPPING>CHANGE_PROCESSING',
    'SHIPPING>DELIVERED',
    'DELIVERED>COMPLETED',
    'EXPIRED>PAYMENT_CONFIRMED',
  ])
})

// Proves §4.2
test('only cash on delivery skips the payment, only digital goods skip the shipment', () => {
  expect(canMove('PENDING', 'PROCESSING', { ...ordinary, onHandover: true })).toBe(true)
  expect(canMove('PENDING', 'PROCESSING', ordinary)).toBe(false)
  expect(canMove('PAYMENT_CONFIRMED', 'COMPLETED', { ...ordinary, delivery: 'digital' })).toBe(true)
  expect(canMove('PAYMENT_CONFIRMED', 'COMPLETED', ordinary)).toBe(false)
})

// Proves §4.1, §4.3, §4.4, §4.5, §4.6, §4.7, §4.8, §4.9, §4.10, §4.11
test('badges wear the specification’s colours', () => {
  expect(Object.fromEntries(orderStatuses.map((status) => [status, orderStatus[status].color]))).toEqual({
    PENDING: 'yellow',
    PAYMENT_CONFIRMED: 'green',
    PROCESSING: 'blue',
    CHANGE_PROCESSING: 'orange',
    SHIPPING: 'blue',
    DELIVERED: 'sky',
    EXPIRED: 'red',
    COMPLETED: 'green',
    CANCEL: 'red',
  })
})
