import { z } from 'zod'
import { lazy } from '#shared/lazy.ts'

const Url = z.string().max(2048).nullish()

/** A charge as every call about it answers it, and as a notification carries it (Xendit, "eWallets"). */
export const ChargeBody = lazy(() =>
  z.object({
    id: z.string().min(1).max(64),
    reference_id: z.string().min(1).max(255),
    /** SUCCEEDED, PENDING, FAILED, VOIDED or REFUNDED. */
    status: z.string().min(1).max(30),
    currency: z.string().max(3),
    charge_amount: z.number(),
    refunded_amount: z.number().nullish(),
    channel_code: z.string().max(40),
    void_status: z.string().max(30).nullish(),
    created: z.string().max(40),
    actions: z
      .object({ desktop_web_checkout_url: Url, mobile_web_checkout_url: Url, mobile_deeplink_checkout_url: Url })
      .nullish(),
  }),
)
export type ChargeBody = z.output<ReturnType<typeof ChargeBody>>

/** A refund, as it is made, listed and reported. It is made in one day's time or more: PENDING, SUCCEEDED or FAILED. */
export const RefundBody = lazy(() => z.object({ status: z.string().max(30), refund_amount: z.number() }))
export type RefundBody = z.output<ReturnType<typeof RefundBody>>
export const RefundList = lazy(() =>
  z.union([z.array(RefundBody()), z.object({ data: z.array(RefundBody()) }).transform(({ data }) => data)]),
)

/** `GET /transactions?reference_id=…` (Xendit, "List Transactions"): `product_id` is the id of a charge. */
export const TransactionList = lazy(() =>
  z.object({
    data: z.array(z.object({ product_id: z.string().max(64), reference_id: z.string().max(255) })),
  }),
)

/** `ewallet.capture` and `ewallet.void` carry the charge, `ewallet.refund` the refund with the id of its charge. */
export const NoticeBody = lazy(() =>
  z.object({
    event: z.enum(['ewallet.capture', 'ewallet.void', 'ewallet.refund']),
    data: z.union([ChargeBody(), z.object({ charge_id: z.string().min(1).max(64) })]),
  }),
)
