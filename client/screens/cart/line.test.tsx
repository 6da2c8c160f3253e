import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { cartItem } from '#client/samples/order-goods.ts'
import { stored } from '#client/app/state/store.tsx'
import { CartLine } from './line.tsx'
import { cartSamples } from './samples.ts'
import { fill } from './state.ts'

/** What a line of so many pieces says of a stock. */
function statusOf(count: number, stock: number, flashLeft: number | null = null): string | null {
  const line = { ...cartItem('shirt', { count, stock }), flashLeft }
  const Line = stored(
    () => <CartLine line={line} ticked />,
    (store) => fill(store, { data: cartSamples.one, refusal: null, path: '/order/cart' }),
  )
  const words = /role="status"[^>]*>(.*?)<\/p>/.exec(renderToStaticMarkup(<Line />))?.[1]
  return words?.replaceAll(/<[^>]*>/g, '') ?? null
}

test('a line says in other words that all pieces of its stock are in it: only a status that changes is read out', () => {
  expect(statusOf(2, 3)).toBe('Tersisa 3')
  expect(statusOf(3, 3)).toBe('Tersisa 3, semua di keranjang')
  expect(statusOf(9, 9)).toBe('Tersisa 9, semua di keranjang')
  expect(statusOf(8, 9)).toBeNull()
  // The flash sale's price has fewer pieces than the shelf.
  expect(statusOf(2, 4, 2)).toBe('Tersisa 2 dengan harga ini')
  expect(statusOf(4, 4, 4)).toBe('Tersisa 4, semua di keranjang')
  // More are in the cart than there are.
  expect(statusOf(4, 3)).toBe('Tersisa 3')
})
