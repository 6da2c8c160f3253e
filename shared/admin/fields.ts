import { dayMs } from '#shared/format/units.ts'
import { z } from 'zod'
import { zones } from '#shared/format/dates.ts'
import { limits } from '#shared/limits.ts'

/** The words every schema of the administration speaks. Its callers are programs: nothing is read leniently here. */

/** Each schema that is built costs every start of an isolate some twenty calls, so what many fields are is built once. */
export const WholeNumber = z.int()
export const YesNo = z.boolean()
/** null: there is none. */
export const OptionalText = z.string().nullable()

/** Whole rupiah. */
export const Rupiah = z.int().min(0).max(1e12)
export const Stock = z.int().min(0).max(1_000_000)
/** ISO 8601 UTC outside, a Date inside. */
export const DateTime = z.codec(z.iso.datetime(), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
})
export const OptionalDateTime = DateTime.nullable()

/** A day of the shop, `2026-11-26`, as the moment it begins: western Indonesia, without daylight saving. */
export const Day = z.iso.date().transform((day) => new Date(`${day}T00:00:00+0${zones.WIB}:00`))
/** From the beginning of one day to the end of another; null: without a bound. */
export const daysOf = (from: Date | null, to: Date | null) => ({
  since: from,
  until: to && new Date(to.getTime() + dayMs),
})

/** The rows of one kind in one batch. A key may be there once, or it would not be clear which row counts. */
export const rowsOf = <S extends z.ZodType>(row: S, keyOf: (one: z.output<S>) => string) =>
  z
    .array(row)
    .max(limits.importRows)
    .default([])
    .superRefine((rows, context) => {
      const seen = new Set<string>()
      for (const [place, one] of rows.entries()) {
        const key = keyOf(one)
        if (seen.has(key)) context.addIssue({ code: 'custom', path: [place], message: `${key} is given twice` })
        seen.add(key)
      }
    })
