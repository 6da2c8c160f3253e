import { build } from '#edge/request/assets.ts'
import type { EarlyContext } from '#edge/request/request-context.ts'
import { BoundedMap } from './bounded-map.ts'

/** Whether the files of another build are there, as far as that was answered: it does not change while an isolate lives. */
const known = new BoundedMap<boolean>(8)

/**
 * Whether a page of this build finds its script and its style sheet. A deployment keeps those of former builds for days
 * (docs/decisions/0005-old-assets.md), but not those of a newer one that was rolled back; a container has only its own.
 */
export async function hasItsFiles({ env, origin }: EarlyContext, of: string): Promise<boolean> {
  if (of === build) return true
  const { ASSETS } = env
  if (!ASSETS) return false
  const before = known.get(of)
  if (before !== undefined) return before
  const [script = '', styles = ''] = of.split(' ')
  const found = await Promise.all(
    [script, styles].map((file) =>
      ASSETS.fetch(new URL(file, origin), { method: 'HEAD' }).then(
        ({ status }) => status,
        () => 503,
      ),
    ),
  )
  const all = found.every((status) => status === 200)
  if (all || found.includes(404)) known.set(of, all)
  return all
}
