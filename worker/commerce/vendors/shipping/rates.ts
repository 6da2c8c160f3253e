import { limits } from '#shared/limits.ts'
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
export function askCouriers(
  couriers: readonly Courier[],
  query: RateQuery,
  deadlineMs: number = limits.courierMs,
): Promise<Quoted[]> {
  return Promise.all(
    couriers.map(async (courier) => ({ courier: courier.name, rates: await inTime(courier.rates(query), deadlineMs) })),
  )
}

async function inTime<T>(work: Promise<T>, deadlineMs: number): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), deadlineMs)
  })
  try {
    return await Promise.race([work, late])
  } catch {
    // A courier that does not answer is an expected state of the world.
    return null
  } finally {
    clearTimeout(timer)
  }
}
