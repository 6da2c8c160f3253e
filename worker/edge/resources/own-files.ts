import type { Context } from 'hono'
import { Code, FileId } from '#shared/api/contract/brands.ts'
import { pageNotFoundAt } from '#shared/text/text.ts'
import { ApiFailure } from '#shared/api/index.ts'
import type { EdgeEnv, RequestContext } from '#edge/request/request-context.ts'
import { answer, redirectTo } from '#edge/request/answer.ts'
import { fetchBytes } from '#edge/backend/downloads.ts'
import { notFoundPage } from '#edge/pages/error-pages.tsx'
import { TrackPass, TrackToken } from '#shared/api/contract/brands.ts'
import { photoPath } from '#shared/api/account/account.ts'
import { isArrival } from '#edge/pages/page-context.ts'
import { loginFor } from '#edge/pages/sign-in-first.ts'
import { createClient } from '#edge/backend/api-client.ts'
import { readCookies } from '#edge/shop/cookies.ts'
import { isImageType } from '#shared/web/image-types.ts'
import { href } from '#shared/web/routes.ts'

const isShown = (type: string) => isImageType(type) || type === 'application/pdf'
const savedKinds: Readonly<Record<string, string>> = {
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
  'video/webm': 'webm',
}

/**
 * A file of the customer; somebody else's file is not found. A video is downloaded, because no page of ours plays it.
 * Who opens one after the session has ended signs in first.
 */
export async function ownFile(c: Context<EdgeEnv>): Promise<Response> {
  const context = c.get('context')
  if (!context.session && isArrival(context.request)) return redirectTo(context, loginFor(context))
  const id = FileId.safeDecode(c.req.query('id') ?? '')
  const file =
    id.success && context.session ? await fetchBytes(context, `/helper/file/${encodeURIComponent(id.data)}`) : null
  const extension = file && savedKinds[file.type]
  if (!file || (!extension && !isShown(file.type))) return notFoundPage(context, pageNotFoundAt(context.url.pathname))
  return answer(context, file.bytes, {
    kind: 'data',
    headers: {
      'content-type': file.type,
      'cache-control': 'private, no-store',
      ...(extension ? { 'content-disposition': `attachment; filename="video.${extension}"` } : {}),
    },
  })
}

/** A customer's own photo. There is no address of anybody else's. */
export async function ownPhoto(c: Context<EdgeEnv>): Promise<Response> {
  const context = c.get('context')
  const photo = context.session ? await fetchBytes(context, photoPath) : null
  if (!photo || !isImageType(photo.type)) return notFoundPage(context, pageNotFoundAt(context.url.pathname))
  return answer(context, photo.bytes, {
    kind: 'data',
    headers: {
      'content-type': photo.type,
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
    },
  })
}

/** Everything the shop holds about the customer, as a file, for anyone who has just confirmed. */
export async function ownData(c: Context<EdgeEnv>): Promise<Response> {
  const context = c.get('context')
  if (!context.session) return redirectTo(context, href('login', {}, { next: href('profileEdit') }))
  // Without one, what was confirmed a moment ago may be enough: the shop decides.
  const ticket = Code.safeDecode(c.req.query('bukti') ?? '')
  const confirmed = { ticket: ticket.success ? ticket.data : null, code: null, password: null }
  const json = await unlessRefused(createClient(context).api.account.export(confirmed))
  return json === null ? redirectTo(context, href('profileEdit')) : savedData(context, json)
}

/** What the shop holds about a guest in one order, for the browser that ordered or has opened the order's link. */
export async function orderData(c: Context<EdgeEnv>): Promise<Response> {
  const context = c.get('context')
  const token = TrackToken.safeDecode(c.req.query('lacak') ?? '')
  const pass = TrackPass.safeDecode(readCookies(context.request).get('orderPass') ?? null)
  const json = token.success
    ? await unlessRefused(
        createClient(context).api.personalData.export({ token: token.data, pass: pass.success ? pass.data : null }),
      )
    : null
  return json === null ? notFoundPage(context, pageNotFoundAt(context.url.pathname)) : savedData(context, json)
}

const savedData = (context: RequestContext, json: string): Promise<Response> =>
  answer(context, json, {
    kind: 'data',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="data-saya.json"',
      'x-robots-tag': 'noindex',
    },
  })

/** null: the ticket is too old or of another session, or the link is not open. */
async function unlessRefused(asked: Promise<{ json: string }>): Promise<string | null> {
  try {
    return (await asked).json
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.kind === 'refused') return null
    throw failure
  }
}
