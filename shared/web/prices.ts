/**
 * What one request may cost, and how often it may come. `worker/edge/pipeline/pay.ts` takes it before anything of the
 * request is looked up, read or passed on. No price has rows that a stranger leaves for good: there are none.
 */
interface Price {
  /** Milliseconds of the one thread that all shops of an isolate share: measured, and rounded up. */
  cpuMs: number
  /** Requests of one network within a minute in one isolate; without it, what `networkCpuMs` pays for. */
  perMinute?: number
}

/** So many ms of the thread one network may take of each price within a minute: two fifths of it. */
const networkCpuMs = 24_000

/** All prices by their names. The rows of addresses name one: `routes`, `resourcePrices`, and `price.ts` of the edge for the rest. */
const prices = {
  /** A few fixed words, or one line of the log. */
  words: { cpuMs: 1.5 },
  /** The same bytes for everybody from a cache: a page, a picture. */
  kept: { cpuMs: 2 },
  /** The same page by the link of somebody who recommends the shop, or a visitor's first of a day: it is counted. */
  counted: { cpuMs: 8 },
  /** No cache has it: a search, a filter, a page that is not there. */
  made: { cpuMs: 12 },
  /** Rendered for one shopper. */
  own: { cpuMs: 5 },
  /** A form that changes something. */
  ownChange: { cpuMs: 12 },
  /** The same on the way from a product to its order. */
  buying: { cpuMs: 5 },
  buyingChange: { cpuMs: 15 },
  /** A password that is hashed, or a code that is sent: a message that costs money. */
  entry: { cpuMs: 15, perMinute: 600 },
  /** Passed on to commerce, which checks a signature or a token. */
  signed: { cpuMs: 6 },
} satisfies Record<string, Price>
export type PriceName = keyof typeof prices

/** How often one network may ask for it within a minute. */
export function mostPerMinute(name: PriceName): number {
  const { cpuMs, perMinute }: Price = prices[name]
  return perMinute ?? Math.floor(networkCpuMs / cpuMs)
}

/** What a page costs by what is asked of it. */
export const pagePrices = {
  kept: { read: 'kept', change: 'buyingChange' },
  own: { read: 'own', change: 'ownChange' },
  buying: { read: 'buying', change: 'buyingChange' },
  entry: { read: 'own', change: 'entry' },
} as const satisfies Record<string, { read: PriceName; change: PriceName }>
