import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { formatRupiah } from '#shared/format/money.ts'
import { nextFlashSale, runningFlashSale, soldOutFlashSale } from '#client/samples/flash-sale.ts'
import { FlashSales } from '#client/kit/product/flash-sale.tsx'

test.each([
  [3, 6],
  [6, 6],
  [7, 5],
  [8, 5],
  [9, 5],
  [12, 6],
  [13, 5],
])('%i products of a flash sale are in columns that leave no short last row: %i', (count, columns) => {
  const [card] = runningFlashSale.products
  if (!card) throw new Error('the sample needs a product')
  const products = Array.from({ length: count }, () => card)
  const html = renderToString(<FlashSales running={{ ...runningFlashSale, products }} next={null} shop={null} />)
  expect(/xl:grid-cols-(\d)/.exec(html)?.[1] ?? '6').toBe(String(columns))
})

test('goods whose quota is gone say so, and sell for the price that they cost now', () => {
  const [card] = soldOutFlashSale.products
  if (!card) throw new Error('the sample needs a product')
  const html = renderToString(
    <FlashSales running={{ ...soldOutFlashSale, products: [card] }} next={null} shop={null} />,
  )
  expect(html).toContain('Harga flash habis')
  expect(html).toContain(formatRupiah(card.price))
  expect(html).not.toContain('text-danger')
  expect(html).toMatch(/class="product-off">−\d+%</)
  expect(html).not.toContain('product-gone')
  // What can be bought is not faded.
  expect(html).toContain('class="product-image"')
  expect(html).toMatch(/class="add"/)
})

test('the next flash sale has cards as large as the one that runs, and its prices are not those of today', () => {
  const html = renderToString(<FlashSales running={runningFlashSale} next={nextFlashSale} shop={null} />)
  expect(html.match(/xl:grid-cols-\d/g)).toBeNull()
  expect(html).toMatch(/<a href="#berikutnya"[^>]*>Berikutnya: hari ini 18:00 WIB</)
  const later = html.slice(html.indexOf('id="berikutnya"'))
  expect(later).toContain('Hari ini 18:00 WIB')
  const [card] = nextFlashSale.products
  if (!card?.flash) throw new Error('the sample needs a product')
  // The coming price leads.
  expect(later).toMatch(
    new RegExp(`>Nanti<.*?>${formatRupiah(card.flash.price)}</b>.*?>${formatRupiah(card.price)}</strong>`),
  )
  // Beside today's price a percentage alone would be of that.
  expect(later).toMatch(/class="product-off bg-brand text-on-brand">Nanti −\d+%</)
  expect(later).not.toContain('text-danger')
  expect(later).not.toContain('flash-strip')
})
