import { createStore } from 'jotai'
import { afterEach, expect, test, vi } from 'vitest'
import { messageOf } from '#shared/text/errors.ts'
import type { ActionAnswer } from '#client/app/browser/act.ts'
import type { Decision } from './cards.ts'
import { ids } from '#client/screens/checkout/data/names.ts'
import { checkoutRefusals } from '#client/screens/checkout/samples/refusal-samples.ts'
import { accepted, chooseShipping, names, open, path, ready, refused, sample, shipped } from './checkout.fixture.ts'
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
  save,
  screen,
  switchBalance,
  total,
  unavailableCourier,
} from './state.ts'

afterEach(() => vi.unstubAllGlobals())

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
  expect(store.get(checkoutOf('paymentMethod'))).toBe('bca_va')
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
  expect(store.get(screen.refusalOf('voucher'))?.message).toBe('Khusus pelanggan baru')
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

test('with everything decided, a tapped choice closes its card, and leaves another that was opened meanwhile', async () => {
  const { store } = open(ready, [accepted(ready), accepted(ready)])
  store.set(openCard.open, 'payment')
  await store.set(pick, 'payment', 'midtrans|bni', true)
  expect(store.get(openCard.current)).toBeNull()
  store.set(openCard.open, 'payment')
  const done = store.set(pick, 'payment', 'midtrans|bca', true)
  store.set(openCard.open, 'note')
  await done
  expect(store.get(openCard.current)).toBe('note')
})

test.each([
  { innerWidth: 1025, current: 'payment' },
  { innerWidth: 1024, current: null },
])('at $innerWidth px, a tapped choice stays open only in the layout with the button beside it', async (width) => {
  const { store } = open(ready, [accepted(ready)])
  vi.stubGlobal('innerWidth', width.innerWidth)
  store.set(openCard.open, 'payment')
  await store.set(pick, 'payment', 'midtrans|bni', true)
  expect(store.get(openCard.current)).toBe(width.current)
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

test.each(['/auth/login?next=/order/checkout', '/forbidden'])(
  'a session that ended, or was refused, leads to %s, and nothing counts as done',
  async (to) => {
    const { store, left } = open(ready, [accepted(null, to)])
    expect(await store.set(applyVoucher, { code: 'HEMAT10' })).toBe(false)
    expect(left).toEqual([to])
  },
)

test('words that were left unsent open their card, unless a link opened another', () => {
  const { store, globals } = open(ready, [])
  store.set(draftsRestored, [ids.dropshipForm])
  expect(store.get(openCard.current)).toBe('dropship')
  globals.history.pushState(null, '', '#catatan')
  store.set(openCard.arrived)
  store.set(draftsRestored, [ids.dropshipForm])
  expect(store.get(openCard.current)).toBe('note')
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
