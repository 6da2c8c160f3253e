import { expect, test } from 'vitest'
import type { Env } from '#edge/request/env.ts'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { openShop, randomId, send } from '#tests/support/in-workerd/shop.ts'

test('over HTTP a read that is asked behind a change of the same tick leaves after it and sees what it did', async () => {
  const shop = await openShop({ products: [{ slug: 'kopi', name: 'Kopi Gayo', stock: 50 }] })
  const found = await shop.call('catalog.find', { slug: 'kopi' } as never)
  const itemId = (found.ok && found.value.variants[0]?.itemId) || ''
  const visitor = randomId(22)
  await shop.call('cart.add', { itemId, quantity: 1 } as never, { visitor })
  const lines = await shop.call('cart.list', {}, { visitor })
  const id = (lines.ok && lines.value[0]?.id) || ''
  const seen: string[] = []
  // This backend speaks HTTP alone, and is slow to begin a change.
  const COMMERCE = {
    async fetch(input: RequestInfo, init?: RequestInit) {
      const request = new Request(input, init)
      const call = `${request.method} ${new URL(request.url).pathname.split('/v1')[1]}`
      seen.push(call)
      if (request.method !== 'GET') await new Promise((passed) => setTimeout(passed, 60))
      const response = await send(request)
      seen.push(`${call} answered`)
      return response
    },
  } as unknown as Env['COMMERCE']
  const { fetch } = browse(shop, undefined, undefined, { COMMERCE })
  const cookie = `__Host-VISITOR=${visitor}`
  await (await fetch('/order/cart', { headers: { cookie } })).text()
  seen.length = 0
  const changed = await fetch('/order/cart?_=change', {
    method: 'POST',
    headers: { cookie, accept: 'application/json' },
    body: new URLSearchParams({ id, quantity: '3' }),
  })
  expect(await changed.json()).toMatchObject({ ok: true, data: { lines: [{ quantity: 3 }] } })
  const change = seen.findIndex((call) => call.startsWith('PATCH') && call.endsWith('answered'))
  expect([change, seen.slice(0, change).filter((call) => call.startsWith('GET'))]).toEqual([1, []])
})
