import { ApiFailure } from '#shared/api/index.ts'
import type { CountryChoice, PersonalContext } from '#client/app/page.ts'

/** The state of a sign-in by Google. */
export type GoogleData =
  | { step: 'away'; to: string }
  | { step: 'finish' }
  /** A new customer: a phone number and the consents are still needed. */
  | { step: 'register'; name: string; email: string | null; countries: CountryChoice }
  /** Google does not allow signing in inside another app's own browser. */
  | { step: 'in-app'; address: string }
  | { step: 'failed' }
  | { step: 'linked'; email: string | null }
  | { step: 'unlinked' }

/** Browsers inside Facebook, Instagram, Line, TikTok and other apps; `; wv` is Android's WebView. */
const isInApp = (userAgent: string): boolean =>
  /FBAN|FBAV|FB_IAB|Instagram|\bLine\/|TikTok|musical_ly|BytedanceWebview|; wv\)/i.test(userAgent)

type Context = PersonalContext<'googleVerification'> | PersonalContext<'profileGoogle'>

export async function loadGoogle(ctx: Context, purpose: 'login' | 'link', address: string): Promise<GoogleData> {
  const { api, query, shop, userAgent } = ctx
  const [state, code] = [query.get('state'), query.get('code')]
  try {
    if (query.has('gagal')) return { step: 'failed' }
    if (state !== null && code !== null) {
      const { known, name, email } = await api.google.peek({ state, code })
      if (purpose === 'link' || known) return { step: 'finish' }
      return { step: 'register', name, email, countries: ctx.countryChoice() }
    }
    if (isInApp(userAgent)) return { step: 'in-app', address }
    const { to } = await api.google.begin({ purpose, next: query.get('next') })
    return leadsOut(to, shop.origin) ? { step: 'away', to } : { step: 'failed' }
  } catch (failure) {
    if (!(failure instanceof ApiFailure) || failure.kind === 'signedOut' || failure.kind === 'denied') throw failure
    return { step: 'failed' }
  }
}

/** A shop on https leads only to https addresses. */
function leadsOut(to: string, origin: string): boolean {
  const url = URL.parse(to)
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && origin.startsWith('http:'))
}
