import { type StepName, steps } from './journey.ts'

/** Prices of Workers Paid in US dollars without tax, read on 22 November 2026; docs/costs.md links to their pages. */
export const prices = [
  { unit: 'requests', per: 'million requests', included: 10e6, price: 0.3 },
  { unit: 'cpuMs', per: 'million ms of CPU', included: 30e6, price: 0.02 },
  { unit: 'calls', per: 'million calls of objects', included: 1e6, price: 0.15 },
  { unit: 'gbSeconds', per: 'million GB-s of objects', included: 400e3, price: 12.5 },
  { unit: 'rowsRead', per: 'million rows read', included: 25e9, price: 0.001 },
  { unit: 'rowsWritten', per: 'million rows written', included: 50e6, price: 1 },
  { unit: 'storedGb', per: 'GB stored in objects', included: 5, price: 0.2 },
  { unit: 'kvReads', per: 'million reads of KV', included: 10e6, price: 0.5 },
  { unit: 'bucketGb', per: 'GB in R2', included: 10, price: 0.015 },
  { unit: 'bucketWrites', per: 'million writes to R2', included: 1e6, price: 4.5 },
  { unit: 'bucketReads', per: 'million reads of R2', included: 10e6, price: 0.36 },
] as const
type Unit = (typeof prices)[number]['unit']
export const subscription = 5

/** What is billed by the stored GB and not by the million. */
const byTheGb: ReadonlySet<Unit> = new Set(['storedGb', 'bucketGb'])

/** What the product cannot know. Change a number and run `node tools/costs/costs.ts`. */
const assumed = {
  visitsPerOrder: 50,
  pagesPerVisit: 5,
  /** Programs that read pages: search engines and others. */
  pagesOfProgramsPerVisit: 5,
  cartsPerOrder: 4,
  checkoutsPerOrder: 2,
  cpuMsOfHit: 1,
  cpuMsOfOther: 10,
  /** How long the Shop is active for a call, and for the vendors that an order waits for. */
  callSeconds: 0.01,
  vendorSeconds: 3,
  /** An object is billed as 128 MB while it works. */
  objectGb: 0.125,
  /** A fresh shop's order took 3.5 KB (20 of them, 22 November); customers, returns and messages add to it. */
  bytesPerOrder: 10_000,
  rowsPerOrder: 40,
  goodsBytes: 20e6,
  imageGb: 1,
  imagesPerVisit: 10,
  imageHitShare: 0.95,
  receiptsPerOrder: 0.3,
  daysKept: 365,
} as const

/** A shop after its first year. The busier it is, the more its caches know. */
export const shops = [
  { orders: 1, hitShare: 0.3, coldVisitShare: 0.9 },
  { orders: 100, hitShare: 0.8, coldVisitShare: 0.2 },
  { orders: 10_000, hitShare: 0.97, coldVisitShare: 0.02 },
] as const
export type ShopSize = (typeof shops)[number]

const monthDays = 30
/** An export writes a part for 200 rows at most; the audit looks at as many at a time. */
const rowsOfPart = 200
/** Audit and export of 3 015 rows read 102 937 of them in 22 jobs (22 November). */
const rowsReadPerStoredRow = 35
const partsKeptDays = 14
const exportBytesShare = 0.2

/** What a shop uses in a month. */
export function usageOf({ orders, hitShare, coldVisitShare }: ShopSize): Record<Unit, number> {
  const a = assumed
  const month = orders * monthDays
  const visits = month * a.visitsPerOrder
  const pages = visits * (a.pagesPerVisit + a.pagesOfProgramsPerVisit)
  const cold = visits * coldVisitShare
  const misses = Math.max(pages * (1 - hitShare) - cold, 0)
  const times: Record<StepName, number> = {
    first: cold,
    miss: misses / 2,
    hit: pages - cold - misses,
    product: misses / 2,
    add: month * a.cartsPerOrder,
    cart: month * a.cartsPerOrder,
    begin: month * a.checkoutsPerOrder,
    address: month * a.checkoutsPerOrder,
    shipping: month * a.checkoutsPerOrder,
    payment: month * a.checkoutsPerOrder,
    place: month,
    after: month,
  }
  const sum = (count: 'requests' | 'calls' | 'rowsRead' | 'rowsWritten' | 'kvReads') =>
    steps.reduce((all, one) => all + one[count] * times[one.step], 0)
  const storedRows = orders * a.daysKept * a.rowsPerOrder
  const parts = Math.ceil(storedRows / rowsOfPart) * monthDays
  const jobs = 2 * parts
  const storedGb = (orders * a.daysKept * a.bytesPerOrder + a.goodsBytes) / 1e9
  const calls = sum('calls') + jobs
  return {
    requests: sum('requests'),
    cpuMs: times.hit * a.cpuMsOfHit + (sum('requests') - times.hit) * a.cpuMsOfOther,
    calls,
    gbSeconds: (calls * a.callSeconds + month * a.vendorSeconds) * a.objectGb,
    rowsRead: sum('rowsRead') + storedRows * rowsReadPerStoredRow * monthDays,
    rowsWritten: sum('rowsWritten') + 2 * jobs,
    storedGb,
    kvReads: sum('kvReads'),
    bucketGb: a.imageGb + storedGb * exportBytesShare * partsKeptDays,
    bucketWrites: parts + month * a.receiptsPerOrder,
    bucketReads: visits * a.imagesPerVisit * (1 - a.imageHitShare),
  }
}

/** What a month of a single shop costs beside the subscription, by what is billed. */
export const billOf = (usage: Record<Unit, number>): Record<Unit, number> =>
  Object.fromEntries(
    prices.map(({ unit, included, price }) => {
      const above = Math.max(usage[unit] - included, 0)
      return [unit, byTheGb.has(unit) ? above * price : (above / 1e6) * price]
    }),
  ) as Record<Unit, number>

/** When the database of one object is full: the platform's limit is 10 GB. */
export const daysUntilFull = ({ orders }: ShopSize): number => 10e9 / (orders * assumed.bytesPerOrder)
