import { randomBytes } from 'node:crypto'
import { test as base } from '@playwright/test'
import { ForeignBackend } from './foreign-backend.ts'
import type { Company, ForeignShop } from './foreign-shop.ts'
import { Visitor } from '#tests/support/server/server-call.ts'
import { type RunningServer, startServer } from '#tests/support/server/server.ts'

interface Fixtures {
  /** A new shop of the foreign company; its backend has only the specification's calls. */
  foreign: ForeignShop
  /** The same with the calls for a product list and a product page. */
  foreignWithCatalogue: ForeignShop
  /** Opens another shop, of a company of its own kind. */
  openShop: (company: Company) => ForeignShop
  visit: (shop: { host: string }) => Visitor
  unknownHost: string
}
interface WorkerFixtures {
  backend: ForeignBackend
  server: RunningServer
}

/** Tests against another company's backend: each Playwright worker has a storefront and a backend, each test a shop. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  backend: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the first argument which fixtures this one needs
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
  openShop: async ({ backend }, use) => use((company) => backend.open(freshHost(), company)),
  visit: async ({ server }, use) => use(({ host }) => new Visitor(server.port, host)),
  // oxlint-disable-next-line no-empty-pattern -- as above
  unknownHost: async ({}, use) => use(freshHost()),
})

const freshHost = () => `acme-${randomBytes(5).toString('hex')}.localhost`

export { foreignToken } from './ids.ts'
