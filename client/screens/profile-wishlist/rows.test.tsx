import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { text } from '#shared/text/text.ts'
import { savedItems } from '#client/samples/wishlist.ts'
import { WishlistRows } from './rows.tsx'

test('what has changed since a product was saved is said in the words of card and cart', () => {
  const html = renderToString(<WishlistRows items={savedItems}>{() => <hr />}</WishlistRows>)
  // What can be bought stands first.
  expect([...html.matchAll(/<p class="text-sm font-[^"]*">(.*?)<\/p>/g)].map(([, said]) => said)).toEqual([
    'Turun <span class="whitespace-nowrap">Rp 40.000</span> sejak disimpan',
    'Kembali tersedia',
    text.productUnavailable,
  ])
})
