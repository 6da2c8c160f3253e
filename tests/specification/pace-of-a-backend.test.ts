import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { catalog } from '#shared/api/goods/catalog.ts'
import { limits } from '#shared/limits.ts'
import { fakeRequest } from './request-fixture.ts'
import { callBackend } from '#edge/backend/calls.ts'

/** Another company's backend, and the reads of a page that begins now. */
async function openBackend() {
  const backend = { delayMs: 0 }
  const server = createServer(async (_, response) => {
    await setTimeout(backend.delayMs)
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ statusCode: 200, message: 'OK', data: [] }))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const BACKEND_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const host = `toko-${Math.random()}.localhost`
  return Object.assign(backend, {
    /** The words of a read's failure, or null. */
    async page(reads = 1): Promise<(string | null)[]> {
      const { context } = fakeRequest({ answer: () => null, host })
      Object.assign(context.env, { BACKEND_URL })
      context.outbound.readsUntil = Date.now() + limits.pageReadTimeoutMs
      const asked = Array.from({ length: reads }, (_, index) =>
        callBackend(context, catalog.suggest, { text: String(index) }).then(
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
