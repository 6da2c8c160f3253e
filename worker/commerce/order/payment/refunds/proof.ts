import { limits } from '#shared/limits.ts'
import { refused, type Result } from '#shared/result.ts'
import type { WorkerContext } from '#commerce/platform/administration/operation.ts'
import { mimeOf } from '#commerce/files/rules.ts'
import { readFile } from '#commerce/files/upload.ts'
import { privateKey } from '#commerce/platform/bucket.ts'

/**
 * The seller has transferred a refund and shows the bank's receipt. Its bytes come first, so that no row names none.
 * `pay` writes the row.
 */
export async function keepRefundProof(
  { env, company, request }: Pick<WorkerContext, 'env' | 'company' | 'request'>,
  pay: (proofKey: string) => Promise<Result<Record<never, never>>>,
): Promise<Result<Record<never, never>>> {
  const file = await readFile(request, limits.uploadBytes)
  if (typeof file === 'string') return refused(file)
  const mime = mimeOf(file.bytes)
  if (mime === null) return refused('file_kind')
  const proofKey = `refund-${crypto.randomUUID()}`
  await env.MEDIA.put(privateKey(company.objectName, proofKey), file.bytes, { httpMetadata: { contentType: mime } })
  const done = await pay(proofKey)
  if (!done.ok) await env.MEDIA.delete(privateKey(company.objectName, proofKey))
  return done
}
