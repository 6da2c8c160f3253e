import { z } from 'zod'
import { Rupiah, YesNo } from '#shared/admin/fields.ts'
import { text } from '#shared/api/contract/brands.ts'
import { limits } from '#shared/limits.ts'
import { deliveryWays } from '#shared/order/delivery-way.ts'

const Line = z
  .strictObject({
    sku: z.string().min(1).max(limits.skuChars).nullable().default(null),
    itemId: z.string().min(1).max(limits.idChars).nullable().default(null),
    pieces: z.int().min(1).max(limits.cartQuantityMax),
    /** For one piece; null: what the shop asks now. */
    price: Rupiah.nullable().default(null),
  })
  .refine(({ sku, itemId }) => (sku === null) !== (itemId === null), 'give sku or itemId')

const Recipient = z.strictObject({
  recipient: text(limits.personNameChars).min(3),
  phone: text(limits.phoneInputMax).min(5),
  email: text(limits.emailChars).nullable().default(null),
  /** Of `region.search villages=yes`. What is not sent needs no place. */
  villageCode: z.string().max(13).nullable().default(null),
  postcode: z
    .string()
    .regex(/^\d{5}$/)
    .nullable()
    .default(null),
  street: text(limits.streetChars).min(10).nullable().default(null),
  courierNote: text(limits.courierNoteChars).nullable().default(null),
})

/** An order that the seller makes for somebody who ordered in a chat, as `POST /admin/v1/shops/<host>/orders` takes it. */
export const OwnOrder = z.strictObject({
  lines: z.array(Line).min(1).max(limits.orderLines),
  recipient: Recipient.transform((typed) => ({
    ...typed,
    ...{ province: null, regency: null, district: null, village: null, latitude: null, longitude: null },
  })),
  /** The phone or e-mail of who ordered, where somebody else receives it; null: they receive it themselves. */
  buyer: text(limits.emailChars).nullable().default(null),
  /** null: it is sent, or downloads. */
  delivery: z.enum(deliveryWays).nullable().default(null),
  /** A service by its code, at its price of now; or the price that was agreed on. */
  shipping: z
    .union([
      z.strictObject({ code: text(limits.nameChars) }),
      z.strictObject({
        courier: text(limits.shippingNameChars).min(1),
        service: text(limits.shippingNameChars).default(''),
        cost: Rupiah,
        /** The shop's own people bring it: it is sent without a receipt number. */
        driven: YesNo.default(false),
        daysMin: z.int().min(0).max(limits.shippingDaysMax).default(1),
        daysMax: z.int().min(0).max(limits.shippingDaysMax).default(7),
      }),
    ])
    .default({ code: '' }),
  payment: z
    .strictObject({ vendor: text(limits.idChars), method: text(limits.idChars) })
    .default({ vendor: 'manual', method: 'transfer' }),
  note: text(limits.noteChars).default(''),
})
