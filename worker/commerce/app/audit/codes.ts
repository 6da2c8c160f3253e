import { limits } from '#shared/limits.ts'
import { type CodeWay, codesAlarming, countCode } from '#commerce/platform/directory/codes.ts'
import type { Env } from '#commerce/platform/env.ts'
import { reportAlarms } from './alarms.ts'

/**
 * Whether one more code may leave. Near the ceiling of the platform the operator is notified at once. While the
 * Directory does not answer, codes go on: a fault of ours must lock nobody out.
 */
export async function mayCodeLeave(env: Env, way: CodeWay, now: Date): Promise<boolean> {
  const sent = await countCode(env, way, now)
  if (sent === codesAlarming || sent === limits.codesOfPlatform + 1) {
    console.error(JSON.stringify({ level: 'error', codes: 'unusually many', platform: true, way, sent }))
    await reportAlarms(env, 0, now).catch(() => null)
  }
  return sent === null || sent <= limits.codesOfPlatform
}
