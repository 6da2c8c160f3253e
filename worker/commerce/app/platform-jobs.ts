import { eraseAgain } from '#commerce/account/erase-again.ts'
import { listErasures, noteErasure } from '#commerce/platform/directory/erasures.ts'
import type { Env } from '#commerce/platform/env.ts'
import type { JobKind } from '#commerce/platform/scheduler/tables.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { inTransaction } from '#commerce/platform/transaction.ts'
import { reportHealth } from './audit/report.ts'

/** The jobs that need the Directory, which is the platform's: its moments are never those of a demo shop. */
export const platformJobs = {
  'report-health': reportHealth,
  'note-erasure': (env: Env, ref: string, { shop: { signedAs, companyId } }: Scope) =>
    noteErasure(env, signedAs ?? companyId, ref, new Date()),
  /** After the shop was set back: the moment that it is of knows people who were erased later. */
  'erase-again': async (env: Env, _: string, scope: Scope) => {
    const { signedAs, companyId } = scope.shop
    const erased = await listErasures(env, signedAs ?? companyId)
    inTransaction(scope, (tx) => eraseAgain(tx, erased))
  },
}
export const isOfPlatform = (kind: JobKind): kind is keyof typeof platformJobs => Object.hasOwn(platformJobs, kind)
