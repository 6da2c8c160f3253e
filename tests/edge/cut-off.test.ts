import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bindings } from '#tests/support/in-workerd/bindings.ts'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { addTestCustomers, testCustomerPassword as password } from '#tests/support/in-workerd/test-customers.ts'
import { openShop, randomId, send } from '#tests/support/in-workerd/shop.ts'

/** The body of a phone that loses its network: some bytes, then nothing. */
const cutOff = (bytes: string) =>
  new ReadableStream<Uint8Array>({
    start: (stream) => stream.enqueue(new TextEncoder().encode(bytes)),
    pull: (stream) => stream.error(new TypeError('Network connection lost.')),
  })
const multipart = 'multipart/form-data; boundary=batas'
const half = '--batas\r\ncontent-disposition: form-data; name="file"; filename="foto.png"\r\n\r\n\u0089PNG'
const upload = (headers: Record<string, string>, body = half): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': multipart, 'sec-fetch-site': 'same-origin', ...headers },
  body: cutOff(body),
})

const lines: string[] = []
beforeEach(() => {
  lines.length = 0
  for (const method of ['log', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((line) => void lines.push(String(line)))
})
afterEach(() => vi.restoreAllMocks())
const expectNoFault = () => {
  expect(lines.length).toBeGreaterThan(0)
  for (const line of lines) {
    expect(line).not.toMatch(/bug:|"level":"error"|"status":5/)
  }
}

test('an upload whose sender leaves is no fault of ours, with script or without', async () => {
  const opened = await openShop()
  await addTestCustomers(opened, 1)
  const edge = browse(opened)
  const login = await opened.call('customer.login', { login: 'warga0@contoh.id', password }, { visitor: randomId() })
  const cookie = `__Host-ACCESS_WEB=${login.ok ? login.value.token : ''}`
  for (const accept of ['text/html', 'application/json']) {
    const response = await edge.fetch('/profile/edit?_=setPhoto', upload({ cookie, accept }))
    // No page is rendered that nobody reads.
    expect([response.status, response.headers.get('content-type')]).toEqual([400, 'application/json; charset=utf-8'])
  }
  const call = upload({ 'content-type': 'application/json' }, '{"itemId":')
  expect((await edge.fetch('/api/cart.add', call)).status).toBe(400)
  expectNoFault()
})

test('neither is one that breaks off at the backend, from a shopper, an owner or a vendor', async () => {
  const opened = await openShop()
  const edge = browse(opened)
  const ask = async (path: string, headers: Record<string, string> = {}) =>
    (await send(new Request(`https://commerce${path}`, upload(headers)))).status
  expect(await ask(`/webhooks/midtrans/${opened.host}`)).toBe(400)
  expect(await ask(`/admin/v1/shops/${opened.host}/import`, { authorization: `Bearer ${bindings.ADMIN_TOKEN}` })).toBe(
    400,
  )
  const sent = await opened.upstream('POST', '/helper/upload', {
    body: cutOff(half),
    headers: { 'content-type': multipart },
  })
  expect(sent.status).toBe(400)
  expect(
    (
      await edge.fetch(
        `/admin/v1/shops/${opened.host}/import`,
        upload({ authorization: `Bearer ${bindings.ADMIN_TOKEN}` }),
      )
    ).status,
  ).toBe(400)
  expectNoFault()
})
