import { useState } from 'react'
import type { Order } from '#shared/api/order/order.ts'
import type { Bill } from '#shared/api/order/payment.ts'
import { ask } from '#client/app/browser/browser-api.ts'
import { toast } from '#client/app/browser/toast.ts'
import { useWatch } from './watch.ts'

export type Poll = { name: 'order.find'; orderId: string } | { name: 'order.track'; token: string } | null

/** After two minutes the shopper is busy in the bank's app, so slower is enough. */
const pace = { soonMs: 5_000, laterMs: 15_000, quickLooks: 24 }

/**
 * Watches whether the order was paid, or is now to be paid elsewhere: another tab may have chosen another way, and then
 * this number is no longer valid. The page then reloads, because everything on it changes.
 */
export function usePaymentWatch(at: string, poll: Poll, shown: Pick<Bill, 'method' | 'number'>) {
  const [checking, setChecking] = useState(false)

  const look = async (): Promise<boolean> => {
    if (poll === null) return false
    const { name, ...input } = poll
    const order = await ask<Pick<Order, 'status' | 'bill'>>(name, input)
    const settled =
      order !== null && (order.status !== 'PENDING' || (order.bill !== null && isAnother(order.bill, shown)))
    if (settled) location.replace(at)
    return settled
  }
  /** `pressed`: the shopper pressed the button and wants to know that nothing has changed. */
  const check = (why?: 'pressed') => {
    setChecking(why === 'pressed')
    void look().then((settled) => {
      if (settled) return
      setChecking(false)
      if (why === 'pressed') toast('Pembayaran belum kami terima')
    })
  }

  useWatch(poll !== null, pace, look)

  return { check, checking }
}

const isAnother = (now: Bill, shown: Pick<Bill, 'method' | 'number'>): boolean =>
  now.status !== 'UNPAID' || now.method !== shown.method || now.number !== shown.number
