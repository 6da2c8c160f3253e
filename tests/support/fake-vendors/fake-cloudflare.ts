import { z } from 'zod'
import { type Answer, type Asked, openVendor } from './fake-vendor.ts'

export const cloudflareToken = 'only-for-tests-custom-hostnames'
export const cloudflareZone = '023e105f4ecef8ad9ca31a8372d0c353'

const Ssl = z.object({
  method: z.literal('http'),
  type: z.literal('dv'),
  settings: z.object({ min_tls_version: z.string() }),
})
const Create = z.object({ hostname: z.string().max(255), ssl: Ssl })
/** What a test says of a host from now on: where its DNS points, or how the API fails for it. */
const Said = z.object({
  hostname: z.string(),
  pointsHere: z.boolean().default(false),
  ends: z.string().optional(),
  fault: z.enum(['drop', 'quota']).optional(),
})
interface Held {
  id: string
  hostname: string
  status: string
  verification_errors: string[]
  ssl: { status: string; method: string; type: string; expires_on?: string; validation_errors: { message: string }[] }
}

/**
 * A fake of Cloudflare's custom hostnames on this machine, with the documented paths, answers and errors. A host that is
 * not pointed here yet stays pending; PATCH checks it again. `POST /said` says how a host stands, `/held` what there is.
 */
export async function openFakeCloudflare() {
  const held = new Map<string, Held>()
  const said = new Map<string, z.output<typeof Said>>()
  const base = `/client/v4/zones/${cloudflareZone}/custom_hostnames`

  return openVendor(({ method, path, headers, body }: Asked): Answer => {
    if (path === '/held') return { json: [...held.values()] }
    if (path === '/said') {
      const one = Said.parse(body)
      said.set(one.hostname, one)
      return { json: {} }
    }
    if (headers.authorization !== `Bearer ${cloudflareToken}`) return error(403, 10000, 'Authentication error')
    if (!path.startsWith(base)) return error(404, 7003, 'Could not route to the zone')
    const { pathname, searchParams } = new URL(path.slice(base.length) || '/', 'http://x')
    const asked = method === 'POST' ? Create.safeParse(body) : null
    if (asked && !asked.success) return error(400, 1414, 'Invalid custom hostname')
    const id = pathname.slice(1)
    const one = [...held.values()].find((entry) => entry.id === id)
    const host = asked?.data?.hostname ?? searchParams.get('hostname') ?? one?.hostname ?? ''
    if (said.get(host)?.fault === 'drop') return 'drop'
    if (method === 'GET') return result([...held.values()].filter(({ hostname }) => hostname === host).map(asOfNow))
    if (asked) {
      if (held.has(host)) return error(409, 1406, 'Duplicate custom hostname found.')
      if (said.get(host)?.fault === 'quota') return error(403, 1413, 'Custom hostname quota exceeded.')
      held.set(host, checked({ id: crypto.randomUUID(), hostname: host }))
      return result(held.get(host), 201)
    }
    if (!one) return error(404, 1436, 'The custom hostname was not found.')
    if (method === 'DELETE') return held.delete(host) ? { json: { id } } : error(404, 1436, 'not found')
    held.set(host, checked(one))
    return result(held.get(host))
  })

  /** Time ends certificates, asked or not. */
  function asOfNow(one: Held): Held {
    const ends = said.get(one.hostname)?.ends
    return ends === undefined ? one : { ...one, ssl: { ...one.ssl, expires_on: ends } }
  }

  function checked({ id, hostname }: { id: string; hostname: string }): Held {
    const here = said.get(hostname)?.pointsHere ?? false
    return {
      id,
      hostname,
      status: here ? 'active' : 'pending',
      verification_errors: here ? [] : ['custom hostname does not CNAME to this zone.'],
      ssl: { status: here ? 'active' : 'pending_validation', method: 'http', type: 'dv', validation_errors: [] },
    }
  }
}

const result = (value: unknown, status = 200): Answer => ({
  status,
  json: { success: true, errors: [], messages: [], result: value },
})
const error = (status: number, code: number, message: string): Answer => ({
  status,
  json: { success: false, errors: [{ code, message }], messages: [], result: null },
})
