import { z } from 'zod'
import { limits } from '#shared/limits.ts'

/** The words every schema of the administration speaks. Its callers are programs: nothing is read leniently here. */

/** Whole rupiah. */
export const Rupiah = z.int().min(0).max(1e12)
export const Stock = z.int().min(0).max(1_000_000)
/** The address of an image or a page: a path of the shop's own, or a whole address. */
export const Url = z.string().max(2048)
/** ISO 8601 UTC outside, a Date inside. */
export const DateTime = z.codec(z.iso.datetime(), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
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
