import { randomBytes } from 'node:crypto'
import { test as base } from '@playwright/test'
import { ForeignBackend } from './foreign-backend.ts'
import type { ForeignShop } from './foreign-shop.ts'
import { Visitor } from '#tests/support/server/server-call.ts'
import { type RunningServer, startServer } from '#tests/support/server/server.ts'

interface Fixtures {
  /** A shop of the foreign company that nobody has visited yet; it knows the specification's calls and nothing else. */
  foreign: ForeignShop
  /** The same with a product list and a product detail. */
  foreignWithCatalogue: ForeignShop
  visit: (shop: { host: string }) => Visitor
  unknownHost: string
}
interface World {
  backend: ForeignBackend
  server: RunningServer
}

/** Tests against another company's backend: one storefront and one backend a worker, one shop a test. */
export const test = base.extend<Fixtures, World>({
  backend: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs from its first argument
    async ({}, use) => {
      await using backend = await ForeignBackend.start()
      await use(backend)
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ backend }, use, worker) => {
      await using server = await startServer({ name: `faults-${worker.workerIndex}`, backendUrl: backend.url })
      await use(server)
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  foreign: async ({ backend }, use) => use(backend.open(freshHost())),
  foreignWithCatalogue: async ({ backend }, use) => use(backend.open(freshHost(), { catalogue: true })),
  visit: async ({ server }, use) => use(({ host }) => new Visitor(server.port, host)),
  // oxlint-disable-next-line no-empty-pattern -- as above
  unknownHost: async ({}, use) => use(freshHost()),
})

const freshHost = () => `acme-${randomBytes(5).toString('hex')}.localhost`

/** A token as the foreign company would give it: only its `exp` means something to the storefront. */
export function foreignToken(expiresInSeconds = 3_600): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ sub: '42', exp: Math.floor(Date.now() / 1_000) + expiresInSeconds })}.tanda-tangan`
}
