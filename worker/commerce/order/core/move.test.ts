import { expect, test } from 'vitest'
import { canMove, type OrderStatus, orderStatuses } from '#shared/order/order-status.ts'

/** The whole table; every pair that is not named here is refused. */
const always: Readonly<Partial<Record<OrderStatus, readonly OrderStatus[]>>> = {
  PENDING: ['PAYMENT_CONFIRMED', 'EXPIRED', 'CANCEL'],
  PAYMENT_CONFIRMED: ['PROCESSING', 'CANCEL'],
  PROCESSING: ['SHIPPING', 'CHANGE_PROCESSING', 'CANCEL'],
  CHANGE_PROCESSING: ['PROCESSING', 'SHIPPING', 'CANCEL'],
  SHIPPING: ['DELIVERED', 'CHANGE_PROCESSING'],
  DELIVERED: ['COMPLETED'],
  EXPIRED: ['PAYMENT_CONFIRMED'],
}

// Proves §9.25
test.each(orderStatuses.flatMap((from) => orderStatuses.map((to) => [from, to] as const)))('%s → %s', (from, to) => {
  const plain = always[from]?.includes(to) ?? false
  expect(canMove(from, to, { onHandover: false, delivery: 'shipped' })).toBe(plain)
  expect(canMove(from, to, { onHandover: true, delivery: 'shipped' })).toBe(
    plain || (from === 'PENDING' && to === 'PROCESSING'),
  )
  expect(canMove(from, to, { onHandover: false, delivery: 'digital' })).toBe(
    plain || (from === 'PAYMENT_CONFIRMED' && to === 'COMPLETED'),
  )
})
