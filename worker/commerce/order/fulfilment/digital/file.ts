import type { Context } from 'hono'
import { limits } from '#shared/limits.ts'
import { refused, type Result } from '#shared/result.ts'
import type { WorkerContext } from '#commerce/platform/administration/operation.ts'
import { shopOf } from '#commerce/platform/directory/object.ts'
import { refusal, refuse } from '#commerce/platform/http/envelope.ts'
import type { HttpEnv } from '#commerce/platform/http/caller.ts'
import { goodsKey } from '#commerce/platform/bucket.ts'
import { readFile } from '#commerce/files/upload.ts'

/**
 * The seller's file for a digital product. Its bytes go to the bucket first, so that no row ever names bytes that are
 * missing; `add` writes the row.
 */
export async function keepDigitalFile(
  { env, company, request }: Pick<WorkerContext, 'env' | 'company' | 'request'>,
  add: (file: { id: string; name: string; bytes: number }) => Promise<Result<{ fileId: string }>>,
): Promise<Result<{ fileId: string }>> {
  const file = await readFile(request, limits.digitalFileBytes)
  if (typeof file === 'string') return refused(file)
  const id = crypto.randomUUID()
  const key = goodsKey(company.objectName, id)
  await env.MEDIA.put(key, file.bytes)
  const done = await add({ id, name: fileName(file.name), bytes: file.bytes.length })
  if (!done.ok) await env.MEDIA.delete(key)
  return done
}

/** The bytes of a bought file. Whatever they are, a browser saves them and never opens them as a page of ours. */
export async function serveDigitalFile(c: Context<HttpEnv>): Promise<Response> {
  const company = c.get('company')
  const [fileId, query] = [c.req.param('id') ?? '', c.req.query()]
  const { SALE_ID: orderId, TRACK_TOKEN: token, ITEM_ID_CODE: itemId = '', PASS: pass = '' } = query
  if (orderId === undefined && token === undefined) return refuse('bad_request')
  const which = token === undefined ? { orderId: orderId ?? '' } : { token }
  // The bytes come first: a bucket that does not answer must not cost one of the few downloads.
  const stored = await c.env.MEDIA.get(goodsKey(company.objectName, fileId))
  if (!stored) return refuse('not_found')
  const { result } = await shopOf(c.env, company).internalCall(
    'takeDownload',
    { fileId, itemId, pass, ...which },
    c.get('caller'),
  )
  if (!result.ok) {
    await stored.body.cancel()
    return refusal(null, result)
  }
  const headers = {
    'content-type': 'application/octet-stream',
    'content-length': String(stored.size),
    'content-disposition': attachment(result.value.name),
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  }
  return new Response(stored.body, { headers })
}

/**
 * A name under which a browser may save a file: without a path, without invisible characters or those that file systems
 * forbid, and never empty.
 */
function fileName(given: string): string {
  const [name = ''] = given.split(/[\\/]/).slice(-1)
  const plain = name.replaceAll(/[\p{Cc}\p{Cf}":*?<>|]/gu, ' ').replaceAll(/\s+/g, ' ')
  return (
    plain
      .replace(/^[. ]+/, '')
      .trim()
      .slice(-limits.fileNameChars) || 'file'
  )
}

/** For old browsers in ASCII, for all others as it is (RFC 6266). */
const attachment = (name: string): string =>
  `attachment; filename="${name.replaceAll(/[^ -~]/g, '-')}"; filename*=UTF-8''${encodeURIComponent(name)}`
