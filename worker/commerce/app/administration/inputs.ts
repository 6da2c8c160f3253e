import { z } from 'zod'
import { withdrawalStatuses } from '#shared/api/wallet.ts'
import { Slug, text } from '#shared/api/brands.ts'
import { Rupiah, Stock } from '#shared/admin/fields.ts'
import { AffiliateProgramme, Coins, Npwp, PhoneCountries, ReturnDays } from '#shared/admin/settings.ts'
import { googleIdOf, pixelIdOf } from '#shared/web/tags.ts'
import { limits } from '#shared/limits.ts'
import { orderTabs } from '#shared/order/order-status.ts'
import { refundStates } from '#commerce/order/payment/refunds/tables.ts'
import { methodNames } from '#commerce/vendors/payment/methods.ts'

export const ClockInput = z.strictObject({
  offsetMs: z
    .int()
    .min(-366 * 86_400_000)
    .max(366 * 86_400_000),
})
/** POST /admin/shops/{host}/flash-sale; moments are the shop's own, ISO 8601 UTC. */
export const FlashSaleInput = z.strictObject({
  title: text(limits.nameChars).min(1).default('Flash Sale'),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  items: z
    .array(
      z.strictObject({
        itemId: z.string().max(limits.idChars),
        price: Rupiah,
        quota: Stock.min(1),
        perCustomer: z.int().min(1).max(999).default(1),
      }),
    )
    .min(1)
    .max(limits.flashSaleItems),
})
export const MaintenanceInput = z.strictObject({ on: z.boolean() })
export const StockInput = z
  .strictObject({
    itemId: z.string().max(limits.idChars).nullable().default(null),
    slug: Slug.nullable().default(null),
    stock: Stock,
  })
  .refine(({ itemId, slug }) => (itemId === null) !== (slug === null), 'give itemId or slug')

const Note = text(limits.noteChars)
/** POST /admin/shops/<host>/receipts/<id>: the seller's answer to a transfer receipt. */
export const ReceiptAnswerInput = z.discriminatedUnion('answer', [
  z.strictObject({ answer: z.literal('confirm') }),
  z.strictObject({ answer: z.literal('refuse'), note: Note.min(1) }),
])
/** GET /admin/shops/<host>/receipts?state=&page= */
export const ReceiptsInput = z.strictObject({
  state: z.enum(['waiting', 'accepted', 'refused']).default('waiting'),
  page: z.coerce.number().int().min(0).max(limits.pageMax).default(0),
})
/** POST /admin/shops/<host>/withdrawals/<WITHDRAWAL_ID>: the seller begins to pay, has paid, or refuses. */
export const WithdrawalStepInput = z.discriminatedUnion('step', [
  z.strictObject({ step: z.enum(['process', 'pay']) }),
  z.strictObject({ step: z.literal('refuse'), note: Note.min(1) }),
])
/** GET /admin/shops/<host>/withdrawals?status=&page= */
export const WithdrawalsInput = z.strictObject({
  status: z.enum(withdrawalStatuses).nullable().default(null),
  page: z.coerce.number().int().min(0).max(limits.pageMax).default(0),
})
/** GET /admin/shops/<host>/refunds?state=&page= */
export const RefundsInput = z.strictObject({
  state: z.enum(refundStates).default('OWED'),
  page: z.coerce.number().int().min(0).max(limits.pageMax).default(0),
})
const Proof = text(limits.refundProofChars).min(1)
/** POST /admin/shops/<host>/refunds/<REFUND_ID>: it was transferred, under this number of the bank; or goes into the wallet. */
export const RefundStepInput = z.discriminatedUnion('step', [
  z.strictObject({ step: z.literal('pay'), proof: Proof }),
  z.strictObject({ step: z.literal('wallet') }),
])
/** POST /admin/shops/<host>/refunds/<REFUND_ID>/proof?proof=, its body one file as multipart: it was transferred. */
export const RefundProofInput = z.strictObject({ proof: Proof })
/** POST /admin/shops/<host>/returns/<RETURN_ID>: one step of the seller. */
export const ReturnStepInput = z.discriminatedUnion('step', [
  z.strictObject({ step: z.literal('review') }),
  z.strictObject({ step: z.literal('approve'), note: Note.default('') }),
  z.strictObject({ step: z.literal('reject'), note: Note.min(1) }),
  z.strictObject({ step: z.literal('receive') }),
  z.strictObject({ step: z.literal('refund'), note: Note.default('') }),
  z.strictObject({ step: z.literal('replace'), receiptNumber: z.string().regex(/^[\w.-]{4,60}$/) }),
])
/** GET /admin/shops/<host>/returns?page= */
export const ReturnsInput = z.strictObject({ page: z.coerce.number().int().min(0).max(limits.pageMax).default(0) })
/** POST /admin/shops/<host>/licences: codes of a digital product, one a piece. */
export const LicencesInput = z.strictObject({
  itemId: z.string().max(limits.idChars),
  codes: z.array(text(limits.licenceChars).min(1)).min(1).max(limits.licencesAtOnce),
})
/**
 * POST /admin/shops/<host>/digital-files?itemId= or ?slug=, its body one file as multipart: it comes with that variant,
 * or with every variant of that product.
 */
export const DigitalFileInput = z
  .strictObject({
    itemId: z.string().max(limits.idChars).nullable().default(null),
    slug: Slug.nullable().default(null),
  })
  .refine(({ itemId, slug }) => (itemId === null) !== (slug === null), 'give itemId or slug')
/** POST /admin/shops/<host>/business: the settings of its invoices, its returns and its phone fields. */
export const BusinessInput = z.strictObject({
  npwp: Npwp.optional(),
  returnDays: ReturnDays.optional(),
  phoneCountries: PhoneCountries.optional(),
})
export type BusinessInput = z.output<typeof BusinessInput>
/** POST /admin/shops/<host>/domain; see `hstsPreload` in shared/admin/settings.ts. */
export const DomainInput = z.strictObject({ hstsPreload: z.boolean() })
/** GET /admin/shops/<host>/visits?days= */
export const VisitsInput = z.strictObject({
  days: z.coerce.number().int().min(1).max(limits.trafficKeptDays).default(30),
})
/** GET /admin/shops/<host>/orders?tab=&page= */
export const OrdersInput = z.strictObject({
  tab: z.enum(orderTabs).nullable().default(null),
  page: z.coerce.number().int().min(0).max(limits.pageMax).default(0),
})
/** POST /admin/shops/:host/tags */
export const TagsInput = z.strictObject({
  googleAnalyticsId: z.string().transform(googleIdOf).pipe(z.string()).nullable(),
  metaPixelId: z.string().transform(pixelIdOf).pipe(z.string()).nullable(),
})
/** POST /admin/shops/:host/rewards */
export const RewardsInput = z.strictObject({ coins: Coins, affiliate: AffiliateProgramme })
const TypeCode = z.string().regex(/^[A-Z0-9_-]{1,20}$/)
/** POST /admin/shops/:host/customer-types: what a type of customers pays. */
export const CustomerTypeInput = z.strictObject({
  code: TypeCode,
  name: text(60).min(1),
  prices: z
    .array(z.strictObject({ itemId: z.string().max(limits.idChars), price: Rupiah.nullable() }))
    .max(500)
    .default([]),
})
/** POST /admin/shops/:host/customers/type: which customer is of that type. */
export const CustomerInput = z.strictObject({ customer: z.string().max(40), type: TypeCode })
/**
 * POST /admin/shops/:host/payments: which ways to pay the shop takes (null: all), up to which amount it sends cash on
 * delivery (null: the platform's limit), and whether only to accounts with a verified phone.
 */
export const PaymentsInput = z.strictObject({
  methods: z.array(z.enum(methodNames)).max(methodNames.length).nullable().default(null),
  codMax: Rupiah.nullable().default(null),
  codFeeBorne: z.boolean().default(false),
  codProvenOnly: z.boolean().default(false),
})
