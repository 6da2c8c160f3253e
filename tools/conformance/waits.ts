import type { EndpointName } from '#shared/api/index.ts'

/** What a shopper does, and the calls that a page of it waits for: those of one round leave together. */
const visits: readonly (readonly [what: string, rounds: readonly RegExp[]])[] = [
  ['the first page of a shop that nobody has opened', [/^access\.find$/, /^site\./, /^catalog\.(list|categories)$/]],
  ['a product page that is not kept', [/^catalog\.find$/]],
  ['the cart', [/^cart\.list$/]],
  ['the checkout', [/^checkout\.(find|findShipping)$/, /^checkout\.list(Shipping|Payments)$/]],
  ['placing an order', [/^checkout\.place$/, /^(checkout\.find|payment\.findBill)$/]],
]

/** How long a shopper waits for this backend, ms: of each round for its slowest call. What was not asked is left out. */
export function waitsOf(times: ReadonlyMap<EndpointName, number>): { what: string; ms: number }[] {
  const slowest = (round: RegExp) => Math.max(...[...times].flatMap(([name, ms]) => (round.test(name) ? [ms] : [])))
  return visits.flatMap(([what, rounds]) => {
    const ms = rounds.map(slowest)
    return ms.some((one) => one === Number.NEGATIVE_INFINITY)
      ? []
      : [{ what, ms: ms.reduce((sum, one) => sum + one, 0) }]
  })
}

export const inSeconds = (ms: number): string => `${(ms / 1_000).toFixed(ms < 1_000 ? 2 : 1)} s`
