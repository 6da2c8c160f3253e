import { dayMs } from '#shared/format/units.ts'
import { z } from 'zod'
import { Day, daysOf, WholeNumber } from '#shared/admin/fields.ts'
import { sources } from '#shared/admin/orders.ts'
import { dayIn } from '#shared/format/dates.ts'
import { normalisePhone } from '#shared/indonesia/phone.ts'
import { limits } from '#shared/limits.ts'

const text = z.string()
/** A phone as people type it. */
export const Phone = z.string().transform((typed, context) => {
  const read = normalisePhone(typed)
  if (read.ok) return read.value
  context.addIssue({ code: 'custom', message: read.fields['phone'] ?? '' })
  return z.NEVER
})

/** From one day to another, both of them within; without them today, or the day that is named. */
export const Days = z
  .strictObject({ from: Day.nullable().default(null), to: Day.nullable().default(null) })
  .refine(({ from, to }) => !from || !to || from <= to, 'from is after to')
  .refine(
    ({ from, to }) => !from || (to ?? new Date()).getTime() - from.getTime() < limits.orderExportDays * dayMs,
    `at most ${limits.orderExportDays} days`,
  )
export function between({ now }: { now: Date }, { from, to }: z.output<typeof Days>) {
  const today = Day.parse(dayIn(now))
  const last = to ?? today
  return { since: from ?? last, until: daysOf(null, last).until ?? now }
}

const Sums = { orders: WholeNumber, value: WholeNumber }
export const Report = z.object({
  /** Everything that was placed, and of that what is paid or will be with its goods. The rest is about these. */
  placed: WholeNumber,
  orders: WholeNumber,
  gross: WholeNumber,
  vouchers: WholeNumber,
  shipping: WholeNumber,
  /** Insurance and cash on delivery, as buyers paid them. */
  fees: WholeNumber,
  uniqueCodes: WholeNumber,
  /** What buyers paid in all, of it with coins and balance. */
  value: WholeNumber,
  coins: WholeNumber,
  wallet: WholeNumber,
  refunded: WholeNumber,
  /** Coins that paid for goods and came back with them. */
  coinsBack: WholeNumber,
  /** Of cancelled orders, for codes and files that were opened. Those orders were not sold, so `net` does not know it. */
  kept: WholeNumber,
  /** Of returns, as the shop has replaced it. It is a cost beside what was sold, so `net` does not know it. */
  postage: WholeNumber,
  /** The PPN of their invoices, before credit notes; null: the shop has no `npwp`, and had none. */
  tax: z.number().nullable(),
  net: WholeNumber,
  sources: z.array(z.object({ source: z.enum(sources), ...Sums })),
  payments: z.array(z.object({ payment: text, ...Sums })),
  goods: z.array(z.object({ sku: text, name: text, variant: text, pieces: WholeNumber, amount: WholeNumber })),
})
export const Courier = z.object({
  courier: text,
  expectedParcels: WholeNumber,
  expected: WholeNumber,
  collectedParcels: WholeNumber,
  collected: WholeNumber,
  missing: WholeNumber,
  returnedParcels: WholeNumber,
  returned: WholeNumber,
})
