import { listCompanies } from '#commerce/platform/directory/store.ts'
import { shopOf } from '#commerce/platform/directory/object.ts'
import type { Env } from '#commerce/platform/env.ts'
import type { Release } from '../shop.ts'

interface ShopRelease extends Release {
  host: string
  /** Why the shop did not answer; null: it did. */
  fault: string | null
}

/** Shops that one call wakes. */
const wokenAtOnce = 20

/**
 * Wakes a page of shops, which makes each migrate its own database, and tells which code and schema each has: the
 * deployment asks before it goes on.
 */
export async function releasesAfter(env: Env, after: number): Promise<{ shops: ShopRelease[]; next: number | null }> {
  const companies = await listCompanies(env, after, wokenAtOnce)
  const shops = await Promise.all(
    companies.map(async (company) => ({ host: company.hosts[0] ?? '', ...(await releaseOf(env, company)) })),
  )
  return { shops, next: companies.length < wokenAtOnce ? null : (companies.at(-1)?.companyId ?? null) }
}

async function releaseOf(env: Env, company: Parameters<typeof shopOf>[1]): Promise<Release & { fault: string | null }> {
  try {
    return { ...(await shopOf(env, company).release()), fault: null }
  } catch (error) {
    // One broken shop must not hide how the others are.
    return { version: null, schema: null, fault: String(error).slice(0, 200) }
  }
}
