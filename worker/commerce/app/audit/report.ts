import type { Env } from '#commerce/platform/env.ts'
import { noteHealth } from '#commerce/platform/directory/store.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { health } from './audit.ts'

/** A job after each night: writes into the shop's row of the Directory what somebody has to look at. */
export async function reportHealth(env: Env, scope: Scope): Promise<void> {
  const found = health(scope, {})
  if (!found.ok) return
  const { audit, queue } = found.value
  const counts = { broken: audit.broken.length, ...queue }
  const faults = Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0))
  await noteHealth(env, scope.shop.companyId, faults, new Date())
}
