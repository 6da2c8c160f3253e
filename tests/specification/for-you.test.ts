import { expect, test } from 'vitest'
import { limits } from '#shared/limits.ts'
import { card } from '#client/samples/goods.ts'
import { runningFlashSale } from '#client/samples/flash-sale.ts'
import { home } from '#client/screens/home/page.tsx'
import { renderFragment } from '#edge/pages/render.tsx'
import { frameOf, shopOf } from './request-fixture.ts'

const goods = (count: number) => Array.from({ length: count }, (_, place) => card(`kain-${place}`, 'Kain', 1_000))
/** The slugs of 'Untuk Anda' in a shop with so many goods, of which the first ones are in a flash sale. */
function listed(count: number, onSale: number, { upcoming = false } = {}): string[] {
  const cards = goods(count)
  const flash = { flashSale: { ...runningFlashSale, products: cards.slice(0, onSale) }, upcoming }
  const data = { categories: [], cards, total: count, articles: [], vouchers: [], flash }
  const [, section = ''] = renderFragment(home.view(data, frameOf(shopOf()))).split('Untuk Anda')
  return [...section.matchAll(/product-link" href="\/product\/([\w-]+)/g)].map(([, slug]) => slug ?? '')
}

test('goods of the running flash sale are not repeated where others fill the page, else they come last', () => {
  const full = limits.pageSize + 4
  expect(listed(full, 4)).toEqual(
    goods(full)
      .slice(4)
      .map(({ slug }) => slug),
  )
  expect(listed(4, 2)).toEqual(['kain-2', 'kain-3', 'kain-0', 'kain-1'])
  // A shop whose goods all stand in it keeps the section.
  expect(listed(6, 6)).toHaveLength(6)
})

test('goods of a flash sale that is yet to begin stand where they would', () => {
  expect(listed(4, 2, { upcoming: true })).toEqual(['kain-0', 'kain-1', 'kain-2', 'kain-3'])
})
