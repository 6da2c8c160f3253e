import { createStore } from 'jotai'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeBrowser } from '#client/app/browser/browser.fixture.ts'
import { openCardAtoms } from './open-card.tsx'

const fragments = { note: 'catatan', voucher: 'voucher' } as const
function open(address: string, first: keyof typeof fragments | null = null, sideBySide = false) {
  const browser = fakeBrowser(address, () => null)
  for (const [name, value] of Object.entries(browser.globals)) vi.stubGlobal(name, value)
  const [store, cards] = [createStore(), openCardAtoms(fragments, { sideBySide })]
  store.set(cards.current, first)
  return { store, cards, ...browser }
}
afterEach(() => vi.unstubAllGlobals())

test('an opened card is one step of Back, and another card in its place is the same step', () => {
  const { store, cards, address, steps, globals } = open('/order/cart')
  store.set(cards.toggled, 'note', true)
  expect([address(), steps()]).toEqual(['/order/cart#catatan', 1])
  store.set(cards.toggled, 'voucher', true)
  expect([address(), steps(), store.get(cards.current)]).toEqual(['/order/cart#voucher', 1, 'voucher'])
  globals.history.back()
  store.set(cards.addressChanged)
  expect([address(), store.get(cards.current)]).toEqual(['/order/cart', null])
})

test('the report of a change that was our own opens and closes nothing', () => {
  const { store, cards, steps } = open('/order/cart')
  store.set(cards.toggled, 'note', true)
  store.set(cards.toggled, 'note', true)
  // The browser reports the card that another one closed.
  store.set(cards.toggled, 'voucher', false)
  expect([store.get(cards.isOpen('note')), store.get(cards.isOpen('voucher')), steps()]).toEqual([true, false, 1])
})

test('the report of a card that the page itself opened is no step', () => {
  const { store, cards, steps } = open('/order/cart', 'voucher')
  store.set(cards.toggled, 'voucher', true)
  expect(steps()).toBe(0)
})

test('a card that is closed by hand leaves no step behind', () => {
  const { store, cards, address, steps } = open('/order/cart')
  store.set(cards.toggled, 'note', true)
  store.set(cards.toggled, 'note', false)
  expect([address(), steps(), store.get(cards.current)]).toEqual(['/order/cart', 0, null])
})

test('a card that the page opened is a step once it was touched', () => {
  const { store, cards, address, steps } = open('/order/cart', 'voucher')
  store.set(cards.touched, 'note')
  expect([address(), steps()]).toEqual(['/order/cart', 0])
  store.set(cards.touched, 'voucher')
  expect([address(), steps()]).toEqual(['/order/cart#voucher', 1])
})

test('a decided card that was never touched hands over without a step', () => {
  const { store, cards, address, steps } = open('/order/cart', 'voucher')
  store.set(cards.advance, 'note')
  expect([address(), steps(), store.get(cards.current)]).toEqual(['/order/cart', 0, 'note'])
  store.set(cards.advance, null)
  expect([address(), steps(), store.get(cards.current)]).toEqual(['/order/cart', 0, null])
})

test('a link to a card opens it with the screen itself below', () => {
  const { store, cards, address, steps, globals } = open('/order/cart?isi=a#catatan')
  store.set(cards.arrived)
  expect([address(), steps(), store.get(cards.current)]).toEqual(['/order/cart?isi=a#catatan', 1, 'note'])
  globals.history.back()
  expect(address()).toBe('/order/cart?isi=a')
})

test('a fragment that is no card opens none and closes none', () => {
  const { store, cards } = open('/order/cart#isi', 'voucher')
  store.set(cards.arrived)
  store.set(cards.addressChanged)
  expect(store.get(cards.current)).toBe('voucher')
})

test('side by side, the latest card is in the address, one that is closed leaves the other, and Back closes both', () => {
  const { store, cards, address, steps, globals } = open('/order/cart', 'voucher', true)
  const isOpen = () => [store.get(cards.isOpen('voucher')), store.get(cards.isOpen('note'))]
  store.set(cards.toggled, 'note', true)
  expect([address(), steps(), isOpen()]).toEqual(['/order/cart#catatan', 1, [true, true]])
  store.set(cards.toggled, 'note', false)
  expect([address(), steps(), isOpen()]).toEqual(['/order/cart#voucher', 1, [true, false]])
  store.set(cards.toggled, 'note', true)
  store.set(cards.toggled, 'voucher', false)
  expect([address(), steps(), isOpen()]).toEqual(['/order/cart#catatan', 1, [false, true]])
  store.set(cards.toggled, 'voucher', true)
  globals.history.back()
  store.set(cards.addressChanged)
  expect([address(), steps(), isOpen()]).toEqual(['/order/cart', 0, [false, false]])
})
