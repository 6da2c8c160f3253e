/**
 * What one request may cost, and how often it may come. `worker/edge/pipeline/pay.ts` takes it before anything of the
 * request is looked up, read or passed on. No price has rows that a stranger leaves for good: there are none.
 */
interface Price {
  /** Milliseconds of the one thread that all shops of an isolate share: measured, and rounded up. */
  cpuMs: number
  /** Which part of that thread one network may take while another is there, one shop beside its neighbours, and all. */
  share: Record<Taker, number>
  /** Requests within a minute in one isolate. A wide network of IPv6 has more than one of its parts. */
  perMinute: Record<Taker, number>
}
type Taker = 'network' | 'shop' | 'platform'

const share = (part: number) => ({ network: part, shop: part, platform: 1 })
/**
 * Many networks at once that buy in one shop are a crowd, which has ceilings of its own (docs/decisions/0048-crowds.md):
 * a share of the shop would keep buyers waiting while the thread has nothing to do.
 */
const crowd = { network: 0.3, shop: 1, platform: 1 }
const often = (network: number) => ({ network, shop: 60_000, platform: 120_000 })

/** All prices by their names. The rows of addresses name one: `routes`, `resourcePrices`, and `price.ts` of the edge for the rest. */
export const prices = {
  /** A few fixed words, or one line of the log. */
  words: { cpuMs: 1.5, share: share(0.2), perMinute: often(12_000) },
  /** The same bytes for everybody from a cache: a page, a picture. */
  kept: { cpuMs: 2, share: share(0.45), perMinute: often(12_000) },
  /** The same page by the link of somebody who recommends the shop, or a visitor's first of a day: it is counted. */
  counted: { cpuMs: 8, share: share(0.3), perMinute: often(12_000) },
  /** No cache has it: a search, a filter, a page that is not there. */
  made: { cpuMs: 12, share: share(0.1), perMinute: often(3_000) },
  /** Rendered for one shopper. */
  own: { cpuMs: 5, share: share(0.2), perMinute: often(6_000) },
  /** A form that changes something. */
  ownChange: { cpuMs: 12, share: share(0.1), perMinute: often(1_800) },
  /** The same on the way from a product to its order. */
  buying: { cpuMs: 5, share: crowd, perMinute: often(6_000) },
  buyingChange: { cpuMs: 15, share: crowd, perMinute: often(1_800) },
  /** A password that is hashed, or a code that is sent: a message that costs money. */
  entry: { cpuMs: 15, share: share(0.2), perMinute: { network: 600, shop: 6_000, platform: 12_000 } },
  /** Passed on to commerce, which checks a signature or a token. */
  signed: { cpuMs: 6, share: share(0.15), perMinute: often(3_000) },
} satisfies Record<string, Price>
export type PriceName = keyof typeof prices

/** What a page costs by what is asked of it. */
export const pagePrices = {
  kept: { read: 'kept', change: 'buyingChange' },
  own: { read: 'own', change: 'ownChange' },
  buying: { read: 'buying', change: 'buyingChange' },
  entry: { read: 'own', change: 'entry' },
} as const satisfies Record<string, { read: PriceName; change: PriceName }>
