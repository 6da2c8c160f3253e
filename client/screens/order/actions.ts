import { api } from '#shared/api/index.ts'
import type { Order } from '#shared/api/order/order.ts'
import { limits } from '#shared/limits.ts'
import { cancelOf } from '#shared/order/order-status.ts'
import { href } from '#shared/web/routes.ts'
import { text } from '#shared/text/text.ts'
import { type Action, type ActionContext, ActionRefused, go } from '#client/app/page/page.ts'
import { orderIdOf } from '#client/app/page/order-id.ts'
import { cancelReasons, otherReason, packing } from './action-forms.tsx'
import { buyAgain } from '#client/screens/success/buy-again.ts'
import { notify } from '#client/kit/order/news.ts'
import { askRefundCode, nameRefundAccount } from './refund-account.ts'
import { found } from '#client/app/page/found.ts'

/** The actions of an order's page. An order of another customer does not exist. */
export const orderActions: Readonly<
  Record<
    'cancel' | 'confirmDelivery' | 'receive' | 'again' | 'notify' | 'askRefundCode' | 'nameRefundAccount',
    Action<'order'>
  >
> = {
  async cancel(ctx) {
    const orderId = orderIdOf(ctx.params.saleId)
    const order = await found(ctx.api.order.find({ orderId }))
    await ctx.api.order.cancel(ctx.read(api.order.cancel, { orderId, reason: reasonOf(ctx.form) }))
    return go(href('order', { saleId: orderId }), {
      flash: cancelFlash(order),
    })
  },
  async confirmDelivery({ api, params }) {
    const orderId = orderIdOf(params.saleId)
    const { trackToken: token } = await found(api.order.find({ orderId }))
    if (token === null) throw new ActionRefused('order_step_impossible')
    await api.order.confirmDelivery({ token, pass: null })
    return go(href('order', { saleId: orderId }), { flash: 'delivery_confirmed' })
  },
  async receive(ctx) {
    const orderId = orderIdOf(ctx.params.saleId)
    await found(ctx.api.order.find({ orderId }))
    await ctx.api.order.receive({ orderId })
    return go(href('order', { saleId: orderId }), { flash: 'order_received' })
  },
  notify,
  askRefundCode: async (ctx) => askRefundCode(ctx, await refundWay(ctx)),
  nameRefundAccount: async (ctx) => nameRefundAccount(ctx, await refundWay(ctx)),
  async again(ctx) {
    return buyAgain(ctx.api, await found(ctx.api.order.find({ orderId: orderIdOf(ctx.params.saleId) })))
  },
}

/** The owner needs no more than the order itself. */
async function refundWay({ api, params }: ActionContext<'order'>) {
  const orderId = orderIdOf(params.saleId)
  const { trackToken: token } = await found(api.order.find({ orderId }))
  if (token === null) throw new ActionRefused('refund_unknown')
  return { token, pass: null, here: (query: object) => href('order', { saleId: orderId }, { ...query }) }
}

/** What a shopper reads who has cancelled it, or has asked to. */
export const cancelFlash = (order: Order): 'order_cancelled' | 'order_cancel_asked' =>
  cancelOf(order.status, packing(order)) === 'now' ? 'order_cancelled' : 'order_cancel_asked'

/** The chosen reason with the added detail. */
export function reasonOf(form: FormData): string {
  const reason = cancelReasons.find((one) => one === form.get('reason'))
  const detail = String(form.get('detail') ?? '').trim()
  if (!reason) throw new ActionRefused('input_invalid', { reason: text.required })
  if (reason === otherReason && detail === '') throw new ActionRefused('input_invalid', { detail: text.required })
  if (detail.length > limits.cancelDetailChars) throw new ActionRefused('input_invalid', { detail: text.fieldInvalid })
  return detail === '' ? reason : `${reason}: ${detail}`
}
