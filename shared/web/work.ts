import { limits } from '#shared/limits.ts'

/**
 * How much work one request makes, and how often it may come. `worker/edge/pipeline/minute-limits.ts` counts it before
 * anything of the request is looked up, read or passed on. No work leaves rows of a stranger for good.
 */
interface Work {
  /**
   * Milliseconds of the one thread that all shops of an isolate share, rounded up, as one machine with a
   * `renderToString` of 0.5 ms (docs/performance.md) took them. What counts is how they compare: a machine of half the
   * pace gives a network four fifths of its thread at most, and refuses nobody sooner.
   */
  cpuMs: number
  /** Requests of one network within a minute in one isolate, where they cost more than the thread. */
  perMinute?: number
  /**
   * Rows that one request reads and writes at most, in a shop of a demo’s size when no cache has anything. What would
   * grow with the shop or the customer has a bound of its own: docs/decisions/0043-flat-with-size.md.
   */
  rowsRead: number
  rowsWritten: number
  /** Messages that the shop sends for one request at most, which cost it money. */
  messages: number
  /** Bytes of what was sent that are held at once, at most. */
  heldBytes: number
}

/** So many ms of the thread one network may take within a minute, all its works together: two fifths of it. */
export const networkCpuMs = 24_000

/** All by name. The rows of addresses name one: `routes`, `resourceWork`, and `work.ts` of the edge for the rest. */
const works = {
  /** A few fixed words, or one line of the log. */
  words: { cpuMs: 1.5, rowsRead: 0, rowsWritten: 0, messages: 0, heldBytes: limits.cspReportBytes },
  /** The same bytes for everybody from a cache: a page, a picture. */
  kept: { cpuMs: 2, rowsRead: 300, rowsWritten: 0, messages: 0, heldBytes: 0 },
  /** The same page by the link of somebody who recommends the shop, or a visitor's first of a day: it is counted. */
  counted: { cpuMs: 8, rowsRead: 300, rowsWritten: 10, messages: 0, heldBytes: 0 },
  /** No cache has it: a search, a filter, a page that is not there. */
  made: { cpuMs: 12, rowsRead: 450, rowsWritten: 0, messages: 0, heldBytes: 0 },
  /** Rendered for one shopper. */
  own: { cpuMs: 5, rowsRead: 350, rowsWritten: 10, messages: 0, heldBytes: 0 },
  /** A form that changes something. */
  ownChange: { cpuMs: 12, rowsRead: 100, rowsWritten: 50, messages: 2, heldBytes: limits.bodyBytes },
  /** The same with files, which are held whole. */
  upload: { cpuMs: 40, rowsRead: 100, rowsWritten: 50, messages: 2, heldBytes: limits.formUploadBytes },
  /** The same on the way from a product to its order; an empty cart shows what is bought most. */
  buying: { cpuMs: 5, rowsRead: 300, rowsWritten: 5, messages: 0, heldBytes: 0 },
  buyingChange: { cpuMs: 15, rowsRead: 300, rowsWritten: 80, messages: 1, heldBytes: limits.bodyBytes },
  /** A password that is hashed, a code that is sent, which costs money, or a form behind the link of an order. */
  entry: { cpuMs: 15, perMinute: 600, rowsRead: 110, rowsWritten: 30, messages: 1, heldBytes: limits.bodyBytes },
  /** Asked by a program for a shopper, apart from what people ask: a page as Markdown, a product, its cart. */
  agent: { cpuMs: 15, perMinute: 300, rowsRead: 250, rowsWritten: 10, messages: 0, heldBytes: limits.agentBodyBytes },
  /** A picture of a link, drawn point by point. */
  drawn: { cpuMs: 25, rowsRead: 50, rowsWritten: 0, messages: 0, heldBytes: 0 },
  /** Passed on to commerce, which checks a signature or a token. */
  signed: { cpuMs: 6, rowsRead: 20, rowsWritten: 0, messages: 0, heldBytes: limits.bodyBytes },
} satisfies Record<string, Work>
/** What one request of this work costs, and how often it may come. */
export const costOf = (name: WorkName): Work => works[name]
export type WorkName = keyof typeof works

/** How much of the thread it takes beside the others. What a cache should have had and has not is made like an own page. */
export const cpuMsOf = (name: WorkName): number => Math.max(works[name].cpuMs, works.own.cpuMs)

/** How often one network may ask for it within a minute, if it asks for nothing else. */
export function mostPerMinute(name: WorkName): number {
  const { cpuMs, perMinute }: Work = works[name]
  return perMinute ?? Math.floor(networkCpuMs / cpuMs)
}

/** The work of a page by what is asked of it. */
export const pageWork = {
  kept: { read: 'kept', change: 'buyingChange' },
  own: { read: 'own', change: 'ownChange' },
  buying: { read: 'buying', change: 'buyingChange' },
  entry: { read: 'own', change: 'entry' },
} as const satisfies Record<string, { read: WorkName; change: WorkName }>
