import { z } from 'zod'
import {
  Flag,
  nullable,
  Moment,
  withDefault,
  Rupiah,
  text,
  wholeNumber,
  Count,
  word,
} from '#shared/api/contract/brands.ts'
import { limits } from '#shared/limits.ts'
import { change, endpoint, paged, read, record, wire } from '#shared/api/contract/endpoint.ts'
import { pagingQuery } from '#shared/api/contract/query.ts'
import {
  Withdrawal,
  withdrawalAsked,
  withdrawalMade,
  withdrawalConfirmation,
  withdrawalProven,
  withdrawalsOpen,
} from './wallet.ts'

/** The affiliate programme as its member sees it. */
export const Affiliate = record(() => ({
  /** The value of `?ref=` in a member's links; null: not a member yet. */
  code: ['AFFILIATE_CODE', nullable(text(limits.referralChars))],
  /** Of the goods after their discounts, in whole per cent. */
  percent: ['AFFILIATE_PERCENT', wholeNumber(z.int().min(0).max(100))],
  /** The most one order brings; null: no bound. */
  maximum: ['AFFILIATE_MAXIMUM_AMOUNT', nullable(Rupiah)],
  clicks: ['AFFILIATE_TOTAL_CLICK', withDefault(Count, 0)],
  orders: ['AFFILIATE_TOTAL_ORDER', withDefault(Count, 0)],
  /** Of orders that are paid and can still be returned. */
  pending: ['AFFILIATE_PENDING_AMOUNT', withDefault(Rupiah, 0)],
  ready: ['AFFILIATE_READY_AMOUNT', withDefault(Rupiah, 0)],
  minimum: ['WITHDRAWAL_MINIMUM_AMOUNT', withDefault(Rupiah, 0)],
  fee: ['WITHDRAWAL_FEE', withDefault(Rupiah, 0)],
  opensAt: withdrawalsOpen,
}))
export type Affiliate = z.output<ReturnType<typeof Affiliate>>

/** PENDING: Komisi Tertunda · READY: Komisi Siap Ditarik · REVERSED: the order was called off or came back. */
export const commissionStatuses = ['PENDING', 'READY', 'REVERSED'] as const
/** An order that came through a member's link. It does not say who the customer is. */
export const Commission = record(() => ({
  status: ['COMMISSION_STATUS', word(commissionStatuses)],
  /** The goods after their discounts, and what they bring. */
  base: ['COMMISSION_BASE_AMOUNT', Rupiah],
  amount: ['COMMISSION_AMOUNT', Rupiah],
  at: ['COMMISSION_DATE', Moment],
  readyAt: ['COMMISSION_READY_DATE', nullable(Moment)],
}))
export type Commission = z.output<ReturnType<typeof Commission>>

export const affiliate = {
  find: endpoint({
    ...read,
    access: 'customer',
    upstream: 'GET /affiliate/detail',
    output: Affiliate,
  }),
  join: endpoint({
    ...change,
    access: 'customer',
    upstream: 'POST /affiliate/join',
    input: () => wire({ terms: ['TERMS_ACCEPTED', Flag] }),
    output: () => wire({ code: ['AFFILIATE_CODE', text(limits.referralChars)] }),
  }),
  listOrders: endpoint({
    ...read,
    access: 'customer',
    upstream: 'GET /affiliate/order-list',
    input: () => wire(pagingQuery()),
    output: () => paged(Commission()),
  }),
  askConfirmation: endpoint({
    ...change,
    access: 'customer',
    upstream: 'POST /affiliate/withdraw-code',
    input: withdrawalAsked,
    output: withdrawalConfirmation,
  }),
  withdraw: endpoint({
    ...change,
    access: 'customer',
    upstream: 'POST /affiliate/withdraw',
    confirms: true,
    once: true,
    spends: true,
    input: withdrawalProven,
    output: withdrawalMade,
  }),
  listWithdrawals: endpoint({
    ...read,
    access: 'customer',
    upstream: 'GET /affiliate/withdrawal-list',
    input: () => wire(pagingQuery()),
    output: () => paged(Withdrawal()),
  }),
}
