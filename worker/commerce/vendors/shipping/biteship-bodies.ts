import { z } from 'zod'
import { lazy } from '#shared/lazy.ts'

const Row = lazy(() =>
  z.object({
    courier_name: z.string().max(60),
    courier_code: z.string().regex(/^[\w-]{1,20}$/),
    courier_service_name: z.string().max(60),
    courier_service_code: z.string().regex(/^[\w-]{1,20}$/),
    /** "2 - 3 Days", "1 - 2 Hours". */
    shipment_duration_range: z.string().max(20).default(''),
    shipment_duration_unit: z.string().max(20).default('days'),
    /** The end price: shipping with its discounts and surcharges, and both fees that were requested. */
    price: z.number().min(0),
    shipping_fee: z.number().min(0).nullish(),
    shipping_fee_discount: z.number().min(0).nullish(),
    shipping_fee_surcharge: z.number().min(0).nullish(),
    insurance_fee: z.number().min(0).nullish(),
    available_for_cash_on_delivery: z.boolean().default(false),
    cash_on_delivery_fee: z.number().min(0).nullish(),
    available_for_insurance: z.boolean().nullish(),
  }),
)
export const Pricing = lazy(() => Row().refine((row) => costOf(row) >= 0))

/** The price without both fees; not less than shipping alone, because a row may have a fee beside its price. */
export function costOf({
  price,
  insurance_fee,
  cash_on_delivery_fee,
  shipping_fee,
  ...more
}: z.output<ReturnType<typeof Row>>): number {
  const bare = price - (insurance_fee ?? 0) - (cash_on_delivery_fee ?? 0)
  if (typeof shipping_fee !== 'number') return bare
  const shipping = shipping_fee - (more.shipping_fee_discount ?? 0) + (more.shipping_fee_surcharge ?? 0)
  return shipping <= price ? Math.max(bare, shipping) : bare
}

export const Rates = lazy(() =>
  z.object({
    /** One unreadable row must not hide the others. */
    pricing: z.array(z.unknown()).transform((rows) => rows.flatMap((row) => Pricing().safeParse(row).data ?? [])),
  }),
)
const History = lazy(() =>
  z.object({
    status: z.string().max(40),
    note: z.string().max(300).nullish(),
    updated_at: z.string().max(40).nullish(),
  }),
)
export const Order = lazy(() =>
  z.object({
    id: z.string().min(1).max(64),
    status: z.string().max(40).default('confirmed'),
    courier: z
      .object({
        waybill_id: z.string().max(60).nullish(),
        link: z.string().max(500).nullish(),
        driver_name: z.string().max(100).nullish(),
        driver_phone: z.string().max(30).nullish(),
        driver_plate_number: z.string().max(20).nullish(),
        history: z.array(History()).max(100).default([]),
      })
      .nullish(),
  }),
)

/**
 * When it refuses a known reference, it names the existing order: its earlier answer to us was lost, and nothing is
 * booked twice.
 */
export const BookedBefore = lazy(() =>
  z.object({
    code: z.literal(40_002_060),
    details: z.object({
      order_id: z.string().min(1).max(64),
      reference_id: z.string().max(100),
      waybill_id: z.string().max(60).nullish(),
    }),
  }),
)
