import { z } from 'zod'
import { limits } from '#shared/limits.ts'
import { callVendor } from '#commerce/vendors/vendor-http.ts'
import type { Env } from '#commerce/platform/env.ts'

const dnsResolver = 'https://cloudflare-dns.com/dns-query'

/**
 * The JSON that resolvers answer (RFC 8427 has the numbers): status 0 is an answer, 3 means that the name is unknown.
 */
const Answer = z.object({
  Status: z.int(),
  Answer: z.array(z.object({ name: z.string(), type: z.int(), data: z.string() })).default([]),
})
const [noError, nameUnknown, txt] = [0, 3, 16]

/** By how much this clock is ahead of the resolver's, ms; null: it did not say. */
export async function clockAhead({ DNS_RESOLVER }: Pick<Env, 'DNS_RESOLVER'>): Promise<number | null> {
  const asked = fetch(`${DNS_RESOLVER ?? dnsResolver}?${new URLSearchParams({ name: 'example.com', type: 'TXT' })}`, {
    headers: { accept: 'application/dns-json' },
    redirect: 'manual',
    signal: AbortSignal.timeout(limits.dnsTimeoutMs),
  })
  const answer = await asked.catch(() => null)
  await answer?.body?.cancel()
  const date = Date.parse(answer?.headers.get('date') ?? '')
  return Number.isNaN(date) ? null : Date.now() - date
}

/** Where a host says whose it is: another name could be in use already, or lead elsewhere. */
export const proofName = (host: string): string => `_etalase.${host}`

/**
 * The texts that the DNS has at a name; null: it did not answer. A text at the end of a CNAME does not count: with a
 * wildcard in a zone, the owner of what it points at would own every name there.
 */
export async function textsAt(name: string, { DNS_RESOLVER }: Pick<Env, 'DNS_RESOLVER'>): Promise<string[] | null> {
  const answer = await callVendor((request) => fetch(request), Answer, {
    method: 'GET',
    url: `${DNS_RESOLVER ?? dnsResolver}?${new URLSearchParams({ name, type: 'TXT' })}`,
    headers: { accept: 'application/dns-json' },
    deadline: limits.dnsTimeoutMs,
  })
  if (!answer.ok || ![noError, nameUnknown].includes(answer.value.Status)) return null
  return answer.value.Answer.filter((one) => one.type === txt && sameName(one.name, name)).map(({ data }) =>
    plain(data),
  )
}

const sameName = (a: string, b: string): boolean => a.replace(/\.$/, '').toLowerCase() === b

/** Some resolvers quote a text, and a long one is in pieces. */
const plain = (data: string): string => (data.startsWith('"') ? data.slice(1, -1).replaceAll(/" +"/g, '') : data)
