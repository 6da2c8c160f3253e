import { canGoOn } from '#shared/api/index.ts'
import { isInApp } from '#shared/web/arrival.ts'
import type { googlePurposes } from '#shared/api/account/google.ts'
import { type Confirms, loadConfirms } from '#client/app/page/confirming.ts'
import type { CountryChoice, PersonalContext } from '#client/app/page/page.ts'

/** The state of a sign-in by Google. */
export type GoogleData =
  | { step: 'away'; to: string }
  | { step: 'finish' }
  /** A new customer: a phone number and the consents are still needed. */
  | { step: 'register'; name: string; email: string | null; countries: CountryChoice }
  /** Google does not allow signing in inside another app's own browser. */
  | { step: 'in-app'; address: string }
  | { step: 'failed' }
  /** Back from Google: the account is linked once the customer confirms. */
  | { step: 'link'; email: string | null; confirms: Confirms }
  | { step: 'linked'; email: string | null; confirms: Confirms }
  | { step: 'unlinked' }

type Context = PersonalContext<'googleVerification'> | PersonalContext<'profileGoogle'>

export async function loadGoogle(
  ctx: Context,
  purpose: (typeof googlePurposes)[number],
  address: string,
): Promise<GoogleData> {
  const { api, query, shop, userAgent } = ctx
  const [state, code] = [query.get('state'), query.get('code')]
  try {
    if (query.has('gagal')) return { step: 'failed' }
    if (state !== null && code !== null) {
      const { known, name, email } = await api.google.peek({ state, code })
      if (purpose === 'link') return { step: 'link', email, confirms: await confirmsOf(ctx) }
      if (purpose === 'confirm' || known) return { step: 'finish' }
      return { step: 'register', name, email, countries: ctx.countryChoice() }
    }
    if (isInApp(userAgent)) return { step: 'in-app', address }
    const { to } = await api.google.begin({ purpose, next: query.get('next') })
    return leadsOut(to, shop.origin) ? { step: 'away', to } : { step: 'failed' }
  } catch (failure) {
    if (!canGoOn(failure)) throw failure
    return { step: 'failed' }
  }
}

/** Linking is confirmed by another way in than Google. */
async function confirmsOf(ctx: Context): Promise<Confirms> {
  return { ...(await loadConfirms(ctx)), google: false }
}

/** A shop on https leads only to https addresses. */
function leadsOut(to: string, origin: string): boolean {
  const url = URL.parse(to)
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && origin.startsWith('http:'))
}
