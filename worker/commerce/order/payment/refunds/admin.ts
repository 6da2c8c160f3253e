import { z } from 'zod'
import { text } from '#shared/api/contract/brands.ts'
import { accountFields } from '#shared/api/account/wallet.ts'
import { RefundRow, refundStates } from '#shared/admin/orders.ts'
import { limits } from '#shared/limits.ts'
import { accepted, refused } from '#shared/result.ts'
import { sendFile } from '#commerce/files/upload.ts'
import { mayDo } from '#shared/admin/roles.ts'
import { operation, Page } from '#commerce/platform/administration/operation.ts'
import { findCharge } from '../../core/bills.ts'
import { confirmWithVendor } from '../charges/notifications.ts'
import { keepRefundProof } from './proof.ts'
import { findRefundProof, listRefundsForSeller, takeRefundStep } from './seller.ts'
import { findRefund } from './store.ts'

const said = z.string()
/** As a shopper types it. */
const account = {
  bankCode: accountFields().bankCode[1],
  number: accountFields().number[1],
  holder: accountFields().holder[1],
}
const Proof = text(limits.refundProofChars).min(1)

export const refundOperations = {
  list: operation({
    method: 'GET',
    path: '/shops/:host/refunds',
    role: 'viewer',
    masked: ['contact', 'accountNumber', 'holder', 'proof'],
    people: true,
    summary: 'Money that the shop owes, the longest waiting first',
    input: z.strictObject({ state: z.enum(refundStates).default('OWED'), page: Page }),
    output: z.object({ refunds: z.array(RefundRow), total: z.int() }),
    run: (tx, asked) => listRefundsForSeller(tx, asked),
  }),
  step: operation({
    method: 'POST',
    path: '/shops/:host/refunds/:id',
    role: 'orders',
    summary:
      'Somebody begins to transfer it; it was transferred, under this number of the bank; this is the account; or it goes into the wallet',
    // Whose account it is would outlive its erasure there.
    secret: ['number', 'holder'],
    input: z.discriminatedUnion('step', [
      z.strictObject({ step: z.literal('begin') }),
      z.strictObject({ step: z.literal('pay'), proof: Proof }),
      z.strictObject({ step: z.literal('account'), ...account }),
      z.strictObject({ step: z.literal('wallet') }),
    ]),
    // The vendor may have sent it back although its answer never came. While it is silent, the seller decides.
    prepare: async (scope, { id }) => {
      const row = findRefund(scope.db, id)
      const charge = row?.state === 'OWED' && row.reference !== null ? findCharge(scope.db, row.reference) : null
      if (charge) await confirmWithVendor(scope, charge)
      return accepted({})
    },
    run: (tx, step) => {
      // Words alone prove no transfer: a helper sends the bank's receipt as a file.
      if (step.step === 'pay' && !mayDo(tx.administrator.access, 'owner')) return refused('refund_proof_missing')
      const { name: by, access } = tx.administrator
      return takeRefundStep(tx, step, { by, isOwner: mayDo(access, 'owner') })
    },
  }),
  sendProof: operation({
    method: 'POST',
    path: '/shops/:host/refunds/:id/proof',
    role: 'orders',
    summary: 'It was transferred; the file shows it',
    carries: 'upload',
    input: z.strictObject({ proof: Proof }),
    run: (tx, { id, proof }, proofKey: string) => {
      // The owner looks at a large transfer in the bank's list: any picture is a file.
      const large = (findRefund(tx.db, id)?.amount ?? 0) > limits.bookedByHelperMax
      if (large && !mayDo(tx.administrator.access, 'owner')) return refused('role_missing', { role: 'owner' })
      return takeRefundStep(tx, { id, step: 'pay', proof, proofKey })
    },
    atWorker: (context) => keepRefundProof(context, context.inShop),
  }),
  proof: operation({
    method: 'GET',
    path: '/shops/:host/refunds/:id/proof',
    role: 'orders',
    people: true,
    summary: 'The file that shows that a refund was transferred',
    carries: 'download',
    output: z.object({ key: said }),
    run: (tx, asked) => findRefundProof(tx, asked),
    atWorker: async ({ env, company, inShop }) => {
      const found = await inShop(null)
      return found.ok ? sendFile(env, company, found.value.key, 'application/octet-stream') : found
    },
  }),
}
