import { z } from 'zod'
import { moneyBecame, ReceiptRow, receiptStates } from '#shared/admin/orders.ts'
import { text } from '#shared/api/contract/brands.ts'
import { limits } from '#shared/limits.ts'
import { refused } from '#shared/result.ts'
import { operation, Page } from '#commerce/platform/administration/operation.ts'
import { answerReceipt, findReceiptFile, listReceiptsForSeller } from './answer.ts'
import { ownerMustBook } from '../charges/by-hand.ts'
import { serveReceipt } from './file.ts'
import { findReceipt } from './store.ts'

export const receiptOperations = {
  list: operation({
    method: 'GET',
    path: '/shops/:host/receipts',
    role: 'viewer',
    masked: ['payer', 'note', 'reason'],
    people: true,
    summary: 'Receipts of bank transfers, the longest waiting first',
    input: z.strictObject({ state: z.enum(receiptStates).default('waiting'), page: Page }),
    output: z.object({ receipts: z.array(ReceiptRow), total: z.int() }),
    run: (tx, asked) => listReceiptsForSeller(tx, asked),
  }),
  file: operation({
    method: 'GET',
    path: '/shops/:host/receipts/:id/file',
    role: 'orders',
    people: true,
    summary: 'The file of a receipt, as the shopper sent it',
    carries: 'download',
    output: z.object({ fileId: z.string(), mime: z.string() }),
    run: (tx, asked) => findReceiptFile(tx, asked),
    atWorker: async ({ env, company, inShop }, { id }) => {
      const found = await inShop(null)
      return found.ok ? serveReceipt(env, company, id, found.value) : found
    },
  }),
  answer: operation({
    method: 'POST',
    path: '/shops/:host/receipts/:id',
    role: 'orders',
    summary: 'Confirms a transfer, or refuses its receipt and says why',
    input: z.discriminatedUnion('answer', [
      z.strictObject({ answer: z.literal('confirm') }),
      z.strictObject({ answer: z.literal('refuse'), note: text(limits.noteChars).min(1) }),
    ]),
    output: z.object({ became: z.enum(moneyBecame).exactOptional() }),
    run: (tx, answer) => {
      const receipt = answer.answer === 'confirm' ? findReceipt(tx.db, answer.id) : null
      if (receipt && ownerMustBook(tx, receipt.orderId, { attempt: null }))
        return refused('role_missing', { role: 'owner' })
      return answerReceipt(tx, answer)
    },
  }),
}
