import { z } from 'zod'
import {
  Code,
  lenient,
  lenientOrNull,
  Moment,
  nullable,
  Rupiah,
  text,
  wholeNumber,
  withDefault,
  word,
} from '#shared/api/contract/brands.ts'
import { list, record } from '#shared/api/contract/endpoint.ts'
import { CodeWay } from '#shared/api/account/code.ts'
import { limits } from '#shared/limits.ts'

/** Money of an order that the shop gives back, and how. */
export const OrderRefund = record(() => ({
  id: ['REFUND_ID', Code],
  amount: ['REFUND_AMOUNT', Rupiah],
  /** source: back to where it came from · bank: to a bank account · wallet: into the customer's wallet. */
  way: ['REFUND_WAY', word(['source', 'bank', 'wallet'])],
  /** Where it goes, in words: 'QRIS', or the bank account without most of its digits; '' while nobody has said so. */
  to: ['REFUND_TO', lenient(text(120), '')],
  paidAt: ['REFUND_PAID_DATE', nullable(Moment)],
  /** The bank's number of the transfer. */
  proof: ['REFUND_PROOF', lenient(text(limits.refundProofChars), '')],
  /** Its bank account was changed: it is not transferred before; null: it may be at once. */
  payFrom: ['REFUND_PAY_FROM_DATE', lenientOrNull(Moment)],
  /** In so many working days after its account is known it is there; null: it is paid, or this backend promises none. */
  workingDays: ['REFUND_WORKING_DAYS', lenientOrNull(wholeNumber(z.int().min(1).max(limits.refundWorkingDaysMax)))],
  /** The day by which it is there; null: as above, or its account is not known. */
  paidBy: ['REFUND_PAID_BY_DATE', lenientOrNull(Moment)],
  /** How the code reaches its owner without which no bank account is named, each contact masked; none: it does not. */
  codeWays: ['CODE_WAY_LIST', withDefault(list(CodeWay()), [])],
}))
export type OrderRefund = z.output<ReturnType<typeof OrderRefund>>
