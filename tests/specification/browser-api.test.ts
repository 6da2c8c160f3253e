import { expect, test, vi } from 'vitest'
import { ActionRefused } from '#client/app/page.ts'
import { cart } from '#client/screens/cart/page.tsx'
import { answerBrowserCall } from '#edge/resources/browser-api.ts'
import type { RequestContext } from '#edge/request/request-context.ts'
import { messageOf } from '#shared/text/errors.ts'
import { shopOf, visitOf } from './request-fixture.ts'

// The renderer's encoder is made for workerd, which copies what a Response is given; Node takes its buffer away.
vi.mock('#edge/pages/text-encoder.ts', () => ({}))

async function knock(name: string, answer: () => Response) {
  const { context } = visitOf({ answer })
  const response = await answerBrowserCall(Object.assign(context, { shop: shopOf() }) as RequestContext, name)
  return { status: response.status, body: await response.json() }
}

test('a failure that cannot be named is status 500 with the message Error, and shows Request failed', async () => {
  const known = { status: 500, message: 'Error', shown: 'Request failed' }
  expect(await knock('cart.list', () => new Response('<html>', { status: 502 }))).toEqual({ status: 500, body: known })
})

test('a refusal keeps its own status and the backend’s words', async () => {
  const refused = () =>
    Response.json({ statusCode: 409, message: 'Stok habis', errorCode: 'stock_out' }, { status: 409 })
  expect(await knock('cart.list', refused)).toEqual({
    status: 409,
    body: { status: 409, message: 'Stok habis', fields: {} },
  })
})

test('after a change the cart is read anew, and the answer holds it', async () => {
  const { context, asked } = visitOf({ answer: (path) => (path === '/cart/cart' ? { CART_ID: 7 } : []) })
  context.request = new Request(`${context.origin}/api/cart.add`, {
    method: 'POST',
    body: '{"itemId":"kode","quantity":1}',
  })
  const response = await answerBrowserCall(Object.assign(context, { shop: shopOf() }) as RequestContext, 'cart.add')
  expect(await response.json()).toEqual({ data: { id: '7' }, cart: [] })
  expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /cart/cart', 'GET /cart/cart-list-v2'])
  expect(response.headers.getSetCookie().join()).toContain('__Host-CART=0;')
})

test('a checkout of nothing is Tidak ada produk.', async () => {
  const refusal: unknown = await cart.actions?.['create']?.({ form: new FormData() } as never).catch(
    (error: unknown) => error,
  )
  expect(refusal).toBeInstanceOf(ActionRefused)
  expect(messageOf((refusal as ActionRefused).code)).toBe('Tidak ada produk.')
})
