/** What a page and a step of a purchase cost, beside the least that they could cost: `npm run bench -- --help`. */
import type { View } from './browser.ts'
import { cellsOf } from './cells.ts'
import { crowd } from './crowd.ts'
import { comparedWith, regressions, newResult, save, savedResult } from './history.ts'
import { manyShops } from './many-shops.ts'
import { type Options, optionsOf, usage } from './options.ts'
import { type Found, play } from './rounds.ts'
import { startCeiling, startForBrowser, startShop } from './servers.ts'
import { crowdTables, tablesOf } from './table.ts'

const wantedPieces = 100
const options = optionsOf(process.argv.slice(2))
if (!options) {
  console.error(usage)
  process.exit(2)
}
process.exit(await asked(options))

async function asked(given: Options): Promise<number> {
  if (given.crowd !== null) return crowded(given.crowd, given.share)
  if (given.shops === null) return main(given)
  console.log((await manyShops(given.shops)).join('\n'))
  return 0
}

/** Ends with 1 when the shop sold more or less than it had, or its audit finds something. */
async function crowded(buyers: number, share: number): Promise<number> {
  const seen = await crowd(buyers, wantedPieces, share)
  console.log(crowdTables(seen))
  return seen.sold === Math.min(buyers, wantedPieces) && seen.broken.length === 0 ? 0 : 1
}

async function main({ rounds, browser, save: saves }: Options): Promise<number> {
  const result = newResult(await costs(rounds), browser ? await views(rounds) : [])
  const before = comparedWith(result, savedResult())
  console.log(tablesOf(result, before))
  if (saves) save(result)
  if (!before) console.error('The saved result is not from a machine of this pace, so nothing is compared.')
  const worse = before ? regressions(result, before) : []
  for (const line of worse) console.error(`more expensive than ${before?.commit}: ${line}`)
  return worse.length > 0 ? 1 : 0
}

async function costs(rounds: number): Promise<Found[]> {
  await using ceiling = await startCeiling()
  await using kept = await startShop({ fresh: false })
  await using fresh = await startShop({ fresh: true })
  await using served = await startShop(null)
  const cells = await cellsOf({ ceiling, kept, fresh, served })
  // Awaited here: the servers end with this block.
  return await play(cells, rounds, (round) => console.error(`round ${round} of ${rounds}`))
}

async function views(rounds: number): Promise<View[]> {
  await using shop = await startForBrowser()
  // Playwright changes how Node connects, so it comes after what is measured without it.
  const { view } = await import('./browser.ts')
  return await view(shop.origin, rounds)
}
