import { expect } from '@playwright/test'
import { test } from './support/fixture.ts'
import { type Cut, fillList } from './support/stranger-companies.ts'
import { runConformance } from './support/conformance.ts'

type About = Record<string, unknown>
const silent = () => undefined
const ofLaravel = ({ TOTAL_DATA }: About) => ({ total: TOTAL_DATA })
/** Says what it was asked for, not what it answers. */
const ofSpecification = (about: About) => about
const always12 = ({ PAGE_INDEX, TOTAL_DATA }: About) => ({ PAGE_INDEX, DATA_PER_PAGE: '12', TOTAL_DATA })
const atMost =
  (most: number): Cut =>
  (all, index, size) =>
    all.slice(index * Math.min(size, most), (index + 1) * Math.min(size, most))
const fixed =
  (size: number): Cut =>
  (all, index) =>
    all.slice(index * size, (index + 1) * size)

const backends: Readonly<Record<string, [count: number, meta: (about: About) => unknown, cut?: Cut]>> = {
  'no word about its pages': [30, silent],
  'the words of Laravel about its pages': [30, ofLaravel],
  'at most 20 rows a page': [100, ofSpecification, atMost(20)],
  'at most 20 rows a page, of which it says 12': [68, always12, atMost(20)],
  'at most 10 rows a page': [42, ofSpecification, atMost(10)],
  'at most 5 rows a page, and no word about it': [23, ofLaravel, atMost(5)],
  'always 20 rows a page': [50, ofLaravel, fixed(20)],
  'all its products as every page': [60, silent, (all) => all],
}

for (const [what, [count, meta, cut]] of Object.entries(backends))
  test(`all products of a backend with ${what} are reached by the links alone, by whole pages and by parts`, async ({
    openShop,
    visit,
  }) => {
    const shop = openShop({ catalogue: true })
    fillList(shop, count, meta, cut)
    const visitor = visit(shop)
    for (const part of ['', 'part=cards']) {
      const seen = new Set<string | undefined>()
      let next: string | null = '/products/semua'
      for (let pages = 0; next !== null && pages < 30; pages += 1) {
        const { status, body } = await visitor.get(part ? `${next}${next.includes('?') ? '&' : '?'}${part}` : next)
        expect([next, status]).toEqual([next, 200])
        const cards = [...body.matchAll(/href="(\/product\/[^"#?]+)"/g)].map(([, address]) => address)
        if (!part) expect(cards.length, next).toBeGreaterThan(0)
        for (const one of cards) seen.add(one)
        const link = /<a [^>]*rel="next"[^>]*>/.exec(body)?.[0] ?? ''
        next = /href="([^"#]*)/.exec(link)?.[1]?.replaceAll('&amp;', '&') ?? null
      }
      expect([part, seen.size]).toEqual([part, count])
    }
    expect((await visitor.get('/products/semua?page=40')).status).toBe(302)
  })

for (const [what, cut] of [
  ['answers its first page twice', (all, index, size) => all.slice(Math.max(index - 1, 0) * size).slice(0, size)],
  ['has nothing at 0', (all, index, size) => (index === 0 ? [] : all.slice((index - 1) * size).slice(0, size))],
] as const satisfies readonly (readonly [string, Cut])[])
  test(`the check names a backend that counts pages from 1 and ${what}`, async ({ backend, openShop }) => {
    const shop = openShop({ catalogue: true })
    fillList(shop, 30, ofSpecification, cut)
    const { text } = await runConformance([backend.url, '--referer', `http://${shop.host}/`])
    expect(text).toContain('catalog.list counts its pages from 1: the storefront asks for the first as PAGE_INDEX 0')
  })

test('the check is silent about a backend that counts from 0, whatever its pages hold', async ({
  backend,
  openShop,
}) => {
  for (const cut of [atMost(20), fixed(20), atMost(5)] satisfies Cut[]) {
    const shop = openShop({ catalogue: true })
    fillList(shop, 30, ofSpecification, cut)
    const { text } = await runConformance([backend.url, '--referer', `http://${shop.host}/`])
    expect(text).not.toContain('counts its pages from 1')
  }
})
