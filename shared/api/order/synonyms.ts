import { lazy } from '#shared/lazy.ts'
import type { OrderStatus } from '#shared/order/order-status.ts'
import type { billStatuses, paymentGroups } from './payment.ts'

/** Each meaning with the words that other backends, gateways and shops have for it, in capitals with `_` for a blank. */
const synonyms = <M extends string>(meanings: { readonly [Meaning in M]?: string }): Readonly<Record<string, M>> =>
  Object.fromEntries(
    Object.entries(meanings as Readonly<Record<string, string>>).flatMap(([meaning, words]) =>
      words.split(' ').map((word) => [word, meaning as M]),
    ),
  )

const unpaid =
  'PENDING_PAYMENT WAITING_PAYMENT WAITING_FOR_PAYMENT AWAITING_PAYMENT BELUM_BAYAR BELUM_DIBAYAR BELUM_LUNAS MENUNGGU_PEMBAYARAN'
const expired = 'EXPIRE KADALUARSA KEDALUWARSA'
const ended = 'CANCELED CANCELLED DIBATALKAN BATAL VOID REJECTED GAGAL'

/** Of `SALE_STATUS`. */
export const stateSynonyms = lazy(() =>
  synonyms<OrderStatus>({
    PENDING: `UNPAID ${unpaid}`,
    PAYMENT_CONFIRMED: 'PAID LUNAS DIBAYAR SUDAH_DIBAYAR',
    SHIPPING: 'SHIPPED SENT IN_TRANSIT DIKIRIM',
    PROCESSING: 'PROCESS DIPROSES DIKEMAS PACKED CONFIRMED READY_TO_SHIP',
    DELIVERED: 'ARRIVED',
    COMPLETED: 'COMPLETE FINISHED DONE SELESAI',
    CANCEL: `FAILED REFUNDED ${ended}`,
    EXPIRED: expired,
  }),
)

/** Of `BILL_STATUS`: Midtrans' and Xendit's too. */
export const billSynonyms = lazy(() =>
  synonyms<(typeof billStatuses)[number]>({
    UNPAID: `PENDING ACTIVE OPEN CREATED NEW ${unpaid}`,
    PAID: 'SETTLEMENT SETTLED SUCCESS SUCCEEDED CAPTURE CAPTURED COMPLETED LUNAS DIBAYAR SUDAH_DIBAYAR',
    FAILED: `CANCEL DENY DENIED FAILURE ${ended}`,
    EXPIRED: expired,
  }),
)

/** Of `PAYMENT_GROUP`. */
export const groupSynonyms = lazy(() =>
  synonyms<(typeof paymentGroups)[number]>({
    va: 'VIRTUAL_ACCOUNT',
    ewallet: 'E_WALLET QRIS QR QR_CODE',
    card: 'CREDIT_CARD DEBIT_CARD',
    cod: 'CASH_ON_DELIVERY',
    paylater: 'PAY_LATER',
    minimarket: 'CSTORE RETAIL RETAIL_OUTLET OVER_THE_COUNTER',
  }),
)
