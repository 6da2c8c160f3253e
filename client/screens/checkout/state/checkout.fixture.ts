import { createStore } from 'jotai'
import { vi } from 'vitest'
import type { ActionAnswer } from '#client/app/browser/act.ts'
import { fakeBrowser } from '#client/app/browser/browser.fixture.ts'
import type { CheckoutData } from '#client/screens/checkout/data/data.ts'
import { checkoutSamples } from '#client/screens/checkout/samples/samples.ts'
import { fill } from './state.ts'

export const path = '/order/checkout?SALE_ID=S-261120-0007'
export const sample = (name: string): CheckoutData => {
  const found = checkoutSamples[name]
  if (!found || found === 'age' || 'popular' in found) throw new Error(`the sample ${name} is gone`)
  return found
}
export const accepted = (data: CheckoutData | null, to: string | null = null): ActionAnswer => ({
  ok: true,
  data,
  to,
  message: null,
})
export const refused = (message = 'Tidak bisa.', fields = {}): ActionAnswer => ({
  ok: false,
  status: 422,
  message,
  fields,
})

export type Answer = ActionAnswer | Promise<ActionAnswer>
/** A store of checkout, and what the server answers to each action in turn. */
export function open(data: CheckoutData, answers: Answer[], refusal: Parameters<typeof fill>[1]['refusal'] = null) {
  const browser = fakeBrowser(path, () => answers.shift() ?? refused('not expected'))
  for (const [name, value] of Object.entries(browser.globals)) vi.stubGlobal(name, value)
  const store = createStore()
  fill(store, { data, refusal, path })
  return { store, ...browser }
}
export const names = (asked: readonly { name: string }[]) => asked.map(({ name }) => name)
export const { ready, chooseShipping } = { ready: sample('ready'), chooseShipping: sample('chooseShipping') }
export const shipped = (code: string): CheckoutData => ({
  ...chooseShipping,
  checkout: { ...chooseShipping.checkout, shippingCode: code },
})
