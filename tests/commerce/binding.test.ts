import { SELF } from 'cloudflare:test'
import { exports } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { openShop } from '#tests/support/in-workerd/shop.ts'
import { bindings } from '#tests/support/in-workerd/bindings.ts'

const base = 'https://etalase-commerce.example.workers.dev'

test('commerce answers nothing to a caller from the internet, whatever it knows', async () => {
  const shop = await openShop()
  const headers = { referer: `${shop.origin}/`, 'api-access': shop.accessKey }
  const asked = [
    new Request(`${base}/website/api/v1/api-access`, { headers }),
    new Request(`${base}/website/api/v1/cart/cart-list-v2`, { headers }),
    new Request(`${base}/webhooks/midtrans/${shop.host}`, { method: 'POST', body: '{}' }),
    new Request(`${base}/identity/google`),
    new Request(`${base}/admin/shops/${shop.host}/audit`, {
      headers: { authorization: `Bearer ${bindings.ADMIN_TOKEN}` },
    }),
  ]
  const answers = await Promise.all(
    asked.map(async (request) => {
      const answer = await SELF.fetch(request)
      return [answer.status, await answer.text()]
    }),
  )
  expect(answers).toEqual(asked.map(() => [404, '']))
})

test('the entrypoint that the edge binds gives a shop its access key', async () => {
  const shop = await openShop()
  const { Backend } = exports as unknown as { Backend: Fetcher }
  const answer = await Backend.fetch(`${base}/website/api/v1/api-access`, { headers: { referer: `${shop.origin}/` } })
  expect(await answer.json()).toMatchObject({ data: { API_ACCESS: shop.accessKey } })
})
