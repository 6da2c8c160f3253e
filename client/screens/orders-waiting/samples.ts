import type { WaitingData } from './page.tsx'
import { methodName } from '#client/samples/bills.ts'
import { card, listed, payTo } from '#client/screens/orders/samples.ts'

const may = { mayChange: true, mayCancel: true }

/** `now` in milliseconds: the countdown runs whenever a sample is shown. */
export function ordersWaitingSamples(now: number): Readonly<Record<string, WaitingData>> {
  const inHours = (hours: number) => new Date(now + hours * 3_600_000).toISOString()
  return {
    two: {
      list: listed([
        card(1, { payBy: inHours(24), paymentName: methodName('bca_va'), payTo: payTo('bca_va') }),
        card(2, { payBy: inHours(1), paymentName: methodName('qris'), lineCount: 3 }),
      ]),
      ...may,
    },
    one: {
      list: listed([
        card(1, { payBy: inHours(20), paymentName: methodName('transfer'), payTo: payTo('transfer', 458_812) }),
      ]),
      ...may,
    },
    empty: { list: listed([]), ...may },
    plainBackend: { list: listed([card(1)]), mayChange: false, mayCancel: false },
  }
}
