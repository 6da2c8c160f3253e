import { z } from 'zod'
import { Code, maybe, Moment, Rupiah, text } from '../brands.ts'
import { endpoint, wire } from './endpoint.ts'

/** The payment simulator's own screen, in demo shops only: what a tester sees and presses. */
export const SimulatedPayment = wire({
  id: ['TRANSACTION_ID', Code],
  orderNumber: ['ORDER_NUMBER', text(60)],
  amount: ['GROSS_AMOUNT', Rupiah],
  bank: ['BANK', text(20)],
  number: ['VA_NUMBER', text(40)],
  status: ['TRANSACTION_STATUS', z.enum(['pending', 'settlement', 'deny', 'expire', 'cancel'])],
  expiresAt: ['EXPIRY_TIME', maybe(Moment)],
})
export type SimulatedPayment = z.output<typeof SimulatedPayment>

const id = ['TRANSACTION_ID', Code] as const

export const simulator = {
  find: endpoint({ upstream: 'GET /simulator/payment/:TRANSACTION_ID', access: 'demo', door: 'closed', input: wire({ id }), output: SimulatedPayment }),
  press: endpoint({
    upstream: 'POST /simulator/payment',
    access: 'demo',
    door: 'closed',
    input: wire({ id, result: ['RESULT', z.enum(['settlement', 'deny', 'expire'])] }),
    output: SimulatedPayment,
  }),
}
