import type { WaitingData } from './page.tsx'
import { card, listed } from '#client/screens/orders/samples.ts'

// Far in the future, so that the countdown runs whenever a sample is shown.
const payBy = '2126-11-21T07:00:00.000Z'
const may = { mayChange: true, mayCancel: true }

export const ordersWaitingSamples: Readonly<Record<string, WaitingData>> = {
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
