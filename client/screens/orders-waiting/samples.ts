import { hourMs } from '#shared/format/units.ts'
import type { WaitingData } from './page.tsx'
import { methodName } from '#client/samples/bills.ts'
import { card, listed, payTo } from '#client/screens/orders/samples.ts'
import { dayIn } from '#shared/format/dates.ts'

const may = { mayChange: true, mayCancel: true }

/** `now` in milliseconds: the countdown runs whenever a sample is shown. */
export function ordersWaitingSamples(now: number): Readonly<Record<string, WaitingData>> {
  const fromNow = (hours: number) => new Date(now + hours * hourMs).toISOString()
  // Each was placed on the day from which it counts, which its number names.
  const day = dayIn(new Date(now)).replaceAll('-', '')
  const waiting = (place: number, more: Parameters<typeof card>[1] = {}) =>
    card(place, { number: `INV-${day}-8K3Q${place}`, placedAt: fromNow(0), ...more })
  return {
    two: {
      list: listed([
        waiting(1, { payBy: fromNow(24), paymentName: methodName('bca_va'), payTo: payTo('bca_va') }),
        waiting(2, { payBy: fromNow(1), paymentName: methodName('qris') }),
      ]),
      ...may,
    },
    one: {
      list: listed([
        waiting(1, { payBy: fromNow(20), paymentName: methodName('transfer'), payTo: payTo('transfer', 458_812) }),
      ]),
      ...may,
    },
    empty: { list: listed([]), ...may },
    plainBackend: { list: listed([waiting(1)]), mayChange: false, mayCancel: false },
  }
}
