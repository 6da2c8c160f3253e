import type { Account } from '#shared/api/account/account.ts'
import type { Endpoint } from '#shared/api/contract/endpoint.ts'
import { messageOf } from '#shared/text/errors.ts'
import { limits } from '#shared/limits.ts'
import { href } from '#shared/web/routes.ts'
import { type ActionContext, ActionRefused, can, go, type Outcome, type PersonalContext } from './page.ts'
import { optional } from './optional.ts'
import { refuseMissing } from './required-fields.ts'

/** The screens that have such forms. */
export type ConfirmScreen = 'profileEdit' | 'profileGoogle' | 'profileWallet' | 'ownerProof'
type Context = { [S in ConfirmScreen]: ActionContext<S> }[ConfirmScreen]

/** How the customer of a page can confirm. */
export interface Confirms {
  /** The account has a password. */
  password: boolean
  /** Codes reach the account. */
  codes: boolean
  /** Where they go, masked; null: this backend does not say. */
  codeContact: string | null
  /** A Google account is linked. */
  google: boolean
  /** They have a passkey, which only a browser with a script can ask for. */
  passkeys: boolean
  confirming: Confirming | null
  /** They have just confirmed in this browser, which is enough for most forms. */
  confirmed: boolean
  /** Where a demo shop shows what it would have sent. */
  outbox: string | null
}

/** A form that is being confirmed by something other than the password. */
export interface Confirming {
  /** The id of the form. */
  wanted: string
  ticket: string
  /** The ticket alone is enough: Google has confirmed it. Otherwise a code was sent. */
  proven: boolean
}

/** What the address says about it: `untuk` names the form, `tiket` the code that was sent, `bukti` a finished proof. */
function readConfirming(query: URLSearchParams): Confirming | null {
  const [wanted, proof, ticket] = [query.get('untuk'), query.get('bukti'), query.get('tiket')]
  if (wanted === null) return null
  if (proof !== null) return { wanted, ticket: proof, proven: true }
  return ticket === null ? null : { wanted, ticket, proven: false }
}

/**
 * Reads a form of the account together with its confirmation. `fields` must not be empty, nor may the password or code
 * that the form asks for.
 */
export function readConfirmed<E extends Endpoint>(
  ctx: Context,
  endpoint: E,
  fields: readonly string[] = [],
  more: Record<string, unknown> = {},
) {
  const asked = ['oldPassword', 'password', 'code'].filter((name) => ctx.form.has(name))
  refuseMissing(ctx.form, [...fields, ...asked])
  return ctx.read(endpoint, { ticket: readConfirming(ctx.query)?.ticket ?? null, ...more })
}

/** Sends a code for one form of the page and shows that form with a field for it. */
export async function askCode(ctx: Context, screen: ConfirmScreen): Promise<Outcome> {
  const wanted = String(ctx.form.get('wanted') ?? '')
  if (!/^[\w-]{1,80}$/.test(wanted)) throw new ActionRefused('bad_request', { wanted: messageOf('bad_request') })
  const { ticket } = await ctx.api.account.askCode()
  const kept = Object.fromEntries([...ctx.query].filter(([key]) => key !== 'bukti'))
  return go(`${href(screen, {}, { ...kept, tiket: ticket, untuk: wanted })}#${wanted}`, {
    flash: 'contact_code',
    values: typedIn(ctx.form),
  })
}

/**
 * What was typed in the form before its code was requested: it comes back beside the field for the code. What is
 * secret, or too long for the message to carry whole, is typed again.
 */
export function typedIn(form: FormData): Record<string, string> {
  const typed = [...form].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' &&
    value !== '' &&
    /^[a-z]\w*$/i.test(name) &&
    !/password|^(code|wanted|ticket)$/i.test(name)
      ? [[name, value.trim()]]
      : [],
  )
  const cookieChars = typed.reduce((sum, [name, value]) => sum + name.length + encodeURIComponent(value).length + 2, 20)
  return cookieChars <= limits.flashChars && typed.every(([, value]) => value.length <= limits.flashValueChars)
    ? Object.fromEntries(typed)
    : {}
}

/** How the customer of a page can confirm; a shop that says nothing about its accounts has passwords. */
export async function loadConfirms(
  { api, shop, query }: PersonalContext<ConfirmScreen | 'googleVerification'>,
  account: Promise<Account | null> = optional(api, 'account.find'),
): Promise<Confirms> {
  const [known, google, passkeys] = await Promise.all([
    account,
    optional(api, 'google.mine'),
    can(shop, 'passkey.confirm') ? optional(api, 'passkey.list') : null,
  ])
  return {
    password: known?.password ?? true,
    codes: known !== null && known.channels.length > 0,
    codeContact: known?.codeContact ?? null,
    google: google?.linked ?? false,
    passkeys: passkeys !== null && passkeys.length > 0,
    confirming: readConfirming(query),
    confirmed: known?.confirmed ?? false,
    outbox: shop.demo ? href('outbox') : null,
  }
}
