import type { Address, ShippingChoice } from '#shared/api/sale.ts'
import { rupiah } from '#shared/brands.ts'
import type { Scope } from '../scope.ts'
import type { Rate } from '../vendors/courier.ts'
import { regencyOf } from './address.ts'
import type { SaleRow } from './store.ts'

/** What the couriers offer for a parcel now: nothing when there is no address yet or nothing to send, null when they do not answer. */
export async function ratesFor({ vendors }: Scope, sale: Pick<SaleRow, 'digital' | 'weightGrams'>, address: Address | null): Promise<readonly Rate[] | null> {
  const destination = regencyOf(address)
  if (sale.digital || destination === null) return []
  try {
    return await vendors.courier.rates({ origin: vendors.originRegency, destination, weightGrams: sale.weightGrams })
  } catch {
    // A courier that is away is an expected state of the world; each caller says what it means for the shopper.
    return null
  }
}

/** Whether rates asked for `before` still speak about `after`: the address may have changed while the courier answered. */
export function sameParcel(before: Pick<SaleRow, 'address' | 'weightGrams'>, after: Pick<SaleRow, 'address' | 'weightGrams'>): boolean {
  return before.weightGrams === after.weightGrams && regencyOf(before.address) === regencyOf(after.address)
}

/** The columns of a sale that say how it travels. */
export function shippingColumns(rate: Rate | null) {
  return {
    shippingCode: rate?.code ?? null,
    shippingCourier: rate?.courier ?? '',
    shippingService: rate?.service ?? '',
    shippingCost: rate?.cost ?? 0,
    shippingDaysMin: rate?.daysMin ?? null,
    shippingDaysMax: rate?.daysMax ?? null,
    shippingCod: rate?.cod ?? false,
  }
}

export const shippingName = (sale: SaleRow): string => `${sale.shippingCourier} ${sale.shippingService}`.trim()

export function choiceOf({ code, courier, service, cost, daysMin, daysMax }: Rate): ShippingChoice {
  return { code, courier, service, cost: rupiah(cost), daysMin, daysMax }
}

export function chosenShipping(sale: SaleRow): ShippingChoice | null {
  const { shippingCode: code, shippingCourier: courier, shippingService: service, shippingCost, shippingDaysMin: daysMin, shippingDaysMax: daysMax } = sale
  return code === null ? null : { code, courier, service, cost: rupiah(shippingCost), daysMin, daysMax }
}
