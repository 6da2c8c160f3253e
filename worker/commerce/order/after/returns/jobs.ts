import { minuteMs } from '#shared/format/units.ts'
import type { ReturnStatus } from '#shared/order/return-status.ts'
import type { Job } from '#commerce/platform/scheduler/scheduler.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import type { Tx } from '#commerce/platform/transaction.ts'
import { endReturn, moveReturn } from './move.ts'
import { decidePostage, isTakenBack, postageWaits } from './postage.ts'
import { findReturn } from './store.ts'
import type { ReturnRow } from './tables.ts'

export const returnJobs = {
  'end-return': endReturn,
  'advance-demo-return': advanceDemoReturn,
} as const satisfies Record<string, Job>

const demoMinutes = 2

export function planDemoStep({ shop, scheduler, now }: Scope, returnId: string): void {
  if (shop.demo) scheduler.plan('advance-demo-return', returnId, new Date(now.getTime() + demoMinutes * minuteMs))
}

/** Plays the seller of a demo shop: reviews, approves, receives, pays back or sends a replacement. */
function advanceDemoReturn(returnId: string, tx: Tx): void {
  replaceAskedPostage(tx, findReturn(tx.db, returnId))
  const row = findReturn(tx.db, returnId)
  const step = row && tx.shop.demo ? sellerStepOf(row) : null
  if (!row || !step) return
  const { to, ...said } = step
  // Nothing is left to replace it with: the money goes back.
  if (!moveReturn(tx, row, to, said).ok && to === 'REPLACED') moveReturn(tx, row, 'REFUNDED')
  const moved = findReturn(tx.db, returnId)
  // What is refused now is refused in two minutes, too.
  if (moved && moved.status !== row.status && sellerStepOf(moved)) planDemoStep(tx, returnId)
}

/** The seller of a demo shop replaces all that was requested, once the goods are there, unless nothing can be paid. */
export function replaceAskedPostage(tx: Tx, row: ReturnRow | null): void {
  if (!tx.shop.demo || !row || !postageWaits(row)) return
  const gone = isTakenBack(tx.db, row.orderId)
  const said = gone ? { amount: 0, note: 'Pembayaran sudah ditarik' } : { amount: row.postageAsked ?? 0, note: '' }
  decidePostage(tx, row, said)
}

/** What the seller of a demo shop does next; null: it is the shopper's turn, or nothing is left to do. */
function sellerStepOf({
  status,
  solution,
  createdAt,
}: ReturnRow): { to: ReturnStatus; note?: string; replacementReceipt?: string } | null {
  if (status === 'REQUESTED') return { to: 'REVIEWING' }
  if (status === 'REVIEWING') return { to: 'APPROVED', note: 'Silakan ikuti langkah berikutnya.' }
  if (status === 'APPROVED') return solution === 'refund' ? { to: 'REFUNDED' } : null
  if (status === 'SENT_BACK') return { to: 'RECEIVED' }
  if (status !== 'RECEIVED') return null
  return solution === 'exchange'
    ? { to: 'REPLACED', replacementReceipt: `SIM${String(createdAt.getTime()).slice(-12)}` }
    : { to: 'REFUNDED' }
}
