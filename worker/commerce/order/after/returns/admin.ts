import { z } from 'zod'
import { ReturnRow } from '#shared/admin/orders.ts'
import { refused } from '#shared/result.ts'
import { OrderId, text } from '#shared/api/contract/brands.ts'
import { mayDo } from '#shared/admin/roles.ts'
import { limits } from '#shared/limits.ts'
import { sendFile } from '#commerce/files/upload.ts'
import { ownerMustPayBack } from '#commerce/order/payment/charges/by-hand.ts'
import { operation, Page } from '#commerce/platform/administration/operation.ts'
import { Receipt } from '../../core/receipt.ts'
import { listReturnsForSeller, takeReturnStep } from './seller.ts'
import { findReturn, findReturnFile } from './store.ts'

const said = z.string()
const Note = text(limits.noteChars)
const PostageAmount = z.int().min(0).max(limits.returnPostageMax)

export const returnOperations = {
  list: operation({
    method: 'GET',
    path: '/shops/:host/returns',
    role: 'viewer',
    masked: ['description', 'note', 'refundTo'],
    people: true,
    summary:
      'Returns, the newest first; with `waiting` those that are not over, the longest waiting first; with `orderId` all of an order',
    input: z.strictObject({
      page: Page,
      waiting: z.enum(['yes', 'no']).default('no'),
      orderId: OrderId.nullable().default(null),
    }),
    output: z.object({ returns: z.array(ReturnRow), total: z.int() }),
    run: (tx, { waiting, ...asked }) => listReturnsForSeller(tx, { ...asked, waiting: waiting === 'yes' }),
  }),
  step: operation({
    method: 'POST',
    path: '/shops/:host/returns/:returnId',
    role: 'orders',
    summary: 'One step of the seller with a return',
    input: z.discriminatedUnion('step', [
      z.strictObject({ step: z.literal('review') }),
      z.strictObject({ step: z.literal('approve'), note: Note.default('') }),
      z.strictObject({ step: z.literal('reject'), note: Note.min(1) }),
      z.strictObject({ step: z.literal('receive') }),
      z.strictObject({ step: z.literal('refund'), note: Note.default('') }),
      z.strictObject({
        step: z.literal('replace'),
        /** null: it is handed over, where goods are fetched. */
        receiptNumber: Receipt.nullable().default(null),
      }),
      /** That of the replacement was typed wrong. */
      z.strictObject({ step: z.literal('correct-receipt'), receiptNumber: Receipt }),
      // All that was requested, less with a reason, or 0.
      z.strictObject({ step: z.literal('postage'), amount: PostageAmount, note: Note.default('') }),
    ]),
    watch: ({ db }, { returnId }) => {
      const row = findReturn(db, returnId)
      return row && { status: row.status, postagePaid: row.postagePaid }
    },
    run: (tx, step) => {
      // It is more than was paid for the order, so a helper and a buyer could make money.
      if (step.step === 'postage' && !mayDo(tx.administrator.access, 'owner'))
        return refused('role_missing', { role: 'owner' })
      const row = step.step === 'refund' ? findReturn(tx.db, step.returnId) : null
      if (row && ownerMustPayBack(tx, row.orderId)) return refused('role_missing', { role: 'owner' })
      return takeReturnStep(tx, step)
    },
  }),
  file: operation({
    method: 'GET',
    path: '/shops/:host/files/:id',
    role: 'orders',
    people: true,
    summary: 'A photo or video of a return',
    carries: 'download',
    output: z.object({ mime: said }),
    run: (tx, asked) => findReturnFile(tx, asked),
    atWorker: async ({ env, company, inShop }, { id }) => {
      const found = await inShop(null)
      return found.ok ? sendFile(env, company, id, found.value.mime) : found
    },
  }),
}
