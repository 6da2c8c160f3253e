import { limits } from '#shared/limits.ts'
import type { Env } from '../env.ts'

/** `c:<customer>` or `o:<order>`: whose data a shop has erased. */
export async function noteErasure({ DIRECTORY }: Env, signedAs: number, ref: string, at: Date): Promise<void> {
  await DIRECTORY.prepare('INSERT OR IGNORE INTO erasure (signed_as, ref, at) VALUES (?, ?, ?)')
    .bind(signedAs, ref, at.getTime())
    .run()
}

/** Everybody who was erased from the shop of this number, the last ones first. */
export async function listErasures({ DIRECTORY }: Env, signedAs: number): Promise<string[]> {
  const { results } = await DIRECTORY.prepare('SELECT ref FROM erasure WHERE signed_as = ? ORDER BY at DESC LIMIT ?')
    .bind(signedAs, limits.erasuresApplied)
    .all<{ ref: string }>()
  return results.map(({ ref }) => ref)
}
