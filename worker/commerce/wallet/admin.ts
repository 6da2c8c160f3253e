import { z } from 'zod'
import { text } from '#shared/api/contract/brands.ts'
import { withdrawalStatuses } from '#shared/api/account/wallet.ts'
import { limits } from '#shared/limits.ts'
import { operation, Page } from '#commerce/platform/administration/operation.ts'
import { findWithdrawal } from './store.ts'
import { listWithdrawalsForSeller, takeWithdrawalStep } from './withdraw.ts'

const said = z.string()
const Row = z.object({
  id: said,
  source: said,
  status: z.enum(withdrawalStatuses),
  amount: z.int(),
  fee: z.int(),
  received: z.int(),
  bank: said,
  number: said,
  holder: said,
  at: said,
  answeredAt: said.nullable(),
  note: said,
  begunBy: said.nullable(),
  begunAt: said.nullable(),
})

export const withdrawalOperations = {
  list: operation({
    method: 'GET',
    path: '/shops/:host/withdrawals',
    role: 'owner',
    people: true,
    summary: 'What customers want paid out, and to which bank account',
    input: z.strictObject({ status: z.enum(withdrawalStatuses).nullable().default(null), page: Page }),
    output: z.object({ withdrawals: z.array(Row), total: z.int() }),
    run: (tx, asked) => listWithdrawalsForSeller(tx, asked),
  }),
  step: operation({
    method: 'POST',
    path: '/shops/:host/withdrawals/:id',
    role: 'owner',
    summary: 'Starts to pay a withdrawal, has paid it, or refuses it',
    input: z.discriminatedUnion('step', [
      z.strictObject({ step: z.enum(['process', 'pay']) }),
      z.strictObject({ step: z.literal('refuse'), note: text(limits.noteChars).min(1) }),
    ]),
    watch: ({ db }, { id }) => {
      const row = findWithdrawal(db, id)
      return row && { status: row.status, amount: row.amount }
    },
    run: (tx, step) => takeWithdrawalStep(tx, step, tx.administrator.name),
  }),
}
