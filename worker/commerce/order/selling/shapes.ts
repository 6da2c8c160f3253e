import { z } from 'zod'
import { Int, Day, daysOf } from '#shared/admin/fields.ts'
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
    ({ from, to }) => !from || (to ?? new Date()).getTime() - from.getTime() < limits.orderExportDays * 86_400_000,
    `at most ${limits.orderExportDays} days`,
  )
export function between({ now }: { now: Date }, { from, to }: z.output<typeof Days>) {
  const today = Day.parse(dayIn(now))
  const last = to ?? today
  return { since: from ?? last, until: daysOf(null, last).until ?? now }
}

const Sums = { orders: Int, value: Int }
export const Report = z.object({
  /** Everything that was placed, and of that what is paid or will be with its goods. The rest is about these. */
  placed: Int,
  orders: Int,
  gross: Int,
  vouchers: Int,
  shipping: Int,
  /** Insurance and cash on delivery, as buyers paid them. */
  fees: Int,
  uniqueCodes: Int,
  /** What buyers paid in all, of it with coins and balance. */
  value: Int,
  coins: Int,
  wallet: Int,
  refunded: Int,
  /** Of returns, as the shop has replaced it. It is a cost beside what was sold, so `net` does not know it. */
  postage: Int,
  net: Int,
  sources: z.array(z.object({ source: z.enum(sources), ...Sums })),
  payments: z.array(z.object({ payment: text, ...Sums })),
  goods: z.array(z.object({ sku: text, name: text, variant: text, pieces: Int, amount: Int })),
})
export const Courier = z.object({
  courier: text,
  expectedParcels: Int,
  expected: Int,
  collectedParcels: Int,
  collected: Int,
  missing: Int,
  returnedParcels: Int,
  returned: Int,
})
