import { limits } from '#shared/limits.ts'
import { within } from '#shared/web/time.ts'
import type { Rate } from '#commerce/order/fulfilment/tables.ts'
import type { Courier, RateQuery } from './courier.ts'

/** What one courier answered; null rates when it was too slow or failed. */
export interface Quoted {
  courier: string
  rates: readonly Rate[] | null
}

/**
 * Asks every courier at once, each with its own deadline, so that the slowest does not hold back the others. A courier
 * that throws or does not answer in time has null rates; the caller decides whether to use earlier ones.
 */
export const askCouriers = (couriers: readonly Courier[], query: RateQuery): Promise<Quoted[]> =>
  Promise.all(couriers.map(async (courier) => ({ courier: courier.name, rates: await ratesOf(courier, query) })))

/** A courier that does not answer is an expected state of the world. */
const ratesOf = (courier: Courier, query: RateQuery): Promise<readonly Rate[] | null> =>
  within(limits.courierMs, courier.rates(query), () => null).catch(() => null)
