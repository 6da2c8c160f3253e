import { dayMs } from '#shared/format/units.ts'
import { z } from 'zod'
import { text } from '#shared/api/contract/brands.ts'
import { limits } from '#shared/limits.ts'
import { YesNo } from './fields.ts'

/** How an owner finds the code of a place. */
export const findCode = 'find it by: npm run shop -- region.search --host <host> text=Bandung'
/** A Kemendagri regency or city: `32.73`. Whether there is one of this code, the shop asks its list of regions. */
export const RegencyCode = z.string().regex(/^\d{2}\.\d{2}$/, `needs the code of a regency, such as 32.73; ${findCode}`)
/** A Kemendagri province or regency: `32`, `32.73`. */
const AreaCode = z
  .string()
  .regex(/^\d{2}(\.\d{2})?$/, `needs the code of a province or regency, such as 32 or 32.73; ${findCode}`)

const Name = text(limits.shippingNameChars)
const Price = z.int().min(0).max(limits.shippingPriceMax)
const Days = z.int().min(0).max(limits.shippingDaysMax)

/**
 * One line of the table in which a shop says itself what it charges for shipping. Lines with the same courier and
 * service are one choice in checkout: of these the line that names the buyer's regency counts, else the one that names
 * the province, else the one without places; where none does, the service does not go there. One line without places is
 * a flat rate.
 */
export const ShippingRate = z.strictObject({
  /** As shoppers read it: `Kurir toko`. */
  courier: Name.regex(/[a-z\d]/i, 'needs a letter or a digit'),
  /** What tells two services of one courier apart: `Besok sampai`. */
  service: Name.default(''),
  /** Provinces and regencies that this line is for; none: all others. */
  to: z.array(AreaCode).max(limits.shippingAreas).default([]),
  /** For each order, and for each kilogram that is charged. */
  perOrder: Price,
  perKilo: Price.default(0),
  /** Goods worth this much or more are sent for nothing; null: never. */
  freeFrom: z.int().min(1).max(limits.shippingFreeFromMax).nullable().default(null),
  daysMin: Days,
  daysMax: Days,
  /** The fee for cash on delivery, 0 for nothing; null: it collects no cash. */
  codFee: Price.nullable().default(null),
  /** The shop's own people bring it: it is sent without a receipt number. One line of a service says it for all. */
  driven: YesNo.default(false),
})
export type ShippingRate = z.output<typeof ShippingRate>

/** What its service is called in orders: the same words in other letters are the same service. */
export const serviceCode = ({ courier, service }: Pick<ShippingRate, 'courier' | 'service'>): string =>
  `${courier} ${service}`
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/** The shop's own rates. A place is in one line of a service only, or it would not be clear which price counts. */
export const ShippingRates = z
  .array(ShippingRate)
  .max(limits.shippingRates)
  .superRefine((rates, context) => {
    const seen = new Set<string>()
    for (const [place, rate] of rates.entries()) {
      if (rate.daysMax < rate.daysMin)
        context.addIssue({ code: 'custom', path: [place, 'daysMax'], message: 'is less than daysMin' })
      for (const area of rate.to.length > 0 ? rate.to : ['everywhere']) {
        const key = `${serviceCode(rate)} ${area}`
        if (seen.has(key))
          context.addIssue({ code: 'custom', path: [place, 'to'], message: `${area} is given twice for this service` })
        seen.add(key)
      }
    }
  })

export const CouriersOff = z.array(z.string().regex(/^[a-z0-9_-]+(:[a-z0-9_-]+)?$/i)).max(limits.couriersOff)

/** The days on which nothing is sent. */
export const Pause = z
  .strictObject({ from: z.iso.date(), to: z.iso.date() })
  .refine(({ from, to }) => from <= to, 'to is before from')
  .refine(
    ({ from, to }) => Date.parse(to) - Date.parse(from) < limits.shippingPauseDays * dayMs,
    `at most ${limits.shippingPauseDays} days`,
  )
