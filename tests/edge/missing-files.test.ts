import { expect, test } from 'vitest'
import { openShop } from '#tests/support/in-workerd/shop.ts'

test.each(['/assets/entry-gone.js', '/assets/contoh-1/a-320.webp', '/builds/nothing.json'])(
  '%s, which is no file, is answered 404 and never kept, on any host',
  async (path) => {
    const shop = await openShop({ name: 'Toko' })
    const answer = await shop.fetch(path)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
    expect(await answer.text()).toBe('')
  },
)
