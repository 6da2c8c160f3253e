import { createHmac } from 'node:crypto'
import type { NamedLink, Scope } from './scope.ts'
import { sameSecret } from './same-secret.ts'
import type { Secrets } from './secrets.ts'

/**
 * Each is `<what it names>.<signature>`, and opens nothing else. A pass is `<until>.<signature>`: for a while its holder
 * knows the recipient's phone.
 */
export function createLinks({ current, believed }: Secrets, companyId: number): Scope['links'] {
  const signatureOf = (words: string, secret = current) =>
    createHmac('sha256', secret).update(words).digest('base64url')
  // By its text: bytes can be written in several ways, and a link has one.
  const isSignature = (given: string, words: string) =>
    believed.some((secret) => sameSecret(given, signatureOf(words, secret)))
  const namedBy = (purpose: string): NamedLink => {
    const wordsOf = (id: string) => `${purpose}\n${companyId}\n${id}`
    return {
      sign: (id) => `${id}.${signatureOf(wordsOf(id))}`,
      open(token) {
        // What is signed may have dots of its own.
        const id = token.slice(0, Math.max(0, token.lastIndexOf('.')))
        return id !== '' && isSignature(token.slice(id.length + 1), wordsOf(id)) ? id : null
      },
    }
  }
  const passOf = (orderId: string, until: string) => `order-pass\n${companyId}\n${orderId}\n${until}`
  return {
    order: namedBy('order-link'),
    receipt: namedBy('order-receipt'),
    payment: namedBy('order-payment'),
    change: namedBy('account-change'),
    alerts: namedBy('goods-alerts'),
    preview: namedBy('preview'),
    passEnds: (pass) => new Date(Number(pass.split('.')[0])),
    issuePass: (orderId, until) => `${until.getTime()}.${signatureOf(passOf(orderId, String(until.getTime())))}`,
    verifyPass(pass, orderId, now) {
      const [until = '', signature = '', ...rest] = pass.split('.')
      return (
        rest.length === 0 &&
        /^\d{1,15}$/.test(until) &&
        Number(until) > now.getTime() &&
        isSignature(signature, passOf(orderId, until))
      )
    },
  }
}

/** The key is never in the database, so that somebody who reads the database cannot try out all six-digit codes. */
export function createKeyedHash({ current }: Secrets, companyId: number): Scope['keyedHash'] {
  return (text) => createHmac('sha256', current).update(`seal\n${companyId}\n${text}`).digest('base64url')
}
