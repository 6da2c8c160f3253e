import type { Return, Returnable, ReturnCard } from '#shared/api/order/return.ts'
import { FileId, ItemId, ReturnId, rupiah, OrderId } from '#shared/api/contract/brands.ts'
import { limits } from '#shared/limits.ts'
import type { ReturnStatus } from '#shared/order/return-status.ts'
import type { Db } from '#commerce/platform/scope.ts'
import { isVideo } from '#commerce/files/rules.ts'
import { bankName } from '#commerce/wallet/rules.ts'
import { findAnyAccount } from '#commerce/wallet/store.ts'
import { findOrder, listLines } from '../../core/store.ts'
import type { LineRow, OrderRow } from '../../core/tables.ts'
import { lineView } from '../../core/views.ts'
import { refundFor, worthOf } from './rules.ts'
import { listRefunded, listReturnEvents, listReturnLines, listShown } from './store.ts'
import type { ReturnRow } from './tables.ts'

const dayMs = 86_400_000

/** What the history of a return says to the shopper. */
const labels: Readonly<Record<ReturnStatus, string>> = {
  REQUESTED: 'Pengembalian diajukan',
  REVIEWING: 'Penjual sedang memeriksa pengajuan',
  APPROVED: 'Pengembalian disetujui penjual',
  REJECTED: 'Pengembalian ditolak penjual',
  SENT_BACK: 'Barang dikirim balik ke penjual',
  RECEIVED: 'Barang diterima penjual',
  REFUNDED: 'Dana dikembalikan ke Saldo Toko',
  REPLACED: 'Barang pengganti dikirim',
  COMPLETED: 'Pengembalian selesai',
  CANCELLED: 'Pengembalian dibatalkan',
}

export function returnCardView(db: Db, row: ReturnRow, numberOfOrder: string): ReturnCard {
  const lines = listReturnLines(db, row.id)
  const [first] = lines
  return {
    ...headView(row, numberOfOrder),
    first: first ? lineView(first) : null,
    lineCount: lines.length,
    amount: paidBack(db, row),
    // Most of a list's rows wait for somebody else: their events are not read.
    sendBy: row.status === 'APPROVED' ? sendByOf(row, listReturnEvents(db, row.id)) : null,
  }
}

/** What is paid back, or has been. */
function paidBack(db: Db, row: ReturnRow): Return['amount'] {
  if (row.refunded !== null) return rupiah(row.refunded)
  const order = row.solution === 'exchange' ? null : findOrder(db, row.orderId)
  return rupiah(order ? amountOf(db, order, row) : 0)
}

/** Until when the goods are to be on their way back; null: nobody waits for them. */
function sendByOf({ status, solution }: ReturnRow, events: ReturnType<typeof listReturnEvents>): string | null {
  const approvedAt = events.findLast((event) => event.status === 'APPROVED')?.at
  return status === 'APPROVED' && solution !== 'refund' && approvedAt ? sendBy(approvedAt).toISOString() : null
}

export function returnView(db: Db, row: ReturnRow): Return {
  const order = findOrder(db, row.orderId)
  const { reason, description, courier, receiptNumber, replacementReceipt } = row
  const events = listReturnEvents(db, row.id)
  const files = listShown(db, row.id)
  const shownOf = (is: (mime: string) => boolean) =>
    files.filter(({ mime }) => is(mime)).map(({ id }) => FileId.parse(id))
  const account =
    row.accountId === null || row.customerId === null ? null : findAnyAccount(db, row.customerId, row.accountId)
  return {
    ...headView(row, order?.number ?? ''),
    lines: listReturnLines(db, row.id).map((line) => lineView(line)),
    delivery: order?.delivery ?? null,
    reason,
    description,
    photos: shownOf((mime) => !isVideo(mime)),
    videos: shownOf(isVideo),
    amount: paidBack(db, row),
    refundTo: account ? `${bankName(account.bankCode)} ${account.number}` : '',
    courier,
    receiptNumber,
    replacementReceipt,
    sendBy: sendByOf(row, events),
    events: events.map(({ status, at, note }) => ({ status, label: labels[status], at: at.toISOString(), note })),
  }
}

export const sendBy = (approvedAt: Date): Date => new Date(approvedAt.getTime() + limits.returnSendDays * dayMs)

/** What would be paid into the wallet now. */
export const amountOf = (db: Db, order: OrderRow, row: ReturnRow): number => refundFor(order, givenBy(db, order, row))

/** What would be paid for the pieces of each line, if it went back alone: as many as are left of it at most. */
export function amountsOf(db: Db, order: OrderRow, lines: readonly LineRow[]): Returnable['amounts'] {
  const before = worthOf(listRefunded(db, order.id), listLines(db, order.id))
  return lines.map(({ variantId, unitPrice, quantity }) => ({
    itemId: ItemId.parse(variantId),
    byPieces: Array.from({ length: Math.min(quantity, limits.returnAmounts) }, (_, place) =>
      rupiah(refundFor(order, { before, worth: unitPrice * (place + 1) })),
    ),
  }))
}

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
