import { z } from 'zod'
import { Rupiah } from '#shared/api/contract/brands.ts'
import { billStatuses, paymentGroups } from '#shared/api/order/payment.ts'
import { lazy } from '#shared/lazy.ts'
import { orderStatuses } from '#shared/order/order-status.ts'

/** What a sheet reads of an invoice and of its order. Few requests need it, so no start pays for it. */
export const Invoices = lazy(() => {
  const [text, amount, rupiah] = [z.string(), z.number(), Rupiah.out]
  const maybe = text.nullable()
  // The release before sent them with each sheet.
  const noTerms = z.unknown().transform(() => null)
  const sums = z.object({ price: amount, base: amount, amount })
  const rate = { percent: amount, part: text }
  const goods = { name: text, variant: text, quantity: amount }
  const labelled = z.array(z.object({ label: text, amount }))
  const order = z.object({
    ...{
      status: z.enum(orderStatuses),
      summary: labelled,
      paidWith: labelled,
      total: rupiah,
      value: rupiah.nullable(),
    },
    ...{ shippingName: text, receiptNumber: maybe, placedAt: maybe },
    lines: z.array(z.object({ ...goods, price: rupiah, total: rupiah.nullable() })),
    bill: z
      .object({ status: z.enum(billStatuses), group: z.enum(paymentGroups), methodName: text, paidAt: maybe })
      .nullable(),
    address: z
      .object({
        ...{ recipient: text, phone: text, street: maybe, postcode: maybe },
        ...{ village: text, district: text, regency: text, province: text },
      })
      .nullable(),
    dropship: z.object({ name: text }).nullable(),
    pickup: z.object({ address: text }).nullable(),
  })
  const invoice = z.object({
    ...{ number: text, issuedAt: maybe, arrivesFrom: maybe, arrivesUntil: maybe, terms: noTerms },
    seller: z.object({ name: text, address: text, email: text, logo: text }).nullable(),
    tax: sums.extend({ ...rate, npwp: text, luxury: sums.extend(rate).nullable() }).nullable(),
    credits: z.array(
      z.object({
        ...{ number: text, issuedAt: maybe, amount: rupiah, tax: sums.nullable(), luxuryTax: sums.nullable() },
        lines: z.array(z.object(goods)),
      }),
    ),
  })
  return z.object({ invoices: z.array(z.object({ order, invoice })), without: z.array(text), next: maybe })
})
export type Invoices = z.output<ReturnType<typeof Invoices>>
