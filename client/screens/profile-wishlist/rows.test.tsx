import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { runningFlashSale } from '#client/samples/flash-sale.ts'
import { savedItems } from '#client/samples/wishlist.ts'
import { WishlistRows } from './rows.tsx'

test('the price of a flash sale says when it ends', () => {
  const [item] = savedItems
  const [card] = runningFlashSale.products
  if (!item || !card) throw new Error('the samples need products')
  const html = renderToString(<WishlistRows items={[{ ...item, product: card }]}>{() => <hr />}</WishlistRows>)
  expect(html).toContain('Flash Sale sampai pukul')
})

test('what has changed since a product was saved is said in the words of the cart', () => {
  const html = renderToString(<WishlistRows items={savedItems}>{() => <hr />}</WishlistRows>)
  // What can be bought stands first.
  expect([...html.matchAll(/<p class="text-sm font-[^"]*">(.*?)<\/p>/g)].map(([, said]) => said)).toEqual([
    expect.stringMatching(/^Turun <span[^>]*>Rp 40.000<\/span> dari <span[^>]*>Rp [\d.]+<\/span> saat disimpan$/),
    'Kembali tersedia',
    'Stok habis',
  ])
})
