import { linkTokenPattern } from '#shared/web/id-patterns.ts'
import { ActionRefused, type ActionContext, type PersonalContext, type SharedContext } from '#client/app/page/page.ts'
import { limits } from '#shared/limits.ts'
import { within } from '#shared/web/time.ts'
import { decodeOurs, type Endpoint, fieldNames } from '#shared/api/contract/endpoint.ts'
import { fieldSentence } from '#shared/text/field-sentences.ts'
import { knownQuery } from '#shared/web/known-query.ts'
import type { Params, RouteName } from '#shared/web/routes.ts'
import { text } from '#shared/text/text.ts'
import { besideMs } from '#edge/cache/pace.ts'
import { isPrefetch } from '#edge/request/unseen.ts'
import { type Client, createClient, guestClient } from '#edge/backend/api-client.ts'
import { tagChoice, tagClientOf } from '#edge/shop/consent.ts'
import { countryChoice } from '#edge/shop/country.ts'
import { readCookies } from '#edge/shop/cookies.ts'
import { arrivalToday } from '#edge/shop/visit.ts'
import { uploadFile } from '#edge/backend/uploads.ts'
import type { RequestContext } from '#edge/request/request-context.ts'

/** What a shared page's `load` sees: nothing of the shopper, so the calls carry no session. */
export function sharedContext<R extends RouteName>(
  context: RequestContext,
  name: R,
  params: Params<R>,
  query: URLSearchParams,
): SharedContext<R> {
  return { api: guestClient(context), params, query, shop: context.shop, ownBackend: isOwnBackend(context) }
}

/**
 * Whether a person's browser opens a page. A request that does not say its purpose counts, because older browsers do
 * not say it.
 */
export function isArrival(request: Request): boolean {
  const target = request.headers.get('sec-fetch-dest')
  return request.method === 'GET' && !isPrefetch(request) && (target === null || target === 'document')
}

/**
 * Whether our own backend answers, whose habits pages may count on: long lists, a bill by its order, parts that are
 * requested early. `tenant.extended` is less: also another company's backend may say that it knows our extensions.
 */
export const isOwnBackend = ({ tenant, env }: RequestContext): boolean => tenant.extended && !env.BACKEND_URL

const readPass = (context: RequestContext): string | null => {
  const pass = readCookies(context.request).get('orderPass') ?? ''
  return linkTokenPattern.test(pass) ? pass : null
}

export interface Personal<R extends RouteName> {
  pageContext: PersonalContext<R>
  client: Client
  /** What `load` sends after the page. */
  lateParts: Promise<object>[]
}
export function personalContext<R extends RouteName>(
  context: RequestContext,
  name: R,
  params: Params<R>,
  { key = null, typed = {} }: { key?: string | null; typed?: PersonalContext<R>['typed'] | undefined } = {},
): Personal<R> {
  const client = createClient(context, { key })
  const lateParts: Promise<object>[] = []
  const pageContext: PersonalContext<R> = {
    api: client.api,
    params,
    query: knownQuery(name, context.url.searchParams) as URLSearchParams,
    shop: context.shop,
    session: context.session,
    typed,
    orderPass: readPass(context),
    ownBackend: isOwnBackend(context),
    tagChoice: tagChoice(context),
    ofAge: readCookies(context.request).get('ofAge') === '1',
    userAgent: context.request.headers.get('user-agent') ?? '',
    countryChoice: () => countryChoice(context),
    newKey: () => crypto.randomUUID(),
    late: (part, fieldsOf) => {
      const fields = part.then(fieldsOf)
      if (!context.outbound.mayLeaveEarly) return fields
      // At a slow backend the couriers' answer alone takes as long as any.
      return within(besideMs(context, { leastMs: limits.latePartMs, reads: 1.5 }), fields, () => {
        lateParts.push(fields)
        return null
      })
    },
  }
  return { pageContext, client, lateParts }
}

export function actionContext<R extends RouteName>(
  context: RequestContext,
  personal: Personal<R>,
  form: FormData,
): ActionContext<R> {
  return {
    ...personal.pageContext,
    form,
    affiliateCode: context.affiliateCode,
    tagClient: tagClientOf(context),
    arrival: arrivalToday(context.request),
    read: (endpoint, more = {}) => readForm(endpoint, form, more),
    upload: (file) => uploadFile(context, file),
  }
}

/** The form's fields under our names, by the endpoint's own rules. */
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
