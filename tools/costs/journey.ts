/** What one step of a purchase takes: calls of the Shop, rows of its database, reads of KV. */
export interface Counts {
  calls: number
  rowsRead: number
  rowsWritten: number
  kvReads: number
}
export const countNames = ['calls', 'rowsRead', 'rowsWritten', 'kvReads'] as const

interface Step extends Counts {
  step: string
  what: string
  /** Requests of the browser to the edge; files of the page are free. */
  requests: number
  /** Exactly as many; null: it is what seller and vendors do, which nobody waits for. */
  statements: number | null
}

/**
 * A guest without script buys one thing in a demo shop of 40 products. `tests/edge/costs.test.ts` does it and fails when
 * a number here is too small, or more than twice too large.
 */
export const steps = [
  {
    step: 'first',
    what: 'the first page in an isolate that knows nothing',
    requests: 1,
    calls: 3,
    statements: 21,
    rowsRead: 520,
    rowsWritten: 0,
    kvReads: 5,
  },
  {
    step: 'miss',
    what: 'a page that no cache has',
    requests: 1,
    calls: 1,
    statements: 6,
    rowsRead: 250,
    rowsWritten: 0,
    kvReads: 0,
  },
  {
    step: 'hit',
    what: 'a page that a cache has',
    requests: 1,
    calls: 0,
    statements: 0,
    rowsRead: 0,
    rowsWritten: 0,
    kvReads: 0,
  },
  {
    step: 'product',
    what: 'a product that no cache has',
    requests: 1,
    calls: 1,
    statements: 10,
    rowsRead: 230,
    rowsWritten: 0,
    kvReads: 0,
  },
  { step: 'add', what: 'into the cart', requests: 1, calls: 1, statements: 7, rowsRead: 8, rowsWritten: 7, kvReads: 0 },
  { step: 'cart', what: 'the cart', requests: 1, calls: 1, statements: 3, rowsRead: 10, rowsWritten: 0, kvReads: 0 },
  {
    step: 'begin',
    what: 'checkout begins',
    requests: 2,
    calls: 3,
    statements: 16,
    rowsRead: 40,
    rowsWritten: 30,
    kvReads: 0,
  },
  {
    step: 'address',
    what: 'the address',
    requests: 2,
    calls: 2,
    statements: 15,
    rowsRead: 60,
    rowsWritten: 15,
    kvReads: 0,
  },
  {
    step: 'shipping',
    what: 'the courier',
    requests: 2,
    calls: 2,
    statements: 11,
    rowsRead: 50,
    rowsWritten: 10,
    kvReads: 0,
  },
  {
    step: 'payment',
    what: 'the payment method',
    requests: 2,
    calls: 2,
    statements: 11,
    rowsRead: 50,
    rowsWritten: 5,
    kvReads: 0,
  },
  {
    step: 'place',
    what: 'the order is placed',
    requests: 2,
    calls: 2,
    statements: 40,
    rowsRead: 120,
    rowsWritten: 65,
    kvReads: 0,
  },
  {
    step: 'after',
    what: 'paid, packed, sent, and the messages',
    requests: 2,
    calls: 3,
    statements: null,
    rowsRead: 110,
    rowsWritten: 80,
    kvReads: 0,
  },
] as const satisfies readonly Step[]
export type StepName = (typeof steps)[number]['step']
