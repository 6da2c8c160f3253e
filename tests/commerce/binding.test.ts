import { createExecutionContext, SELF } from 'cloudflare:test'
import { exports } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { backend } from '#commerce/app/http/backend.ts'
import { openShop } from '#tests/support/in-workerd/shop.ts'
import { bindings } from '#tests/support/in-workerd/bindings.ts'

const base = 'https://etalase-commerce.example.workers.dev'

// Proves ASVS 13.2.1
test('commerce answers nothing to a caller from the internet, whatever it knows', async () => {
  const shop = await openShop()
  const headers = { referer: `${shop.origin}/`, 'api-access': shop.accessKey }
  const asked = [
    new Request(`${base}/website/api/v1/api-access`, { headers }),
    new Request(`${base}/website/api/v1/cart/cart-list-v2`, { headers }),
    new Request(`${base}/webhooks/midtrans/${shop.host}`, { method: 'POST', body: '{}' }),
    new Request(`${base}/identity/google`),
    new Request(`${base}/admin/v1/shops/${shop.host}/audit`, {
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

// Proves ASVS 16.2.5, ASVS 16.3.4
test('an error is logged by the pattern of its path, because the path may hold a key', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const token = 'KunciRahasia.0123456789abcdef'
  const request = new Request(`https://commerce/website/api/v1/wishlist/shared/${token}`, {
    headers: { 'api-access': 'x', 'request-id': 'satu' },
  })
  // Without its Directory, commerce fails.
  const answer = await backend.fetch(request, {}, createExecutionContext())
  const lines = said.mock.calls.map(([line]) => String(line))
  said.mockRestore()
  expect([answer.status, lines.length]).toEqual([500, 1])
  expect(lines[0]).not.toContain(token)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    requestId: 'satu',
    route: '/website/api/v1/wishlist/shared/:WISHLIST_TOKEN',
  })
})
