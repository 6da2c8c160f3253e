import { useEffect, useRef, useState } from 'react'
import type { Order } from '#shared/api/order.ts'
import type { Bill } from '#shared/api/sale.ts'
import { ask } from './door.ts'
import { toast } from './toast.ts'

type Poll = { name: 'order.find'; saleId: string } | { name: 'order.track'; token: string } | null

const soonMs = 5_000
const laterMs = 15_000
/** After this many quick looks the shopper is busy with the bank's app; slower is enough. */
const quickLooks = 24

/**
 * Watches whether the order has been paid, or is to be paid elsewhere by now: another tab chose another way, and nobody may be left with
 * a number that was taken back. The page is then loaded anew, because everything on it is another.
 */
export function usePaymentWatch(at: string, poll: Poll, shown: Pick<Bill, 'method' | 'number'>) {
  const [checking, setChecking] = useState(false)
  const looks = useRef(0)

  const look = async (): Promise<boolean> => {
    if (poll === null) return false
    const { name, ...input } = poll
    const order = await ask<Pick<Order, 'status' | 'bill'>>(name, input)
    const settled = order !== null && (order.status !== 'PENDING' || (order.bill !== null && isAnother(order.bill, shown)))
    if (settled) location.replace(at)
    return settled
  }
  /** `told`: the shopper pressed a button and wants to hear that nothing has changed. */
  const check = (why?: 'told') => {
    setChecking(why === 'told')
    void look().then((settled) => {
      if (settled) return
      setChecking(false)
      if (why === 'told') toast('Pembayaran belum kami terima')
    })
  }

  useEffect(() => {
    if (poll === null) return
    let timer: ReturnType<typeof setTimeout>
    const next = () => {
      timer = setTimeout(tick, looks.current < quickLooks ? soonMs : laterMs)
    }
    const tick = async () => {
      if (document.hidden) return
      looks.current += 1
      if (!(await look())) next()
    }
    // Back from the bank's app: look at once.
    const shown = () => {
      if (document.hidden) return
      clearTimeout(timer)
      void tick()
    }
    next()
    document.addEventListener('visibilitychange', shown)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', shown)
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- one watch for the life of the page
  }, [])

  return { check, checking }
}

const isAnother = (now: Bill, shown: Pick<Bill, 'method' | 'number'>): boolean =>
  now.status !== 'UNPAID' || now.method !== shown.method || now.number !== shown.number
