import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { catalog } from '#shared/api/goods/catalog.ts'
import { limits } from '#shared/limits.ts'
import { fakeRequest } from './request-fixture.ts'
import { breakerOf } from '#edge/cache/breaker.ts'
import { paceOf } from '#edge/cache/pace.ts'
import type { EarlyContext } from '#edge/request/request-context.ts'
import { callBackend } from '#edge/backend/calls.ts'

/** Another company's backend, and the reads of a page that begins now. */
async function openBackend() {
  const backend = { delayMs: 0, status: 200 }
  const server = createServer(async (_, response) => {
    await setTimeout(backend.delayMs)
    response.writeHead(backend.status, { 'content-type': 'application/json' })
    response.end(backend.status === 200 ? JSON.stringify({ statusCode: 200, message: 'OK', data: [] }) : '')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const BACKEND_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const host = `toko-${Math.random()}.localhost`
  const shop = { env: { BACKEND_URL }, tenant: { host } } as unknown as Pick<EarlyContext, 'tenant' | 'env'>
  return Object.assign(backend, {
    usualMs: () => paceOf(shop)?.usualMs,
    isFailing: () => breakerOf(shop, 'catalogue').isFailing(Date.now()),
    /** The words of a read's failure, or null. */
    async page(reads = 1, other = false): Promise<(string | null)[]> {
      const { context } = fakeRequest({ answer: () => null, host })
      Object.assign(context.env, { BACKEND_URL })
      context.outbound.readsUntil = Date.now() + limits.pageReadTimeoutMs
      const asked = Array.from({ length: reads }, (_, index) =>
        (other
          ? callBackend(context, catalog.categories, {})
          : callBackend(context, catalog.suggest, { text: String(index) })
        ).then(
          () => null,
          (failure: unknown) => String(failure),
        ),
      )
      return Promise.all(asked)
    },
  })
}

test('a backend that has become slow costs no page: the first that learns it waits for all its reads', async () => {
  const backend = await openBackend()
  for (let i = 0; i < 5; i++) expect(await backend.page()).toEqual([null])
  backend.delayMs = limits.pageReadTimeoutMs + 300
  expect(await backend.page(3)).toEqual([null, null, null])
  expect(await backend.page(3)).toEqual([null, null, null])
})

test.each([408, 429, 502, 503, 504, 522])('a quick %s says nothing of how long the backend takes', async (status) => {
  const backend = await openBackend()
  backend.status = status
  expect(await backend.page()).toEqual(['ApiFailure: catalog.suggest: down 503'])
  expect([backend.usualMs(), backend.isFailing()]).toEqual([0, true])
  Object.assign(backend, { status: 200, delayMs: 5 })
  expect(await backend.page()).toEqual([null])
  expect([backend.usualMs() !== 0, backend.isFailing()]).toEqual([true, false])
})

test('a late 429 does not say that a silent backend answers again', async () => {
  const backend = await openBackend()
  backend.status = 503
  await backend.page()
  Object.assign(backend, { status: 429, delayMs: limits.pageReadTimeoutMs + 300 })
  await backend.page()
  await setTimeout(600)
  expect(backend.isFailing()).toBe(true)
  Object.assign(backend, { status: 200, delayMs: limits.pageReadTimeoutMs + 300 })
  await backend.page()
  await setTimeout(600)
  expect(backend.isFailing()).toBe(false)
})

test('a call that fails again and again is broken alone; two that do are a backend that fails', async () => {
  const backend = await openBackend()
  backend.status = 500
  await backend.page(2)
  expect(backend.isFailing()).toBe(false)
  await backend.page(1, true)
  expect(backend.isFailing()).toBe(true)
})
