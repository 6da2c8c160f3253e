import { z } from 'zod'
import { accepted } from '#shared/result.ts'
import { operation } from '#commerce/platform/administration/operation.ts'
import { type Company, listCompanies } from '#commerce/platform/directory/store.ts'
import { shopOf } from '#commerce/platform/directory/object.ts'
import { migrationFault } from '#commerce/platform/migrate.ts'
import type { Env } from '#commerce/platform/env.ts'
import type { Shop } from '../shop.ts'

/** Shops that one call wakes. */
const wokenAtOnce = 20

const ShopRelease = z.object({
  host: z.string(),
  version: z.string().nullable(),
  schema: z.number().nullable(),
  /** Why the shop did not answer; null: it did. */
  fault: z.string().nullable(),
})

/** What a deployment asks. */
export const releaseOperations = {
  list: operation({
    method: 'GET',
    path: '/releases',
    role: 'platform',
    summary: 'Wakes a page of shops, so that each migrates its database, and tells which code and schema each has',
    input: z.object({ after: z.coerce.number().int().min(0).default(0) }),
    output: z.object({ shops: z.array(ShopRelease), next: z.number().nullable() }),
    atPlatform: async ({ env }, { after }) => {
      const companies = await listCompanies(env, after, wokenAtOnce)
      const shops = await Promise.all(
        companies.map(async (company) => ({ host: company.hosts[0] ?? '', ...(await releaseOf(env, company)) })),
      )
      const last = companies.at(-1)?.companyId ?? null
      return accepted({ shops, next: companies.length < wokenAtOnce ? null : last })
    },
  }),
}

async function releaseOf(
  env: Env,
  company: Pick<Company, 'objectName' | 'status'>,
): Promise<ReturnType<Shop['release']> & { fault: string | null }> {
  try {
    const shop = shopOf(env, company)
    const lost = company.status === 'open' && !(await shop.isOpen())
    return { ...(await shop.release()), fault: lost ? 'Its file is gone' : null }
  } catch (error) {
    // One broken shop must not hide how the others are.
    return { version: null, schema: null, fault: (migrationFault(error) ?? String(error)).slice(0, 400) }
  }
}
