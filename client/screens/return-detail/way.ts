import type { Return } from '#shared/api/order/return.ts'
import type { ReturnStatus } from '#shared/order/return-status.ts'

const places: Partial<Record<ReturnStatus, number>> = {
  APPROVED: 0,
  SENT_BACK: 1,
  RECEIVED: 2,
  REFUNDED: 3,
  REPLACED: 3,
}

/** How far goods that go back are, and what comes then; null: nothing is sent, not yet, or not any more. */
export function wayOfReturn({ status, solution }: Pick<Return, 'status' | 'solution'>) {
  const reached = places[status]
  if (solution === 'refund' || reached === undefined) return null
  // What was to be exchanged may be sold out.
  const last = solution === 'exchange' && status !== 'REFUNDED' ? 'Pengganti' : 'Dana Cair'
  return { steps: ['Disetujui', 'Dikirim', 'Diterima', last], reached }
}
