import type { z } from 'zod'
import {
  Amount,
  lenient,
  lenientOrNull,
  Moment,
  nullable,
  Pieces,
  Rupiah,
  text,
  withDefault,
} from '#shared/api/contract/brands.ts'
import { list, record, wire } from '#shared/api/contract/endpoint.ts'
import { Url } from '#shared/api/contract/url.ts'
import { Body } from '#shared/api/shop/content.ts'
import { limits } from '#shared/limits.ts'
import { lazy } from '#shared/lazy.ts'

const sums = {
  price: ['TAX_SELLING_PRICE', Amount],
  base: ['TAX_BASE', Amount],
  amount: ['TAX_AMOUNT', Amount],
} as const
const rate = lazy(() => ({
  percent: ['TAX_PERCENT', lenient(Amount, 12)],
  /** The part of the price that the tax is taken from; `1/1` is the price itself. */
  part: ['TAX_BASE_PART', lenient(text(10), '11/12')],
}))
/** What takes a part of an invoice back: goods that were returned, or an order that was cancelled. */
const Credit = record(() => ({
  number: ['CREDIT_CODE', text(60)],
  issuedAt: ['CREDIT_DATE', lenientOrNull(Moment)],
  amount: ['CREDIT_AMOUNT', Rupiah],
  tax: ['CREDIT_TAX', lenientOrNull(wire(sums))],
  /** Of the luxury goods among them, which `tax` is without. */
  luxuryTax: ['CREDIT_LUXURY_TAX', lenientOrNull(wire(sums))],
  lines: [
    'CREDIT_LINE_LIST',
    list(
      wire({
        name: ['PRODUCT_NAME', text(200)],
        variant: ['ITEM_NAME', withDefault(text(200), '')],
        quantity: ['QUANTITY', Pieces],
      }),
    ),
  ],
}))

/**
 * What an invoice says beyond its order, as it was issued: a later change of the shop changes nothing. `tax` only where
 * the shop collects PPN; amounts in rupiah with two decimals, contained in the prices. What a backend does not say is
 * what the shop says today.
 */
export const Invoice = record(() => ({
  number: ['INVOICE_CODE', text(40)],
  issuedAt: ['INVOICE_DATE', lenientOrNull(Moment)],
  seller: [
    'INVOICE_SELLER',
    lenientOrNull(
      wire({
        name: ['BUSINESS_NAME', text(limits.nameChars)],
        address: ['BUSINESS_ADDRESS', withDefault(text(limits.streetChars), '')],
        email: ['BUSINESS_EMAIL', withDefault(text(limits.emailChars), '')],
        logo: ['COMPANY_LOGO', withDefault(Url, '')],
      }),
    ),
  ],
  tax: [
    'INVOICE_TAX',
    lenientOrNull(
      wire({
        ...sums,
        ...rate(),
        npwp: ['NPWP', text(30)],
        /** Of the luxury goods, which the sums beside it are without; null: there are none. */
        luxury: ['TAX_LUXURY', lenientOrNull(wire({ ...sums, ...rate() }))],
      }),
    ),
  ],
  arrivesFrom: ['INVOICE_ARRIVAL_FROM', lenientOrNull(Moment)],
  arrivesUntil: ['INVOICE_ARRIVAL_UNTIL', lenientOrNull(Moment)],
  /** The terms that were agreed to. */
  terms: [
    'INVOICE_TERMS',
    lenientOrNull(wire({ since: ['TERMS_DATE', nullable(Moment)], body: ['TERMS_BODY', Body()] })),
  ],
  credits: ['INVOICE_CREDIT_LIST', list(Credit())],
}))
export type Invoice = z.output<ReturnType<typeof Invoice>>
