import { files } from '#shared/api/shop/files.ts'
import type { OutputOf } from '#shared/api/index.ts'
import { limits } from '#shared/limits.ts'
import { callBackend } from './calls.ts'
import type { RequestContext } from '#edge/request/request-context.ts'

/** Sends one file of a form on to the backend, which keeps it for this visitor; returns its name there. */
export async function uploadFile(context: RequestContext, file: File): Promise<string> {
  const answer = await callBackend(context, files.upload, {}, { file, waitMs: limits.requestTimeoutMs })
  return (answer as OutputOf<typeof files.upload>).fileId
}
