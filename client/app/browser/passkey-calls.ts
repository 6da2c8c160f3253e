import { limits } from '#shared/limits.ts'
import { href } from '#shared/web/routes.ts'
import { act, type ActionAnswer } from './act.ts'
import { makePasskey, signByPasskey, takeTurn } from './passkey-dialog.ts'

/** What the browser needs for a sign-in; null: this shop has no passkeys, or cannot say now. */
export async function beginLogin(): Promise<string | null> {
  const begun = await begin('passkey.beginLogin', {})
  return begun.ok ? begun.options : null
}

/** Offers the passkeys in the login field, for as long as the page is open. null: none was chosen. */
export async function offerPasskeys(options: string): Promise<string | null> {
  return (await PublicKeyCredential.isConditionalMediationAvailable())
    ? signByPasskey(options, { mediation: 'conditional' })
    : null
}

/** Lets the shopper choose a passkey; null: none was chosen. */
export const choosePasskey = (options: string): Promise<string | null> =>
  signByPasskey(options, { mediation: 'optional' })

/** The shop does not know this passkey, so the browser may stop offering it. */
export async function forgetPasskey(credential: string): Promise<void> {
  const { id } = JSON.parse(credential) as { id: string }
  if ('signalUnknownCredential' in PublicKeyCredential)
    await PublicKeyCredential.signalUnknownCredential({ rpId: location.hostname, credentialId: id })
}

/** Lets the customer show by a passkey who they are; null: they changed their mind. */
export async function confirmByPasskey(): Promise<{ ok: true; ticket: string } | Refused | null> {
  const begun = await begin('passkey.beginConfirm', {})
  if (!begun.ok) return begun
  const credential = await signByPasskey(begun.options, { mediation: 'optional' })
  if (credential === null) return null
  const confirmed = await ask<{ ticket: string }>('passkey.confirm', { credential })
  return confirmed.ok ? { ok: true, ...confirmed.data } : confirmed
}

/** Makes a passkey with what the customer confirms by; null: the customer changed their mind. */
export async function addPasskey(confirmation: Readonly<Record<string, string>>): Promise<ActionAnswer | null> {
  const begun = await begin('passkey.beginAdd', confirmation)
  if (!begun.ok) return begun
  const credential = await makePasskey(begun.options, { signal: takeTurn() })
  return credential === null ? null : keep(credential)
}

/**
 * Right after a login with a password that the browser had kept, some browsers make a passkey without asking. Whatever
 * goes wrong is no concern of the shopper, who wanted to sign in.
 */
export async function addPasskeySilently({ login, password }: { login: string; password: string }): Promise<void> {
  try {
    const capabilities = await PublicKeyCredential.getClientCapabilities()
    if (capabilities['conditionalCreate'] !== true) return
    const begun = await begin('passkey.beginAdd', { login, password })
    if (!begun.ok) return
    takeTurn()
    // The login waits no longer than this.
    const signal = AbortSignal.timeout(limits.passkeySilentMs)
    const credential = await makePasskey(begun.options, { signal, mediation: 'conditional' })
    if (credential !== null) await keep(credential)
  } catch {
    // The browser has no such thing, or would not: the login goes on as it is.
  }
}

const keep = (credential: string) => act('addPasskey', { credential }, href('profileEdit'))

type Refused = Extract<ActionAnswer, { ok: false }>
type Begun = { ok: true; options: string } | Refused

async function begin(
  name: 'passkey.beginLogin' | 'passkey.beginAdd' | 'passkey.beginConfirm',
  input: Readonly<Record<string, string>>,
): Promise<Begun> {
  const begun = await ask<{ options: string }>(name, input)
  return begun.ok ? { ok: true, ...begun.data } : begun
}

async function ask<T>(name: string, input: Readonly<Record<string, string>>): Promise<{ ok: true; data: T } | Refused> {
  try {
    const response = await fetch(`/api/${name}`, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify(input),
      signal: AbortSignal.timeout?.(limits.requestTimeoutMs),
    })
    const answer = (await response.json()) as { data?: T; message?: string; fields?: Record<string, string> }
    if (answer.data) return { ok: true, data: answer.data }
    return { ok: false, status: response.status, message: answer.message ?? lost, fields: answer.fields ?? {} }
  } catch {
    return { ok: false, status: 0, message: lost, fields: {} }
  }
}
const lost = 'Network Error'
