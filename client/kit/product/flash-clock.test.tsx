import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { rupiah } from '#shared/api/contract/brands.ts'
import { momentOf, StockBar } from './flash-clock.tsx'

const running = { price: rupiah(40_000), endsAt: '', serverNow: '', perCustomer: 2 }

test.each<[{ quota: number; sold: number; stock?: number }, number, string]>([
  [{ quota: 10, sold: 1 }, 10, 'Tersisa 9'],
  [{ quota: 1_000, sold: 999 }, 100, 'Tersisa 1'],
  [{ quota: 10, sold: 10 }, 100, 'Harga flash habis'],
  [{ quota: 10, sold: 0 }, 0, 'Tersisa 10'],
  [{ quota: 10, sold: 0, stock: 0 }, 100, 'Harga flash habis'],
])('the bar says what is sold, its words what is left: %o', ({ stock = null, ...flash }, width, words) => {
  const html = renderToStaticMarkup(<StockBar flash={{ ...running, ...flash }} stock={stock} />)
  expect(html).toContain(`<rect width="${width}" height="4"`)
  expect(html).toContain(words)
})

test.each([
  ['2026-11-23T13:00:00Z', 'pukul 23:30 WIB'],
  // A day of Jakarta begins at 17:00 of UTC.
  ['2026-11-22T16:59:00Z', '23 Nov 23:30 WIB'],
  ['2026-11-22T17:30:00Z', 'pukul 23:30 WIB'],
])('a moment of the same day goes without its date, one of the next morning with it: %s', (now, words) => {
  expect(momentOf('2026-11-23T16:30:00Z', now)).toBe(words)
})
