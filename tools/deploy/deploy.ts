/** `npm run deploy -- staging|production`: see `usage` in options.ts, and docs/operations.md for the whole way. */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { askFirst } from './asked-first.ts'
import { buildFor } from './build.ts'
import { faultsOf, unfilledIn } from './checks.ts'
import { messageOf } from './live.ts'
import { optionsOf, type Options, usage } from './options.ts'
import { type Places, release } from './release.ts'
import { rollback } from './rollback.ts'
import { namesOf, workers, zoneOf } from './settings.ts'
import { Stop } from './stop.ts'
import { must } from './wrangler.ts'

const options = optionsOf(process.argv.slice(2))
if (!options) {
  console.error(usage)
  process.exit(2)
}
try {
  await deploy(options)
} catch (error) {
  if (!(error instanceof Stop)) throw error
  console.error(`\n${error.message}`)
  process.exit(1)
}

async function deploy(asked: Options): Promise<void> {
  const tag = tagOf(new Date())
  const { built, target, what } = asked
  if (what === 'rollback') return rollback(placesOf(namesOf(target), '', tag))
  stopAt(built ? faultsOf(built, target) : unfilledIn(target))
  const site = asked.site ?? `https://${zoneOf(target)}`
  const before = asked.dryRun || what === 'classes' ? null : await askFirst(site, asked)
  const folder = built ?? (await buildFor(target))
  if (!built) stopAt(faultsOf(folder, target))
  const places = placesOf(folder, site, tag)
  if (before) return release(places, before, asked)
  return asked.dryRun ? tryOut(places) : changeClasses(places)
}

function stopAt(faults: readonly string[]): void {
  if (faults.length > 0) throw new Stop(`This cannot be deployed:\n${faults.map((fault) => `  ${fault}`).join('\n')}`)
}

function placesOf(folder: string, site: string, tag: string): Places {
  const [commerce, edge] = [join(folder, workers.commerce.folder), join(folder, workers.edge.folder)]
  return { folder, commerce, edge, site, tag }
}

/** What wrangler says of both Workers without the platform: little, so the checks above are the greater part. */
async function tryOut({ commerce, edge }: Places): Promise<void> {
  for (const folder of [commerce, edge]) await must(`${folder}, without the platform`, folder, ['deploy', '--dry-run'])
  console.log('Nothing was deployed.')
}

async function changeClasses({ commerce, tag }: Places): Promise<void> {
  await must('the classes change, for everybody at once', commerce, [
    ...['deploy', '--tag', tag, '--no-x-provision', '--message', messageOf(tag, null)],
  ])
  console.log('Done. No rollback leads behind this. Now deploy again, without --classes.')
}

/** 20261122-171305-afec909: when, to the second, because two releases must not have one name; and of which commit. */
function tagOf(now: Date): string {
  const time = now
    .toISOString()
    .replaceAll(/[-:]|\..*/g, '')
    .replace('T', '-')
    .slice(0, 15)
  try {
    return `${time}-${execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()}`
  } catch {
    // The sources came without their history.
    return time
  }
}
