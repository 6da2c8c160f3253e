import type { Env } from '../env.ts'
import type { Company } from './store.ts'

/** Since when a shop is closed; null: it is not, or it was before that was written down. */
export async function closedSince({ DIRECTORY }: Env, companyId: number): Promise<Date | null> {
  const row = await DIRECTORY.prepare("SELECT closed_at FROM company WHERE id = ? AND status = 'closed'")
    .bind(companyId)
    .first<{ closed_at: number | null }>()
  const at = row?.closed_at ?? null
  return at === null ? null : new Date(at)
}

/** The shop leads nowhere from now on. A second time changes nothing, least of all the days of grace. */
export async function markClosed({ DIRECTORY }: Env, companyId: number, at: Date): Promise<void> {
  await DIRECTORY.prepare(
    "UPDATE company SET closed_at = CASE status WHEN 'closed' THEN coalesce(closed_at, ?2) ELSE ?2 END, status = 'closed' WHERE id = ?1",
  )
    .bind(companyId, at.getTime())
    .run()
}

interface Erased {
  at: Date
  /** The name of the administrator, as the log writes it. */
  by: string
  files: number
  unsettled: boolean
}

/**
 * The last step of an end: the shop's rows go, its hosts are free, and one row says that it was done. Who was erased from
 * it stays written down: a shop restored from its export, or an export that was copied, must not bring them back.
 */
export async function eraseCompany({ DIRECTORY }: Env, company: Company, done: Erased): Promise<void> {
  const { companyId, hosts } = company
  await DIRECTORY.batch([
    DIRECTORY.prepare(
      'INSERT OR IGNORE INTO erased_shop (company_id, opened_at, closed_at, erased_at, erased_by, hosts, files, unsettled) SELECT id, created_at, coalesce(closed_at, ?2), ?2, ?3, ?4, ?5, ?6 FROM company WHERE id = ?1',
    ).bind(companyId, done.at.getTime(), done.by, hosts.length, done.files, done.unsettled ? 1 : 0),
    DIRECTORY.prepare('DELETE FROM domain_claim WHERE company_id = ?').bind(companyId),
    DIRECTORY.prepare('DELETE FROM alarm WHERE company_id = ?').bind(companyId),
    DIRECTORY.prepare('DELETE FROM domain WHERE company_id = ?').bind(companyId),
    DIRECTORY.prepare('DELETE FROM company WHERE id = ?').bind(companyId),
  ])
}

/** A page of the shops that were erased, the newest first. */
export async function listErased({ DIRECTORY }: Env, before: number, count: number) {
  const { results } = await DIRECTORY.prepare(
    'SELECT company_id AS companyId, opened_at AS openedAt, closed_at AS closedAt, erased_at AS erasedAt, erased_by AS erasedBy, hosts, files, unsettled FROM erased_shop WHERE company_id < ? ORDER BY company_id DESC LIMIT ?',
  )
    .bind(before, count)
    .all<
      Record<'companyId' | 'openedAt' | 'closedAt' | 'erasedAt' | 'hosts' | 'files' | 'unsettled', number> & {
        erasedBy: string
      }
    >()
  return results
}
