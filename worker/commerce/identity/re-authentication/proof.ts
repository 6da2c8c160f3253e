import { minuteMs } from '#shared/format/units.ts'
import { limits } from '#shared/limits.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { sameSecret } from '#commerce/platform/same-secret.ts'

type Named = Pick<Scope, 'now' | 'who' | 'keyedHash'>

/**
 * A ticket that says for some minutes that the customer of this session has shown who they are. It is signed and not
 * stored, and ends with the session.
 */
export function issueProof(scope: Named, customerId: string): string {
  const until = String(scope.now.getTime() + limits.confirmationMinutes * minuteMs)
  return `${until}.${signatureOf(scope, customerId, until)}`
}

export function isProof(scope: Named, customerId: string, ticket: string): boolean {
  const [until = '', signature = '', ...rest] = ticket.split('.')
  return (
    rest.length === 0 &&
    /^\d{1,15}$/.test(until) &&
    Number(until) > scope.now.getTime() &&
    sameSecret(signature, signatureOf(scope, customerId, until))
  )
}

const signatureOf = ({ who, keyedHash }: Named, customerId: string, until: string): string =>
  keyedHash(`proof\n${customerId}\n${who.sessionId ?? ''}\n${until}`)
