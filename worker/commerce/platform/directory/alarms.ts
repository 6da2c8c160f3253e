import type { Env } from '../env.ts'
import { codeHour, codesAlarming } from './codes.ts'
import { silentSince } from './store.ts'

/** Something that began or ended, and that the operator does not know yet. */
interface AlarmNews {
  /** 0: the platform. */
  companyId: number
  host: string | null
  /** As in `shop.list`; `silent`: its nights do not end. */
  kind: string
  count: number
  since: number
  /** 1: it is over. */
  ended: number
}

/**
 * What is wrong now (the last nights of open shops, shops without a night, the platform's secrets) compared with what
 * was reported. No shop is woken. Codes count for an hour more: something else may have had the turn. The news of the
 * shop that asks come first.
 */
export async function listAlarmNews(
  { DIRECTORY }: Env,
  asked: { companyId: number; wrongSecrets: number; now: Date; count: number },
): Promise<AlarmNews[]> {
  const { companyId, wrongSecrets, now, count } = asked
  const host = 'SELECT host FROM domain WHERE company_id = p.company_id ORDER BY is_primary DESC, host LIMIT 1'
  const { results } = await DIRECTORY.prepare(
    `WITH present (company_id, kind, amount, since) AS (
      SELECT c.id, f.key, f.value, c.looked_at FROM company c INDEXED BY company_unwell, json_each(c.faults) f WHERE c.status = 'open' AND c.faults IS NOT NULL
      UNION ALL SELECT id, 'silent', 1, coalesce(looked_at, created_at) FROM company WHERE status = 'open' AND coalesce(looked_at, created_at) < ?1
      UNION ALL SELECT 0, 'secrets', ?2, ?3 WHERE ?2 > 0
      UNION ALL SELECT 0, 'codes', max(sent), ?3 FROM code_hour WHERE hour >= ?6 - 1 AND sent >= ?7 HAVING count(*) > 0
    )
    SELECT * FROM (SELECT p.company_id AS companyId, (${host}) AS host, p.kind, p.amount AS count, p.since, 0 AS ended
      FROM present p WHERE NOT EXISTS (SELECT 1 FROM alarm a WHERE a.company_id = p.company_id AND a.kind = p.kind)
    UNION ALL
    SELECT a.company_id, a.host, a.kind, 0, coalesce(c.looked_at, a.since), 1
      FROM alarm a LEFT JOIN company c ON c.id = a.company_id
      WHERE NOT EXISTS (SELECT 1 FROM present p WHERE p.company_id = a.company_id AND p.kind = a.kind))
    ORDER BY companyId <> ?4, companyId, kind LIMIT ?5`,
  )
    .bind(silentSince(now), wrongSecrets, now.getTime(), companyId, count, codeHour(now), codesAlarming)
    .all<AlarmNews>()
  return results
}

/** Whether it is this caller's turn to tell, until then. */
export async function takeAlarmTurn({ DIRECTORY }: Env, now: Date, until: Date): Promise<boolean> {
  const done = await DIRECTORY.prepare('UPDATE alarm_turn SET until = ?2 WHERE until <= ?1')
    .bind(now.getTime(), until.getTime())
    .run()
  return done.meta.changes > 0
}

/** The operator knows these now. */
export async function markTold({ DIRECTORY }: Env, news: readonly AlarmNews[]): Promise<void> {
  const text = JSON.stringify(news)
  const field = (name: string) => `json_extract(n.value, '$.${name}')`
  await DIRECTORY.batch([
    DIRECTORY.prepare(
      `INSERT OR IGNORE INTO alarm (company_id, kind, host, since) SELECT ${field('companyId')}, ${field('kind')}, ${field('host')}, ${field('since')} FROM json_each(?) n WHERE ${field('ended')} = 0`,
    ).bind(text),
    DIRECTORY.prepare(
      `DELETE FROM alarm WHERE (company_id, kind) IN (SELECT ${field('companyId')}, ${field('kind')} FROM json_each(?) n WHERE ${field('ended')} = 1)`,
    ).bind(text),
  ])
}
