import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Scope } from './scope.ts'

/** The signed link of a guest's order: `<saleId>.<signature>`. It opens one sale of one shop and nothing else. */
export function createLinks(secret: string, companyId: number): Scope['links'] {
  const signatureOf = (saleId: string) => createHmac('sha256', secret).update(`order-link\n${companyId}\n${saleId}`).digest()
  return {
    sign: async (saleId) => `${saleId}.${signatureOf(saleId).toString('base64url')}`,
    async open(token) {
      const [saleId = '', signature = '', ...rest] = token.split('.')
      const given = Buffer.from(signature, 'base64url')
      const right = signatureOf(saleId)
      return rest.length === 0 && saleId !== '' && given.length === right.length && timingSafeEqual(given, right) ? saleId : null
    },
  }
}

/** The digest's key never lies in the database, so that six digits cannot be tried out there. */
export function createSeal(secret: string, companyId: number): Scope['seal'] {
  return (text) => createHmac('sha256', secret).update(`seal\n${companyId}\n${text}`).digest('base64url')
}
