import { api } from '#shared/api/index.ts'
import type { ActionContext } from './page.ts'
import { unlessProofNeeded } from './unless-proof-needed.ts'

/** Places the order that the address names, for what `<Seen>` says that the shopper saw. */
export function placeOrder(ctx: ActionContext<'checkout' | 'contactProof' | 'ownerProof'>) {
  const input = ctx.read(api.checkout.place, {
    orderId: ctx.query.get('SALE_ID') ?? '',
    ...ctx.tagClient,
    arrival: ctx.arrival,
    acceptedVouchers: ctx.form.getAll('acceptedVoucher'),
  })
  return unlessProofNeeded(input.orderId, ctx.api.checkout.place(input))
}
