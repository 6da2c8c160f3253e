import { assert } from '#shared/assert.ts'
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

/** Adds a company and its hosts in one batch. When a host is taken, nothing is added and it throws. */
export async function addCompany(
  { DIRECTORY }: Env,
  company: Omit<Company, 'companyId' | 'status'>,
  now: Date,
): Promise<void> {
  const { objectName, accessKey, demo, affiliateDays, hosts } = company
  await DIRECTORY.batch([
    DIRECTORY.prepare(
      "INSERT INTO company (object_name, access_key, demo, status, affiliate_days, created_at) VALUES (?, ?, ?, 'opening', ?, ?)",
    ).bind(objectName, accessKey, demo ? 1 : 0, affiliateDays, now.getTime()),
    ...hosts.map((host, i) =>
      DIRECTORY.prepare(
        'INSERT INTO domain (host, company_id, is_primary) SELECT ?, id, ? FROM company WHERE object_name = ?',
      ).bind(host, i === 0 ? 1 : 0, objectName),
    ),
  ])
}

export async function markOpen({ DIRECTORY }: Env, companyId: number): Promise<void> {
  await DIRECTORY.prepare("UPDATE company SET status = 'open' WHERE id = ? AND status = 'opening'")
    .bind(companyId)
    .run()
}
