import { limits } from '#shared/limits.ts'
import { mimeOf } from '#commerce/files/rules.ts'
import { readFile, sendFile } from '#commerce/files/upload.ts'
import { privateKey } from '#commerce/platform/bucket.ts'
import type { Reply } from '#commerce/platform/call.ts'
import { asNobody, shopOf } from '#commerce/platform/directory/object.ts'
import type { Company } from '#commerce/platform/directory/store.ts'
import type { Env } from '#commerce/platform/env.ts'
import { refuse } from '#commerce/platform/http/envelope.ts'

/** The seller has transferred a refund and shows the bank's receipt. Its bytes come first, so that no row names none. */
export async function keepRefundProof(
  env: Env,
  company: Company,
  request: Request,
  { id, proof }: { id: string; proof: string },
): Promise<Reply | Response> {
  const file = await readFile(request, limits.uploadBytes)
  if (!(file instanceof File)) return refuse(file)
  const mime = mimeOf(new Uint8Array(await file.slice(0, 16).arrayBuffer()))
  if (mime === null) return refuse('file_kind')
  const proofKey = `refund-${crypto.randomUUID()}`
  await env.MEDIA.put(privateKey(company.objectName, proofKey), file, { httpMetadata: { contentType: mime } })
  const step = { id, step: 'pay', proof, proofKey } as const
  const reply = await shopOf(env, company).internalCall('takeRefundStep', step, asNobody(company))
  if (!reply.result.ok) await env.MEDIA.delete(privateKey(company.objectName, proofKey))
  return reply
}

export async function serveRefundProof(env: Env, company: Company, id: string): Promise<Response> {
  const { result } = await shopOf(env, company).internalCall('findRefundProof', { id }, asNobody(company))
  return result.ok ? sendFile(env, company, result.value.key, 'application/octet-stream') : refuse(result.code)
}
