import { announcement } from './assets.ts'
import { light, lineHint } from './lite.ts'
import { isFile, secure, type Kind } from './security.ts'
import { serverTiming } from './measures.ts'
import type { RouteName } from '#shared/web/routes.ts'
import { mayCheckHumans } from '#shared/web/human-check.ts'
import { mayTag } from '#shared/web/tags.ts'
import { findTheme } from '#shared/web/themes.ts'
import type { EarlyContext, RequestContext } from './request-context.ts'

interface AnswerOptions {
  kind: Kind
  status?: number
  headers?: Record<string, string>
  nonce?: string | null
  /** The page's route: on some pages the shop's tags may run. */
  route?: RouteName | null
}
type AnyContext = EarlyContext & Partial<Pick<RequestContext, 'shop'>>

/**
 * Every answer is made here: security headers, the request id, and this request's cookies on the outgoing copy only.
 */
export async function answer(
  context: AnyContext,
  body: BodyInit | null,
  { kind, status = 200, headers = {}, nonce = null, route = null }: AnswerOptions,
): Promise<Response> {
  const out = new Headers(headers)
  if (body !== null && !out.has('content-type'))
    out.set('content-type', kind === 'data' ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8')
  await secure(out, {
    kind,
    secure: context.url.protocol === 'https:',
    theme: context.shop?.theme ?? findTheme(''),
    nonce,
    foreignPictures: context.env.BACKEND_URL !== undefined,
    tags: mayTag(route) ? (context.shop?.tags ?? null) : null,
    humanCheck: mayCheckHumans(route) && (context.shop?.humanCheck ?? null) !== null,
    preload: context.shop?.hstsPreload ?? false,
  })
  const isPage = !isFile(kind) && kind !== 'worker' && body !== null
  if (isPage && announcement && !context.lite) out.set('link', announcement)
  if (isPage) out.set('accept-ch', lineHint)
  out.set('request-id', context.requestId)
  if (context.forgets) out.set('clear-site-data', '"cache", "storage"')
  out.set('server-timing', serverTiming(context, Date.now()))
  for (const line of context.setCookies.values()) out.append('set-cookie', line)
  // A cookie belongs to one shopper: an answer with one must not be cached anywhere.
  if (context.setCookies.size > 0) out.set('cache-control', 'private, no-store')
  return new Response(isPage && context.lite ? light(body) : body, { status, headers: out })
}

export const json = (
  context: AnyContext,
  value: unknown,
  status = 200,
  headers: Record<string, string> = {},
): Promise<Response> => answer(context, JSON.stringify(value), { kind: 'data', status, headers })

/** Asked by a script of one of our pages. */
export const byScript = ({ request }: Pick<AnyContext, 'request'>): boolean =>
  request.headers.get('accept') === 'application/json'

/** What is refused to a script: it would take a page for a connection that broke. */
export const toScript = (
  context: AnyContext,
  status: number,
  message: string,
  { headers = {}, ...more }: { headers?: Record<string, string>; [field: string]: unknown } = {},
): Promise<Response> => json(context, { ok: false, status, message, fields: {}, ...more }, status, headers)

/** What an action answers to a script that must go elsewhere. */
export const goTo = (to: string) => ({ ok: true, data: null, to, message: null })

/** 303 after a form, 302 for what may change, 301 for what never will. */
export const redirectTo = (context: AnyContext, to: string, status: 301 | 302 | 303 = 302): Promise<Response> =>
  answer(context, null, { kind: 'system', status, headers: { location: to } })
