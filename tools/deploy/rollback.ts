import { type Live, liveOf, messageOf } from './live.ts'
import type { Places } from './release.ts'
import { Stop } from './stop.ts'
import { must } from './wrangler.ts'

/**
 * Puts the release before this one back, the edge first: old pages speak with new shops, but new pages may ask old shops
 * for what they do not know. A release that was broken off has changed commerce alone.
 */
export async function rollback({ commerce, edge, tag }: Places): Promise<void> {
  const [shops, pages] = await Promise.all([liveOf(commerce), liveOf(edge)])
  if (!shops?.before) throw new Stop('The live release names none before it: the first, or one that was put back.')
  if (pages?.before && pages.tag === shops.tag) await back('the edge', edge, tag, pages.before, [])
  else console.log('· the edge stays: it is not of the release that commerce is of')
  // Without this the platform would let active shops keep the bad code for up to five minutes.
  await back('commerce', commerce, tag, shops.before, ['--durable-objects-code-update-mode', 'immediate'])
  console.log(
    'Done. Deploying again goes forward. What does not roll back: the data and schemas of the shops and the Directory, KV, R2, secrets, routes, and changes of the classes.',
  )
}

const back = (what: string, folder: string, tag: string, version: NonNullable<Live['before']>, more: string[]) =>
  must(`${what} goes back to ${version}`, folder, [
    ...['rollback', version, '-y', '--message', messageOf(`${tag}-back`, null)],
    ...more,
  ])
