import type { WaitingData } from './page.tsx'
import { card, listed } from '#client/screens/orders/samples.ts'

const may = { mayChange: true, mayCancel: true }

/** `now` in milliseconds: the countdown runs whenever a sample is shown. */
export function ordersWaitingSamples(now: number): Readonly<Record<string, WaitingData>> {
  const payBy = new Date(now + 24 * 3_600_000).toISOString()
  return {
    two: {
      list: listed([
        card(1, { payBy, paymentName: 'BCA Virtual Account' }),
        card(2, { payBy, paymentName: 'QRIS', lineCount: 3 }),
      ]),
      ...may,
    },
    empty: { list: listed([]), ...may },
    plainBackend: { list: listed([card(1)]), mayChange: false, mayCancel: false },
  }
}
