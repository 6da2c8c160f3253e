import { api } from '#shared/api/index.ts'
import type { BankAccount } from '#shared/api/account/wallet.ts'
import { readRupiah } from '#shared/format/money.ts'
import { href } from '#shared/web/routes.ts'
import { text } from '#shared/text/text.ts'
import { type ActionContext, ActionRefused, can, go, notFound, type PersonalContext } from '#client/app/page/page.ts'
import type { Confirming, WithdrawScreen } from './withdraw-form.tsx'
import { refuseMissing } from '#client/app/page/required-fields.ts'

/** Which balance a screen pays out, by the name of its calls. */
const payers = { profileWallet: 'wallet', profileAffiliate: 'affiliate' } as const satisfies Record<
  WithdrawScreen,
  string
>
type Context = ActionContext<'profileWallet'> | ActionContext<'profileAffiliate'>

/**
 * The withdrawal in the address that is to be confirmed; null without one. Another customer's bank account does not
 * exist.
 */
export function readConfirming(
  { query, newKey }: PersonalContext<WithdrawScreen>,
  accounts: readonly BankAccount[],
): Confirming | null {
  const asked = query.get('rekening')
  if (asked === null) return null
  const account = accounts.find(({ id }) => id === asked)
  const amount = Number(query.get('jumlah'))
  if (!account || !Number.isSafeInteger(amount) || amount < 1 || amount > 1e12) notFound()
  return { account, amount, ticket: query.get('tiket'), key: newKey() }
}

/** First step: amount and bank account. The backend checks them and sends a code if it can. */
export async function askWithdrawal(ctx: Context, screen: WithdrawScreen) {
  refuseMissing(ctx.form, ['amount', 'accountId'])
  const amount = readRupiah(String(ctx.form.get('amount')))
  if (!amount) throw new ActionRefused('input_invalid', { amount: text.fieldInvalid })
  const payer = payers[screen]
  const asked = ctx.read(api.wallet.askConfirmation, { amount })
  const { ticket } = can(ctx.shop, `${payer}.askConfirmation`)
    ? await ctx.api[payer].askConfirmation(asked)
    : { ticket: null }
  return go(confirmPath(screen, { rekening: asked.accountId, jumlah: amount, tiket: ticket }))
}

/** Another code for the same withdrawal, which is checked once more. Who has no ticket confirms by the password. */
export async function sendAgain(ctx: Context, screen: WithdrawScreen) {
  const [accountId, amount] = [ctx.query.get('rekening') ?? '', ctx.query.get('jumlah') ?? '']
  const { ticket } = await ctx.api[payers[screen]].askConfirmation(
    ctx.read(api.wallet.askConfirmation, { accountId, amount }),
  )
  return go(confirmPath(screen, { rekening: accountId, jumlah: amount, tiket: ticket }), { flash: 'code_sent' })
}

/** Second step: the code or the password. */
export async function confirmWithdrawal(ctx: Context, screen: WithdrawScreen) {
  const ticket = ctx.query.get('tiket')
  refuseMissing(ctx.form, [ticket === null ? 'password' : 'code'])
  const sent = { accountId: ctx.query.get('rekening') ?? '', amount: ctx.query.get('jumlah') ?? '', ticket }
  const { id } = await ctx.api[payers[screen]].withdraw(ctx.read(api.wallet.withdraw, sent))
  return go(href('profileWalletSuccess', {}, { id }))
}

type Said = Readonly<Record<'rekening' | 'jumlah' | 'tiket', string | number | null>>
const confirmPath = (screen: WithdrawScreen, said: Said): string => href(screen, {}, said)
