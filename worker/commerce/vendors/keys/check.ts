import type { Job } from '#commerce/platform/scheduler/scheduler.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { inTransaction } from '#commerce/platform/transaction.ts'
import { keyedVendors } from './registry.ts'
import { keysIn, listKeyRows, noteCheck } from './store.ts'

/** Why a vendor does not take keys, by a question that costs nothing there; '': it does. */
export async function problemOf(scope: Pick<Scope, 'shop'>, vendor: string, keys: unknown): Promise<string> {
  const answer = await tryKeys(scope, vendor, keys)
  if (!answer || answer.ok) return ''
  return `${answer.reason === 'down' ? 'down' : 'refused'} ${statusIn(answer.detail)}`.trim()
}

/** Asks the vendor; undefined: there is no such vendor. */
export const tryKeys = async ({ shop }: Pick<Scope, 'shop'>, vendor: string, keys: unknown) =>
  keyedVendors.get(vendor)?.check(keys, { fetch: (request) => fetch(request), settings: shop })

/** What the vendor said may repeat the key, so only its status is kept. */
export const statusIn = (detail: string): string => /^HTTP \d+/.exec(detail)?.[0] ?? ''

/**
 * Every night each vendor is asked whether it still takes the shop's keys. One that is silent says nothing about them:
 * what was known before stays.
 */
export const checkKeys: Job = async (_, scope) => {
  for (const row of listKeyRows(scope.db)) {
    const keys = keysIn(scope.seal, row)
    if (keys === null) continue
    const problem = await problemOf(scope, row.vendor, keys)
    if (problem.startsWith('down')) continue
    inTransaction(scope, ({ db, now, scheduler }) => {
      noteCheck(db, row.vendor, now, problem)
      // The night has been reported without it.
      if (problem !== row.problem) scheduler.plan('report-health', '', now)
    })
  }
}

/** Vendors that have refused the shop's keys. */
export const countRefused = (scope: Pick<Scope, 'db'>): number =>
  listKeyRows(scope.db).filter(({ problem }) => problem.startsWith('refused')).length
