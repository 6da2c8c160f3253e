import { setTimeout as sleep } from 'node:timers/promises'
import { type Seen, Visitor } from '../deploy/visit.ts'
import { Buyer, fine, newCaller } from './buyer.ts'
import { processorMs } from './processor-time.ts'
import { host, neighbour, startTwoShops, wantedSlug } from './servers.ts'

/** What a crowd did, and what others met meanwhile. */
export interface Crowd {
  buyers: number
  pieces: number
  /** Orders that the shop acknowledged. */
  sold: number
  /** Buyers whose answer was that nothing is left, and at which steps they got it. */
  tooLate: number
  tooLateAt: ReadonlyMap<string, number>
  /** Buyers whose turn had not come when they first asked. */
  waited: number
  /** How often they were asked to come again, by step. */
  waitedAt: ReadonlyMap<string, number>
  /** Buyers who had to try again because the shop was too busy; at which steps, and how often. */
  again: number
  againAt: ReadonlyMap<string, number>
  /** Requests of buyers that had no answer within 20 seconds. */
  unanswered: number
  /** Other answers that buyers got, with how many got them. */
  others: ReadonlyMap<string, number>
  /** Until the last piece was sold, and until the last buyer was done. */
  soldSeconds: number
  seconds: number
  /** What the nightly audit of the shop finds wrong. */
  broken: readonly unknown[]
  /** How long each of their steps took, where it was answered, in ms. */
  steps: ReadonlyMap<string, Waits>
  /** Processor time of the runtime, s, and its share of the wall time. */
  usedSeconds: number
  share: number
  reads: readonly Reads[]
}
/** Waits for pages, in ms, before the crowd and while it is there. */
export interface Reads {
  page: string
  calm: Waits
  crowded: Waits
}
interface Waits {
  count: number
  /** Answers other than 200. */
  failed: number
  p50: number
  p95: number
}

const arrivalMs = 10_000
const calmMs = 10_000
/**
 * Each page is asked for so often, whether the request before was answered or not: less often where there is less of a
 * core, or those who only look take what the crowd is measured with.
 */
const pauseMs = (share: number): number => 25 / Math.min(share, 0.5)
/** When a shopper tries again where the shop does not say when; and how often at one step. */
const tryAgainMs = 10_000
const patience = 60

/**
 * So many buyers want one of so few pieces within ten seconds. Beside them somebody reads the same shop's catalogue,
 * and the pages and a cart of a neighbour. Everything is one runtime and one thread here, and the buyers' programs
 * take their part of the same machine: in production the neighbour's object is elsewhere.
 */
export async function crowd(buyers: number, pieces: number, share: number): Promise<Crowd> {
  await using shops = await startTwoShops(pieces, share)
  const origin = `http://${host}:${shops.port}`
  const beside = `http://${neighbour}:${shops.port}`
  const product = (await fine(new Visitor(origin).see(`/product/${wantedSlug}`, { headers: newCaller() }))).text
  const item = /name="itemId" value="([^"]+)"/.exec(product)?.[1]
  if (!item) throw new Error('the wanted product cannot be bought')
  const pages: readonly [name: string, origin: string, path: string][] = [
    ['list of the same shop', origin, '/products/semua'],
    ['the wanted product', origin, `/product/${wantedSlug}`],
    ["the neighbour's home", beside, '/'],
    ["the neighbour's search", beside, '/search?q=kemeja'],
    ["a neighbour's cart", beside, '/order/cart'],
  ]
  const readAll = async (until: Promise<unknown>) => {
    let over = false
    const end = () => void (over = true)
    void until.then(end, end)
    return Promise.all(
      pages.map(([, at, path]) => readAgain(at, path, { everyMs: pauseMs(share), isOver: () => over })),
    )
  }
  await readAll(sleep(1_000))
  const calm = await readAll(sleep(calmMs))
  const [startedAt, usedBefore] = [Date.now(), processorMs(shops.pid)]
  const coming = Promise.all(
    Array.from({ length: buyers }, async (_, place) => {
      await sleep((arrivalMs * place) / buyers)
      return buy(new Buyer(origin, { slug: wantedSlug, item }))
    }),
  )
  const crowded = await readAll(coming)
  const ends = await coming
  const [wallMs, usedMs] = [Date.now() - startedAt, processorMs(shops.pid) - usedBefore]
  const heard = (how: string) => ends.filter((one) => one.how === how).length
  const rest = ends.filter(({ how }) => how !== 'sold' && how !== 'too late')
  return {
    buyers,
    pieces,
    sold: heard('sold'),
    tooLate: heard('too late'),
    tooLateAt: counted(ends.flatMap(({ how, waits }) => (how === 'too late' ? (waits.at(-1)?.step ?? []) : []))),
    waited: ends.filter(({ waited }) => waited.length > 0).length,
    waitedAt: counted(ends.flatMap(({ waited }) => waited)),
    again: ends.filter(({ again }) => again.length > 0).length,
    againAt: counted(ends.flatMap(({ again }) => again)),
    unanswered: ends.reduce((sum, one) => sum + one.unanswered, 0),
    steps: new Map(
      steps.map((step) => [
        step,
        waitsOf(
          ends.flatMap(({ waits }) => waits.filter((one) => one.step === step)),
          0,
        ),
      ]),
    ),
    usedSeconds: usedMs / 1_000,
    share: usedMs / wallMs,
    others: counted(rest.map(({ how }) => how)),
    soldSeconds: Math.max(0, ...ends.filter(({ how }) => how === 'sold').map(({ at }) => at - startedAt)) / 1_000,
    seconds: wallMs / 1_000,
    broken: await audit(origin, shops.secrets.ADMIN_TOKEN),
    reads: pages.map(([page], place) => ({
      page,
      calm: calm[place] ?? waitsOf([], 0),
      crowded: crowded[place] ?? waitsOf([], 0),
    })),
  }
}

const counted = (words: readonly string[]): ReadonlyMap<string, number> =>
  new Map([...Map.groupBy(words, (word) => word)].map(([word, all]) => [word, all.length]))

async function readAgain(
  origin: string,
  path: string,
  { everyMs, isOver }: { everyMs: number; isOver: () => boolean },
): Promise<Waits> {
  const visitor = new Visitor(origin)
  const waits: { ms: number }[] = []
  const asked: Promise<void>[] = []
  let failed = 0
  while (!isOver()) {
    asked.push(
      visitor.see(path, { headers: newCaller() }).then(
        ({ status, ms }) => void (status === 200 ? waits.push({ ms }) : (failed += 1)),
        () => void (failed += 1),
      ),
    )
    await sleep(everyMs)
  }
  await Promise.all(asked)
  return waitsOf(waits, failed)
}

function waitsOf(waits: readonly { ms: number }[], failed: number): Waits {
  const sorted = waits.map(({ ms }) => ms).toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN
  return { count: sorted.length, failed, p50: at(0.5), p95: at(0.95) }
}

/** How a buyer's purchase ended: 'sold', 'too late', or what the shop said at which step. */
interface End {
  how: string
  /** When, ms since the epoch. */
  at: number
  /** The steps at which the shop asked to wait for one's turn. */
  waited: readonly string[]
  /** The steps at which a shop that was too busy asked to try again. */
  again: readonly string[]
  unanswered: number
  waits: readonly { step: string; ms: number }[]
}

async function buy(buyer: Buyer): Promise<End> {
  const waited: string[] = []
  const again: string[] = []
  const waits: { step: string; ms: number }[] = []
  let unanswered = 0
  const end = (how: string): End => ({ how, at: Date.now(), waited, again, unanswered, waits })
  for (const step of steps) {
    let seen = await tried(buyer[step]())
    for (
      let tries = 0;
      tries < patience && (seen.status === 429 || seen.status === 503 || seen.status === 0);
      tries++
    ) {
      if (seen.status === 429) waited.push(step)
      else if (seen.status === 503) again.push(step)
      else unanswered += 1
      const seconds = Number(seen.headers['retry-after'] ?? Number.NaN)
      await sleep(seconds > 0 ? seconds * 1_000 : tryAgainMs)
      seen = await tried(buyer[step]())
    }
    waits.push({ step, ms: seen.ms })
    if (seen.status !== 200) return end(endOf(step, seen))
  }
  return end('sold')
}
const steps = [
  'productPage',
  'add',
  'cartPage',
  'beginCheckout',
  'address',
  'shipping',
  'payment',
  'checkoutPage',
  'place',
] as const

const tried = (step: Promise<Seen>) =>
  step.catch((error: unknown) => ({ status: 0, text: String(error), ms: 20_000, headers: {} as Seen['headers'] }))

function endOf(step: string, { status, text }: { status: number; text: string }): string {
  const said = /"message":"([^"]*)"/.exec(text)?.[1] ?? /<h1[^>]*>([^<]*)/.exec(text)?.[1] ?? text.slice(0, 80)
  return status === 422 && /stok|habis|tersedia/i.test(said) ? 'too late' : `${step}: ${status} ${said}`
}

/** What the nightly audit finds wrong. */
async function audit(origin: string, token: string): Promise<readonly unknown[]> {
  const path = `/admin/v1/shops/${host}/audit`
  const { text } = await fine(new Visitor(origin).see(path, { headers: { authorization: `Bearer ${token}` } }))
  return JSON.parse(text) as unknown[]
}
