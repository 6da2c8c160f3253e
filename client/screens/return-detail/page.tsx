import type { Return, Returnable } from '#shared/api/order/return.ts'
import { ReturnId } from '#shared/api/contract/brands.ts'
import { href } from '#shared/web/routes.ts'
import { type Action, can, go, notFound, page } from '#client/app/page/page.ts'
import { ReturnDetail } from './detail.tsx'
import { sendBack } from './send-back.ts'
import { orderChat } from '#client/kit/base/whatsapp-button.tsx'
import { found } from '#client/app/page/found.ts'
import { optional } from '#client/app/page/optional.ts'

export interface ReturnData {
  data: Return
  /** Until when what was refused can be asked again; null: it was not, the days are over or nothing is left. */
  again: string | null
  formKey: string
}

const idOf = (value: string): ReturnId => {
  const id = ReturnId.safeDecode(value)
  return id.success ? id.data : notFound()
}

/** A return of its goods can be requested once more, with better photos, unless another return has taken them all. */
const againUntil = ({ lines }: Return, left: Returnable | null): string | null =>
  left?.lines.some(({ itemId }) => lines.some((line) => line.itemId === null || line.itemId === itemId))
    ? left.until
    : null

/** A step the shopper takes. Another customer's return does not exist. */
const step =
  (
    take: (ctx: Parameters<Action<'returnDetail'>>[0], returnId: ReturnId, data: Return) => Promise<unknown>,
    flash: 'return_sent' | 'return_received' | 'return_cancelled',
  ): Action<'returnDetail'> =>
  async (ctx) => {
    const returnId = idOf(ctx.params.returnId)
    await take(ctx, returnId, await found(ctx.api.return.find({ returnId })))
    return go(href('returnDetail', { returnId }), { flash })
  }

export const returnDetail = page({
  route: 'returnDetail',
  cache: 'never',
  async load({ api, params, shop, newKey }): Promise<ReturnData> {
    const data = await found(api.return.find({ returnId: idOf(params.returnId) }))
    const formKey = newKey()
    if (data.status !== 'REJECTED' || !can(shop, 'return.request')) return { data, again: null, formKey }
    const left = await optional(api, 'return.findReturnable', { orderId: data.orderId })
    return { data, again: againUntil(data, left), formKey }
  },
  // The form of a tab from before it was sent is read too: `sendBack` compares what it says.
  uploads: ({ data }) => data.postageMax !== null || data.status === 'SENT_BACK',
  head: () => ({ title: 'Rincian Pengembalian', back: href('returns'), noindex: true }),
  view: ({ data, again, formKey }, { shop, path, refusal }) => (
    <ReturnDetail
      {...{ data, again, formKey }}
      path={path}
      refusal={refusal}
      chat={orderChat(shop, 'pengembalian', data.number)}
      shop={shop}
    />
  ),
  actions: {
    send: step(sendBack, 'return_sent'),
    receive: step((ctx, returnId) => ctx.api.return.receive({ returnId }), 'return_received'),
    cancel: step((ctx, returnId) => ctx.api.return.cancel({ returnId }), 'return_cancelled'),
  },
  samples: async () => (await import('./samples.ts')).returnSamples,
  refusals: async () => (await import('./samples.ts')).returnRefusals,
})
