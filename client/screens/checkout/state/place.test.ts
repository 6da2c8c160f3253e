import { afterEach, expect, test, vi } from 'vitest'
import { limits } from '#shared/limits.ts'
import { messageOf } from '#shared/text/errors.ts'
import type { ActionAnswer } from '#client/app/browser/act.ts'
import { accepted, chooseShipping, names, open, path, ready, refused, shipped } from './checkout.fixture.ts'
import { openCard, pick, place, placing, screen } from './state.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const form = () => {
  const fields = new FormData()
  fields.set('acceptedTotal', '458500')
  return fields
}

test('with something missing nothing is placed: its card opens and says so until it is decided', async () => {
  const { store, asked, messages, address } = open(chooseShipping, [accepted(shipped('JNE:REG'))])
  store.set(openCard.open, 'note')
  await store.set(place, form)
  expect(asked).toEqual([])
  expect(store.get(openCard.current)).toBe('shipping')
  expect(address()).toBe(`${path}#pengiriman`)
  // Where it is decided, not over the total.
  expect(messages).toEqual([])
  expect(store.get(screen.refusalOf('shipping'))?.message).toBe(messageOf('shipping_missing'))
  await store.set(pick, 'shipping', 'JNE:REG', true)
  expect(store.get(screen.refusal)).toBeNull()
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

test('a connection that went silent is given up after the time of a call, and the button can be pressed again', async () => {
  vi.useFakeTimers()
  const { store, asked } = open(ready, [new Promise<ActionAnswer>(() => {})])
  const placed = store.set(place, form)
  await vi.advanceTimersByTimeAsync(limits.requestTimeoutMs - 1)
  expect(store.get(placing)).toBe(true)
  await vi.advanceTimersByTimeAsync(1)
  await placed
  expect([names(asked), store.get(placing)]).toEqual([['place'], false])
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
