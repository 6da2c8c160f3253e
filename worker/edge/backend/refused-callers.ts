import { limits } from '#shared/limits.ts'
import { widestNetworkOf } from '#shared/web/network.ts'
import { BoundedMap } from '#edge/cache/bounded-map.ts'
import type { EarlyContext } from '#edge/request/request-context.ts'
import { isWithin } from '#edge/request/rate.ts'
import { logSecurity } from '#edge/request/security-log.ts'

/**
 * Until when a network's requests to `/webhooks` and `/admin` of one host end here, ms since the epoch. Those with a right
 * signature or token are never counted, so none waits for what it reports; and a shop whose keys are wrong, which has a
 * vendor refused, shuts that vendor out of its own host alone.
 */
const shutOut = new BoundedMap<number>(limits.refusedNetworks)

const keyOf = ({ address, tenant }: EarlyContext): string => `refused|${tenant.host}|${widestNetworkOf(address)}`

export const isShutOut = (early: EarlyContext): boolean => (shutOut.get(keyOf(early)) ?? 0) > Date.now()

/** One more request without a right signature or token. */
export async function countRefused(early: EarlyContext): Promise<void> {
  if (early.address === '' || (await isWithin(early, early.env.CHANGES_BY_VISITOR, keyOf(early)))) return
  shutOut.set(keyOf(early), Date.now() + limits.refusedNetworkMs)
  logSecurity(early, 'rate_limited', { use: 'forwarded' })
}
