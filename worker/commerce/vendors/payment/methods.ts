import { type Method, type MethodName, methodTable } from './method-table.ts'
import { paymentVendorNames, type PaymentVendorName, paymentVendors } from './registry.ts'

/** One way to pay, carried out by one vendor. The courier collects cash on delivery, which needs no vendor. */
export interface PaymentMethod extends Method {
  vendor: PaymentVendorName | 'cod'
  method: MethodName
}

const isMethod = (name: string): name is MethodName => Object.hasOwn(methodTable, name)
export const methodNames = Object.keys(methodTable).filter(isMethod)

const takes = (vendor: PaymentVendorName, method: MethodName): boolean =>
  paymentVendors[vendor].methods.includes(method)

/**
 * The ways to pay of a shop that works with these vendors, and cash on delivery. Of several vendors for one method, the
 * first gets it.
 */
export function methodsBy(vendors: readonly PaymentVendorName[]): PaymentMethod[] {
  return methodNames.flatMap((method) => {
    const vendor = method === 'cod' ? method : vendors.find((one) => takes(one, method))
    return vendor ? [{ ...methodTable[method], vendor, method }] : []
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

/**
 * The brand marks of what a shop takes, each once: banks, e-wallets and shops by their names, cards by their schemes.
 * First come the two that every shopper has: a phone and cash.
 */
export const marksOf = (methods: readonly PaymentMethod[]): string[] => [
  ...new Set(
    methods
      .toSorted((a, b) => Number(everybodys.has(b.method)) - Number(everybodys.has(a.method)))
      .flatMap(({ method, bank }) => (method === 'card' ? cardSchemes : [ownMarks[method] ?? bank])),
  ),
]
const everybodys: ReadonlySet<string> = new Set(['qris', 'cod'])
const cardSchemes = ['Visa', 'Mastercard', 'JCB']
const ownMarks: Readonly<Partial<Record<MethodName, string>>> = { cod: 'COD', transfer: 'Transfer Bank' }
