import { limits } from '#shared/limits.ts'
import { noAnswerWithin, within } from '#shared/web/time.ts'
import { widestNetworkOf } from '#shared/web/network.ts'
import { note } from './log.ts'
import { logSecurity } from './security-log.ts'
import type { EarlyContext } from './request-context.ts'

/** `reads`: a page or an answer for this shopper alone. `changes`: a form or a call that changes something. */
export type Use = 'reads' | 'changes'

/**
 * Whether this visitor, or the network they come from, asks this shop more often than people do. The platform counts:
 * per data centre and roughly, which is enough to keep one loop from taking the shop's time. Behind one address of a
 * mobile carrier there are thousands of shoppers, so a network may do many times what a visitor may; of IPv6 the wide
 * network counts, because one line has thousands of the others. What must be counted
 * exactly (codes, sign-ins, vouchers, uploads) is counted by the shop itself.
 *
 * A counter that fails or is silent lets everybody through: a shop that cannot count must still sell.
 */
export async function isTooOften(context: EarlyContext, use: Use): Promise<boolean> {
  const { env, tenant, visitorId, address } = context
  const [byVisitor, byNetwork] =
    use === 'reads' ? [env.READS_BY_VISITOR, env.READS_BY_NETWORK] : [env.CHANGES_BY_VISITOR, env.CHANGES_BY_NETWORK]
  const counted = await Promise.all([
    visitorId === null ? true : isWithin(context, byVisitor, `${tenant.companyId}|${visitorId}`),
    address === '' ? true : isWithin(context, byNetwork, `${tenant.companyId}|${widestNetworkOf(address)}`),
  ])
  if (counted.every(Boolean)) return false
  logSecurity(context, 'rate_limited', { use })
  return true
}

/** Whether the platform's counter lets one more of this key through. */
export async function isWithin(context: EarlyContext, counter: RateLimit | undefined, key: string): Promise<boolean> {
  if (!counter) return true
  const ms = limits.counterMs
  try {
    return (await within(ms, counter.limit({ key }), noAnswerWithin(ms))).success
  } catch (error) {
    note(context.log, `requests are not counted: ${String(error)}`)
    return true
  }
}
