import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { rupiah } from '#shared/api/contract/brands.ts'
import { StockBar } from './flash-clock.tsx'

const running = { price: rupiah(40_000), endsAt: '', serverNow: '', perCustomer: 2 }

test.each([
  [{ quota: 10, sold: 1 }, 10, 'Tersisa 9'],
  [{ quota: 10, sold: 9 }, 90, 'Segera habis'],
  [{ quota: 1_000, sold: 999 }, 100, 'Segera habis'],
  [{ quota: 10, sold: 10 }, 100, 'Kuota habis'],
  [{ quota: 10, sold: 0 }, 0, 'Tersisa 10'],
])('the bar fills with what is sold, and its words say what is left: %o', (flash, width, words) => {
  const html = renderToStaticMarkup(<StockBar flash={{ ...running, ...flash }} />)
  expect(html).toContain(`<rect width="${width}" height="4"`)
  expect(html).toContain(words)
})
