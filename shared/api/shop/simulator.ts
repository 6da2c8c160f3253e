import { z } from 'zod'
import { Code, nullable, Moment, Rupiah, OrderId, text } from '#shared/api/contract/brands.ts'
import { change, endpoint, read, record, wire } from '#shared/api/contract/endpoint.ts'

/** The payment simulator's own screen, in demo shops only: what a tester sees and presses. */
export const SimulatedPayment = record(() => ({
  id: ['TRANSACTION_ID', Code],
  orderNumber: ['ORDER_NUMBER', text(60)],
  amount: ['GROSS_AMOUNT', Rupiah],
  kind: [
    'PAYMENT_TYPE',
    z.enum(['bank_transfer', 'echannel', 'qris', 'gopay', 'shopeepay', 'kredivo', 'akulaku', 'cstore', 'credit_card']),
  ],
  bank: ['BANK', text(20)],
  number: ['VA_NUMBER', text(40)],
  billerCode: ['BILLER_CODE', nullable(text(20))],
  /** What a scanner reads in the code: the receiver of the money. */
  merchant: ['QR_MERCHANT', nullable(text(60))],
  qr: ['QR_STRING', nullable(text(512))],
  status: ['TRANSACTION_STATUS', z.enum(['pending', 'challenge', 'settlement', 'deny', 'expire', 'cancel'])],
  expiresAt: ['EXPIRY_TIME', nullable(Moment)],
  /** The way back, for whose order it is. */
  orderId: ['SALE_ID', nullable(OrderId)],
}))
export type SimulatedPayment = z.output<ReturnType<typeof SimulatedPayment>>

const id = ['TRANSACTION_ID', Code] as const

export const simulator = {
  find: endpoint({
    ...read,
    access: 'demo',
    upstream: 'GET /simulator/payment/:TRANSACTION_ID',
    input: () => wire({ id }),
    output: SimulatedPayment,
  }),
  press: endpoint({
    ...change,
    access: 'demo',
    upstream: 'POST /simulator/payment',
    input: () => wire({ id, result: ['RESULT', z.enum(['settlement', 'challenge', 'deny', 'expire'])] }),
    output: SimulatedPayment,
  }),
}
