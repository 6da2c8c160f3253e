import type { Invoice } from '#shared/api/order/payment.ts'
import { rupiah } from '#shared/api/contract/brands.ts'
import { orderStatus } from '#shared/order/order-status.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import { blocksOf } from '#commerce/content/rules.ts'
import { termsAt } from '#commerce/content/terms.ts'
import type { Db, Scope } from '#commerce/platform/scope.ts'
import { findBill } from '../../core/bills.ts'
import type { IssuedInvoice } from '#shared/order/issued-invoice.ts'
import { isOrder } from '../../core/rules.ts'
import { listHistory, listLines } from '../../core/store.ts'
import { ppnBetween } from '../../core/tax.ts'
import type { LineRow, OrderRow } from '../../core/tables.ts'
import { priceUntil, worthOf } from '../returns/rules.ts'
import { listPaidBack, listReturnLines } from '../returns/store.ts'

/** An order that was paid has an invoice, and so has one that is paid on delivery. One that was never paid has none. */
export function invoiceView({ db }: Pick<Scope, 'db'>, order: OrderRow): Result<Invoice> {
  const bill = findBill(db, order.id)
  if (!bill?.issued || order.number === null || order.placedAt === null) return refused('invoice_unavailable')
  if (bill.status !== 'PAID' && bill.status !== 'COD') return refused('invoice_unavailable')
  const { at, seller, tax, arrives } = bill.issued
  const terms = termsAt(db, order.placedAt)
  return accepted({
    number: order.number,
    issuedAt: at,
    seller,
    tax: tax && { ...tax, part: tax.part.join('/') },
    arrivesFrom: arrives?.[0] ?? null,
    arrivesUntil: arrives?.[1] ?? null,
    terms: terms && { since: terms.since.toISOString(), body: blocksOf(terms.body, new Map()) },
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
        tax: taxBetween(issued, Math.min(kept, goods), goods),
        lines: linesOf(bought),
      },
    ]
  }
  let given = 0
  return listPaidBack(db, order.id).map(({ id, number, at }) => {
    const lines = listReturnLines(db, id)
    const before = priceUntil(order, given)
    given += worthOf(lines, bought)
    const after = priceUntil(order, given)
    return {
      number: `NK-${number}`,
      issuedAt: at.toISOString(),
      amount: rupiah(after - before),
      tax: taxBetween(issued, before, after),
      lines: linesOf(lines),
    }
  })
}

const taxBetween = ({ tax }: IssuedInvoice, before: number, after: number): Credit['tax'] =>
  tax && ppnBetween(before, after, tax)

const linesOf = (lines: readonly LineRow[]): Credit['lines'] =>
  lines.map(({ name, variantName, quantity }) => ({ name, variant: variantName, quantity }))
