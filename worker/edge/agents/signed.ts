import { z } from 'zod'
import { limits } from '#shared/limits.ts'
import { readBounded } from '#shared/web/bytes.ts'
import { isPublicUrl } from '#shared/web/public-url.ts'
import { BoundedMap } from '#edge/cache/bounded-map.ts'
import { Counts } from '#edge/cache/counts.ts'
import { SingleFlight } from '#edge/cache/single-flight.ts'
import { note } from '#edge/request/log.ts'
import type { EarlyContext } from '#edge/request/request-context.ts'
import { readSigned } from './signed-request.ts'

type Keys = ReadonlyMap<string, CryptoKey>
interface KnownKeys {
  keys: Keys
  until: number
}
/** What directories of keys have said, by their address: it is the same for every shop. */
const keyDirectories = new BoundedMap<KnownKeys>(limits.agentDirectories)
const asking = new SingleFlight<KnownKeys>()
const [asksOfShops, asksOfAll] = [new Counts(limits.shopsKnown), new Counts(1)]

/**
 * The address of the directory whose key has signed this request; null: nobody proved it. Keys that are not known are
 * asked for behind the answer, so nobody waits for a stranger's server: the next request is recognised.
 */
export async function recognise(early: EarlyContext, now: number): Promise<string | null> {
  const { request, url } = early
  const read = readSigned({ method: request.method, headers: request.headers, url }, now)
  if ('problem' in read) return unproved(early, read.problem)
  const { agent, keyId, signature, base } = read
  if (!isPublicUrl(agent) || URL.parse(agent)?.port !== '') return unproved(early, 'no public directory')
  const known = keyDirectories.get(agent)
  if (!known || known.until <= now) {
    askBehind(early, agent, now)
    return null
  }
  const key = known.keys.get(keyId)
  if (!key) return unproved(early, 'its directory has no such key')
  return (await crypto.subtle.verify('Ed25519', key, signature, base)) ? agent : unproved(early, 'wrong signature')
}

function unproved({ log }: EarlyContext, why: string): null {
  note(log, `signed agent: ${why}`)
  return null
}

/** A shop and the isolate ask so many directories in a minute. */
function askBehind(early: EarlyContext, agent: string, now: number): void {
  if (asking.underWay(agent)) return
  if (!asksOfShops.take(early.line, limits.agentDirectoriesPerShop, now)) return
  if (!asksOfAll.take('all', limits.agentDirectoriesPerMinute, now)) return
  void asking
    .lead(early, agent, async () => {
      const keys = await keysOf(early, agent).catch(() => null)
      const until = Date.now() + (keys ? limits.agentKeysMs : limits.agentKeysLostMs)
      const directory = { keys: keys ?? new Map<string, CryptoKey>(), until }
      keyDirectories.set(agent, directory)
      return directory
    })
    .catch(() => undefined)
}

const JwkSet = z.object({ keys: z.array(z.unknown()) })
const Time = z.number().optional()
const Jwk = z.object({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  x: z.string().regex(/^[\w-]{43}$/),
  nbf: Time,
  exp: Time,
})

/** null: no directory. Redirects are not followed, as they could lead anywhere. */
async function keysOf({ env }: EarlyContext, agent: string): Promise<Keys | null> {
  const request = new Request(`${agent}/.well-known/http-message-signatures-directory`, {
    headers: { accept: 'application/http-message-signatures-directory+json' },
    redirect: 'manual',
    signal: AbortSignal.timeout(limits.agentDirectoryMs),
  })
  const response = await (env.OUTSIDE ? env.OUTSIDE.fetch(request) : fetch(request))
  const bytes = response.status === 200 ? await readBounded(response, limits.agentDirectoryBytes) : null
  const { data } = JwkSet.safeParse(bytes && JSON.parse(new TextDecoder().decode(bytes)))
  if (!data) return null
  const keys = new Map<string, CryptoKey>()
  for (const one of data.keys.slice(0, limits.agentKeys)) {
    const jwk = Jwk.safeParse(one).data
    if (jwk && isCurrent(jwk, Date.now())) keys.set(await thumbprintOf(jwk.x), await keyOf(jwk.x))
  }
  return keys
}

/** Seconds, or milliseconds as some write them. */
const isCurrent = ({ nbf, exp }: z.output<typeof Jwk>, now: number): boolean => {
  const ms = (time: number) => (time > 1e11 ? time : time * 1_000)
  return (nbf === undefined || ms(nbf) <= now) && (exp === undefined || ms(exp) > now)
}

/** RFC 8037, appendix A.3. */
async function thumbprintOf(x: string): Promise<string> {
  const words = new TextEncoder().encode(`{"crv":"Ed25519","kty":"OKP","x":"${x}"}`)
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', words))
  return btoa(String.fromCharCode(...digest))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}
const keyOf = (x: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('jwk', { kty: 'OKP', crv: 'Ed25519', x }, 'Ed25519', false, ['verify'])
