import { limits } from '#shared/limits.ts'
import { noAnswerWithin, within } from '#shared/web/time.ts'
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
  const company = fresh ?? (await lookUp(env, accessKey, kept?.company ?? null))
  return company?.status === 'open' && isIts(company, host) ? company : null
}
const keyChars = 128

/**
 * While the Directory does not answer, a shop that is known stays as it was: its carts and orders are in its own object
 * and need nothing of the Directory.
 */
async function lookUp(env: Env, accessKey: string, known: Company | null): Promise<Company | null> {
  if (!known) return remember(await findByKey(env, accessKey))
  try {
    const ms = limits.directoryReadMs
    return remember(await within(ms, findByKey(env, accessKey), noAnswerWithin(ms)))
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    console.log(JSON.stringify({ level: 'error', companyId: known.companyId, directory: why.slice(0, 200) }))
    return remember(known)
  }
}

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

/** The same of a shop that vendors report to: what is paid to a closed one is owed back, and its parcels are on their way. */
export async function findReportedOf(env: Env, host: string): Promise<Company | null> {
  const company = await findByHost(env, host)
  return company?.status === 'opening' ? null : company
}
