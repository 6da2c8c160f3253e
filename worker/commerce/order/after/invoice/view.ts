import type { Invoice } from '#shared/api/order/invoice.ts'
import { rupiah } from '#shared/api/contract/brands.ts'
import { orderStatus } from '#shared/order/order-status.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import { blocksOf } from '#commerce/content/rules.ts'
import { termsAt } from '#commerce/content/terms.ts'
import { shareOf } from '#shared/order/share.ts'
import type { Db, Scope } from '#commerce/platform/scope.ts'
import { findBill } from '../../core/bills.ts'
import type { IssuedInvoice } from '#shared/order/issued-invoice.ts'
import { isInvoiced } from '../../core/issued.ts'
import { isOrder } from '../../core/rules.ts'
import { listHistory, listLines } from '../../core/store.ts'
import { ppnBetween } from '../../core/tax.ts'
import type { LineRow, OrderRow } from '../../core/tables.ts'
import { priceUntil, worthOf } from '../returns/rules.ts'
import { listPaidBack, listReturnLines } from '../returns/store.ts'

/** An order that was paid has an invoice, and so has one that is paid on delivery. One that was never paid has none. */
export function invoiceView(scope: Pick<Scope, 'db'>, order: OrderRow): Result<Invoice> {
  const sheet = invoiceSheet(scope, order)
  if (!sheet.ok || order.placedAt === null) return sheet
  const terms = termsAt(scope.db, order.placedAt)
  return accepted({
    ...sheet.value,
    terms: terms && { since: terms.since.toISOString(), body: blocksOf(terms.body, new Map()) },
  })
}

/** The same for paper: the terms that were agreed to are for the screen. */
export function invoiceSheet({ db }: Pick<Scope, 'db'>, order: OrderRow): Result<Invoice & { terms: null }> {
  const bill = findBill(db, order.id)
  if (!bill?.issued || !isInvoiced(bill) || order.number === null || order.placedAt === null)
    return refused('invoice_unavailable')
  const { at, seller, tax, arrives } = bill.issued
  return accepted({
    number: order.number,
    issuedAt: at,
    seller,
    tax: tax && { ...tax, part: tax.part.join('/'), luxury: luxuryView(tax) },
    arrivesFrom: arrives?.[0] ?? null,
    arrivesUntil: arrives?.[1] ?? null,
    terms: null,
    credits: creditsOf(db, { ...order, number: order.number }, bill.issued),
  })
}

type Credit = Invoice['credits'][number]

/** What takes a part of the invoice back: a credit note for each return that was paid back, one for a cancelled order. */
function creditsOf(db: Db, order: OrderRow & { number: string }, issued: IssuedInvoice): Credit[] {
  const bought = listLines(db, order.id)
  const goods = order.subtotal - order.discount
  if (isOrder(order.status) && !orderStatus[order.status].holdsStock) {
    const paid = order.total + order.walletUsed + order.coinsUsed
    const kept = order.keptMoney + order.keptWallet + order.keptCoins
    const ended = listHistory(db, order.id)
      .findLast(({ kind }) => kind === order.status)
      ?.at.toISOString()
    return [
      {
        number: `NK-${order.number}`,
        issuedAt: ended !== undefined && ended > issued.at ? ended : issued.at,
        amount: rupiah(paid - kept),
        ...taxesOf(order, issued, (whole) => shareOf(whole, Math.min(kept, goods), goods)),
        lines: linesOf(bought),
      },
    ]
  }
  const luxuries = new Set(issued.tax?.luxury?.variants)
  let [given, luxury] = [0, 0]
  return listPaidBack(db, order.id).map(({ id, number, at }) => {
    const lines = listReturnLines(db, id)
    const [before, was] = [priceUntil(order, given), { given, luxury }]
    given += worthOf(lines, bought)
    luxury += worthOf(
      lines.filter(({ variantId }) => luxuries.has(variantId)),
      bought,
    )
    const after = priceUntil(order, given)
    const until = (at: { given: number; luxury: number }) => (whole: number, isLuxury: boolean, worth: number) =>
      shareOf(whole, isLuxury ? at.luxury : at.given - at.luxury, worth)
    return {
      number: `NK-${number}`,
      issuedAt: at.toISOString(),
      amount: rupiah(after - before),
      ...taxesOf(order, issued, until(was), until({ given, luxury })),
      lines: linesOf(lines),
    }
  })
}

/** Of the price of some goods, usual or luxury, which are worth so much without vouchers: what has gone back. */
type Gone = (whole: number, isLuxury: boolean, worth: number) => number

/** The PPN in what goes back, which adds up over all credit notes to that of the invoice. */
function taxesOf(
  { subtotal, discount }: OrderRow,
  { tax }: IssuedInvoice,
  before: Gone,
  after: Gone = (whole) => whole,
): Pick<Credit, 'tax' | 'luxuryTax'> {
  if (!tax) return { tax: null, luxuryTax: null }
  const { luxury = null } = tax
  const worth = luxury?.worth ?? 0
  const ofLuxury = shareOf(subtotal - discount, worth, subtotal)
  const usual = [subtotal - discount - ofLuxury, false, subtotal - worth] as const
  return {
    tax: ppnBetween(before(...usual), after(...usual), tax),
    luxuryTax: luxury && ppnBetween(before(ofLuxury, true, worth), after(ofLuxury, true, worth), luxury),
  }
}

function luxuryView({ luxury }: NonNullable<IssuedInvoice['tax']>): NonNullable<Invoice['tax']>['luxury'] {
  if (!luxury) return null
  const { price, base, amount, percent, part } = luxury
  return { price, base, amount, percent, part: part.join('/') }
}

const linesOf = (lines: readonly LineRow[]): Credit['lines'] =>
  lines.map(({ name, variantName, quantity }) => ({ name, variant: variantName, quantity }))
