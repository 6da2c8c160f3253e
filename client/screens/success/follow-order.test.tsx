import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { shipping, toFetch } from '#client/samples/orders.ts'
import type { PaymentState } from './payment/state.ts'
import { WaysOn } from './follow-order.tsx'

/** What stands above the counter's address in this state. */
const counterIn = (state: PaymentState, readyHours: number | null = 4): string | undefined => {
  const order = { ...toFetch, pickup: toFetch.pickup && { ...toFetch.pickup, readyHours } }
  const html = renderToString(<WaysOn order={order} state={state} track={null} shopTitle="Toko" />)
  return /<p class="font-semibold">(Ambil di toko.*?)<\/p>/.exec(html)?.[1]
}

test('the hours of a pick-up begin once the money is there, which a receipt does not prove', () => {
  for (const state of ['waiting', 'noNumber', 'verifying'] as const)
    expect(counterIn(state), state).toBe('Ambil di toko, siap dalam 4 jam setelah dibayar')
  // Who pays at the counter has ordered.
  expect(counterIn('onHandover')).toBe('Ambil di toko, siap dalam 4 jam')
  expect(counterIn('verifying', null)).toBe('Ambil di toko')
})

test('the link goes to the chat of the buyer, and to no receiver of a present', () => {
  const chatOf = (forOther: boolean) => {
    const order = { ...shipping, personal: { removed: false, codeWays: [], forOther } }
    const html = renderToString(<WaysOn order={order} state="paid" track="https://toko.id/lacak/x" shopTitle="Toko" />)
    return /https:\/\/wa\.me\/(\d*)\?text=/.exec(html)?.[1]
  }
  expect(chatOf(false)).toBe('6281234567890')
  expect(chatOf(true)).toBe('')
})
