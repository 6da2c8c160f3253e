import { hourMs } from '#shared/format/units.ts'
import { api } from '#shared/api/index.ts'
import type { Returnable } from '#shared/api/order/return.ts'
import type { BankAccount } from '#shared/api/account/wallet.ts'
import { messageOf } from '#shared/text/errors.ts'
import { limits } from '#shared/limits.ts'
import { mayNeverHaveCome, neverCame, returnReasons, returnSolutions } from '#shared/order/return-status.ts'
import { href } from '#shared/web/routes.ts'
import { ActionRefused, go, hasWallet, page } from '#client/app/page/page.ts'
import { optional } from '#client/app/page/optional.ts'
import { EmptyState } from '#client/kit/base/empty-state.tsx'
import { ReturnForm } from './form.tsx'
import { piecesAsked } from './lines.tsx'
import { missing } from './missing.ts'
import { type ReturnLine, GivenLines, givenOf } from './given.tsx'
import { Card } from '#client/kit/base/card.tsx'
import { found } from '#client/app/page/found.ts'
import { keepFiles } from '#client/app/page/kept-files.ts'
import { orderIdOf } from '#client/app/page/order-id.ts'

export interface OrderReturnData {
  orderId: string
  number: string
  /** null: it is too early or too late for a return. */
  returnable: Returnable | null
  /** What is in a return already. */
  given: readonly ReturnLine[]
  /** The bank accounts the refund may go to. */
  accounts: readonly BankAccount[]
  /** What can be the reason; a shopper who has confirmed the delivery cannot say that nothing came. */
  reasons: readonly string[]
  formKey: string
}

const holdMs = limits.accountHoldHours * hourMs

/** The form for asking for a return. */
export const orderReturn = page({
  route: 'orderReturn',
  cache: 'never',
  async load({ api, params, newKey }): Promise<OrderReturnData> {
    const orderId = orderIdOf(params.saleId)
    const order = await found(api.order.find({ orderId }))
    if (order.returnUntil === null)
      return {
        orderId,
        number: order.number,
        returnable: null,
        given: [],
        accounts: [],
        reasons: [],
        formKey: newKey(),
      }
    const [returnable, accounts] = await Promise.all([
      api.return.findReturnable({ orderId }),
      optional(api, 'wallet.listBankAccounts', {}, { when: 'absent', otherwise: [] }),
    ])
    // The shop refunds only to bank accounts that are older than the order.
    const older = accounts.filter(
      ({ usableFrom }) => usableFrom === null || Date.parse(usableFrom) - holdMs < Date.parse(order.placedAt ?? ''),
    )
    const history = order.events.map(({ status }) => status)
    const reasons = returnReasons.filter((one) => one !== neverCame || mayNeverHaveCome(order.status, history))
    return {
      orderId,
      number: order.number,
      returnable,
      given: givenOf(order, returnable),
      accounts: older,
      reasons,
      formKey: newKey(),
    }
  },
  uploads: ({ returnable }) => returnable !== null && returnable.lines.length > 0,
  head: ({ orderId }) => ({ title: 'Ajukan Pengembalian', back: href('order', { saleId: orderId }), noindex: true }),
  view: ({ orderId, number, returnable, given, accounts, reasons, formKey }, { path, refusal, shop }) =>
    returnable === null || returnable.lines.length === 0 ? (
      <>
        <EmptyState
          drawing="order"
          title="Pengembalian tidak dapat diajukan"
          text={
            returnable
              ? 'Semua barang pesanan ini sudah diajukan.'
              : 'Batas waktunya sudah lewat, atau pesanan belum tiba.'
          }
          action={{ href: href('order', { saleId: orderId }), label: 'Lihat Pesanan' }}
        />
        {given.length > 0 ? (
          <Card className="mx-auto max-w-md">
            <GivenLines given={given} />
          </Card>
        ) : null}
      </>
    ) : (
      <ReturnForm
        {...{ number, returnable, given, accounts, reasons, path, refusal, formKey }}
        wallet={hasWallet(shop)}
      />
    ),
  actions: {
    async request(ctx) {
      const orderId = orderIdOf(ctx.params.saleId)
      const { lines: left } = await found(ctx.api.return.findReturnable({ orderId }))
      const lines = left.flatMap(({ itemId }) => {
        const quantity = piecesAsked(ctx.form, itemId)
        return itemId !== null && quantity > 0 ? [{ itemId, quantity }] : []
      })
      const { ids: photos, problem } = await keepFiles(ctx, { field: 'files', kept: 'fileIds', ...filesTaken })
      const wrong = {
        ...problemsOf(ctx.form, lines.length, photos.length),
        ...(problem === null ? {} : { files: problem }),
      }
      if (Object.keys(wrong).length > 0) throw new ActionRefused('input_invalid', wrong)
      const asked = ctx.read(api.return.request, { orderId, lines, photos })
      const { returnId } = await ctx.api.return.request(asked)
      return go(href('returnDetail', { returnId }), { flash: 'return_asked' })
    },
  },
  samples: async () => (await import('./samples.ts')).orderReturnSamples,
  refusals: async () => (await import('./samples.ts')).orderReturnRefusals,
})

const filesTaken = {
  most: limits.returnPhotos,
  films: limits.returnVideos,
  tooMany: `Paling banyak ${limits.returnPhotos} foto dan ${limits.returnVideos} video.`,
  wrongKind: 'Format file tidak didukung. Gunakan foto JPG, PNG, WebP, atau video MP4, MOV, WebM.',
}

/** Everything that is missing, at once. */
function problemsOf(form: FormData, lines: number, files: number): Record<string, string> {
  const wrong: Record<string, string> = {}
  const value = (name: string) => String(form.get(name) ?? '').trim()
  const { length } = value('description')
  if (lines === 0) wrong['lines'] = missing.lines
  if (!returnReasons.some((one) => one === value('reason'))) wrong['reason'] = missing.reason
  if (length < limits.returnCharsMin)
    wrong['description'] = `Tulis minimal ${limits.returnCharsMin} karakter, baru ${length}.`
  if (files === 0 && value('reason') !== neverCame) wrong['files'] = messageOf('return_photo_missing')
  if (!returnSolutions.some((one) => one === value('solution'))) wrong['solution'] = missing.solution
  return wrong
}
