import { noteErasure } from '#commerce/platform/directory/erasures.ts'
import type { Env } from '#commerce/platform/env.ts'
import type { JobKind } from '#commerce/platform/scheduler/tables.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { reportHealth } from './audit/report.ts'

/** The jobs that need the Directory, which is the platform's: its moments are never those of a demo shop. */
export const platformJobs = {
  'report-health': reportHealth,
  'note-erasure': (env: Env, ref: string, { shop: { signedAs, companyId } }: Scope) =>
    noteErasure(env, signedAs ?? companyId, ref, new Date()),
}
export const isOfPlatform = (kind: JobKind): kind is keyof typeof platformJobs => Object.hasOwn(platformJobs, kind)
