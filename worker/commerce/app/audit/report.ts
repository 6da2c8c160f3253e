import { limits } from '#shared/limits.ts'
import type { Env } from '#commerce/platform/env.ts'
import { noteHealth } from '#commerce/platform/directory/store.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { countUnusual } from '#commerce/identity/codes/issue.ts'
import { dropOldCodes } from '#commerce/identity/codes/store.ts'
import { countLost } from '#commerce/media/store.ts'
import { countHeldBack } from '#commerce/platform/spent/hold-back.ts'
import { inTransaction } from '#commerce/platform/transaction.ts'
import { countRefused } from '#commerce/vendors/keys/check.ts'
import { reportAlarms } from './alarms.ts'
import { health } from './audit.ts'

/** The `ref` of the job that only notifies again: what is wrong was written at night. */
const again = 'again'
/** After the pause, and not just before its end. */
const second = 1_000

/**
 * A job after each night, and when codes run out: writes into the shop's row of the Directory what somebody has to look
 * at, and notifies them.
 */
export async function reportHealth(env: Env, ref: string, scope: Scope): Promise<void> {
  // The Directory is the platform's: its moments are never those of a demo shop.
  const now = new Date()
  if (ref !== again) await note(env, scope, now)
  const sent = await reportAlarms(env, scope.shop.companyId, now)
  if (!sent.again) return
  inTransaction(scope, ({ scheduler, now: shopNow }) =>
    scheduler.plan('report-health', again, new Date(shopNow.getTime() + limits.alarmPauseMs + second)),
  )
}

async function note(env: Env, scope: Scope, now: Date): Promise<void> {
  const found = health(scope, {})
  if (!found.ok) return
  const { audit, queue } = found.value
  dropOldCodes(scope.db, scope.now)
  const counts = {
    broken: audit.broken.length,
    ...queue,
    keys: countRefused(scope),
    pictures: countLost(scope.db),
    codes: countUnusual(scope),
    messages: countHeldBack(scope, 'message'),
    quotes: countHeldBack(scope, 'quote'),
  }
  const faults = Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0))
  await noteHealth(env, scope.shop.companyId, faults, now)
}
