import { eq } from 'drizzle-orm'
import { formatDate } from '#shared/format/dates.ts'
import { returnWindowEnd } from '#shared/order/return-window.ts'
import { accepted, refused, type Refused, type Result } from '#shared/result.ts'
import { accountOfContact, codeWaysTo } from '#commerce/identity/codes/contacts.ts'
import { issueCode, spendContactCode } from '#commerce/identity/codes/issue.ts'
import { guestContact, isErased } from '#commerce/order/core/buyer.ts'
import { returnDaysFor } from '#commerce/order/core/issued.ts'
import { owns } from '#commerce/order/core/rules.ts'
import { findOrder } from '#commerce/order/core/store.ts'
import { orders, type OrderRow } from '#commerce/order/core/tables.ts'
import { returns } from '#commerce/order/after/returns/tables.ts'
import { findOwnOrOpened } from '#commerce/order/core/link.ts'
import { owedTo } from '#commerce/order/payment/refunds/store.ts'
import type { Handlers } from '#commerce/platform/handlers.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { inTransaction, type Tx } from '#commerce/platform/transaction.ts'
import { anonymiseOrders } from './anonymise.ts'
import { exportOrder } from './export-orders.ts'
import { forgetMessages } from './remove.ts'
import { countOpenOrders, countOpenReturns } from './store.ts'

/** Stands where a name was. */
export const removedName = 'Data dihapus'

/** A guest's right to a copy and to removal, proven by the order itself: a guest has no account to ask from. */
export const personalData: Handlers<'personalData'> = {
  export: (proof, scope) => forGuest(scope, proof, (tx, order) => accepted({ json: exportOf(tx, order) })),

  askCode: ({ channel, ...proof }, scope) =>
    forGuest(scope, proof, (tx, order) => {
      const no = stillNeeded(tx, order)
      if (no) return no
      const to = guestContact(order)
      const ways = codeWaysTo(to, tx.vendors.channels)
      const way = ways.find((one) => one.channel === channel) ?? ways[0]
      if (!way) return refused('code_unreachable')
      return issueCode(tx, {
        purpose: 'erasure',
        account: accountOfContact(tx, to),
        customer: null,
        channel: way.channel,
        to,
        about: order.id,
        values: { number: order.number ?? '' },
      })
    }),

  erase: ({ ticket, code, ...proof }, scope) =>
    forGuest(scope, proof, (tx, order) => {
      const no = stillNeeded(tx, order)
      if (no) return no
      const account = accountOfContact(tx, guestContact(order))
      const spent = spendContactCode(tx, 'erasure', { ticket, account, typed: code, about: order.id })
      if (!spent.ok) return spent
      eraseOrder(tx, order)
      return accepted({})
    }),
}

/** The step for an order that names a guest, of the browser that ordered or has opened the order's link. */
function forGuest<T>(
  scope: Scope,
  { token, pass }: { token: string; pass: string | null },
  step: (tx: Tx, order: OrderRow) => Result<T>,
): Result<T> {
  const opened = findOwnOrOpened(scope, token, pass)
  if (!opened) return refused('order_link_invalid')
  return inTransaction(scope, (tx) => {
    // As it is now: somebody may have claimed it in the meantime.
    const order = findOrder(tx.db, opened.id)
    if (!order || isErased(order)) return refused('order_link_invalid')
    return order.customerId === null ? step(tx, order) : refused('personal_data_account')
  })
}

/** The books keep the order; nobody is named in it any more, and what was sent about it is gone. */
export function eraseOrder(tx: Tx, { id }: OrderRow): void {
  forgetMessages(tx.db, [], [id])
  anonymiseOrders(tx, [id], removedName)
  tx.scheduler.plan('note-erasure', `o:${id}`, tx.now)
}

/** Why the shop needs the data of this order still. */
export function stillNeeded(tx: Tx, { id, deliveredAt }: OrderRow): Refused | null {
  const { db, now } = tx
  const it = eq(orders.id, id)
  if (countOpenOrders(db, it, now) > 0) return refused('personal_data_order')
  if (countOpenReturns(db, eq(returns.orderId, id)) > 0) return refused('personal_data_return')
  const amount = owedTo(db, it)
  if (amount > 0) return refused('personal_data_refund', { amount })
  const end = deliveredAt && returnWindowEnd(deliveredAt, returnDaysFor(tx, id))
  return end && now < end ? refused('personal_data_until', { from: formatDate(end.toISOString()) }) : null
}

/**
 * Everything for the browser that ordered, but the codes it bought: who reads those has opened them, and they are about
 * nobody. The digits of a phone stand on the parcel, so who has opened the link with them gets what its page shows: not
 * who bought, what was said, nor whose bank account it was.
 */
function exportOf({ db, now, shop, who }: Scope, order: OrderRow): string {
  const { pesanan, pengembalian } = exportOrder(db, order.id)
  const withoutCodes = pesanan.map(({ kodeDigital: _, ...one }) => one)
  const shown = owns(who, order)
    ? { pesanan: withoutCodes, pengembalian }
    : {
        pesanan: withoutCodes.map((one) => ({
          ...one,
          pemesan: null,
          catatan: '',
          riwayat: one.riwayat.map((event) => ({ ...event, catatan: '' })),
          danaKembali: [],
          buktiBayar: [],
        })),
      }
  return JSON.stringify({ toko: shop.name, dibuat: now, ...shown }, null, 2)
}
