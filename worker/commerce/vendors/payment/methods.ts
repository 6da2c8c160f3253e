import type { WayWithoutVendor } from '#shared/order/payment-way.ts'
import { type Method, type MethodName, methodTable } from './method-table.ts'
import { paymentVendorNames, type PaymentVendorName, paymentVendors } from './registry.ts'

/** One way to pay, carried out by one vendor or without any. */
export interface PaymentMethod extends Method {
  vendor: PaymentVendorName | WayWithoutVendor
  method: MethodName
}

const isMethod = (name: string): name is MethodName => Object.hasOwn(methodTable, name)
export const methodNames = Object.keys(methodTable).filter(isMethod)
const methods: Readonly<Record<MethodName, Method>> = methodTable

/** Who has stolen one tries what it pays. */
export const guardedMethods: readonly string[] = methodNames.filter((name) => methods[name].guarded)

/** The ways to pay that lend the shopper the money. */
export const lendingMethods: readonly string[] = methodNames.filter((name) => methods[name].lends)

/** The ways to pay at the counter of a store, which asks for a fee of its own. */
export const counterMethods: readonly string[] = methodNames.filter((name) => methods[name].atCounter)

const takes = (vendor: PaymentVendorName, method: MethodName): boolean =>
  paymentVendors[vendor].methods.includes(method)

/**
 * The ways to pay of a shop that works with these vendors, and those that need no vendor. Of several vendors for one method, the
 * first gets it.
 */
export function methodsBy(vendors: readonly PaymentVendorName[]): PaymentMethod[] {
  return methodNames.flatMap((method) => {
    const vendor = methods[method].way ?? vendors.find((one) => takes(one, method))
    return vendor ? [{ ...methods[method], vendor, method }] : []
  })
}

const byVendor: ReadonlyMap<string, readonly PaymentMethod[]> = Map.groupBy(
  [
    ...methodsBy([]),
    ...paymentVendorNames.flatMap((name) => methodsBy([name]).filter(({ vendor }) => vendor === name)),
  ],
  ({ vendor }) => vendor,
)

/** A way to pay of any vendor, because an order keeps its own when the shop changes its vendors. */
export const findMethod = (vendor: string | null, method: string | null): PaymentMethod | null =>
  byVendor.get(vendor ?? '')?.find((one) => one.method === method) ?? null

/** How it is named that nothing was left to pay: the shop's balance paid for it, or coins. */
export const settledBy: Readonly<Record<string, Pick<Method, 'name' | 'group'>>> = {
  wallet: { name: 'Saldo Toko', group: 'wallet' },
  coins: { name: 'Koin', group: 'wallet' },
}

/**
 * The brand marks of what a shop takes, each once: banks, e-wallets and shops by their names, cards by their schemes.
 * First come those that every shopper has: a phone and cash.
 */
export const marksOf = (methods: readonly PaymentMethod[]): string[] => [
  ...new Set(
    methods
      .toSorted((a, b) => Number(b.everybodys ?? false) - Number(a.everybodys ?? false))
      .flatMap(({ marks, bank }) => marks ?? [bank]),
  ),
]
