import { api } from '#shared/api/index.ts'
import type { Transfer } from '#shared/api/order/transfer-receipt.ts'
import { readDay } from '#shared/format/dates.ts'
import { messageOf } from '#shared/text/errors.ts'
import { limits } from '#shared/limits.ts'
import { readRupiah } from '#shared/format/money.ts'
import { href } from '#shared/web/routes.ts'
import { text } from '#shared/text/text.ts'
import { type ActionContext, ActionRefused, can, go, page, stay } from '#client/app/page/page.ts'
import { FindTransfer, NoReceipts } from './find-transfer.tsx'
import { TransferReceiptScreen } from './transfer-receipt-screen.tsx'
import { found } from '#client/app/page/found.ts'
import { phoneOf } from '#client/app/page/phone.ts'
import { keepFiles } from '#client/app/page/kept-files.ts'
import { refuseMissing } from '#client/app/page/required-fields.ts'

export interface TransferReceiptData {
  /** Whether this shop's backend takes transfer receipts. */
  offered: boolean
  /** null: the order has not been found yet. */
  transfer: Transfer | null
}

/**
 * Takes the receipt of a bank transfer. The shopper finds the order by number and phone or by its link, then sends the
 * receipt.
 */
export const paymentConfirmation = page({
  route: 'paymentConfirmation',
  cache: 'never',
  async load({ api, query, shop }): Promise<TransferReceiptData> {
    const token = query.get('kode')
    const offered =
      can(shop, 'transferReceipt.find') && can(shop, 'transferReceipt.findOrder') && can(shop, 'transferReceipt.send')
    if (token === null || !offered) return { offered, transfer: null }
    return { offered, transfer: await found(api.transferReceipt.find({ token })) }
  },
  uploads: ({ transfer }) => transfer !== null,
  // The address of an order is private, so the canonical one leaves the order out.
  head: () => ({ title: 'Konfirmasi Pembayaran', canonical: href('paymentConfirmation'), noindex: true }),
  view: ({ offered, transfer }, frame) => {
    if (!offered) return <NoReceipts shop={frame.shop} />
    return transfer === null ? (
      <FindTransfer frame={frame} />
    ) : (
      <TransferReceiptScreen transfer={transfer} frame={frame} />
    )
  },
  actions: {
    async find(ctx) {
      refuseMissing(ctx.form, ['number', 'phone'])
      const { token } = await ctx.api.transferReceipt.findOrder(
        ctx.read(api.transferReceipt.findOrder, { phone: phoneOf(ctx) }),
      )
      return go(href('paymentConfirmation', {}, { kode: token }))
    },
    async send(ctx) {
      const token = ctx.query.get('kode') ?? ''
      // No file is kept for an order that waits for no receipt.
      const { state, replaceable } = await found(ctx.api.transferReceipt.find({ token }))
      const replaces = replaceable && ctx.form.has('replaces')
      if (state !== 'open' && state !== 'refused' && !replaces) return stay()
      const fields = await problemsOf(ctx)
      if (Object.keys(fields).length > 0) throw new ActionRefused('input_invalid', fields)
      const amount = readRupiah(typed(ctx, 'amount'))
      await ctx.api.transferReceipt.send(
        ctx.read(api.transferReceipt.send, { token, amount, replaces, day: readDay(typed(ctx, 'day')) }),
      )
      return stay('receipt_sent')
    },
  },
  samples: async () => (await import('./samples.ts')).transferReceiptSamples,
  refusals: async () => (await import('./samples.ts')).transferReceiptRefusals,
})

type Context = ActionContext<'paymentConfirmation'>
const typed = ({ form }: Context, name: string) => String(form.get(name) ?? '').trim()

/** Everything that is wrong, at once. A correct file is kept and named in the form, so that it is chosen only once. */
async function problemsOf(ctx: Context): Promise<Record<string, string>> {
  const empty = ['bank', 'payer', 'amount', 'day']
    .filter((name) => typed(ctx, name) === '')
    .map((name): [string, string] => [name, text.required])
  const file = await problemOfFile(ctx)
  return {
    ...(readRupiah(typed(ctx, 'amount')) ? {} : { amount: messageOf('receipt_amount') }),
    ...(readDay(typed(ctx, 'day')) ? {} : { day: text.fieldInvalid }),
    ...Object.fromEntries(empty),
    ...(file === null ? {} : { file }),
  }
}

async function problemOfFile(ctx: Context): Promise<string | null> {
  const file = ctx.form.get('file')
  const { ids, problem } = await keepFiles(ctx, { field: 'file', kept: 'fileId', most: 1, tooMany: text.fieldInvalid })
  if (problem === null && ids.length === 0) return text.required
  if (file instanceof File && file.size > 0) ctx.form.set('fileName', file.name.slice(0, limits.nameChars))
  return problem
}
