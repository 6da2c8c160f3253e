import { createExecutionContext } from 'cloudflare:test'
import { expect, test } from 'vitest'
import edge from '#edge/index.ts'
import type { Env } from '#edge/request/env.ts'
import { bindings } from '#tests/support/in-workerd/bindings.ts'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { openSellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { openShop, send } from '#tests/support/in-workerd/shop.ts'

test('while code is being edited a shared page is rendered for every request; else it comes from the cache', async () => {
  const { origin } = await openShop()
  let calls = 0
  const COMMERCE = {
    fetch: (input: RequestInfo, init?: RequestInit) => {
      const request = new Request(input, init)
      if (/product/.test(request.url)) calls += 1
      return send(request)
    },
  }
  const view = async (env: Partial<Env>) => {
    const all = { ...bindings, COMMERCE, ...env } as unknown as Env
    await (await edge.fetch(new Request(`${origin}/products/semua`), all, createExecutionContext())).text()
    return calls
  }
  const first = await view({})
  expect(first).toBeGreaterThan(0)
  expect(await view({})).toBe(first)
  expect(await view({ FRESH_PAGES: '1' })).toBe(2 * first)
  expect(await view({ FRESH_PAGES: '1' })).toBe(3 * first)
})

// The code behind the frame changes without a generation; its name changes here in the same way.
test('while code is being edited what frames a page is asked for every request too', async () => {
  const shop = await openSellingShop({ name: 'Nama Lama' })
  const [edited, usual] = [browse(shop, undefined, undefined, { FRESH_PAGES: 'all' }), browse(shop)]
  const titleIn = async ({ fetch: see }: typeof usual) =>
    /Nama (?:Lama|Baru)/.exec(await (await see('/info')).text())?.[0]
  expect([await titleIn(usual), await titleIn(edited)]).toEqual(['Nama Lama', 'Nama Lama'])
  await shop.sql("UPDATE shop_state SET settings = json_set(settings, '$.name', 'Nama Baru')")
  expect([await titleIn(usual), await titleIn(edited)]).toEqual(['Nama Lama', 'Nama Baru'])
})
