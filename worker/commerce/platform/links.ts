import { createHmac, timingSafeEqual } from 'node:crypto'
import { addressDigest } from './network.ts'
import type { Scope } from './scope.ts'

/**
 * The signed link of a guest's order: `<saleId>.<signature>`. It opens one sale of one shop and nothing else. A pass,
 * `<until>.<signature>`, says for a while that whoever shows it knows the recipient's phone.
 */
export function createLinks(secret: string, companyId: number): Scope['links'] {
  const signatureOf = (words: string) => createHmac('sha256', secret).update(words).digest()
  const linkOf = (saleId: string) => signatureOf(`order-link\n${companyId}\n${saleId}`)
  const passOf = (saleId: string, until: string) => signatureOf(`order-pass\n${companyId}\n${saleId}\n${until}`)
  return {
    sign: async (saleId) => `${saleId}.${linkOf(saleId).toString('base64url')}`,
    async open(token) {
      const [saleId = '', signature = '', ...rest] = token.split('.')
      return rest.length === 0 && saleId !== '' && isSame(signature, linkOf(saleId)) ? saleId : null
    },
    admit: (saleId, until) => `${until.getTime()}.${passOf(saleId, String(until.getTime())).toString('base64url')}`,
    admits(pass, saleId, now) {
      const [until = '', signature = '', ...rest] = pass.split('.')
      return (
        rest.length === 0 &&
        /^\d{1,15}$/.test(until) &&
        Number(until) > now.getTime() &&
        isSame(signature, passOf(saleId, until))
      )
    },
    networkOf: (address) => addressDigest(`${secret}\n${companyId}`, address) ?? '',
  }
}

function isSame(signature: string, right: Buffer): boolean {
  const given = Buffer.from(signature, 'base64url')
  return given.length === right.length && timingSafeEqual(given, right)
}

/** The digest's key never lies in the database, so that six digits cannot be tried out there. */
export function createSeal(secret: string, companyId: number): Scope['seal'] {
  return (text) => createHmac('sha256', secret).update(`seal\n${companyId}\n${text}`).digest('base64url')
}
