import type { Api, Decoded, OutputOf } from '#shared/api/index.ts'
import { refused } from '#shared/result.ts'
import type { ErrorCode } from '#shared/text/errors.ts'
import type { WorkerScope } from '#commerce/platform/http/worker-scope.ts'
import type { Reply } from '#commerce/platform/call.ts'
import { addressDigest } from '#commerce/platform/network.ts'
import { hashConfirmation } from '../re-authentication/hash-confirmation.ts'
import type { SignedIn } from '../sign-in/sign-in.ts'
import { checkMade, checkSigned, readMade, readSigned } from './credential.ts'

/** Signatures are checked here: the library's work would stop everyone who waits for the Shop's only thread. */
type Passkey = Api['passkey']
type Answer<V extends keyof Passkey> = Promise<Reply<OutputOf<Passkey[V]>>>

const no = (code: ErrorCode) => ({ result: refused(code), generation: 0 })

export async function beginAdd(
  { login, ...asked }: Decoded<Passkey['beginAdd']>,
  { env, shop, caller, origin }: WorkerScope,
): Answer<'beginAdd'> {
  if (origin === null) return no('passkey_unavailable')
  const confirmation = await hashConfirmation(asked, { env, shop, caller })
  if (!confirmation.ok) return { result: confirmation, generation: 0 }
  return shop.internalCall('beginAddPasskey', { confirmation: confirmation.value, origin, login }, caller)
}

export async function add(
  { credential }: Decoded<Passkey['add']>,
  { shop, caller, origin, company }: WorkerScope,
): Answer<'add'> {
  const given = readMade(credential)
  if (!given || origin === null) return no('passkey_failed')
  const { result: expected, generation } = await shop.internalCall(
    'spendAddChallenge',
    { challenge: given.challenge, origin },
    caller,
  )
  if (!expected.ok) return { result: expected, generation }
  const checked = await checkMade(given.made, expected.value).catch(failed(company.companyId))
  return checked ? shop.internalCall('keepPasskey', checked, caller) : no('passkey_failed')
}

export async function beginLogin(_: Decoded<Passkey['beginLogin']>, scope: WorkerScope): Answer<'beginLogin'> {
  const { shop, caller, origin } = scope
  if (origin === null) return no('passkey_unavailable')
  return shop.internalCall('beginPasskeyLogin', { origin, network: networkOf(scope) }, caller)
}

export async function enterByPasskey(
  { credential }: Decoded<Passkey['login']>,
  scope: WorkerScope,
): Promise<Reply<SignedIn>> {
  const { shop, caller, origin, company } = scope
  const given = readSigned(credential)
  if (!given || origin === null) return no('passkey_failed')
  const { signed, challenge } = given
  const { userHandle } = signed.response
  // Without it, it is a key of another kind.
  if (!userHandle) return no('passkey_failed')
  const asked = { challenge, credentialId: signed.id, userHandle, origin, network: networkOf(scope) }
  const { result: begun, generation } = await shop.internalCall('spendLoginChallenge', asked, caller)
  if (!begun.ok) return { result: begun, generation }
  const { id, passkey } = begun.value
  const verified = await checkSigned(signed, { passkey, challenge, origin }).catch(failed(company.companyId))
  return shop.internalCall('finishPasskeyLogin', { id, credentialId: passkey.credentialId, verified }, caller)
}

export async function beginConfirm(_: Decoded<Passkey['beginConfirm']>, scope: WorkerScope): Answer<'beginConfirm'> {
  const { shop, caller, origin } = scope
  if (origin === null) return no('passkey_unavailable')
  return shop.internalCall('beginPasskeyConfirm', { origin }, caller)
}

export async function confirm(
  { credential }: Decoded<Passkey['confirm']>,
  { shop, caller, origin, company }: WorkerScope,
): Answer<'confirm'> {
  const given = readSigned(credential)
  if (!given || origin === null) return no('passkey_failed')
  const { signed, challenge } = given
  const asked = { challenge, credentialId: signed.id, userHandle: signed.response.userHandle ?? null, origin }
  const { result: passkey, generation } = await shop.internalCall('spendConfirmChallenge', asked, caller)
  if (!passkey.ok) return { result: passkey, generation }
  const wanted = { passkey: passkey.value, challenge, origin }
  const verified = await checkSigned(signed, wanted).catch(failed(company.companyId))
  if (!verified) return no('passkey_failed')
  return shop.internalCall('finishPasskeyConfirm', { credentialId: passkey.value.credentialId, verified }, caller)
}

const networkOf = ({ env, caller }: WorkerScope): string | null =>
  addressDigest(`${env.TOKEN_SECRET}\n${caller.companyId}`, caller.address)

/** The library throws at whatever is wrong. The shopper reads one sentence; the log has the reason. */
const failed =
  (companyId: number) =>
  (error: unknown): null => {
    const passkey = error instanceof Error ? error.message : String(error)
    console.log(JSON.stringify({ level: 'warn', passkey: passkey.slice(0, 300), companyId }))
    return null
  }
