import { limits } from '#shared/limits.ts'
import { refused, type Refused } from '#shared/result.ts'
import type { BillRow, ChargeRow } from '#commerce/order/core/tables.ts'

/** An attempt that may still bring money. */
export const isOpen = ({ state }: Pick<ChargeRow, 'state'>): boolean => state === 'pending' || state === 'review'

/** Whether the vendor has said where to pay. */
export const isPayable = ({ number, qrText, link }: Pick<ChargeRow, 'number' | 'qrText' | 'link'>): boolean =>
  (number ?? qrText ?? link) !== null

/** Why an order gets no further attempt; null when it gets one. */
export const attemptsSpent = ({ attempt }: Pick<BillRow, 'attempt'>): Refused | null =>
  attempt >= limits.paymentAttempts ? refused('payment_attempts') : null
