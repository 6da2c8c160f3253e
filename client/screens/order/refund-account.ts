import { api } from '#shared/api/index.ts'
import { typedIn } from '#client/app/page/confirming.ts'
import * as dom from '#client/app/dom-names.ts'
import { type ActionContext, go, type Outcome, type PersonalContext } from '#client/app/page/page.ts'
import { refuseMissing } from '#client/app/page/required-fields.ts'

type Screen = 'order' | 'track'

/** The refund for whose bank account a code was requested. */
export interface Naming {
  refundId: string
  ticket: string
}

/** What the address says about it: `untuk` names the refund, `tiket` the code that was sent. */
export function readNaming({ query }: Pick<PersonalContext<Screen>, 'query'>): Naming | null {
  const [refundId, ticket] = [query.get('untuk'), query.get('tiket')]
  return refundId === null || ticket === null ? null : { refundId, ticket }
}

/** How the page of an order reaches it: its address, the token of its link, and what opened that link. */
interface Way {
  here: (query: Readonly<Record<string, string>>) => string
  token: string
  pass: string | null
}
const accountNames = ['bankCode', 'number', 'holder']

/** Sends the code for the account that was typed, and shows the form with a field for it. */
export async function askRefundCode(ctx: ActionContext<Screen>, { here, ...way }: Way): Promise<Outcome> {
  refuseMissing(ctx.form, accountNames)
  const channel = ctx.form.get('channel') ?? ''
  const asked = ctx.read(api.order.askRefundCode, { ...way, channel: channel === '' ? null : channel })
  const { ticket } = await ctx.api.order.askRefundCode(asked)
  const { refundId } = asked
  return go(`${here({ tiket: ticket, untuk: refundId })}#${dom.refundId(refundId)}`, {
    flash: 'contact_code',
    values: typedIn(ctx.form),
  })
}

export async function nameRefundAccount(ctx: ActionContext<Screen>, { here, ...way }: Way): Promise<Outcome> {
  refuseMissing(ctx.form, [...accountNames, 'code'])
  const ticket = readNaming(ctx)?.ticket ?? '-'
  await ctx.api.order.nameRefundAccount(ctx.read(api.order.nameRefundAccount, { ...way, ticket }))
  return go(here({}), { flash: 'refund_account' })
}
