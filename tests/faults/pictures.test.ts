import { expect, test } from 'vitest'
import { openShop } from '#tests/support/in-workerd/shop.ts'
import { visit } from './support/visit.ts'

/** The first screen of a phone shows no more of them; the others wait until they come near. */
const atOnceMost = 4

test('no picture holds up a page: each has its place and its words, and only the first are fetched at once', async () => {
  const visitor = visit(await openShop({ sample: 'kopi' }))
  const list = await visitor.get('/products/semua')
  const product = /href="(\/product\/[^"?]+)"/.exec(list.html)?.[1] ?? ''
  for (const path of ['/', '/products/semua', product, '/flash-sale']) {
    const { html } = await visitor.get(path)
    const pictures = [...html.matchAll(/<img\b[^>]*>/g)].map(([tag]) => tag)
    if (path !== '/flash-sale') expect(pictures.length, path).toBeGreaterThan(1)
    for (const tag of pictures) expect(tag, path).toMatch(/^(?=.* alt=")(?=.* width="\d+")(?=.* height="\d+")/)
    const atOnce = pictures.filter((tag) => !tag.includes('loading="lazy"'))
    expect([path, atOnce.length <= atOnceMost]).toEqual([path, true])
    // Nothing of the page is hidden or late until a picture has come.
    expect(html, path).not.toMatch(/onload=|onerror=/)
  }
})
