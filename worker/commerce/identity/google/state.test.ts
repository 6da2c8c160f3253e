import { expect, test } from 'vitest'
import { createLinks } from '#commerce/platform/links.ts'
import { readSession, signSession } from '#commerce/platform/tokens.ts'
import { readFlowCookie, readState, signFlowCookie, signState } from './state.ts'

const secret = 'rahasia-untuk-uji-yang-cukup-panjang'
const secrets = { current: secret, believed: [secret] }
const shop = 7
const links = createLinks(secrets, shop)
const state = {
  jti: 'satu',
  shop,
  origin: 'https://toko.example',
  purpose: 'login',
  next: null,
  visitor: 'x',
  customerId: null,
} as const

// Proves ASVS 9.2.2
test('what is signed for one purpose opens nothing else', async () => {
  const now = new Date()
  const signed = {
    session: await signSession(secrets, shop, { customerId: 'siti', sessionId: 'sesi' }, now),
    state: await signState(secrets, state),
    flow: await signFlowCookie(secrets, { jti: 'satu', verifier: 'v', nonce: 'n' }),
    link: links.order.sign('pesanan'),
    change: links.change.sign('ubah'),
    pass: links.issuePass('pesanan', new Date(now.getTime() + 60_000)),
  }
  for (const [purpose, token] of Object.entries(signed)) {
    const opened = {
      session: await readSession(secrets, shop, token),
      state: await readState(secrets, token),
      flow: await readFlowCookie(secrets, token),
      link: links.order.open(token),
      change: links.change.open(token),
      pass: links.verifyPass(token, 'pesanan', now) || null,
    }
    expect(Object.entries(opened).flatMap(([by, found]) => (found === null ? [] : [by]))).toEqual([purpose])
  }
})
