import { expect, test } from 'vitest'
import { ActionRefused } from '#client/app/page/page.ts'
import { cart } from '#client/screens/cart/page.tsx'
import { answerBrowserCall } from '#edge/resources/browser-api.ts'
import type { RequestContext } from '#edge/request/request-context.ts'
import { messageOf } from '#shared/text/errors.ts'
import { shopOf, fakeRequest } from './request-fixture.ts'

async function callBrowserApi(name: string, answer: () => Response) {
  const { context } = fakeRequest({ answer })
  const response = await answerBrowserCall(Object.assign(context, { shop: shopOf() }) as RequestContext, name)
  return { status: response.status, body: await response.json() }
}

// Proves §8.4
test('an unknown failure has status 500 and the message Error, and shows Request failed', async () => {
  const known = { status: 500, message: 'Error', shown: 'Request failed' }
  expect(await callBrowserApi('cart.list', () => new Response('<html>', { status: 502 }))).toEqual({
    status: 500,
    body: known,
  })
})

// Proves §8.4
test('a refusal keeps its status and the backend’s message', async () => {
  const refused = () =>
    Response.json({ statusCode: 409, message: 'Stok habis', errorCode: 'stock_out' }, { status: 409 })
  expect(await callBrowserApi('cart.list', refused)).toEqual({
    status: 409,
    body: { status: 409, message: 'Stok habis', fields: {} },
  })
})

test('a firewall that says 403 of every path it does not know ends no sign-in', async () => {
  const denied = () => new Response('Forbidden', { status: 403 })
  expect(await callBrowserApi('wishlist.listSlugs', denied)).toMatchObject({ status: 404 })
  await expect(callBrowserApi('cart.list', denied)).rejects.toThrow('denied')
})

// Proves §4.31
test('after a change the cart is read again and returned with the answer', async () => {
  const { context, asked } = fakeRequest({ answer: (path) => (path === '/cart/cart' ? { CART_ID: 7 } : []) })
  context.request = new Request(`${context.origin}/api/cart.add`, {
    method: 'POST',
    body: '{"itemId":"kode","quantity":1}',
  })
  const response = await answerBrowserCall(Object.assign(context, { shop: shopOf() }) as RequestContext, 'cart.add')
  expect(await response.json()).toEqual({ data: { id: '7' }, cart: [] })
  expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /cart/cart', 'GET /cart/cart-list-v2'])
  expect(response.headers.getSetCookie().join()).toContain('__Host-CART=0;')
})

// Proves §5.2, §8.14
test('a checkout without lines is refused with Tidak ada produk.', async () => {
  const refusal: unknown = await cart.actions?.['create']?.({ form: new FormData() } as never).catch(
    (error: unknown) => error,
  )
  expect(refusal).toBeInstanceOf(ActionRefused)
  expect(messageOf((refusal as ActionRefused).code)).toBe('Tidak ada produk.')
})
