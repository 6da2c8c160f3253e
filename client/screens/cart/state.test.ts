import { createStore } from 'jotai'
import { afterEach, expect, test, vi } from 'vitest'
import type { CartItem } from '#shared/api/goods/cart.ts'
import type { VoucherOffers } from '#shared/api/goods/voucher.ts'
import { messageOf } from '#shared/text/errors.ts'
import { text } from '#shared/text/text.ts'
import { fakeBrowser } from '#client/app/browser/browser.fixture.ts'
import { cartItem } from '#client/samples/order-goods.ts'
import type { Store } from '#client/app/state/store.tsx'
import type { CartData } from './data.ts'
import { cartRefusals } from './samples.ts'
import {
  checkout,
  fill,
  intend,
  leaving,
  gone as goneAtom,
  offered,
  openCard,
  refresh,
  removeGone,
  run,
  tick,
  tickAll,
  ticked,
  unticked,
} from './state.ts'
import { measure, measuring, offers } from './voucher-offers.ts'
import { chosenVouchers, someVouchers } from './voucher-samples.ts'

const shirt = (count: number) => cartItem('shirt', { count })
const bag = (count: number) => cartItem('bag', { count })
const gone = cartItem('scarf', { available: false })
const data: CartData = {
  lines: [shirt(1), bag(2), gone],
  key: 'key-1',
  note: '',
  vouchers: null,
  linked: null,
  saves: false,
  costed: false,
  district: '',
  insures: true,
}
const answer = (now: CartItem[], vouchers: VoucherOffers | null = null) => ({
  ok: true,
  data: { ...data, lines: now, vouchers, key: 'key-2' },
  to: null,
  message: null,
})
const refused = { ok: false, status: 409, message: 'Stok tinggal 1.', fields: {} }

/** A store of the cart, and what the server answers to each question in turn. */
function open(first: CartData, answers: unknown[]) {
  const browser = fakeBrowser('/order/cart', () => answers.shift() ?? { ...refused, message: 'not expected' })
  for (const [name, value] of Object.entries(browser.globals)) vi.stubGlobal(name, value)
  const store = createStore()
  fill(store, { data: first, refusal: null, path: '/order/cart' })
  return { store, ...browser }
}
const shown = (store: Store): CartItem[] => [...store.get(offered), ...store.get(goneAtom)]
const counts = (store: Store) => shown(store).map(({ id, quantity }) => `${id} ${quantity}`)
const changed = (id: string, quantity: number) => ({ kind: 'change', id, quantity }) as const
afterEach(() => vi.unstubAllGlobals())

test('what is tapped shows at once; the server is asked for one thing at a time, in order', async () => {
  const first = Promise.withResolvers<unknown>()
  const { store, asked } = open(data, [first.promise, answer([shirt(5), bag(3), gone])])
  store.set(intend, changed('shirt', 5))
  store.set(intend, changed('bag', 3))
  expect(counts(store)).toEqual(['shirt 5', 'bag 3', 'scarf 1'])
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  first.resolve(answer([shirt(5), bag(2), gone]))
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  expect(asked.map(({ fields }) => fields)).toEqual([
    { id: 'shirt', quantity: '5' },
    { id: 'bag', quantity: '3' },
  ])
})

test('taps on one line that were not sent yet become one', async () => {
  const { store, asked } = open(data, [answer([shirt(4), bag(2), gone])])
  for (const quantity of [2, 3, 4]) store.set(intend, changed('shirt', quantity))
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  expect(asked).toEqual([{ name: 'change', fields: { id: 'shirt', quantity: '4' } }])
})

test('a refusal takes its change back, says why and reads the cart again', async () => {
  const { store, asked, messages } = open(data, [refused, answer([shirt(1), bag(2)])])
  store.set(intend, changed('shirt', 5))
  await vi.waitFor(() => expect(counts(store)).toEqual(['shirt 1', 'bag 2']))
  expect(asked.map(({ name }) => name)).toEqual(['change', 'refresh'])
  expect(messages).toEqual(['Stok tinggal 1.'])
})

test('a line that was removed comes back as it was, once, when the shopper takes that back', async () => {
  const {
    store,
    asked,
    offered: offers,
  } = open(data, [
    answer([bag(2), gone]),
    { ok: true, data: null, to: null, message: 'Berhasil ditambahkan ke keranjang' },
    answer([bag(2), shirt(3), gone]),
  ])
  store.set(intend, changed('shirt', 3))
  store.set(intend, { kind: 'remove', id: 'shirt' })
  await vi.waitFor(() => expect(offers.map(({ label }) => label)).toEqual(['Urungkan']))
  offers[0]?.run()
  await vi.waitFor(() => expect(counts(store)).toEqual(['bag 2', 'shirt 3', 'scarf 1']))
  expect(asked).toEqual([
    { name: 'remove', fields: { id: 'shirt' } },
    { name: 'add', fields: { itemId: shirt(3).itemId, quantity: '3' } },
    { name: 'refresh', fields: {} },
  ])
})

test('a line of which nobody knows whether it came back is not said to be back', async () => {
  const {
    store,
    asked,
    left,
    offered: offers,
  } = open(data, [answer([bag(2), gone]), { ok: true, data: null, to: '/order/cart', message: null }])
  store.set(intend, { kind: 'remove', id: 'shirt' })
  await vi.waitFor(() => expect(offers).toHaveLength(1))
  offers[0]?.run()
  await vi.waitFor(() => expect(left).toEqual(['/order/cart']))
  expect(asked.map(({ name }) => name)).toEqual(['remove', 'add'])
})

test('a removal that is refused, or of what is not sold any more, offers nothing', async () => {
  const { store, asked, offered: offers } = open(data, [refused, answer([shirt(1), gone]), answer([shirt(1)])])
  store.set(intend, { kind: 'remove', id: 'bag' })
  store.set(intend, { kind: 'remove', id: gone.id })
  await vi.waitFor(() => expect(asked).toHaveLength(3))
  expect(offers).toEqual([])
})

test('what cannot be bought goes at one press, which says what became of it', async () => {
  const lost = { ok: false, status: 0, message: 'Network Error', fields: {} }
  const { store, asked, messages } = open(data, [
    lost,
    refused,
    { ...answer([shirt(1), bag(2)]), message: 'Produk dihapus dari keranjang' },
  ])
  const done = [await store.set(removeGone), await store.set(removeGone), await store.set(removeGone)]
  expect(done).toEqual([false, false, true])
  expect(asked[0]).toEqual({ name: 'empty', fields: { gone: '1' } })
  expect(messages).toEqual(['Network Error', 'Stok tinggal 1.', 'Produk dihapus dari keranjang'])
  expect(store.get(goneAtom)).toEqual([])
})

test('a change that waits behind a refused one is shown as the server answers it', async () => {
  const { store, asked } = open(data, [refused, answer([shirt(1), bag(2)]), answer([shirt(1), bag(3)])])
  store.set(intend, changed('shirt', 5))
  store.set(intend, changed('bag', 3))
  await vi.waitFor(() => expect(asked.map(({ name }) => name)).toEqual(['change', 'refresh', 'change']))
  await store.set(run, 'refresh', {}).catch(() => undefined)
  expect(counts(store)).toEqual(['shirt 1', 'bag 3'])
})

test('a line that an answer leaves as it was is the same object, so its row does not render', async () => {
  const { store } = open(data, [answer([shirt(5), bag(2), structuredClone(gone)])])
  const before = shown(store)
  store.set(intend, changed('shirt', 5))
  await store.set(refresh)
  const after = shown(store)
  expect([after[0] === before[0], after[1] === before[1], after[2] === before[2]]).toEqual([false, true, true])
})

test('the ticked lines are checked out, with the newest key and the current note', async () => {
  const { store, asked, left } = open(data, [
    answer(data.lines),
    { ok: true, data: null, to: '/order/checkout?SALE_ID=1', message: null },
  ])
  await store.set(refresh)
  store.set(tick, 'shirt', false)
  await store.set(checkout, 'Bungkus kado')
  expect(asked[1]).toEqual({ name: 'create', fields: { _key: 'key-2', note: 'Bungkus kado', line: 'bag' } })
  expect(left).toEqual(['/order/checkout?SALE_ID=1'])
  // It stays busy until the next page is there.
  expect(store.get(leaving)).toBe(true)
})

test('of more than there are as many are taken as the button said, before the checkout begins', async () => {
  const short = cartItem('shirt', { count: 8, stock: 3 })
  const { store, asked } = open({ ...data, lines: [short, bag(2)] }, [
    answer([{ ...short, quantity: shirt(3).quantity }, bag(2)]),
    { ...answer([]), to: '/order/checkout' },
  ])
  await store.set(checkout, null)
  expect(asked.map(({ fields }) => fields)).toEqual([
    { id: 'shirt', quantity: '3' },
    expect.objectContaining({ line: expect.anything() }),
  ])
})

test('without a ticked line nothing is checked out', async () => {
  const { store, asked, messages } = open(data, [])
  store.set(tickAll, false)
  await store.set(checkout, null)
  expect([asked, messages]).toEqual([[], [text.cartNothing]])
  store.set(tickAll, true)
  expect(store.get(ticked).map(({ id }) => id)).toEqual(['shirt', 'bag'])
})

test('a change that is refused while Checkout waits for it stops the checkout', async () => {
  const { store, asked } = open(data, [refused, answer(data.lines)])
  store.set(intend, changed('shirt', 5))
  const pressed = store.set(checkout, null)
  expect(store.get(leaving)).toBe(true)
  await pressed
  expect(store.get(leaving)).toBe(false)
  expect(asked.map(({ name }) => name)).toEqual(['change', 'refresh'])
})

test('a change that leads away, because the visitor is refused, begins no checkout either', async () => {
  const { store, asked, left } = open(data, [{ ok: true, data: null, to: '/forbidden', message: null }])
  store.set(intend, { kind: 'change', id: 'shirt', quantity: 2 })
  await store.set(checkout, null)
  expect([asked.map(({ name }) => name), left]).toEqual([['change'], ['/forbidden']])
})

test('a checkout that is refused says why and reads the cart again', async () => {
  const { store, asked, messages } = open(data, [refused, answer([shirt(1)])])
  await store.set(checkout, null)
  await vi.waitFor(() => expect(counts(store)).toEqual(['shirt 1']))
  expect([asked.map(({ name }) => name), messages]).toEqual([['create', 'refresh'], ['Stok tinggal 1.']])
})

test('a checkout without an answer is pressed again with the same key, so that it begins once', async () => {
  const lost = { ok: false, status: 0, message: 'Network Error', fields: {} }
  const begun = { ok: true, data: null, to: '/order/checkout?SALE_ID=1', message: null }
  const { store, asked, left, messages } = open(data, [lost, begun])
  await store.set(checkout, null)
  await store.set(checkout, null)
  expect(asked.map(({ name, fields }) => [name, fields['_key']])).toEqual([
    ['create', 'key-1'],
    ['create', 'key-1'],
  ])
  expect([left, messages]).toEqual([['/order/checkout?SALE_ID=1'], ['Network Error']])
})

test('a page that was sent comes back with the ticks it had', () => {
  const store = createStore()
  const few = { ...cartRefusals.nothingChosen.refusal, values: { ticks: 'bag belt' } }
  fill(store, { data: { ...data, lines: [shirt(1), bag(2), cartItem('be')] }, refusal: few, path: '/order/cart' })
  expect(store.get(ticked).map(({ id }) => id)).toEqual(['bag'])
  fill(store, { data, refusal: null, path: '/order/cart', unticked: ['shirt'] })
  expect(store.get(ticked).map(({ id }) => id)).toEqual(['bag'])
  fill(store, { ...cartRefusals.nothingChosen, path: '/order/cart' })
  expect([store.get(ticked), store.get(openCard.current)]).toEqual([[], null])
  fill(store, { ...cartRefusals.voucherUnknown, path: '/order/cart' })
  expect(store.get(openCard.current)).toBe('voucher')
  expect(cartRefusals.nothingChosen.refusal.message).toBe(messageOf('cart_nothing_chosen'))
})

const withVouchers = { ...data, vouchers: someVouchers }

test('the vouchers of all lines come with the cart; for some of them they are measured again', async () => {
  const { store, asked } = open(withVouchers, [{ data: chosenVouchers }])
  await store.set(measure)
  expect([asked, store.get(offers), store.get(measuring)]).toEqual([[], someVouchers, false])
  store.set(tick, 'shirt', false)
  // Until the answer is here the last one is shown, dimmed.
  expect([store.get(offers), store.get(measuring)]).toEqual([someVouchers, true])
  await store.set(measure)
  expect(asked).toEqual([{ name: 'voucher.listForCart', fields: { input: '{"lines":[{"id":"bag"}]}' } }])
  expect([store.get(offers), store.get(measuring)]).toEqual([chosenVouchers, false])
  store.set(tickAll, false)
  expect([store.get(offers), store.get(measuring)]).toEqual([null, false])
})

test('a measure that comes after the ticking went on is dropped', async () => {
  const late = Promise.withResolvers<unknown>()
  const { store } = open({ ...withVouchers, lines: [shirt(1), bag(2), cartItem('belt')] }, [late.promise])
  store.set(tick, 'shirt', false)
  const measured = store.set(measure)
  store.set(tick, 'bag', false)
  late.resolve({ data: chosenVouchers })
  await measured
  expect([store.get(offers), store.get(measuring)]).toEqual([someVouchers, true])
})

test('a measure taken before a voucher was chosen is dropped', async () => {
  const late = Promise.withResolvers<unknown>()
  const { store } = open(withVouchers, [late.promise, answer(data.lines, chosenVouchers)])
  store.set(tick, 'shirt', false)
  const measured = store.set(measure)
  await store.set(run, 'voucher', { code: 'HEMAT10' })
  late.resolve({ data: someVouchers })
  await measured
  expect([store.get(offers), store.get(measuring)]).toEqual([chosenVouchers, true])
  expect(store.get(unticked)).toEqual(['shirt'])
})
