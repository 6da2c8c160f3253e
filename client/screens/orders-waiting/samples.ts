import type { WaitingData } from './page.tsx'
import { methodName } from '#client/samples/bills.ts'
import { card as cardOf, listed, payTo } from '#client/screens/orders/samples.ts'

const may = { mayChange: true, mayCancel: true }

/** `now` in milliseconds: the countdown runs whenever a sample is shown. */
export function ordersWaitingSamples(now: number): Readonly<Record<string, WaitingData>> {
  const inHours = (hours: number) => new Date(now + hours * 3_600_000).toISOString()
  // Each was placed on the day from which it counts, which its number names.
  const day = inHours(0).slice(0, 10).replaceAll('-', '')
  const card = (place: number, more: Parameters<typeof cardOf>[1] = {}) =>
    cardOf(place, { number: `INV-${day}-8K3Q${place}`, placedAt: inHours(0), ...more })
  return {
    two: {
      list: listed([
        card(1, { payBy: inHours(24), paymentName: methodName('bca_va'), payTo: payTo('bca_va') }),
        card(2, { payBy: inHours(1), paymentName: methodName('qris') }),
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
