import { minuteMs } from '#shared/format/units.ts'
import { limits } from '#shared/limits.ts'
import type { PasskeyRow } from '../customers/passkeys.ts'

/** EdDSA, ES256 and RS256, which together are in every device; the first that the device has is used. */
export const algorithms = [-8, -7, -257]

/** An origin's host: the id under which devices keep passkeys. It has neither scheme nor port. */
export const rpIdOf = (origin: string): string => new URL(origin).hostname

interface NewPasskey {
  challenge: string
  rpId: string
  shopName: string
  user: { handle: string; login: string; name: string }
  /** The customer's passkeys: a device that has one of them makes no other. */
  own: readonly Pick<PasskeyRow, 'credentialId' | 'rpId' | 'transports'>[]
  silent: boolean
}

/** PublicKeyCredentialCreationOptionsJSON. Who made the device is not asked, because no answer would change anything. */
export function creationOptions({ challenge, rpId, shopName, user, own, silent }: NewPasskey): string {
  return JSON.stringify({
    challenge,
    rp: { id: rpId, name: shopName },
    user: { id: user.handle, name: user.login, displayName: user.name },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout: limits.passkeyMinutes * minuteMs,
    attestation: 'none',
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      // A browser that makes it silently cannot check anybody.
      userVerification: silent ? 'preferred' : 'required',
    },
    excludeCredentials: named(own.filter((one) => one.rpId === rpId)),
  })
}

type Named = Pick<PasskeyRow, 'credentialId' | 'transports'>
const named = (own: readonly Named[]) =>
  own.map(({ credentialId, transports }) => ({ type: 'public-key', id: credentialId, transports }))

/**
 * PublicKeyCredentialRequestOptionsJSON. For a login it names no passkey, so it says nothing about anybody; a customer who
 * is signed in is offered their own alone.
 */
export const requestOptions = (challenge: string, rpId: string, own?: readonly Named[]): string =>
  JSON.stringify({
    challenge,
    rpId,
    timeout: limits.passkeyMinutes * minuteMs,
    userVerification: 'required',
    allowCredentials: own && named(own),
  })

/**
 * A device that counts must count up: a counter that stands still or goes back belongs to a copy. Passkeys that a
 * password manager keeps do not count and always say 0.
 */
export const counterAdvances = (before: number, now: number): boolean => now > before || (before === 0 && now === 0)
