import { createHmac } from 'node:crypto'
import type { Scope } from './scope.ts'
import { sameSecret } from './same-secret.ts'
import type { Secrets } from './secrets.ts'

/**
 * The signed link of a guest's order: `<orderId>.<signature>`. It opens one order of one shop and nothing else. A token
 * of the same form opens nothing but the receipts of its transfer, another nothing but what is to be paid. A pass,
 * `<until>.<signature>`, says for a while that its holder knows the recipient's phone. `<changeId>.<signature>` opens the
 * page that undoes one change of an account, `<words>.<signature>` that of something not published.
 */
export function createLinks({ current, believed }: Secrets, companyId: number): Scope['links'] {
  const signatureOf = (words: string, secret = current) =>
    createHmac('sha256', secret).update(words).digest('base64url')
  // By its text: bytes can be written in several ways, and a link has one.
  const isSignature = (given: string, words: string) =>
    believed.some((secret) => sameSecret(given, signatureOf(words, secret)))
  const linkOf = (orderId: string) => `order-link\n${companyId}\n${orderId}`
  const receiptOf = (orderId: string) => `order-receipt\n${companyId}\n${orderId}`
  const paymentOf = (orderId: string) => `order-payment\n${companyId}\n${orderId}`
  const changeOf = (changeId: string) => `account-change\n${companyId}\n${changeId}`
  const alertsOf = (messageId: string) => `goods-alerts\n${companyId}\n${messageId}`
  const previewOf = (words: string) => `preview\n${companyId}\n${words}`
  const passOf = (orderId: string, until: string) => `order-pass\n${companyId}\n${orderId}\n${until}`
  const openNamed = (token: string, words: (id: string) => string) => {
    const [id = '', signature = '', ...rest] = token.split('.')
    return rest.length === 0 && id !== '' && isSignature(signature, words(id)) ? id : null
  }
  return {
    sign: async (orderId) => `${orderId}.${signatureOf(linkOf(orderId))}`,
    open: async (token) => openNamed(token, linkOf),
    signReceipt: (orderId) => `${orderId}.${signatureOf(receiptOf(orderId))}`,
    openReceipt: (token) => openNamed(token, receiptOf),
    signPayment: (orderId) => `${orderId}.${signatureOf(paymentOf(orderId))}`,
    openPayment: (token) => openNamed(token, paymentOf),
    signChange: (changeId) => `${changeId}.${signatureOf(changeOf(changeId))}`,
    openChange: (token) => openNamed(token, changeOf),
    signAlerts: (messageId) => `${messageId}.${signatureOf(alertsOf(messageId))}`,
    openAlerts: (token) => openNamed(token, alertsOf),
    signPreview: (words) => `${words}.${signatureOf(previewOf(words))}`,
    openPreview: (token) => openNamed(token, previewOf),
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
