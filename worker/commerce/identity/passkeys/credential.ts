import { z } from 'zod'
import { jsonOf } from '#shared/json.ts'
import type { Expected, CheckedPasskey } from './add.ts'
import type { PasskeyTry } from './login.ts'
import { algorithms, rpIdOf } from './rules.ts'

const Base64url = z
  .string()
  .max(16_000)
  .regex(/^[\w-]+$/)
const Kind = { id: Base64url.max(1_400), rawId: Base64url, type: z.literal('public-key') }

/** RegistrationResponseJSON, as far as we read it. */
const Made = z.object({
  ...Kind,
  response: z.object({
    clientDataJSON: Base64url,
    attestationObject: Base64url,
    transports: z
      .array(z.string().regex(/^[a-z-]{1,20}$/))
      .max(8)
      .catch([]),
  }),
})
/** AuthenticationResponseJSON, as far as we read it. */
const Signed = z.object({
  ...Kind,
  response: z.object({
    clientDataJSON: Base64url,
    authenticatorData: Base64url,
    signature: Base64url,
    // A sign-in is always found by it; a device that was asked for a passkey by its id need not say it.
    userHandle: Base64url.max(100).nullish(),
  }),
})
/** What the browser itself signed; a page inside a page of another origin may not use passkeys. */
const ClientData = z.object({ challenge: Base64url.max(100), crossOrigin: z.literal(false).optional() })

const read = <S extends z.ZodType>(Schema: S, json: string) => {
  const credential = Schema.safeParse(jsonOf(json))
  return credential.success ? credential.data : null
}

/** A passkey that a browser made, and the challenge it answers; null: it cannot be read. */
export function readMade(json: string) {
  const made = read(Made, json)
  const clientData = made && read(ClientData, textOf(made.response.clientDataJSON))
  return clientData ? { made, challenge: clientData.challenge } : null
}
/** A signature of a passkey, and the challenge it answers; null: it cannot be read. */
export function readSigned(json: string) {
  const signed = read(Signed, json)
  const clientData = signed && read(ClientData, textOf(signed.response.clientDataJSON))
  return clientData ? { signed, challenge: clientData.challenge } : null
}

/** Few calls need the library, so it starts with the first that does. */
const library = () => import('@simplewebauthn/server')

/** Throws when the credential is not the one that was requested. */
export async function checkMade(made: z.output<typeof Made>, expected: Expected): Promise<CheckedPasskey> {
  const { verifyRegistrationResponse } = await library()
  const { decodeAttestationObject, isoBase64URL } = await import('@simplewebauthn/server/helpers')
  // A statement about the device's maker was not asked for. To check one, the library would fetch addresses in it.
  const statement = decodeAttestationObject(isoBase64URL.toBuffer(made.response.attestationObject)).get('fmt')
  if (statement !== 'none') throw new Error(`a statement of the kind ${statement} was not asked for`)
  const { transports, ...response } = made.response
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: { ...made, response, clientExtensionResults: {} },
    expectedChallenge: expected.id,
    expectedOrigin: expected.origin,
    expectedRPID: rpIdOf(expected.origin),
    requireUserPresence: !expected.silent,
    requireUserVerification: !expected.silent,
    supportedAlgorithmIDs: algorithms,
  })
  if (!verified || registrationInfo.credential.id !== made.id) throw new Error('it is another credential')
  const { credential, credentialBackedUp: backedUp } = registrationInfo
  return {
    credentialId: credential.id,
    rpId: rpIdOf(expected.origin),
    userHandle: expected.userHandle,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports,
    backedUp,
  }
}

interface Wanted {
  passkey: PasskeyTry['passkey']
  challenge: string
  origin: string
}
/** Throws when the passkey did not sign this challenge, here and now, for its owner. */
export async function checkSigned(signed: z.output<typeof Signed>, { passkey, challenge, origin }: Wanted) {
  const { verifyAuthenticationResponse } = await library()
  const { userHandle, ...response } = signed.response
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: {
      ...signed,
      response: { ...response, ...(userHandle ? { userHandle } : {}) },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: passkey.rpId,
    requireUserVerification: true,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
  })
  if (!verified) throw new Error('the signature is wrong')
  return { counter: authenticationInfo.newCounter, backedUp: authenticationInfo.credentialBackedUp }
}

const textOf = (base64url: string) => Buffer.from(base64url, 'base64url').toString()
