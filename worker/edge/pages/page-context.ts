import { ActionRefused, type ActionContext, type PersonalContext, type SharedContext } from '#client/app/page.ts'
import type { PublicClient } from '#shared/api/index.ts'
import { decodeOurs, type Endpoint, fieldNames } from '#shared/api/endpoint.ts'
import { fieldSentence } from '#shared/text/field-sentences.ts'
import { knownQuery, type Params, type RouteName } from '#shared/web/routes.ts'
import { text } from '#shared/text/text.ts'
import { settle } from '#client/app/page.ts'
import { isPrefetch } from '#edge/shop/affiliate.ts'
import { type Client, createClient } from '#edge/backend/api-client.ts'
import { readCookies } from '#edge/shop/cookies.ts'
import { uploadFile } from '#edge/backend/uploads.ts'
import type { Visit } from '#edge/request/request-context.ts'

/** What a shared page's `load` sees: nothing of the shopper, so the calls carry no session. */
export function sharedContext<R extends RouteName>(
  visit: Visit,
  name: R,
  params: Params<R>,
  query: URLSearchParams,
): SharedContext<R> {
  const { api } = createClient({ ...visit, session: null, visitorId: null }, { token: null })
  return { api: api as PublicClient, params, query, shop: visit.shop }
}

/**
 * A journey of a person's browser to a page; whoever does not say what for is taken for one, because older browsers do
 * not.
 */
export function isArrival(request: Request): boolean {
  const target = request.headers.get('sec-fetch-dest')
  return request.method === 'GET' && !isPrefetch(request) && (target === null || target === 'document')
}

const readPass = (visit: Visit): string | null => {
  const pass = readCookies(visit.request).get('orderPass') ?? ''
  return /^[\w.-]{1,512}$/.test(pass) ? pass : null
}

export interface Personal<R extends RouteName> {
  context: PersonalContext<R>
  client: Client
  /** Whether `load` deferred something: then the page streams. */
  deferred(): boolean
}
export function personalContext<R extends RouteName>(
  visit: Visit,
  name: R,
  params: Params<R>,
  key: string | null = null,
): Personal<R> {
  const client = createClient(visit, { key })
  let deferred = false
  const context: PersonalContext<R> = {
    api: client.api,
    params,
    query: knownQuery(name, visit.url.searchParams) as URLSearchParams,
    shop: visit.shop,
    session: visit.session,
    orderPass: readPass(visit),
    arrived: isArrival(visit.request),
    userAgent: visit.request.headers.get('user-agent') ?? '',
    newKey: () => crypto.randomUUID(),
    defer(promise) {
      deferred = true
      return settle(promise)
    },
  }
  return { context, client, deferred: () => deferred }
}

export function actionContext<R extends RouteName>(
  visit: Visit,
  personal: Personal<R>,
  form: FormData,
): ActionContext<R> {
  return {
    ...personal.context,
    form,
    affiliateCode: visit.affiliateCode,
    read: (endpoint, more = {}) => readForm(endpoint, form, more),
    upload: (file) => uploadFile(visit, file),
  }
}

/** The form's fields in our words, by the endpoint's own rules. */
function readForm<E extends Endpoint>(endpoint: E, form: FormData, more: Record<string, unknown>) {
  const typed = Object.fromEntries(
    fieldNames(endpoint.input).flatMap((name) => (form.has(name) ? [[name, textOf(form.get(name))]] : [])),
  )
  const parsed = decodeOurs(endpoint.input, { ...typed, ...more })
  if (parsed.ok) return parsed.value as never
  const fields = parsed.issues.map(({ path }): [string, string] => {
    const name = path.split('.')[0] ?? ''
    return [name, String(typed[name] ?? '').trim() === '' ? text.required : fieldSentence(name)]
  })
  throw new ActionRefused('input_invalid', Object.fromEntries(fields))
}

export const textOf = (value: File | string | null): string => (typeof value === 'string' ? value : '')
