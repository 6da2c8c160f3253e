import { afterEach, expect, test, vi } from 'vitest'
import { limits } from '#shared/limits.ts'
import { bindings } from '#tests/support/in-workerd/bindings.ts'
import { openShop } from '#tests/support/in-workerd/shop.ts'
import { type Visit, visit } from './support/visit.ts'

afterEach(() => {
  vi.useRealTimers()
})

/** What a request gets when nothing answers for so long; the timers run ahead. */
async function afterSilence(ms: number, ask: () => ReturnType<Visit['get']>) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const asked = ask()
  await vi.advanceTimersByTimeAsync(ms)
  vi.useRealTimers()
  return asked
}

const machineCalls = [
  ['a change of administration', 'POST', '/admin/v1/shops/x.localhost/stock', 504, 'result_unknown'],
  ['a reading of administration', 'GET', '/admin/v1/shops/x.localhost/audit', 503, 'unavailable'],
  ['a webhook', 'POST', '/webhooks/midtrans/x.localhost', 504, 'result_unknown'],
] as const

test.each(machineCalls)(
  '%s says what is known when commerce is silent or down',
  async (_, method, path, status, errorCode) => {
    const visitor = visit({ host: 'x.localhost' })
    const ask = () => (method === 'GET' ? visitor.get(path) : visitor.post(path, { a: '1' }))
    for (const fault of ['slow', 'down'] as const) {
      visitor.breaks({ backend: () => fault })
      const reply = await (fault === 'slow' ? afterSilence(limits.requestTimeoutMs, ask) : ask())
      expect([fault, reply.status, reply.headers.get('retry-after')]).toEqual([fault, status, '60'])
      expect(JSON.parse(reply.html)).toEqual({ statusCode: status, errorCode, message: expect.any(String) })
    }
  },
)

test('a body that comes slowly is not taken for silence', async () => {
  const shop = await openShop()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const answer = visit(shop).fetch(`/admin/v1/shops/${shop.host}/settings`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${bindings.ADMIN_TOKEN}`, 'content-type': 'application/json' },
    body: readable,
  })
  for (const part of ['{"maintenance"', ':', 'true}']) {
    await writer.write(new TextEncoder().encode(part))
    await vi.advanceTimersByTimeAsync(limits.requestTimeoutMs - 1_000)
  }
  await writer.close()
  vi.useRealTimers()
  expect((await answer).status).toBe(200)
})

test.each(['slow', 'down'] as const)(
  'when commerce is %s, the platform’s sign-in host says so in a sentence within its time',
  async (fault) => {
    const visitor = visit({ host: 'masuk.localhost' }, 'http')
    visitor.breaks({ backend: () => fault })
    const ask = () => visitor.get('/callback?state=x')
    const reply = await (fault === 'slow' ? afterSilence(limits.writeTimeoutMs, ask) : ask())
    expect([reply.status, reply.headers.get('content-type')]).toEqual([503, 'text/plain; charset=utf-8'])
    expect(reply.html).toContain('Masuk dengan Google sedang terganggu')
  },
)
