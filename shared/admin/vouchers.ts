import { z } from 'zod'
import { OwnSlug, text } from '#shared/api/contract/brands.ts'
import { limits } from '#shared/limits.ts'
import { DateTime, Rupiah } from './fields.ts'

const Slugs = z.array(OwnSlug).max(limits.importRows).default([])

/** A voucher by its code. What is left out is as in most of them. */
export const Voucher = z
  .strictObject({
    code: z
      .string()
      .max(limits.voucherCodeChars)
      .regex(/^[A-Z0-9_-]+$/),
    title: text(limits.nameChars).min(1),
    description: text(1_000).default(''),
    startsAt: DateTime,
    /** null: until the shop ends it. */
    endsAt: DateTime.nullable().default(null),
    /** Coins after the order instead of a lower price now. */
    cashback: z.boolean().default(false),
    percentage: z.boolean().default(false),
    /** Whole per cent when `percentage`, else whole rupiah. */
    amount: Rupiah.min(1),
    maximum: Rupiah.min(1).nullable().default(null),
    minimum: Rupiah.default(0),
    forShipping: z.boolean().default(false),
    quota: z.int().min(1).nullable().default(null),
    perCustomer: z.int().min(1).nullable().default(null),
    /** What it is for, by slug; both empty: everything. */
    categories: Slugs,
    products: Slugs,
    newCustomersOnly: z.boolean().default(false),
    /** Offered to everyone; else only people who know its code have it. */
    listed: z.boolean().default(true),
  })
  .refine(({ percentage, amount }) => !percentage || amount <= 100, {
    path: ['amount'],
    message: 'at most 100 per cent',
  })
  .refine(({ cashback, forShipping }) => !cashback || !forShipping, {
    path: ['cashback'],
    message: 'a voucher for shipping gives no cashback',
  })
export type Voucher = z.output<typeof Voucher>
export type VoucherInput = z.input<typeof Voucher>
