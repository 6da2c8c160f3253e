import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { discover, exchangeCode } from './provider.ts'

const issuer = 'https://akun.example'
const client = { clientId: 'etalase', clientSecret: 'rahasia-sekali', issuer, signIn: 'https://masuk.example' }
const asked = { client, code: 'kode', verifier: 'v', nonce: 'kali-ini', redirectUri: 'https://masuk.example/callback' }
const [google, stranger] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')]

const now = () => Math.floor(Date.now() / 1_000)
const right = (): JWTPayload => ({
  iss: issuer,
  aud: client.clientId,
  sub: '1',
  iat: now(),
  exp: now() + 60,
  nonce: asked.nonce,
  name: 'Rina',
})
const signed = (claims: JWTPayload, key = google.privateKey) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256' }).sign(key)

/** A provider that answers this ID token, and calls itself `name`. */
const providing = (idToken: string, name = issuer) => {
  const answers: Record<string, () => Promise<object>> = {
    '/.well-known/openid-configuration': async () => ({
      issuer: name,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/certs`,
    }),
    '/token': async () => ({ id_token: idToken }),
    '/certs': async () => ({ keys: [{ ...(await exportJWK(google.publicKey)), alg: 'RS256' }] }),
  }
  const fetch = async ({ url }: Request) => Response.json(await answers[new URL(url).pathname]?.())
  return { GOOGLE: { fetch } } as never
}

test('a right ID token names the shopper', async () => {
  expect(await exchangeCode(providing(await signed(right())), asked)).toEqual({ sub: '1', email: null, name: 'Rina' })
})

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

// Proves ASVS 6.8.2, ASVS 10.5.1, ASVS 10.5.4
test.each([
  ['an ID token that another key signed', () => signed(right(), stranger.privateKey)],
  ['an ID token that nobody signed', async () => `${part({ alg: 'none' })}.${part(right())}.`],
  [
    'an ID token signed with the client’s secret',
    () => new SignJWT(right()).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(client.clientSecret)),
  ],
  ['an ID token for another client', () => signed({ ...right(), aud: 'toko-lain' })],
  ['an ID token of another provider', () => signed({ ...right(), iss: 'https://lain.example' })],
  ['an ID token of another sign-in', () => signed({ ...right(), nonce: 'kali-lain' })],
  ['an ID token without a nonce', () => signed({ ...right(), nonce: undefined })],
  ['an ID token that has ended', () => signed({ ...right(), exp: now() - 120 })],
])('%s names nobody', async (_, make) => {
  await expect(exchangeCode(providing(await make()), asked)).rejects.toThrow()
})

// Proves ASVS 10.5.3
test('a provider that calls itself otherwise is not asked', async () => {
  const other = providing(await signed(right()), 'https://lain.example')
  await expect(discover(other, client)).rejects.toThrow('https://lain.example')
})
