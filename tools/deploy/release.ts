import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { keep, pack, unpack } from './archive.ts'
import type { LiveRelease } from './asked-first.ts'
import { divide, lastGood, type Live, messageOf, upload } from './live.ts'
import { addFormer, digestsOf, listAfter, liveBuilds, shareAssets, writeList } from './old-assets.ts'
import type { Options } from './options.ts'
import { builtSettings, workers } from './settings.ts'
import { sleepers } from './shops.ts'
import { askVersion, isHealthy } from './smoke-version.ts'
import { Stop } from './stop.ts'
import { must } from './wrangler.ts'

/** How many of a hundred visitors get the new edge, step by step. */
const shares = [10, 50, 100] as const

export interface Places {
  folder: string
  commerce: string
  edge: string
  site: string
  /** Names the release on the platform. */
  tag: string
}

/** Brings a build to everybody: docs/decisions/0038-deploying.md says why in this order. */
export async function release(places: Places, { shops, pages, token }: LiveRelease, options: Options): Promise<void> {
  const { folder, commerce, edge, site } = places
  if (!pages !== !shops)
    console.log(
      `Only ${pages ? 'the edge' : 'commerce'} is there, from a first deploy that was broken off: it goes on.`,
    )
  await must('the Directory is migrated', commerce, ['d1', 'migrations', 'apply', 'DIRECTORY', '--remote'])
  if (!shops || !pages || token === null) return first(places, { shops, pages }, options)

  // What can fail without commerce comes before it: until then nothing has changed for anybody.
  const former = options.withoutOldAssets ? null : await liveBuilds(site)
  const archive = pack(folder)
  const client = join(folder, 'client')
  const list = listAfter(former, archive.id, digestsOf(client), Date.now())
  if (former) console.log(`· ${await addFormer(site, list, client)} files of former builds come along`)
  writeList(client, list)
  await keep(folder, archive)
  const old = former ? await bringFormer(places, former.live, list, pages) : pages.version

  const version = await releaseCommerce(places, lastGood(shops, pages))
  await wakeAll(places, version, token, options)
  await bringEdge(places, old, { stepwise: former !== null, target: options.target })
  await must('the hours of commerce', commerce, ['triggers', 'deploy'])
  await must('routes', edge, ['triggers', 'deploy'])
  console.log(`Done. To go back: npm run deploy -- ${options.target} --rollback`)
}

/** A Worker that does not exist has no versions to divide visitors among, and no secrets. */
async function first(
  { folder, commerce, edge, tag }: Places,
  { shops, pages }: Pick<LiveRelease, 'shops' | 'pages'>,
  { secretsFile }: Options,
): Promise<void> {
  const client = join(folder, 'client')
  const archive = pack(folder)
  writeList(client, listAfter(null, archive.id, digestsOf(client), Date.now()))
  const once = ['deploy', '--tag', tag, '--no-x-provision', '--message', messageOf(tag, null)]
  if (!shops) await must('commerce, for the first time', commerce, [...once, '--secrets-file', secretsFile ?? ''])
  await keep(folder, archive)
  if (!pages) await must('the edge, for the first time', edge, once)
  console.log('Done. The next step is to open a shop: docs/operations.md.')
}

/** To everybody at once: the steps of a call carry no version, so Shops of two releases must understand each other. */
async function releaseCommerce({ commerce, tag }: Places, before: string): Promise<string> {
  const version = await upload('commerce is uploaded', commerce, tag).catch((error: unknown) => {
    if (error instanceof Stop && error.message.includes('pending Durable Object migration'))
      throw new Stop(
        'The classes of the Durable Objects change, which the platform takes only alone and for everybody at once. Run it with --classes first, then again without. No rollback leads behind it.',
      )
    throw error
  })
  await divide('commerce goes to everybody', commerce, { [version]: 100 }, messageOf(tag, before))
  return version
}

async function wakeAll(
  { site }: Places,
  version: string,
  token: string,
  { despiteShops, target }: Options,
): Promise<void> {
  console.log('· every shop is woken')
  const left = await sleepers(site, token, { version, schema: newestMigration() })
  if (left.length === 0) return
  const list = left.map((line) => `  ${line}`).join('\n')
  if (despiteShops) return console.log(`These shops did not wake:\n${list}`)
  throw new Stop(
    `These shops do not run the new code with its schema:\n${list}\nThe edge is untouched. Go back with npm run deploy -- ${target} --rollback, or go on with --despite-shops.`,
  )
}

const Journal = z.object({ entries: z.array(z.object({ when: z.number() })) })

function newestMigration(): number {
  const { entries } = Journal.parse(JSON.parse(readFileSync('migrations/shop/meta/_journal.json', 'utf8')))
  return entries.at(-1)?.when ?? 0
}

/** The former code once more, with the assets of both: anyone who answers a request for a file has it. */
async function bringFormer(
  { folder, tag }: Places,
  build: string,
  list: Parameters<typeof shareAssets>[2],
  { version }: Live,
): Promise<string> {
  const into = join(folder, 'before')
  if (!(await unpack(folder, build, into)))
    throw new Stop(
      `The code of the live edge (releases/${build}) is not in the bucket. With --no-old-assets everybody changes at once instead of step by step.`,
    )
  shareAssets(join(folder, 'client'), join(into, 'client'), list, build)
  const edge = join(into, workers.edge.folder)
  const old = await upload('the former edge with the assets of both', edge, `${tag}-before`)
  console.log(`  it takes the place of ${version}`)
  return old
}

/** The new edge at 0 %, where only we reach it; then step by step. What fails puts the former one back. */
async function bringEdge(
  { folder, edge, site, tag }: Places,
  old: string,
  { stepwise, target }: { stepwise: boolean; target: Options['target'] },
): Promise<void> {
  const fresh = await upload('the new edge is uploaded', edge, tag)
  await divide('the new edge is there, and nobody gets it', edge, { [old]: 100, [fresh]: 0 }, messageOf(tag, old))
  try {
    await askVersion(site, builtSettings(folder, 'edge').name, fresh)
    for (const share of stepwise ? shares : ([100] as const)) {
      const rest: Record<string, number> = share === 100 ? {} : { [old]: 100 - share }
      await divide(`${share} of 100 visitors get the new edge`, edge, { [fresh]: share, ...rest }, messageOf(tag, old))
      await isHealthy(site)
    }
  } catch (error) {
    await divide(
      'something is wrong: everybody gets the former edge',
      edge,
      { [old]: 100 },
      messageOf(`${tag}-refused`, null),
    )
    if (!(error instanceof Stop)) throw error
    throw new Stop(
      `${error.message}\nCommerce is new, the edge is the former one. Repair it and deploy again, or go back: npm run deploy -- ${target} --rollback`,
    )
  }
}
