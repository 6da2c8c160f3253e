import { grossAmount, rupiahOf, vendorTime } from '../midtrans-bodies.ts'
import { signatureOf } from '../signature.ts'
import { payFields } from './charge.ts'
import { merchantText, qrisText } from './qris.ts'
import type { SimulatedRow } from './store.ts'

export type SimulatedStatus = SimulatedRow['status']

/** A payment expires by time alone, without any call. */
export function statusAt(row: SimulatedRow, now: Date): SimulatedStatus {
  return row.status === 'pending' && now >= row.expiresAt ? 'expire' : row.status
}

/** The QRIS code that a shop shows. Its acquirer and merchant do not exist, and the merchant's name says so. */
export function simulatedQr(
  merchant: { name: string; city: string },
  { amount, reference }: { amount: number; reference: string },
): string {
  return qrisText({
    acquirer: 'ID.CO.CONTOH.WWW',
    pan: '936009990000000001',
    merchantId: 'SANDBOX00000001',
    criterion: 'UMI',
    nmid: 'ID0000000000000',
    category: '5399',
    amount,
    name: `${merchantText(merchant.name, 14)} (SIMULASI)`,
    city: merchant.city,
    postcode: '00000',
    billNumber: reference.slice(0, 25),
    terminal: 'WEB01',
  })
}

/**
 * The status_code of a transaction, paired as Midtrans does: pending and challenge 201, settlement and cancel 200,
 * expire and deny 202.
 */
const statusCodes: Readonly<Record<SimulatedStatus, string>> = {
  pending: '201',
  challenge: '201',
  settlement: '200',
  cancel: '200',
  expire: '202',
  deny: '202',
  refund: '200',
  partial_refund: '200',
}

export const refundedOf = ({ refunds }: Pick<SimulatedRow, 'refunds'>): number =>
  refunds.reduce((sum, { refund_amount }) => sum + (rupiahOf(refund_amount) ?? 0), 0)

export function transactionBody(row: SimulatedRow, status: SimulatedStatus, status_message: string) {
  return {
    status_code: statusCodes[status],
    status_message,
    transaction_id: row.transactionId,
    order_id: row.reference,
    merchant_id: 'M000000',
    gross_amount: grossAmount(row.amount),
    currency: 'IDR',
    payment_type: row.kind,
    transaction_time: vendorTime(row.createdAt),
    transaction_status: status === 'challenge' ? 'capture' : status,
    fraud_status: status === 'challenge' ? 'challenge' : 'accept',
    expiry_time: vendorTime(row.expiresAt),
    ...payFields(row),
    ...(row.refunds.length > 0 ? { refunds: row.refunds, refund_amount: grossAmount(refundedOf(row)) } : {}),
    ...(row.settledAt ? { settlement_time: vendorTime(row.settledAt) } : {}),
  }
}

/** What the service sends to the shop when a transaction changes. */
export function notificationBody(row: SimulatedRow, status: SimulatedStatus, serverKey: string): string {
  const body = transactionBody(row, status, 'midtrans payment notification')
  return JSON.stringify({ ...body, payment_amounts: [], signature_key: signatureOf(body, serverKey) })
}
