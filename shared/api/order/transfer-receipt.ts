import { z } from 'zod'
import {
  Code,
  Flag,
  nullable,
  Moment,
  withDefault,
  Rupiah,
  lenient,
  lenientOrNull,
  text,
  typed,
  wholeNumber,
  word,
} from '#shared/api/contract/brands.ts'
import { limits } from '#shared/limits.ts'
import { change, endpoint, list, read, record, wire } from '#shared/api/contract/endpoint.ts'
import { BoughtLine } from './payment.ts'

/**
 * open: a proof may be sent · automatic: it is not paid by a transfer to the shop's own account · closed: nothing is to
 * be sent any more.
 */
const proofStates = ['open', 'checking', 'refused', 'paid', 'automatic', 'closed'] as const

/** An order that is paid by bank transfer, as the person who confirms the transfer sees it: without name, phone and street. */
export const Transfer = record(() => ({
  number: ['SALE_CODE', text(40)],
  state: ['PROOF_STATE', word(proofStates)],
  amount: ['BILL_AMOUNT', Rupiah],
  uniqueCode: ['BILL_UNIQUE_CODE', nullable(wholeNumber(z.int().min(0).max(limits.uniqueCodeMax)))],
  methodName: ['PAYMENT_NAME', withDefault(text(60), '')],
  bank: ['PAYMENT_BANK', withDefault(text(60), '')],
  account: ['PAYMENT_NUMBER', nullable(text(60))],
  holder: ['PAYMENT_HOLDER', withDefault(text(100), '')],
  /** Its time has run out; money that was sent anyway is still found. */
  late: ['BILL_LATE', withDefault(Flag, false)],
  /** Until when it is to be paid; null: this backend does not say. */
  payBy: ['BILL_EXPIRED_DATE', lenientOrNull(Moment)],
  sentAt: ['PROOF_DATE', nullable(Moment)],
  /** Another proof may take the place of the one that is being checked. */
  replaceable: ['PROOF_ISREPLACEABLE', withDefault(Flag, false)],
  /** Why the last proof was not taken. */
  reason: ['PROOF_REASON', lenient(text(limits.noteChars), '')],
  /** Between which days the transfer was made, in the shop's zone. */
  firstDay: ['TRANSFER_DATE_MIN', z.iso.date()],
  lastDay: ['TRANSFER_DATE_MAX', z.iso.date()],
  /** What is paid for, for who came by the order's link; []: by number and phone, or this backend does not say. */
  lines: ['SALE_LINE_LIST', withDefault(list(BoughtLine()), [])],
  /** The token of the order's link, for who came by it; null for who came by number and phone. */
  track: ['TRACK_TOKEN', lenientOrNull(text(512))],
}))
export type Transfer = z.output<ReturnType<typeof Transfer>>

const token = [
  'TRACK_TOKEN',
  z
    .string()
    .regex(/^(?!\.{1,2}$)[\w.-]+$/)
    .max(512),
] as const

export const transferReceipt = {
  /**
   * Number and phone of an order lead to a token for these calls; a pair that is wrong says no more than that. The token
   * must not be the order's link: the label of a parcel has the number and the phone.
   */
  findOrder: endpoint({
    ...change,
    access: 'visitor',
    upstream: 'POST /payment-confirmation/find-order',
    input: record(() => ({
      number: ['SALE_CODE', typed(1, 40)],
      phone: ['RECIPIENT_PHONE', typed(1, limits.phoneInputMax)],
    })),
    output: () => wire({ token }),
  }),
  find: endpoint({
    ...read,
    access: 'public',
    upstream: 'GET /payment-confirmation/detail/:TRACK_TOKEN',
    input: () => wire({ token }),
    output: Transfer,
  }),
  /**
   * `fileId` was sent by the same visitor before (`files.upload`). A proof that is being checked already is left as it
   * is, unless this one is sent to take its place (`replaces`).
   */
  send: endpoint({
    ...change,
    access: 'visitor',
    upstream: 'POST /payment-confirmation/insert',
    input: record(() => ({
      token,
      fileId: ['FILE_ID', Code],
      bank: ['PAYER_BANK', typed(2, limits.bankChars)],
      payer: ['PAYER_NAME', typed(3, limits.nameChars)],
      amount: ['TRANSFER_AMOUNT', wholeNumber(z.int().min(1).max(1e12))],
      day: ['TRANSFER_DATE', z.iso.date()],
      note: ['PROOF_NOTE', nullable(text(limits.noteChars))],
      replaces: ['PROOF_ISREPLACING', nullable(Flag)],
    })),
  }),
}
