import { z } from 'zod'
import { bankCodes } from '#shared/indonesia/banks.ts'
import {
  Code,
  Flag,
  nullable,
  Moment,
  OrderId,
  ReturnId,
  withDefault,
  Rupiah,
  lenient,
  lenientOrNull,
  SignedRupiah,
  text,
  typed,
  WholeRupiah,
  word,
} from '#shared/api/contract/brands.ts'
import { limits } from '#shared/limits.ts'
import { confirmation } from './confirmation.ts'
import { change, endpoint, list, paged, read, record, wire } from '#shared/api/contract/endpoint.ts'
import { pagingQuery } from '#shared/api/contract/query.ts'
import { lazy } from '#shared/lazy.ts'

/** Nothing is paid out before, because the way into the account was changed; null: nothing waits. */
export const withdrawalsOpen = ['WITHDRAWAL_OPEN_DATE', lenientOrNull(Moment)] as const

/** What a customer has with the shop. */
export const Wallet = record(() => ({
  balance: ['WALLET_BALANCE', Rupiah],
  /** Waits for the rest of an order's payment or is on its way to a bank. */
  held: ['WALLET_HELD_BALANCE', withDefault(Rupiah, 0)],
  minimum: ['WITHDRAWAL_MINIMUM_AMOUNT', withDefault(Rupiah, 0)],
  fee: ['WITHDRAWAL_FEE', withDefault(Rupiah, 0)],
  opensAt: withdrawalsOpen,
}))
export type Wallet = z.output<ReturnType<typeof Wallet>>

/** REQUESTED: Diajukan · PROCESSING: Diproses · PAID: Berhasil · REFUSED: Ditolak, and the amount is back. */
export const withdrawalStatuses = ['REQUESTED', 'PROCESSING', 'PAID', 'REFUSED'] as const
/**
 * Of a withdrawal that there is. A state that only another backend has: the money is on its way, and nobody asks for it
 * again.
 */
const WithdrawalState = word(withdrawalStatuses, 'PROCESSING')

/** One movement of an account; what left it is negative. */
export const PurseMove = record(() => ({
  label: ['LABEL', text(100)],
  amount: ['AMOUNT', SignedRupiah],
  at: ['DATE', Moment],
  /** The order, the return or the withdrawal that it is about; null: none, or this backend does not say. */
  orderId: ['SALE_ID', lenientOrNull(OrderId)],
  returnId: ['RETURN_ID', lenientOrNull(ReturnId)],
  withdrawalId: ['WITHDRAWAL_ID', lenientOrNull(Code)],
  /** Of that order, or of that return's; '': there is none, or this backend does not say. */
  orderNumber: ['SALE_CODE', lenient(text(40), '')],
  /** What has become of that withdrawal; whatever is no state (`0`, `NONE`) says that there is none. */
  withdrawalStatus: ['WITHDRAWAL_STATUS', lenientOrNull(word(withdrawalStatuses))],
}))
export type PurseMove = z.output<ReturnType<typeof PurseMove>>

/** IN: what came · OUT: what went. */
const moveDirections = ['IN', 'OUT'] as const
export const moveQuery = lazy(() => ({
  ...pagingQuery(),
  direction: ['MOVE_DIRECTION', nullable(z.enum(moveDirections))],
}))

/** A bank account as somebody types it. */
export const accountFields = lazy(() => ({
  bankCode: ['BANK_CODE', z.enum(bankCodes)],
  /** Typed with blanks or not; how many digits a bank has is only a habit. */
  number: [
    'BANK_ACCOUNT_NUMBER',
    z.codec(z.string().max(40), z.string().regex(/^\d{8,16}$/), {
      decode: (s) => s.replace(/[\s.-]/g, ''),
      encode: (s) => s,
    }),
  ],
  holder: ['BANK_ACCOUNT_HOLDER', typed(3, limits.personNameChars)],
}))

export const BankAccount = record(() => ({
  id: ['BANK_ACCOUNT_ID', Code],
  ...accountFields(),
  bank: ['BANK_NAME', withDefault(text(60), '')],
  /** Nothing is paid out to a new account before. */
  usableFrom: ['BANK_ACCOUNT_USABLE_DATE', nullable(Moment)],
  usable: ['BANK_ACCOUNT_ISUSABLE', withDefault(Flag, true)],
}))
export type BankAccount = z.output<ReturnType<typeof BankAccount>>

export const Withdrawal = record(() => ({
  id: ['WITHDRAWAL_ID', Code],
  source: ['WITHDRAWAL_SOURCE', withDefault(word(['wallet', 'commission']), 'wallet')],
  status: ['WITHDRAWAL_STATUS', WithdrawalState],
  amount: ['WITHDRAWAL_AMOUNT', Rupiah],
  fee: ['WITHDRAWAL_FEE', withDefault(Rupiah, 0)],
  /** What arrives at the bank. */
  received: ['WITHDRAWAL_RECEIVED_AMOUNT', Rupiah],
  bank: ['BANK_NAME', withDefault(text(60), '')],
  number: ['BANK_ACCOUNT_NUMBER', withDefault(text(40), '')],
  holder: ['BANK_ACCOUNT_HOLDER', withDefault(text(limits.nameChars), '')],
  at: ['WITHDRAWAL_DATE', Moment],
  answeredAt: ['WITHDRAWAL_ANSWERED_DATE', nullable(Moment)],
  /** Why it was refused. */
  note: ['WITHDRAWAL_NOTE', lenient(text(limits.noteChars), '')],
}))
export type Withdrawal = z.output<ReturnType<typeof Withdrawal>>

const asked = { accountId: ['BANK_ACCOUNT_ID', Code], amount: ['WITHDRAWAL_AMOUNT', WholeRupiah] } as const
/** What is to be proven before money leaves; null: by the password. */
export const withdrawalAsked = record(() => asked)
export const withdrawalConfirmation = record(() => ({ ticket: ['CODE_TICKET', nullable(Code)] }))

/**
 * Money leaves only with the code that was sent, or with the password where no code can be sent: a session that was
 * stolen is not enough.
 */
export const withdrawalProven = record(() => ({
  ...asked,
  ...confirmation(),
}))
export const withdrawalMade = record(() => ({ id: ['WITHDRAWAL_ID', Code] }))

export const wallet = {
  find: endpoint({
    ...read,
    access: 'customer',
    upstream: 'GET /wallet/detail',
    output: Wallet,
  }),
  listMoves: endpoint({
    ...read,
    access: 'customer',
    upstream: 'GET /wallet/list',
    input: () => wire(moveQuery()),
    output: () => paged(PurseMove()),
  }),
  /** Looks whether a withdrawal can be made, and sends the code it is confirmed with. */
  askConfirmation: endpoint({
    ...change,
    access: 'customer',
    upstream: 'POST /wallet/withdraw-code',
    input: withdrawalAsked,
    output: withdrawalConfirmation,
  }),
  withdraw: endpoint({
    ...change,
    access: 'customer',
    upstream: 'POST /wallet/withdraw',
    confirms: true,
    once: true,
    spends: true,
    input: withdrawalProven,
    output: withdrawalMade,
  }),
  /** The caller's own, from either source. */
  findWithdrawal: endpoint({
    ...read,
    access: 'customer',
    upstream: 'GET /wallet/withdrawal/:WITHDRAWAL_ID',
    input: () => wire({ id: ['WITHDRAWAL_ID', Code] }),
    output: Withdrawal,
  }),
  listWithdrawals: endpoint({
    ...read,
    access: 'customer',
    upstream: 'GET /wallet/withdrawal-list',
    input: () => wire(pagingQuery()),
    output: () => paged(Withdrawal()),
  }),
  listBankAccounts: endpoint({
    ...read,
    access: 'customer',
    upstream: 'GET /bank-account/list',
    output: () => list(BankAccount()),
  }),
  addBankAccount: endpoint({
    ...change,
    access: 'customer',
    upstream: 'POST /bank-account/insert',
    confirms: true,
    input: () => wire({ ...accountFields(), ...confirmation() }),
    output: () => wire({ id: ['BANK_ACCOUNT_ID', Code] }),
  }),
  removeBankAccount: endpoint({
    ...change,
    access: 'customer',
    upstream: 'POST /bank-account/delete',
    confirms: true,
    input: () => wire({ id: ['BANK_ACCOUNT_ID', Code], ...confirmation() }),
  }),
}
