import { hourMs } from '#shared/format/units.ts'
import { assert } from '#shared/assert.ts'
import { healthLimits } from '#shared/web/health.ts'
import type { Env } from '../env.ts'

export interface Company {
  companyId: number
  /** The name of its Shop object. */
  objectName: string
  accessKey: string
  demo: boolean
  status: 'opening' | 'open' | 'closed'
  affiliateDays: number
  /** The primary host first. */
  hosts: readonly string[]
}

interface Row {
  id: number
  object_name: string
  access_key: string
  demo: number
  status: Company['status']
  affiliate_days: number
  host: string
}
const hostsMax = 100
const columns =
  'c.id, c.object_name, c.access_key, c.demo, c.status, c.affiliate_days, d.host FROM company c JOIN domain d ON d.company_id = c.id'
const order = `ORDER BY d.is_primary DESC, d.host LIMIT ${hostsMax}`

export async function findByKey({ DIRECTORY }: Env, accessKey: string): Promise<Company | null> {
  return companyOf(
    await DIRECTORY.prepare(`SELECT ${columns} WHERE c.access_key = ? ${order}`).bind(accessKey).all<Row>(),
  )
}

export async function findByHost({ DIRECTORY }: Env, host: string): Promise<Company | null> {
  const mine = 'c.id = (SELECT company_id FROM domain WHERE host = ?)'
  return companyOf(await DIRECTORY.prepare(`SELECT ${columns} WHERE ${mine} ${order}`).bind(host).all<Row>())
}

function companyOf({ results }: D1Result<Row>): Company | null {
  const [row] = results
  if (!row) return null
  const { id, object_name, access_key, demo, status, affiliate_days } = row
  assert(
    Number.isSafeInteger(id) && [object_name, access_key, status].every((column) => typeof column === 'string'),
    'the Directory answered no company, or half of one',
  )
  return {
    companyId: id,
    objectName: object_name,
    accessKey: access_key,
    demo: demo === 1,
    status,
    affiliateDays: affiliate_days,
    hosts: results.map(({ host }) => host),
  }
}

export async function hasPrimaryHost({ DIRECTORY }: Env, companyId: number): Promise<boolean> {
  const mine = 'SELECT host FROM domain WHERE company_id = ? AND is_primary = 1 LIMIT 1'
  return (await DIRECTORY.prepare(mine).bind(companyId).all()).results.length > 0
}

/** A page of the companies that are not closed, in the order of their ids: their objects and first hosts. */
export async function listCompanies(
  { DIRECTORY }: Env,
  after: number,
  count: number,
): Promise<Pick<Company, 'companyId' | 'objectName' | 'status' | 'hosts'>[]> {
  const { results } = await DIRECTORY.prepare(
    `SELECT c.id, c.object_name, c.status, d.host FROM company c JOIN domain d ON d.host = (SELECT host FROM domain WHERE company_id = c.id ORDER BY is_primary DESC, host LIMIT 1) WHERE c.id > ? AND c.status <> 'closed' ORDER BY c.id LIMIT ?`,
  )
    .bind(after, count)
    .all<Pick<Row, 'id' | 'object_name' | 'status' | 'host'>>()
  return results.map(({ id, object_name, status, host }) => ({
    companyId: id,
    objectName: object_name,
    status,
    hosts: [host],
  }))
}

/** Adds a company and its hosts in one batch. When a host is taken, nothing is added and it throws. */
export async function addCompany(
  { DIRECTORY }: Env,
  company: Omit<Company, 'companyId' | 'status'>,
  now: Date,
): Promise<void> {
  const { objectName, accessKey, demo, affiliateDays, hosts } = company
  await DIRECTORY.batch([
    DIRECTORY.prepare(
      // SQLite would give the newest shop's number again once it is erased, and with it what is written down of it.
      "INSERT INTO company (id, object_name, access_key, demo, status, affiliate_days, created_at) SELECT max(coalesce((SELECT max(id) FROM company), 0), coalesce((SELECT max(company_id) FROM erased_shop), 0)) + 1, ?, ?, ?, 'opening', ?, ?",
    ).bind(objectName, accessKey, demo ? 1 : 0, affiliateDays, now.getTime()),
    ...hosts.map((host, i) =>
      DIRECTORY.prepare(
        'INSERT INTO domain (host, company_id, is_primary) SELECT ?, id, ? FROM company WHERE object_name = ?',
      ).bind(host, i === 0 ? 1 : 0, objectName),
    ),
  ])
}

export async function markOpen({ DIRECTORY }: Env, companyId: number): Promise<void> {
  await DIRECTORY.prepare("UPDATE company SET status = 'open', closed_at = NULL WHERE id = ?").bind(companyId).run()
}

/** How long the affiliate cookie of its visitors lives. */
export async function setAffiliateDays({ DIRECTORY }: Env, companyId: number, days: number): Promise<void> {
  await DIRECTORY.prepare('UPDATE company SET affiliate_days = ? WHERE id = ?').bind(days, companyId).run()
}

/** What a shop says of itself after a night; no faults: nobody has to look. */
export async function noteHealth(
  { DIRECTORY }: Env,
  companyId: number,
  faults: Readonly<Record<string, number>>,
  now: Date,
): Promise<void> {
  const text = Object.keys(faults).length > 0 ? JSON.stringify(faults) : null
  await DIRECTORY.prepare('UPDATE company SET looked_at = ?, faults = ? WHERE id = ?')
    .bind(now.getTime(), text, companyId)
    .run()
}

type Listed = Pick<Company, 'companyId' | 'status'> & {
  demo: number
  createdAt: number
  lookedAt: number | null
  faults: string | null
  host: string | null
}
/** An open shop that said of faults, or whose nights do not end: one that cannot start at all says nothing. */
const isUnwell = "status = 'open' AND (faults IS NOT NULL OR coalesce(looked_at, created_at) < ?)"
/** A shop that has had no night since then. */
export const silentSince = (now: Date): number => now.getTime() - healthLimits.auditStaleHours * hourMs

/** Whether an open shop has had no night for too long. */
export async function areNightsLate({ DIRECTORY }: Env, now: Date): Promise<boolean> {
  const found = await DIRECTORY.prepare(
    "SELECT id FROM company WHERE status = 'open' AND coalesce(looked_at, created_at) < ? LIMIT 1",
  )
    .bind(silentSince(now))
    .all<{ id: number }>()
  return found.results.length > 0
}

/** How many shops are open, and how many of them somebody has to look at, as of their last nights. */
export async function countShops({ DIRECTORY }: Env, now: Date): Promise<{ open: number; unwell: number }> {
  const counted = await DIRECTORY.prepare(
    `SELECT count(*) FILTER (WHERE status = 'open') AS open, count(*) FILTER (WHERE ${isUnwell}) AS unwell FROM company`,
  )
    .bind(silentSince(now))
    .first<{ open: number; unwell: number }>()
  return counted ?? { open: 0, unwell: 0 }
}

/** A page of all companies with their first hosts, in the order of their ids. Nobody's object is woken. */
export async function listEveryCompany(
  { DIRECTORY }: Env,
  { after, count, unwell, now }: { after: number; count: number; unwell: boolean; now: Date },
) {
  const { results } = await DIRECTORY.prepare(
    `SELECT c.id AS companyId, c.status, c.demo, c.created_at AS createdAt, c.looked_at AS lookedAt, c.faults, (SELECT host FROM domain WHERE company_id = c.id ORDER BY is_primary DESC, host LIMIT 1) AS host FROM company c WHERE c.id > ? AND (? = 0 OR (${isUnwell})) ORDER BY c.id LIMIT ?`,
  )
    .bind(after, unwell ? 1 : 0, silentSince(now), count)
    .all<Listed>()
  return results
}

/** Another host of a company. false: it belongs to a shop already. */
export async function addHost({ DIRECTORY }: Env, companyId: number, host: string): Promise<boolean> {
  const done = await DIRECTORY.prepare(
    'INSERT INTO domain (host, company_id, is_primary) VALUES (?, ?, 0) ON CONFLICT (host) DO NOTHING',
  )
    .bind(host, companyId)
    .run()
  return done.meta.changes > 0
}

/**
 * Other shops' hosts that are this one, or lie above or below it: a host above another may set cookies for it and speak
 * for its encryption. LIKE would refuse long patterns.
 */
const beside = `SELECT 1 FROM domain WHERE company_id <> ?1 AND (host = ?2 OR substr(?2, -length(host) - 1) = '.' || host OR substr(host, -length(?2) - 1) = '.' || ?2)`

/** Whether a host is, or lies above or below, a host of another shop. It reads every host. */
export async function isBesideAnother({ DIRECTORY }: Env, companyId: number, host: string): Promise<boolean> {
  const { results } = await DIRECTORY.prepare(`${beside} LIMIT 1`).bind(companyId, host).all()
  return results.length > 0
}

/** A host that its company has proved. false: another shop was faster with it, or with one above or below it. */
export async function addProvenHost({ DIRECTORY }: Env, companyId: number, host: string): Promise<boolean> {
  const done = await DIRECTORY.prepare(
    `INSERT INTO domain (host, company_id, is_primary) SELECT ?2, ?1, 0 WHERE NOT EXISTS (${beside}) ON CONFLICT (host) DO NOTHING`,
  )
    .bind(companyId, host)
    .run()
  return done.meta.changes > 0
}

/** One of the company's own hosts becomes its primary one; the others answer 301 to it. */
export async function setPrimaryHost({ DIRECTORY }: Env, companyId: number, host: string): Promise<void> {
  await DIRECTORY.batch([
    DIRECTORY.prepare('UPDATE domain SET is_primary = 0 WHERE company_id = ? AND host <> ?').bind(companyId, host),
    DIRECTORY.prepare('UPDATE domain SET is_primary = 1 WHERE company_id = ? AND host = ?').bind(companyId, host),
  ])
}

export async function removeHost({ DIRECTORY }: Env, companyId: number, host: string): Promise<void> {
  await DIRECTORY.prepare('DELETE FROM domain WHERE company_id = ? AND host = ? AND is_primary = 0')
    .bind(companyId, host)
    .run()
}
