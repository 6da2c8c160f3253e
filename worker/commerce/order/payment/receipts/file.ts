import type { Company } from '#commerce/platform/directory/store.ts'
import type { Env } from '#commerce/platform/env.ts'
import { refuse } from '#commerce/platform/http/envelope.ts'
import { privateKey } from '#commerce/platform/bucket.ts'

/**
 * The bytes of a receipt, for the administrator. A stranger has sent the file: a browser saves it and never opens it as a
 * page of ours.
 */
export async function serveReceipt(
  env: Env,
  company: Company,
  id: string,
  { fileId, mime }: { fileId: string; mime: string },
): Promise<Response> {
  const stored = await env.MEDIA.get(privateKey(company.objectName, fileId))
  if (!stored) return refuse('not_found')
  const kind = mime.slice(mime.indexOf('/') + 1)
  const headers = {
    'content-type': mime,
    'content-disposition': `attachment; filename="bukti-${id}.${kind}"`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  }
  return new Response(stored.body, { headers })
}
