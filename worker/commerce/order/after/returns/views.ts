import { dayMs } from '#shared/format/units.ts'
import type { Return, Returnable, ReturnCard } from '#shared/api/order/return.ts'
import { FileId, ReturnId, rupiah, OrderId } from '#shared/api/contract/brands.ts'
import { afterWorkingDays } from '#shared/format/working-days.ts'
import { limits } from '#shared/limits.ts'
import type { ReturnStatus } from '#shared/order/return-status.ts'
import { customerAccount, movedFor } from '#commerce/ledger/store.ts'
import type { Db, Scope } from '#commerce/platform/scope.ts'
import { isVideo } from '#commerce/files/rules.ts'
import { bankName, shortAccount } from '#commerce/wallet/rules.ts'
import { findAnyAccount } from '#commerce/wallet/store.ts'
import { findOrder, listLines } from '../../core/store.ts'
import type { OrderRow } from '../../core/tables.ts'
import { lineView } from '../../core/views.ts'
import type { RefundRow } from '../../payment/refunds/tables.ts'
import { findRefundFor } from '../../payment/refunds/store.ts'
import { paidByOf as refundPaidBy } from '../../payment/refunds/views.ts'
import { moneyLeft } from '../money-left.ts'
import { beyondReturns } from './lists.ts'
import { postageMaxOf, postageView } from './postage.ts'
import { coinsBackFor, moneyFor, refundFor, worthOf } from './rules.ts'
import { listRefunded, listReturnEvents, listReturnLines, listShown } from './store.ts'
import type { ReturnRow } from './tables.ts'

/** What the history of a return says to the shopper. */
const labels: Readonly<Record<ReturnStatus, string>> = {
  REQUESTED: 'Pengembalian diajukan',
  REVIEWING: 'Toko sedang memeriksa pengajuan',
  APPROVED: 'Pengembalian disetujui toko',
  REJECTED: 'Pengembalian ditolak toko',
  SENT_BACK: 'Barang dikirim balik ke toko',
  RECEIVED: 'Barang diterima toko',
  REFUNDED: 'Dana dikembalikan ke Saldo Toko',
  REPLACED: 'Barang pengganti dikirim',
  COMPLETED: 'Pengembalian selesai',
  CANCELLED: 'Pengembalian dibatalkan',
}

function labelOf(status: ReturnStatus, row: ReturnRow, { way, coins }: Pick<Return, 'way' | 'coins'>): string {
  if (status === 'REFUNDED' && row.refunded === 0)
    return coins > 0 ? 'Koin dikembalikan' : 'Tidak ada dana yang kembali'
  if (status === 'REFUNDED' && way !== 'wallet')
    return way === 'owed' ? 'Pengembalian dana disetujui' : 'Dana dikembalikan ke rekening bank'
  return status === 'REPLACED' && isHandedOver(row) ? 'Barang pengganti diserahkan' : labels[status]
}

/** The replacement was not sent: it went over the counter. */
export const isHandedOver = ({ replacementReceipt }: ReturnRow): boolean => replacementReceipt === ''

/** A page of a list of returns. */
export function returnCardViews(
  db: Db,
  rows: readonly { row: ReturnRow; numberOfOrder: string | null }[],
): ReturnCard[] {
  if (rows.length === 0) return []
  const beyond = beyondReturns(
    db,
    rows.map(({ row }) => row),
  )
  return rows.map(({ row, numberOfOrder }) => {
    const lines = beyond.linesOf(row.id)
    const [first] = lines
    const paid = beyond.paidFor(row.orderId)
    const answer = beyond.answerOf(row.id)
    const given = { before: beyond.worthBefore(row.orderId), worth: worthOf(lines, lines) }
    return {
      ...headView(row, numberOfOrder ?? ''),
      first: first ? lineView(first) : null,
      lineCount: lines.length,
      reason: row.reason,
      amount: paidBack(row, () => (paid ? capped(refundFor(paid, given), paid.left) : 0)),
      sendBy: sendByOf(row, answer?.at ?? null),
      refusal: row.status === 'REJECTED' ? (answer?.note ?? '') : '',
    }
  })
}

/** What is paid back, or has been. */
const paidBack = ({ refunded, solution }: ReturnRow, wouldBe: () => number): Return['amount'] =>
  rupiah(refunded ?? (solution === 'exchange' ? 0 : wouldBe()))

/** Until when the goods are to be on their way back; null: nobody waits for them. */
const sendByOf = ({ status, solution }: ReturnRow, approvedAt: Date | null): string | null =>
  status === 'APPROVED' && solution !== 'refund' && approvedAt ? sendBy(approvedAt).toISOString() : null

/** Until when its money is there, once nothing but the seller is waited for. */
const paidByOf = ({ status, solution }: ReturnRow, since: Date | null): string | null =>
  since !== null && status === (solution === 'refund' ? 'APPROVED' : 'RECEIVED') && solution !== 'exchange'
    ? afterWorkingDays(since, limits.refundWorkingDays).toISOString()
    : null

export function returnView(
  { db, shop }: Pick<Scope, 'db' | 'shop'>,
  row: ReturnRow,
  order: OrderRow | null = findOrder(db, row.orderId),
): Return {
  const { reason, description, courier, receiptNumber, replacementReceipt } = row
  const events = listReturnEvents(db, row.id)
  const files = listShown(db, row.id)
  const shownOf = (is: (mime: string) => boolean) =>
    files.filter(({ mime, shows }) => shows === 'goods' && is(mime)).map(({ id }) => FileId.parse(id))
  const account =
    row.accountId === null || row.customerId === null ? null : findAnyAccount(db, row.customerId, row.accountId)
  const amount = paidBack(row, () => (order ? amountOf(db, order, row) : 0))
  const coins = order && amount === 0 ? coinsAloneOf(db, order, row) : 0
  // Its buyer had no wallet then.
  const refund = row.refunded ? findRefundFor(db, 'refund_return', row.id) : null
  const outside = refund?.way === 'wallet' ? null : refund
  const way = outside === null ? 'wallet' : outside.state === 'PAID' ? 'bank' : 'owed'
  return {
    ...headView(row, order?.number ?? ''),
    lines: listReturnLines(db, row.id).map((line) => lineView(line)),
    delivery: order?.delivery ?? null,
    reason,
    description,
    photos: shownOf((mime) => !isVideo(mime)),
    videos: shownOf(isVideo),
    amount,
    coins,
    refundTo: outside ? toOf(outside) : account ? `${bankName(account.bankCode)} ${account.number}` : '',
    way,
    courier,
    receiptNumber,
    replacementReceipt,
    correctable: row.status === 'SENT_BACK',
    sendBy: sendByOf(row, events.findLast(({ status }) => status === 'APPROVED')?.at ?? null),
    postageMax: postageMaxOf(shop, row),
    postage: postageView(db, row, order, files.find(({ shows }) => shows === 'postage')?.id ?? null),
    workingDays: row.solution === 'return-refund' ? limits.refundWorkingDays : null,
    paidBy: outside
      ? (refundPaidBy(outside)?.toISOString() ?? null)
      : paidByOf(row, events.findLast(({ status }) => status === row.status)?.at ?? null),
    events: events.map(({ status, at, note }) => ({
      ...{ status, label: labelOf(status, row, { way, coins }) },
      ...{ at: at.toISOString(), note },
    })),
  }
}

const toOf = ({ bankCode, number }: RefundRow): string =>
  bankCode !== null && number !== null ? shortAccount({ bankCode, number }) : ''

export const sendBy = (approvedAt: Date): Date => new Date(approvedAt.getTime() + limits.returnSendDays * dayMs)

/** What would be paid into the wallet now. */
export const amountOf = (db: Db, order: OrderRow, row: ReturnRow): number => backFor(db, order, givenBy(db, order, row))

/** The coins that come back, or have, of goods that no money does. */
export function coinsAloneOf(db: Db, order: OrderRow, row: ReturnRow): number {
  const { customerId, coinsUsed } = order
  if (customerId === null || coinsUsed === 0 || row.solution === 'exchange') return 0
  return row.refunded === null
    ? coinsBackFor(order, givenBy(db, order, row)).coins
    : movedFor(db, customerAccount('coins', customerId), ['coins_returned'], row.id)
}

export const backFor = (db: Db, order: OrderRow, given: ReturnType<typeof givenBy>): number =>
  capped(refundFor(order, given), moneyLeft(db, order))

/** No more than what is left: the payment vendor may have refunded a part of it already. */
const capped = (amount: number, left: number): number => Math.max(0, Math.min(amount, left))

/** What a form counts from what would be paid for any pieces, without what the payment vendor has refunded itself. */
export const paidOf = (db: Db, order: OrderRow): NonNullable<Returnable['paid']> => ({
  price: rupiah(order.subtotal),
  money: rupiah(moneyFor(order)),
  back: rupiah(worthOf(listRefunded(db, order.id), listLines(db, order.id))),
})

/** The value of a return's goods, and of those that were paid back before. */
export function givenBy(db: Db, order: OrderRow, row: ReturnRow) {
  const bought = listLines(db, order.id)
  return { before: worthOf(listRefunded(db, order.id), bought), worth: worthOf(listReturnLines(db, row.id), bought) }
}

function headView({ id, number, status, solution, createdAt, orderId }: ReturnRow, numberOfOrder: string) {
  return {
    id: ReturnId.parse(id),
    number,
    status,
    solution,
    askedAt: createdAt.toISOString(),
    orderId: OrderId.parse(orderId),
    numberOfOrder,
  }
}
