import { createHash } from 'node:crypto'
import { grossAmount, vendorTime } from '../vendors/midtrans-bodies.ts'
import { signatureOf } from '../vendors/signature.ts'
import type { SimulatedRow } from './store.ts'

export type SimulatedStatus = SimulatedRow['status']

/** Time passes at the service without anybody calling it. */
export function statusAt(row: SimulatedRow, now: Date): SimulatedStatus {
  return row.status === 'pending' && now >= row.expiresAt ? 'expire' : row.status
}

/** Lengths as the banks have them; the leading zeros belong to no bank, so nobody can pay one by mistake. */
const numberDigits: Readonly<Record<string, number>> = { bca: 15, bni: 16, bri: 18 }
export const isBank = (bank: string): boolean => Object.hasOwn(numberDigits, bank)

export function vaNumber(bank: string, seed: string): string {
  const digits = BigInt(`0x${createHash('sha256').update(seed).digest('hex')}`).toString()
  return `0000${digits}`.slice(0, numberDigits[bank] ?? 16)
}

/** status_code of a transaction as Midtrans pairs them: pending 201, settlement and cancel 200, expire and deny 202. */
const statusCodes: Readonly<Record<SimulatedStatus, string>> = { pending: '201', settlement: '200', cancel: '200', expire: '202', deny: '202' }

export function transactionBody(row: SimulatedRow, status: SimulatedStatus, status_message: string) {
  return {
    status_code: statusCodes[status],
    status_message,
    transaction_id: row.transactionId,
    order_id: row.orderId,
    merchant_id: 'M000000',
    gross_amount: grossAmount(row.amount),
    currency: 'IDR',
    payment_type: 'bank_transfer',
    transaction_time: vendorTime(row.createdAt),
    transaction_status: status,
    fraud_status: 'accept',
    expiry_time: vendorTime(row.expiresAt),
    va_numbers: [{ bank: row.bank, va_number: row.vaNumber }],
    ...(row.settledAt ? { settlement_time: vendorTime(row.settledAt) } : {}),
  }
}

/** What the service posts to the shop when a transaction moved. */
export function notificationBody(row: SimulatedRow, status: SimulatedStatus, serverKey: string): string {
  const body = transactionBody(row, status, 'midtrans payment notification')
  return JSON.stringify({ ...body, payment_amounts: [], signature_key: signatureOf(body, serverKey) })
}
