import { dayMs } from '#shared/format/units.ts'
import { limits } from '#shared/limits.ts'
import type { Env } from '../env.ts'
import type { Company } from './store.ts'

/** `c:<customer>` or `o:<order>`: whose data a shop has erased. */
export async function noteErasure({ DIRECTORY }: Env, signedAs: number, ref: string, at: Date): Promise<void> {
  await DIRECTORY.prepare('INSERT OR IGNORE INTO erasure (signed_as, ref, at) VALUES (?, ?, ?)')
    .bind(signedAs, ref, at.getTime())
    .run()
}

/**
 * Everybody who was erased since then, or a day before, from the shop that signed with this number: clocks differ, a moment
 * to go back to is met roughly, and nobody loses by going twice. Of a demo shop, whose clock is not the platform's, everybody.
 */
export async function listErasures(
  { env, company }: { env: Pick<Env, 'DIRECTORY'>; company: Pick<Company, 'demo'> },
  signedAs: number,
  since: Date,
): Promise<string[]> {
  const refs: string[] = []
  for (;;) {
    const { results } = await env.DIRECTORY.prepare(
      'SELECT ref FROM erasure WHERE signed_as = ? AND ref > ? AND at >= ? ORDER BY ref LIMIT ?',
    )
      .bind(signedAs, refs.at(-1) ?? '', company.demo ? 0 : since.getTime() - dayMs, limits.erasuresRead)
      .all<{ ref: string }>()
    refs.push(...results.map(({ ref }) => ref))
    if (results.length < limits.erasuresRead) return refs
  }
}
