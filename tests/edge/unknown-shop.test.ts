import { expect, test } from 'vitest'
import type { Env } from '#edge/request/env.ts'
import { bindings } from '#tests/support/in-workerd/bindings.ts'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { openShop } from '#tests/support/in-workerd/shop.ts'

const site = (bindings as unknown as Env).SITE

/** KV that takes a moment, and how often somebody began to wait for it. */
function slowKv() {
  const names: string[] = []
  let [underWay, waits] = [0, 0]
  const SITE = new Proxy(site, {
    get: (kv, method) => {
      const found: unknown = Reflect.get(kv, method)
      if (method !== 'get') return typeof found === 'function' ? found.bind(kv) : found
      return async (name: string) => {
        // After the answer the generation is read once more, to see whether it has to be written.
        if (names.includes(name)) return kv.get(name)
        names.push(name)
        if (underWay++ === 0) waits += 1
        await new Promise((passed) => setTimeout(passed, 50))
        underWay -= 1
        return kv.get(name)
      }
    },
  })
  return { SITE, names, waits: () => waits }
}

test('the first page of a shop that an isolate does not know waits for KV once', async () => {
  const shop = await openShop({ sample: 'kopi' })
  const { SITE, names, waits } = slowKv()
  const page = await browse(shop, undefined, undefined, { SITE }).fetch('/')
  await page.text()
  const asked = ['tenant:', 'generation:', 'root:', 'absent:'].map((what) => what + shop.host)
  expect([page.status, names.toSorted(), waits()]).toEqual([200, asked.toSorted(), 1])
})

test('what KV kept for a host while it was another company’s is no answer', async () => {
  const [shop, former] = [await openShop({ name: 'Toko Baru' }), await openShop({ name: 'Toko Lama' })]
  const there = browse(former)
  expect(await (await there.fetch('/')).text()).toContain('Toko Lama')
  for (const what of ['generation:', 'root:', 'absent:']) {
    const kept = await site.get(what + former.host)
    if (kept) await site.put(what + shop.host, kept)
  }
  expect(await site.get(`root:${shop.host}`)).toContain('Toko Lama')
  const page = await (await browse(shop).fetch('/')).text()
  expect([page.includes('Toko Baru'), page.includes('Toko Lama')]).toEqual([true, false])
})
