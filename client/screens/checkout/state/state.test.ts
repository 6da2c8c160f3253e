import { createStore } from 'jotai'
import { afterEach, expect, test, vi } from 'vitest'
import { messageOf } from '#shared/text/errors.ts'
import type { ActionAnswer } from '#client/app/browser/act.ts'
import { fakeBrowser } from '#client/app/browser/browser.fixture.ts'
import type { Decision } from './cards.ts'
import type { CheckoutData } from '#client/screens/checkout/data/data.ts'
import { ids } from '#client/screens/checkout/data/names.ts'
import { checkoutRefusals } from '#client/screens/checkout/samples/refusal-samples.ts'
import { checkoutSamples } from '#client/screens/checkout/samples/samples.ts'
import {
  appliedCourier,
  applyVoucher,
  checkoutOf,
  draftsRestored,
  fill,
  insure,
  openCard,
  pick,
  picked,
  place,
  placing,
  save,
  screen,
  switchBalance,
  total,
  unavailableCourier,
} from './state.ts'

const path = '/order/checkout?SALE_ID=S-261120-0007'
const sample = (name: string): CheckoutData => {
  const found = checkoutSamples[name]
  if (!found || found === 'age') throw new Error(`the sample ${name} is gone`)
  return found
}
const accepted = (data: CheckoutData | null, to: string | null = null): ActionAnswer => ({
  ok: true,
  data,
  to,
  message: null,
})
const refused = (message = 'Tidak bisa.', fields = {}): ActionAnswer => ({ ok: false, status: 422, message, fields })

type Answer = ActionAnswer | Promise<ActionAnswer>
/** A store of checkout, and what the server answers to each action in turn. */
function open(data: CheckoutData, answers: Answer[], refusal: Parameters<typeof fill>[1]['refusal'] = null) {
  const browser = fakeBrowser(path, () => answers.shift() ?? refused('not expected'))
  for (const [name, value] of Object.entries(browser.globals)) vi.stubGlobal(name, value)
  const store = createStore()
  fill(store, { data, refusal, path })
  return { store, ...browser }
}
const names = (asked: readonly { name: string }[]) => asked.map(({ name }) => name)
afterEach(() => vi.unstubAllGlobals())

const { ready, chooseShipping } = { ready: sample('ready'), chooseShipping: sample('chooseShipping') }
const shipped = (code: string): CheckoutData => ({
  ...chooseShipping,
  checkout: { ...chooseShipping.checkout, shippingCode: code },
})

test('what was applied is shown, its card closes and the next undecided one opens', async () => {
  const { store, asked, messages } = open(chooseShipping, [{ ...accepted(shipped('JNE:YES')), message: 'Disimpan' }])
  expect(store.get(openCard.current)).toBe('shipping')
  await store.set(pick, 'shipping', 'JNE:YES', true)
  expect(asked).toEqual([{ name: 'shipping', fields: { shipping: 'JNE:YES' } }])
  expect(store.get(checkoutOf('shippingCode'))).toBe('JNE:YES')
  expect(store.get(openCard.current)).toBe('payment')
  expect(messages).toEqual(['Disimpan'])
})

test('what comes next is decided from what was decided before, not from the answer', async () => {
  const { store } = open(chooseShipping, [accepted(ready)])
  await store.set(pick, 'shipping', 'JNE:REG', true)
  expect(store.get(checkoutOf('paymentMethod'))).toBe('bca')
  expect(store.get(openCard.current)).toBe('payment')
})

test('only the action under way is busy, and nothing is once it is answered', async () => {
  const answer = Promise.withResolvers<ActionAnswer>()
  const { store } = open(ready, [answer.promise])
  const done = store.set(save, 'address', { street: 'Jl. Melawai' })
  await vi.waitFor(() => expect(store.get(screen.busy)).toBe('address'))
  const busy = (['address', 'shipping'] satisfies Decision[]).map((action) => store.get(screen.isBusy(action)))
  expect(busy).toEqual([true, false])
  answer.resolve(accepted(ready))
  await done
  expect(store.get(screen.busy)).toBeNull()
})

test('a refusal is shown at its own card, which stays open with the data as it was', async () => {
  const { store } = open(chooseShipping, [
    refused('Nomor HP terlalu pendek.', { phone: 'Terlalu pendek' }),
    accepted(null),
  ])
  store.set(openCard.open, 'dropship')
  await store.set(save, 'dropship', { phone: '0812' })
  expect(store.get(screen.refusalOf('dropship'))).toMatchObject({
    message: 'Nomor HP terlalu pendek.',
    fields: { phone: 'Terlalu pendek' },
  })
  expect(store.get(screen.refusalOf('address'))).toBeNull()
  expect(store.get(screen.refusals)).toBe(1)
  expect(store.get(screen.data)).toBe(chooseShipping)
  expect(store.get(openCard.current)).toBe('dropship')
  await store.set(save, 'dropship', { phone: '081298765432' })
  expect(store.get(screen.refusalOf('dropship'))).toBeNull()
})

test('the refusal the page came with stays until something is answered', async () => {
  const { data, refusal } = checkoutRefusals['voucherUnusable'] ?? {}
  const { store } = open(data ?? ready, [accepted(ready)], refusal)
  expect(store.get(screen.refusalOf('voucher'))?.message).toBe('Voucher ini hanya untuk pesanan pertama.')
  expect(store.get(openCard.current)).toBe('voucher')
  expect(await store.set(applyVoucher, { code: 'HEMAT10' })).toBe(true)
  expect(store.get(screen.refusal)).toBeNull()
  // There may be a second voucher to choose.
  expect(store.get(openCard.current)).toBe('voucher')
})

test('choices that were sent without script come back as they were sent, except a courier that is gone', () => {
  const { data, refusal } = checkoutRefusals['shippingUnknown'] ?? {}
  if (!data || !refusal) throw new Error('the sample of a refused courier is gone')
  const gone = open(data, [], refusal).store
  expect([gone.get(picked('shipping')), gone.get(unavailableCourier)]).toEqual([undefined, 'JNE:REG'])
  const values = { shipping: 'JNT:EZ', payment: 'midtrans|bca' }
  const other = open(data, [], { ...refusal, action: 'place', message: 'Harga berubah.', values }).store
  expect([other.get(picked('shipping')), other.get(picked('payment'))]).toEqual(['JNT:EZ', 'midtrans|bca'])
  expect(other.get(unavailableCourier)).toBeUndefined()
})

test('a tap renders its own row alone, and an opened card to itself and the one that closes', async () => {
  const { store } = open(chooseShipping, [accepted(shipped('JNE:YES'))])
  const called: string[] = []
  const watched = {
    'picked shipping': picked('shipping'),
    'picked payment': picked('payment'),
    address: checkoutOf('address'),
    summary: checkoutOf('summary'),
    shippingCode: checkoutOf('shippingCode'),
    couriers: screen.dataOf('shipping'),
    payments: screen.dataOf('payments'),
    total,
    'refused address': screen.refusalOf('address'),
    'open address': openCard.isOpen('address'),
    'open shipping': openCard.isOpen('shipping'),
    'open payment': openCard.isOpen('payment'),
    'open voucher': openCard.isOpen('voucher'),
  }
  for (const [name, part] of Object.entries(watched)) store.sub(part, () => called.push(name))
  const done = store.set(pick, 'shipping', 'JNE:YES', true)
  expect(called).toEqual(['picked shipping'])
  await done
  called.length = 0
  store.set(openCard.open, 'address')
  expect(called.toSorted()).toEqual(['open address', 'open payment'])
})

test('a tapped courier shows at once, and is what is applied once it is answered', async () => {
  const { store } = open(chooseShipping, [accepted(shipped('JNE:YES'))])
  const done = store.set(pick, 'shipping', 'JNE:YES', true)
  expect(store.get(picked('shipping'))).toBe('JNE:YES')
  expect(store.get(appliedCourier)).toBeNull()
  await done
  expect(store.get(picked('shipping'))).toBeUndefined()
  expect(store.get(appliedCourier)).toBe('JNE:YES')
})

test('chosen by arrow keys, the card stays open', async () => {
  const { store } = open(chooseShipping, [accepted(shipped('JNE:YES'))])
  await store.set(pick, 'shipping', 'JNE:YES', false)
  expect(store.get(openCard.current)).toBe('shipping')
})

test('a courier that is refused goes back, is marked as gone, and the total is asked for again', async () => {
  const { store, asked } = open(ready, [refused(messageOf('shipping_unknown')), accepted(chooseShipping)])
  await store.set(pick, 'shipping', 'JNE:REG', true)
  expect(names(asked)).toEqual(['shipping', 'refresh'])
  expect(store.get(picked('shipping'))).toBeUndefined()
  expect(store.get(unavailableCourier)).toBe('JNE:REG')
  expect(store.get(appliedCourier)).toBeNull()
  expect(store.get(total)).toBe(chooseShipping.checkout.total)
})

test('a courier without an answer goes back, and its card goes on saying so', async () => {
  const lost = { ...refused('Network Error'), status: 0 }
  const { store, asked } = open(ready, [lost, lost])
  await store.set(pick, 'shipping', 'JNE:YES', true)
  expect(names(asked)).toEqual(['shipping', 'refresh'])
  expect(store.get(picked('shipping'))).toBeUndefined()
  expect(store.get(screen.refusalOf('shipping'))?.message).toBe('Network Error')
})

test('of two taps the answer to the first does not undo what the second shows', async () => {
  const first = Promise.withResolvers<ActionAnswer>()
  const { store } = open(chooseShipping, [first.promise, accepted(shipped('JNT:EZ'))])
  const both = [store.set(pick, 'shipping', 'JNE:YES', false), store.set(pick, 'shipping', 'JNT:EZ', false)]
  first.resolve(accepted(shipped('JNE:YES')))
  await both[0]
  expect(store.get(picked('shipping'))).toBe('JNT:EZ')
  await both[1]
  expect([store.get(picked('shipping')), store.get(appliedCourier)]).toEqual([undefined, 'JNT:EZ'])
})

test('insurance is asked for with the courier that is applied, and no card opens or closes for it', async () => {
  const { store, asked } = open(ready, [accepted(ready), accepted(ready)])
  store.set(openCard.open, 'shipping')
  await store.set(insure, true)
  await store.set(insure, false)
  expect(asked.map(({ fields }) => fields)).toEqual([
    { shipping: 'JNE:REG', insurable: '', insured: '1' },
    { shipping: 'JNE:REG', insurable: '' },
  ])
  expect(store.get(openCard.current)).toBe('shipping')
})

test('a switch pressed twice is sent once', async () => {
  const answer = Promise.withResolvers<ActionAnswer>()
  const { store, asked } = open(sample('coinsAndWallet'), [answer.promise])
  const first = store.set(switchBalance, 'coins', { active: '1' })
  await vi.waitFor(() => expect(store.get(screen.busy)).toBe('coins'))
  await store.set(switchBalance, 'coins', { active: '1' })
  answer.resolve(accepted(ready))
  await first
  expect(names(asked)).toEqual(['coins'])
})

const form = () => {
  const fields = new FormData()
  fields.set('acceptedTotal', '458500')
  return fields
}

test('with something missing nothing is placed: its card opens and a message says so', async () => {
  const { store, asked, messages, address } = open(chooseShipping, [])
  store.set(openCard.open, 'note')
  await store.set(place, form)
  expect(asked).toEqual([])
  expect(store.get(openCard.current)).toBe('shipping')
  expect(address()).toBe(`${path}#pengiriman`)
  expect(messages).toEqual([messageOf('shipping_missing')])
})

test('placing leads to the success page', async () => {
  const { store, asked, left } = open(ready, [accepted(null, '/order/success?SALE_ID=S-261120-0007')])
  await store.set(place, form)
  expect(asked).toEqual([{ name: 'place', fields: { acceptedTotal: '458500' } }])
  expect(left).toEqual(['/order/success?SALE_ID=S-261120-0007'])
  // It stays busy until the next page is there.
  expect(store.get(screen.isBusy('place'))).toBe(true)
})

test('from the press on it is being placed, and another press does nothing', async () => {
  const answer = Promise.withResolvers<ActionAnswer>()
  const { store, asked } = open(ready, [answer.promise, accepted(ready)])
  const [readForm, pressed] = [vi.fn(form), store.set(place, form)]
  expect(store.get(placing)).toBe(true)
  await store.set(place, readForm)
  await vi.waitFor(() => expect(store.get(screen.isBusy('place'))).toBe(true))
  await store.set(place, readForm)
  answer.resolve(refused('Stok habis.'))
  await pressed
  expect(store.get(placing)).toBe(false)
  expect(readForm).not.toHaveBeenCalled()
  expect(names(asked)).toEqual(['place', 'refresh'])
})

test('refused, the order is not placed, and its total and key are asked for again', async () => {
  const again = { ...ready, key: 'kunci-baru' }
  const { store, asked } = open(ready, [refused('Harga berubah.'), accepted(again)])
  await store.set(place, form)
  expect(names(asked)).toEqual(['place', 'refresh'])
  expect(store.get(screen.dataOf('key'))).toBe('kunci-baru')
  expect(store.get(screen.refusalOf('place'))?.message).toBe('Harga berubah.')
})

test('without an answer nothing is asked for again: the same key makes the next press happen once', async () => {
  const answer = Promise.withResolvers<ActionAnswer>()
  const { store, asked } = open(ready, [answer.promise])
  const placed = store.set(place, form)
  await vi.waitFor(() => expect(names(asked)).toEqual(['place']))
  answer.reject(new TypeError('lost'))
  await placed
  expect(names(asked)).toEqual(['place'])
  expect(store.get(screen.refusalOf('place'))?.message).toBe('Network Error')
})

test('what was tapped just before is answered first, and its form is read after that', async () => {
  const courier = Promise.withResolvers<ActionAnswer>()
  const { store, asked } = open(ready, [courier.promise, accepted(null, '/order/success')])
  const [readForm, tapped] = [vi.fn(form), store.set(pick, 'shipping', 'JNE:YES', true)]
  await vi.waitFor(() => expect(store.get(screen.isBusy('shipping'))).toBe(true))
  const placed = store.set(place, readForm)
  expect(readForm).not.toHaveBeenCalled()
  courier.resolve(accepted(shipped('JNE:YES')))
  await Promise.all([tapped, placed])
  expect(names(asked)).toEqual(['shipping', 'place'])
})

test('and if that was refused, nothing is placed', async () => {
  const courier = Promise.withResolvers<ActionAnswer>()
  const { store, asked } = open(ready, [courier.promise, accepted(ready)])
  const tapped = store.set(pick, 'shipping', 'JNE:YES', true)
  await vi.waitFor(() => expect(store.get(screen.isBusy('shipping'))).toBe(true))
  const placed = store.set(place, form)
  expect(store.get(placing)).toBe(true)
  courier.resolve(refused())
  await Promise.all([tapped, placed])
  expect(store.get(placing)).toBe(false)
  expect(names(asked)).toEqual(['shipping', 'refresh'])
})

test('a session that ended leads to the login, and nothing counts as done', async () => {
  const { store, left } = open(ready, [accepted(null, '/auth/login?next=/order/checkout')])
  expect(await store.set(applyVoucher, { code: 'HEMAT10' })).toBe(false)
  expect(left).toEqual(['/auth/login?next=/order/checkout'])
})

test('words that were left unsent open their card, unless a link opened another', () => {
  const { store, globals } = open(ready, [])
  store.set(draftsRestored, [ids.dropshipForm])
  expect(store.get(openCard.current)).toBe('dropship')
  globals.history.pushState(null, '', '#catatan')
  store.set(openCard.arrived)
  store.set(draftsRestored, [ids.dropshipForm])
  expect(store.get(openCard.current)).toBe('note')
})

test('a tab that is shown again from memory waits for nothing and asks for fresh data', async () => {
  const { store, asked } = open(ready, [accepted(null, '/order/success'), accepted(chooseShipping)])
  // The next page never came in its place: Back led here again.
  await store.set(place, form)
  expect(store.get(screen.busy)).toBe('place')
  store.set(screen.shownAgain)
  expect(store.get(screen.busy)).toBeNull()
  await vi.waitFor(() => expect(store.get(screen.data)).toEqual(chooseShipping))
  expect(names(asked)).toEqual(['place', 'refresh'])
})

test('one store knows nothing of what happens in another', async () => {
  const { store } = open(chooseShipping, [accepted(shipped('JNE:YES'))])
  const other = createStore()
  fill(other, { data: chooseShipping, refusal: null, path })
  await store.set(pick, 'shipping', 'JNE:YES', true)
  expect([store.get(appliedCourier), other.get(appliedCourier)]).toEqual(['JNE:YES', null])
})

test('what comes after the page joins what is there, and an answer that came meanwhile is newer', async () => {
  const late = { shipping: chooseShipping.shipping, shippingLate: false }
  const asking = { ...chooseShipping, shipping: null, shippingLate: true }
  const { store } = open(asking, [accepted(shipped('JNE:YES'))])
  const address = store.get(checkoutOf('address'))
  store.set(screen.takeLate, late)
  expect(store.get(screen.data)).toEqual(chooseShipping)
  // The form of the address keeps its data, and with it what is being typed.
  expect(store.get(checkoutOf('address'))).toBe(address)

  const again = open(asking, [accepted(shipped('JNE:YES'))]).store
  await again.set(screen.run, 'shipping')
  again.set(screen.takeLate, { ...late, checkout: asking.checkout })
  expect(again.get(checkoutOf('shippingCode'))).toBe('JNE:YES')
})
