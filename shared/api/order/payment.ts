import { z } from 'zod'
import {
  BillCode,
  Code,
  Flag,
  nullable,
  Moment,
  withDefault,
  Rupiah,
  TrackToken,
  OrderId,
  Pieces,
  lenient,
  lenientOrNull,
  text,
  wholeNumber,
  word,
} from '#shared/api/contract/brands.ts'
import { isNothing } from '#shared/api/contract/notations.ts'
import { billSynonyms, groupSynonyms } from './synonyms.ts'
import { limits } from '#shared/limits.ts'
import { walletSchemes } from '#shared/order/payment-way.ts'
import { CodeWay, Digits } from '#shared/api/account/code.ts'
import { channels } from '#shared/api/account/message.ts'
import { change, endpoint, extension, list, read, record, specified, wire } from '#shared/api/contract/endpoint.ts'
import { lazy } from '#shared/lazy.ts'
import { onWire, reads } from '#shared/api/contract/shapes.ts'

export const paymentGroups = [
  'ewallet',
  'paylater',
  'va',
  'cod',
  'counter',
  'transfer',
  'minimarket',
  'card',
  'wallet',
] as const
const Group = lazy(() => withDefault(word(paymentGroups, undefined, groupSynonyms), 'transfer'))

/** The specification names no field for its name: where there is none, the method's code is the name. */
export const PaymentChoice = record(
  () => ({
    vendor: specified('SALE_PAYMENT_VENDOR_CODE', Code),
    method: specified('SALE_PAYMENT_METHOD_CODE', Code),
    name: ['PAYMENT_NAME', text(60)],
    group: ['PAYMENT_GROUP', Group()],
    description: ['PAYMENT_DESCRIPTION', withDefault(text(200), '')],
    available: ['PAYMENT_ISAVAILABLE', withDefault(Flag, true)],
    reason: ['PAYMENT_REASON', withDefault(text(200), '')],
    /** What the shopper changes in this checkout to be able to choose it; null: nothing helps, or nothing is needed. */
    wanted: ['PAYMENT_WANTED', lenientOrNull(word(['courier', 'address', 'email']))],
    /** What is to be paid this way, with its fee and without a unique code. null: this backend does not say. */
    total: ['PAYMENT_TOTAL', lenientOrNull(Rupiah)],
    /** What the counter that takes the money asks for it, beside our total; 0: nothing; null: this backend does not say. */
    fee: ['PAYMENT_FEE', lenientOrNull(Rupiah)],
  }),
  (row) => ({ ...row, PAYMENT_NAME: row.PAYMENT_NAME || row.SALE_PAYMENT_METHOD_CODE }),
)
export type PaymentChoice = z.output<ReturnType<typeof PaymentChoice>>

/** What every QRIS code begins with. One that is cut is none, so it is not bounded as text is. */
const Qris = lazy(() =>
  z
    .string()
    .trim()
    .max(512)
    .regex(/^000201/),
)

/** Where a shopper is sent to pay: a page, or one of the wallets' own schemes; never a script. */
const PayLink = z
  .string()
  .trim()
  .max(limits.addressChars)
  .regex(new RegExp(String.raw`^(https://|/(?![/\\])|(${Object.values(walletSchemes).join('|')})://)`))

export const billStatuses = ['UNPAID', 'PAID', 'EXPIRED', 'FAILED', 'VERIFYING', 'COD'] as const
const BillWord = lazy(() => word(billStatuses, 'VERIFYING', billSynonyms))
/** A status that we do not know may mean that it was paid: nobody is asked to pay a second time. */
const BillStatus = onWire(
  z.codec(z.unknown(), z.enum(billStatuses), {
    decode: (raw) => z.safeDecode(BillWord(), ((raw === '' ? null : raw) ?? 'UNPAID') as never).data ?? 'VERIFYING',
    encode: (status) => status,
  }),
  z.enum(billStatuses).optional(),
)

/** Some vendors give the address of a picture of the code: it is a page to pay at. */
const CodePage = lazy(() => PayLink.regex(/^https:/))
const linkOfCode = (row: Readonly<Record<string, unknown>>) =>
  isNothing(row['PAYMENT_LINK']) && reads(CodePage(), row['PAYMENT_QR'])
    ? { ...row, PAYMENT_LINK: row['PAYMENT_QR'] }
    : row

/** What to pay, where and until when. */
export const Bill = record(
  () => ({
    orderId: specified('SALE_ID', OrderId),
    code: specified('SALE_BILL_CODE', nullable(BillCode)),
    /** null: this backend does not say. */
    amount: ['BILL_AMOUNT', nullable(Rupiah)],
    uniqueCode: ['BILL_UNIQUE_CODE', nullable(wholeNumber(z.int().min(0).max(limits.uniqueCodeMax)))],
    status: ['BILL_STATUS', BillStatus],
    vendor: specified('SALE_PAYMENT_VENDOR_CODE', nullable(Code)),
    method: specified('SALE_PAYMENT_METHOD_CODE', nullable(Code)),
    methodName: ['PAYMENT_NAME', withDefault(text(60), '')],
    group: ['PAYMENT_GROUP', Group()],
    /** The number to pay to: a virtual account, the key of a bill, a store's payment code or the shop's bank account. */
    number: ['PAYMENT_NUMBER', nullable(text(60))],
    /** The company a bill's key belongs to (Mandiri). */
    billerCode: ['PAYMENT_BILLER_CODE', lenientOrNull(text(20))],
    /** What a QRIS code says. */
    qr: ['PAYMENT_QR', lenientOrNull(Qris())],
    /** The wallet's app or the card page. */
    link: ['PAYMENT_LINK', lenientOrNull(PayLink)],
    /** The owner of the bank account. */
    holder: ['PAYMENT_HOLDER', withDefault(text(100), '')],
    bank: ['PAYMENT_BANK', withDefault(text(60), '')],
    expiresAt: ['BILL_EXPIRED_DATE', nullable(Moment)],
    paidAt: ['BILL_PAID_DATE', nullable(Moment)],
    steps: ['PAYMENT_STEP_LIST', list(wire({ title: ['TITLE', text(100)], lines: ['LINES', list(text(300))] }))],
    /** Ours: the tester's page of the simulator, only in demo shops. */
    simulatorId: ['SIMULATOR_ID', nullable(Code)],
    /** The order was to be paid by transfer before: a transfer that was made then still counts. */
    earlierTransfer: ['PAYMENT_EARLIER_TRANSFER', lenient(Flag, false)],
    /** The key of a link by which somebody else pays; null: there is nothing to pay, or who asks is somebody else. */
    shareToken: ['BILL_SHARE_TOKEN', lenientOrNull(TrackToken)],
    /** Why no number could be made, when the vendor did not answer; the order waits and `payment.retry` tries again. */
    problem: ['PAYMENT_PROBLEM', withDefault(text(200), '')],
  }),
  linkOfCode,
)
export type Bill = z.output<ReturnType<typeof Bill>>

/** The number that an unpaid order is paid to, and what is typed beside it: as on its bill. */
export const PayTo = record(() => ({
  amount: ['BILL_AMOUNT', Rupiah],
  group: ['PAYMENT_GROUP', Group()],
  number: ['PAYMENT_NUMBER', text(60)],
  billerCode: ['PAYMENT_BILLER_CODE', lenientOrNull(text(20))],
  holder: ['PAYMENT_HOLDER', withDefault(text(100), '')],
  bank: ['PAYMENT_BANK', withDefault(text(60), '')],
}))
export type PayTo = z.output<ReturnType<typeof PayTo>>

/** What was bought, for somebody who is to pay for it. */
export const BoughtLine = record(() => ({
  name: ['ITEM_NAME', text(200)],
  variant: ['ITEM_VARIANT_NAME', withDefault(text(200), '')],
  quantity: ['ITEM_QTY', Pieces],
}))
export type BoughtLine = z.output<ReturnType<typeof BoughtLine>>

/** What somebody sees who is asked to pay for an order: no address, no contact, and of the name the first word. */
export const SharedBill = record(() => ({
  paid: ['BILL_ISPAID', Flag],
  /** null: it is paid, cancelled or over, and nothing else is said. */
  bill: ['SALE_BILL', nullable(Bill())],
  number: ['SALE_CODE', withDefault(text(40), '')],
  firstName: ['FIRST_NAME', withDefault(text(limits.personNameChars), '')],
  lines: ['SALE_LINE_LIST', list(BoughtLine())],
}))
export type SharedBill = z.output<ReturnType<typeof SharedBill>>

const orderId = specified('SALE_ID', OrderId)

/** Paying an order that waits for its money. */
export const payment = {
  /** Asks the vendor again for a payment number when checkout could not get one. */
  retry: endpoint({
    ...change,
    access: 'visitor',
    upstream: 'POST /sale/payment-retry',
    once: true,
    input: () => wire({ orderId }),
  }),
  /** Another way to pay an order that still waits for its money. */
  change: endpoint({
    ...change,
    access: 'visitor',
    upstream: 'POST /sale/payment-change',
    once: true,
    input: record(() => ({
      orderId,
      vendor: specified('SALE_PAYMENT_VENDOR_CODE', Code),
      method: specified('SALE_PAYMENT_METHOD_CODE', Code),
      /** The total that the shopper saw beside this way to pay; without it, the total of the bill counts. */
      acceptedTotal: extension('SALE_ACCEPTED_TOTAL', Rupiah.optional()),
    })),
  }),
  /**
   * How a code reaches the contact that an order must prove before it holds goods without money: the recipient's phone
   * before it is paid on delivery, otherwise the buyer's. Empty: it is proven.
   */
  listContactWays: endpoint({
    ...read,
    access: 'visitor',
    upstream: 'POST /sale/contact-way-list',
    input: () => wire({ orderId }),
    output: () => list(CodeWay()),
  }),
  /** Sends the code. */
  askContactCode: endpoint({
    ...change,
    access: 'visitor',
    upstream: 'POST /sale/contact-code',
    input: () => wire({ orderId, channel: ['CHANNEL', nullable(z.enum(channels))] }),
    output: () => wire({ ticket: ['CODE_TICKET', Code] }),
  }),
  /** The code that came back; the contact counts as proven for this shopper's next orders too. */
  proveContact: endpoint({
    ...change,
    access: 'visitor',
    upstream: 'POST /sale/contact-code-verify',
    input: () => wire({ orderId, ticket: ['CODE_TICKET', Code], code: ['CODE', Digits] }),
  }),
  findBill: endpoint({
    ...read,
    access: 'visitor',
    browserApi: 'open',
    origin: 'specification',
    upstream: 'POST /sale/bill-detail',
    input: () => wire({ orderId, code: specified('SALE_BILL_CODE', BillCode.optional()) }),
    output: Bill,
  }),
  /** By the key of `Bill.shareToken`; with it nothing can be done but pay. */
  findShared: endpoint({
    ...read,
    access: 'public',
    upstream: 'GET /sale/bill-shared/:TRACK_TOKEN',
    input: () => wire({ token: ['TRACK_TOKEN', TrackToken] }),
    output: SharedBill,
  }),
}
