import { z } from 'zod'
import { Code, Flag, nullable, Rupiah, text, wholeNumber, withDefault } from '#shared/api/contract/brands.ts'
import { record, specified } from '#shared/api/contract/endpoint.ts'

const Days = wholeNumber(z.int().min(0).max(365))

/** The specification names no field for a courier's name: where there is none, its code is the name. */
export const ShippingChoice = record(
  () => ({
    code: specified('SALE_SHIPPING_CODE', Code),
    courier: ['COURIER_NAME', text(60)],
    service: ['SERVICE_NAME', withDefault(text(60), '')],
    cost: ['SHIPPING_COST', Rupiah],
    /** What vouchers have taken off `cost` already. */
    saving: ['SHIPPING_SAVING', withDefault(Rupiah, 0)],
    daysMin: ['ETD_DAY_MIN', nullable(Days)],
    daysMax: ['ETD_DAY_MAX', nullable(Days)],
    /** What insuring these goods costs with it; null: it cannot be had. */
    insuranceFee: ['INSURANCE_FEE', nullable(Rupiah)],
    cod: ['COD_ISAVAILABLE', withDefault(Flag, false)],
    instant: ['SERVICE_ISINSTANT', withDefault(Flag, false)],
    /** The courier does not answer just now: this is what it asked last. */
    lastKnown: ['SHIPPING_ISLASTKNOWN', withDefault(Flag, false)],
  }),
  (row) => ({ ...row, COURIER_NAME: row.COURIER_NAME || row.SALE_SHIPPING_CODE }),
)
export type ShippingChoice = z.output<ReturnType<typeof ShippingChoice>>
