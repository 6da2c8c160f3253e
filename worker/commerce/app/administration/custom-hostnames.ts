import { z } from 'zod'
import { jsonOf } from '#shared/json.ts'
import { limits } from '#shared/limits.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import { isLocalName, mayBeAsked } from '#commerce/platform/directory/reserved.ts'
import { EncryptedUrl } from '#commerce/platform/encrypted-url.ts'
import type { Env } from '#commerce/platform/env.ts'
import { secretAs } from '#commerce/platform/secrets.ts'
import { callVendor, type VendorCall, type VendorResult } from '#commerce/vendors/vendor-http.ts'

/** The zone that shops' own domains are brought to (Cloudflare for SaaS), from the secret CUSTOM_HOSTNAMES. */
const Zone = z.strictObject({
  zone: z.string().regex(/^[\da-f]{32}$/),
  /** May edit SSL and certificates of this zone, and nothing else. */
  token: z.string().min(8).max(200),
  baseUrl: EncryptedUrl.default('https://api.cloudflare.com/client/v4'),
})
type Zone = z.output<typeof Zone>

/** null: domains are brought by hand, or a proxy gets their certificates. */
export const customHostnamesOf = (env: Env): Zone | null => secretAs('CUSTOM_HOSTNAMES', env, Zone)

/** The status of a host at Cloudflare, in its own words; the host is reached when both are `active`. */
export const DomainState = z.object({ status: z.string(), certificate: z.string(), problems: z.array(z.string()) })
type Seen = z.output<typeof DomainState>

/** What the API answers, as far as it is read: https://developers.cloudflare.com/api/resources/custom_hostnames/. */
const Held = z.object({
  id: z.string().regex(/^[\w-]+$/),
  hostname: z.string(),
  status: z.string().default('pending'),
  verification_errors: z.array(z.string()).nullish(),
  ssl: z
    .object({
      status: z.string().default('initializing'),
      expires_on: z.string().nullish(),
      certificates: z.array(z.object({ expires_on: z.string().nullish() })).nullish(),
      validation_errors: z.array(z.object({ message: z.string().default('') })).nullish(),
    })
    .nullish(),
})
type Held = z.output<typeof Held>
const [One, Several] = [z.object({ result: Held }), z.object({ result: z.array(Held) })]
/** The certificate is proved by http at the host itself, so its owner needs one record, the CNAME, and no other. */
const ssl = { method: 'http', type: 'dv', settings: { min_tls_version: '1.2', tls_1_3: 'on' } }

/**
 * Brings a host to the platform, or looks at one that was brought: what waits is checked again. null: nothing is to be
 * done, because there is no such zone or the host is in one of the platform's own.
 */
export async function bringHost(env: Env, host: string): Promise<Result<Seen | null>> {
  const zone = customHostnamesOf(env)
  if (!zone || isLocalName(host) || !mayBeAsked(host, env, [])) return accepted(null)
  const known = await find(zone, host)
  if (!known.ok) return unanswered(known)
  if (known.value && isReached(known.value)) return accepted(viewOf(known.value))
  const asked = known.value
    ? await call(zone, One, { method: 'PATCH', path: `/${known.value.id}`, body: { ssl } })
    : await call(zone, One, { method: 'POST', path: '', body: { hostname: host, ssl } })
  return asked.ok ? accepted(viewOf(asked.value.result)) : unanswered(asked)
}

/** The certificate of a host, changing nothing; null: Cloudflare has none to make here, or did not answer. */
export async function lookAtHost(env: Env, host: string): Promise<{ from: null; until: string | null } | null> {
  const zone = customHostnamesOf(env)
  if (!zone || isLocalName(host) || !mayBeAsked(host, env, [])) return null
  const known = await find(zone, host)
  if (!known.ok) return null
  const own = known.value?.ssl
  if (!known.value || !isReached(known.value)) return { from: null, until: null }
  const ends = [own?.expires_on, ...(own?.certificates ?? []).map((one) => one.expires_on)]
  const until = ends
    .filter((end) => typeof end === 'string')
    .toSorted()
    .at(-1)
  return until === undefined ? null : { from: null, until }
}

/** Takes a host away from the platform; one that is not there is no fault. */
export async function takeHost(env: Env, host: string): Promise<Result<null>> {
  const zone = customHostnamesOf(env)
  const known = zone ? await find(zone, host) : null
  if (!zone || !known) return accepted(null)
  if (!known.ok) return unanswered(known)
  if (!known.value) return accepted(null)
  // The only answer without an envelope.
  const done = await call(zone, z.unknown(), { method: 'DELETE', path: `/${known.value.id}` })
  return done.ok ? accepted(null) : unanswered(done)
}

async function find(zone: Zone, host: string): Promise<VendorResult<Held | null>> {
  const found = await call(zone, Several, { method: 'GET', path: `?${new URLSearchParams({ hostname: host })}` })
  if (!found.ok) return found
  return { ok: true, value: found.value.result.find(({ hostname }) => hostname === host) ?? null }
}

function call<T>(
  { zone, token, baseUrl }: Zone,
  schema: z.ZodType<T>,
  { path, ...asked }: Pick<VendorCall, 'method' | 'body'> & { path: string },
): Promise<VendorResult<T>> {
  return callVendor((request) => fetch(request), schema, {
    ...asked,
    url: `${baseUrl}/zones/${zone}/custom_hostnames${path}`,
    headers: { authorization: `Bearer ${token}` },
    deadline: limits.dnsTimeoutMs,
  })
}

/** The API's own words; a refusal says which permission or which quota is missing. */
const Errors = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) })

function unanswered(failed: { detail: string; body?: string }) {
  const said = Errors.safeParse(jsonOf(failed.body ?? ''))
  const why = said.success ? said.data.errors.map(({ message }) => message).join('; ') : failed.detail
  return refused('hostname_unmade', { why: why.slice(0, limits.messageChars) })
}

const isReached = ({ status, ssl: own }: Held): boolean => status === 'active' && own?.status === 'active'

const viewOf = ({ status, ssl: own, verification_errors: errors }: Held): Seen => ({
  status,
  certificate: own?.status ?? 'none',
  problems: [...(errors ?? []), ...(own?.validation_errors ?? []).map(({ message }) => message)],
})
