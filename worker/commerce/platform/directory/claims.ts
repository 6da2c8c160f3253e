import { dayMs } from '#shared/format/units.ts'
import { randomBytes } from 'node:crypto'
import { limits } from '#shared/limits.ts'
import type { Env } from '../env.ts'

/** A host that a shop asks for and has not proved yet. */
export interface Claim {
  host: string
  token: string
  /** Then it is forgotten. */
  until: Date
}

interface Row {
  host: string
  token: string
  claimed_at: number
}

const keptMs = limits.domainClaimDays * dayMs
const claimOf = ({ host, token, claimed_at }: Row): Claim => ({ host, token, until: new Date(claimed_at + keptMs) })

/** The claims of a company that are not forgotten; there are at most `limits.hosts`. */
export async function listClaims({ DIRECTORY }: Env, companyId: number, now: Date): Promise<Claim[]> {
  const { results } = await DIRECTORY.prepare(
    'SELECT host, token, claimed_at FROM domain_claim WHERE company_id = ? AND claimed_at > ? ORDER BY host LIMIT ?',
  )
    .bind(companyId, now.getTime() - keptMs, limits.hosts)
    .all<Row>()
  return results.map(claimOf)
}

/** Asks for a host. Asked again, its time begins again and what has to be proved stays. Old claims are deleted. */
export async function addClaim({ DIRECTORY }: Env, companyId: number, host: string, now: Date): Promise<Claim> {
  const token = randomBytes(24).toString('base64url')
  const [, added] = await DIRECTORY.batch<Row>([
    DIRECTORY.prepare('DELETE FROM domain_claim WHERE claimed_at <= ?').bind(now.getTime() - keptMs),
    DIRECTORY.prepare(
      'INSERT INTO domain_claim (host, company_id, token, claimed_at) VALUES (?, ?, ?, ?) ON CONFLICT (host, company_id) DO UPDATE SET claimed_at = excluded.claimed_at RETURNING host, token, claimed_at',
    ).bind(host, companyId, token, now.getTime()),
  ])
  return claimOf(added?.results[0] ?? { host, token, claimed_at: now.getTime() })
}

/** false: there was none. */
export async function removeClaim({ DIRECTORY }: Env, companyId: number, host: string): Promise<boolean> {
  const done = await DIRECTORY.prepare('DELETE FROM domain_claim WHERE company_id = ? AND host = ?')
    .bind(companyId, host)
    .run()
  return done.meta.changes > 0
}
