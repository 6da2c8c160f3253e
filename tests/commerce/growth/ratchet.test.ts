import { expect, test } from 'vitest'
import { type Cost, costOf } from '#tests/support/in-workerd/statements.ts'
import { skipAudit } from '#tests/support/in-workerd/shop.ts'
import { bindings } from '#tests/support/in-workerd/bindings.ts'
import { openGrown } from './world.ts'
import { steps } from './steps.ts'
import small from './costs-100.json'
import large from './costs-10000.json'
import largest from './costs-50000.json'

/** What is committed: by step, its statements, the rows it reads and the rows it writes. */
type Costs = Readonly<Record<string, readonly number[]>>
const names = ['statements', 'rows read', 'rows written'] as const

/** Random ids lie now in one page of an index and now in the next, so rows differ by one or two from run to run. */
const rowsBetweenRuns = 2

/** The counts of a step; where they are those of the file but for chance, the file's. */
const steady = (counts: readonly number[], before: readonly number[] = []): number[] =>
  counts.map((count, at) => {
    const known = before[at] ?? Number.POSITIVE_INFINITY
    return at > 0 && Math.abs(count - known) <= rowsBetweenRuns ? known : count
  })

/** A step that grew, and one that fell without the file saying so. */
function compare(found: Costs, known: Costs): { higher: string[]; lower: string[] } {
  const higher: string[] = []
  const lower: string[] = []
  for (const [step, counts] of Object.entries(found))
    for (const [at, count] of counts.entries()) {
      const before = known[step]?.[at] ?? Number.POSITIVE_INFINITY
      if (count === before) continue
      const change = `${step}: ${names[at]} ${before} → ${count}`
      if (count > before) higher.push(change)
      else lower.push(change)
    }
  for (const step of Object.keys(known)) if (!(step in found)) lower.push(`${step}: is gone`)
  return { higher, lower }
}

async function costsAt(products: number, orders: number, known: Costs): Promise<Costs> {
  const world = await openGrown({ products, orders })
  skipAudit(world.shop)
  const found = new Map<string, Cost>()
  for (const [name, run] of steps) found.set(name, await costOf(world.shop, () => run(world)))
  return Object.fromEntries(
    [...found]
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([name, { statements, read, written }]) => [name, steady([statements, read, written], known[name])]),
  )
}

/** One line for each step, as oxfmt writes it. */
const written = (costs: Costs): string =>
  `{\n${Object.entries(costs)
    .map(([name, counts]) => `  ${JSON.stringify(name)}: [${counts.join(', ')}]`)
    .join(',\n')}\n}\n`

const sizes = [
  { products: 100, orders: 100, known: small as Costs, file: './costs-100.json' },
  ...(bindings.NIGHTLY
    ? [
        { products: 10_000, orders: 100_000, known: large as Costs, file: './costs-10000.json' },
        { products: 50_000, orders: 100_000, known: largest as Costs, file: './costs-50000.json' },
      ]
    : []),
]

test.each(sizes)(
  'no call and no page of a shop with $products products and $orders orders costs more than before',
  { timeout: 600_000 },
  async ({ products, orders, known, file }) => {
    const found = await costsAt(products, orders, known)
    const { higher, lower } = compare(found, known)
    expect(
      higher,
      'these cost more than the committed numbers; a rise needs a reason, and its line changed by hand',
    ).toEqual([])
    // What has become cheaper is committed, so that it stays: npx vitest run --project workerd tests/commerce/growth -u
    await expect(written(found), `cheaper than the file says: ${lower.join('; ')}`).toMatchFileSnapshot(file)
  },
)
