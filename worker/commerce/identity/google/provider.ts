import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose'
import { z } from 'zod'
import { readBounded } from '#shared/web/bytes.ts'
import { limits } from '#shared/limits.ts'
import type { Env } from '#commerce/platform/env.ts'
import type { GoogleClient } from './client.ts'

/** What Google says about a shopper, checked. */
export interface GoogleProfile {
  sub: string
  email: string | null
  name: string
}

const Discovery = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
})
const Tokens = z.object({ id_token: z.string().max(8_192) })
const Claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().max(254).optional(),
  email_verified: z.union([z.boolean(), z.string()]).optional(),
  name: z.string().optional(),
})

/**
 * OpenID Connect Discovery 1.0: where everything is. Sign-ins are rare enough to ask each time. Anyone who answers must call
 * itself by the name that we know.
 */
export async function discover(
  env: Env,
  { issuer }: GoogleClient,
  signal = AbortSignal.timeout(limits.googleMs),
): Promise<z.output<typeof Discovery>> {
  const found = await read(env, Discovery, `${issuer}/.well-known/openid-configuration`, { signal })
  if (found.issuer !== issuer) throw new Error(`${issuer} calls itself ${found.issuer}`)
  return found
}

interface Exchange {
  client: GoogleClient
  code: string
  verifier: string
  nonce: string
  redirectUri: string
}
/**
 * Exchanges the code for an ID token and answers who it names. Signature, issuer, audience, time and nonce are checked;
 * anything wrong throws.
 */
export async function exchangeCode(
  env: Env,
  { client, code, verifier, nonce, redirectUri }: Exchange,
): Promise<GoogleProfile> {
  // The three questions share one time limit.
  const signal = AbortSignal.timeout(limits.googleMs)
  const { token_endpoint, jwks_uri } = await discover(env, client, signal)
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    client_id: client.clientId,
    client_secret: client.clientSecret,
    code_verifier: verifier,
  })
  const { id_token } = await read(env, Tokens, token_endpoint, { method: 'POST', body, signal })
  const keys = createLocalJWKSet(
    (await read(env, z.object({ keys: z.array(z.record(z.string(), z.unknown())) }), jwks_uri, {
      signal,
    })) as unknown as JSONWebKeySet,
  )
  const { payload } = await jwtVerify(id_token, keys, {
    algorithms: ['RS256'],
    // Google writes its name with and without the scheme.
    issuer: [client.issuer, client.issuer.replace('https://', '')],
    audience: client.clientId,
    requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
    clockTolerance: 60,
  })
  if (payload['nonce'] !== nonce) throw new Error('the ID token was made for another sign-in')
  const { sub, email, email_verified, name } = Claims.parse(payload)
  const verified = email_verified === true || email_verified === 'true'
  return { sub, email: verified && email ? email.toLowerCase() : null, name: nameOf(name) }
}

function nameOf(name: string | undefined): string {
  const plain = (name ?? '')
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .trim()
    .slice(0, limits.personNameChars)
  return plain === '' ? 'Pelanggan' : plain
}

async function read<T>(
  env: Env,
  schema: z.ZodType<T>,
  url: string,
  init: RequestInit & { signal: AbortSignal },
): Promise<T> {
  const request = new Request(url, { ...init, redirect: 'manual' })
  const response = await (env.GOOGLE ? env.GOOGLE.fetch(request) : fetch(request))
  const bytes = await readBounded(response, limits.bodyBytes)
  if (!response.ok || bytes === null) throw new Error(`${new URL(url).host} answered ${response.status}`)
  return schema.parse(JSON.parse(new TextDecoder().decode(bytes)))
}
