import { helper } from '#shared/api/helper.ts'
import type { OutputOf } from '#shared/api/index.ts'
import { limits } from '#shared/limits.ts'
import { callBackend } from './calls.ts'
import type { Visit } from '#edge/request/request-context.ts'

/** Sends one file of a form on to the backend, which keeps it for this visitor; answers its name there. */
export async function uploadFile(visit: Visit, file: File): Promise<string> {
  const answer = await callBackend(visit, helper.upload, {}, { file, waitMs: limits.requestTimeoutMs })
  return (answer as OutputOf<typeof helper.upload>).fileId
}
