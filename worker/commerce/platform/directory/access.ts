import type { Env } from '../env.ts'
import { type Company, findByHost, findByKey } from './store.ts'

/**
 * Companies by access key, as this isolate last saw them, because every call needs one. It holds no state of a request:
 * a key always names the same company, and a missing key is always looked up, so that a new shop works at once.
 */
const seen = new Map<string, { company: Company; at: number }>()
const seenMs = 10_000
const seenMax = 1_000

/**
 * The open company behind an access key. The key of one shop does not open another: when the call names a host, it must
 * be one of the company's own.
 */
export async function findCaller(env: Env, accessKey: string, host: string | null): Promise<Company | null> {
  if (accessKey === '' || accessKey.length > keyChars) return null
  const kept = seen.get(accessKey)
  const fresh = kept && Date.now() - kept.at < seenMs && isIts(kept.company, host) ? kept.company : null
  const company = fresh ?? remember(await findByKey(env, accessKey))
  return company?.status === 'open' && isIts(company, host) ? company : null
}
const keyChars = 128

const isIts = ({ hosts }: Company, host: string | null) => host === null || hosts.includes(host)

function remember(company: Company | null): Company | null {
  if (!company) return null
  seen.delete(company.accessKey)
  seen.set(company.accessKey, { company, at: Date.now() })
  if (seen.size > seenMax) seen.delete(seen.keys().next().value ?? company.accessKey)
  return company
}

/** The open company of a host. Every call asks the Directory, because the caller keeps the answer for hours. */
export async function findShopOf(env: Env, host: string): Promise<Company | null> {
  const company = await findByHost(env, host)
  return company?.status === 'open' ? company : null
}
