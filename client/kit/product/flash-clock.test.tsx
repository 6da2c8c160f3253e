import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { flashOf } from '#client/samples/flash-sale.ts'
import { StockBar } from './flash-clock.tsx'

test.each([
  [{ quota: 10, sold: 1 }, 90, 'Tersisa 9'],
  [{ quota: 10, sold: 9 }, 10, 'Segera habis'],
  [{ quota: 1_000, sold: 999 }, 4, 'Segera habis'],
  [{ quota: 10, sold: 10 }, 0, 'Kuota habis'],
])('the bar is as long as what its words say is left: %o', (flash, width, words) => {
  const html = renderToStaticMarkup(<StockBar flash={flashOf(40_000, flash)} />)
  expect(html).toContain(`<rect width="${width}" height="4"`)
  expect(html).toContain(words)
})
