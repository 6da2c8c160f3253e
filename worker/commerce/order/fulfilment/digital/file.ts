import type { Context } from 'hono'
import { limits } from '#shared/limits.ts'
import { shopOf, asNobody } from '#commerce/platform/directory/object.ts'
import type { Company } from '#commerce/platform/directory/store.ts'
import type { Env } from '#commerce/platform/env.ts'
import { refusal, refuse } from '#commerce/platform/http/envelope.ts'
import type { HttpEnv } from '#commerce/app/http/caller.ts'
import { goodsKey } from '#commerce/platform/bucket.ts'
import { readFile } from '#commerce/files/upload.ts'
import type { Reply } from '#commerce/platform/call.ts'
import type { FileOf } from './seller.ts'

/**
 * The seller's file for a digital product. Its bytes go to the bucket first, so that no row ever names bytes that are
 * missing.
 */
export async function keepDigitalFile(
  env: Env,
  company: Company,
  request: Request,
  of: FileOf,
): Promise<Reply<{ fileId: string }> | Response> {
  const file = await readFile(request, limits.digitalFileBytes)
  if (!(file instanceof File)) return refuse(file)
  const id = crypto.randomUUID()
  const key = goodsKey(company.objectName, id)
  await env.MEDIA.put(key, file)
  const reply = await shopOf(env, company).internalCall(
    'addDigitalFile',
    { id, name: fileName(file.name), bytes: file.size, ...of },
    asNobody(company),
  )
  if (!reply.result.ok) await env.MEDIA.delete(key)
  return reply
}

export async function dropDigitalFile(env: Env, company: Company, id: string): Promise<Reply> {
  const reply = await shopOf(env, company).internalCall('removeDigitalFile', { id }, asNobody(company))
  if (reply.result.ok) await env.MEDIA.delete(goodsKey(company.objectName, id))
  return reply
}

/** The bytes of a bought file. Whatever they are, a browser saves them and never opens them as a page of ours. */
export async function serveDigitalFile(c: Context<HttpEnv>): Promise<Response> {
  const company = c.get('company')
  const [fileId, query] = [c.req.param('id') ?? '', c.req.query()]
  const { SALE_ID: orderId, TRACK_TOKEN: token, ITEM_ID_CODE: itemId = '', PASS: pass = '' } = query
  if (orderId === undefined && token === undefined) return refuse('bad_request')
  const which = token === undefined ? { orderId: orderId ?? '' } : { token }
  const { result } = await shopOf(c.env, company).internalCall(
    'takeDownload',
    { fileId, itemId, pass, ...which },
    c.get('caller'),
  )
  if (!result.ok) return refusal(null, result)
  const stored = await c.env.MEDIA.get(goodsKey(company.objectName, fileId))
  if (!stored) return refuse('not_found')
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
      .slice(-limits.fileNameChars) || 'berkas'
  )
}

/** For old browsers in ASCII, for all others as it is (RFC 6266). */
const attachment = (name: string): string =>
  `attachment; filename="${name.replaceAll(/[^ -~]/g, '-')}"; filename*=UTF-8''${encodeURIComponent(name)}`
