import { createHash, randomBytes } from 'node:crypto'
import { secretsOf } from '#commerce/platform/secrets.ts'
import { Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { href } from '#shared/web/routes.ts'
import { findShopOf } from '#commerce/platform/directory/access.ts'
import { asNobody, shopOf } from '#commerce/platform/directory/object.ts'
import type { Env } from '#commerce/platform/env.ts'
import { type GoogleClient, googleClient, onPortOf } from './client.ts'
import { discover, exchangeCode } from './provider.ts'
import { type GoogleState, readFlowCookie, readState, signFlowCookie } from './state.ts'

/**
 * The platform's callback host, because Google knows one address for all shops. It sends a shopper to Google with PKCE
 * and a nonce, receives them when they come back, and sends them to their shop with a one-time code.
 */
export const googleRoutes = new Hono<{ Bindings: Env }>()

const cookie = '__Host-GOOGLE'
const random = () => randomBytes(32).toString('base64url')

googleRoutes.get('/google', async (c) => {
  const client = googleClient(c.env)
  const signed = c.req.query('state') ?? ''
  const state = await readState(secretsOf(c.env), signed)
  if (!client || !state) return c.text(lost, 400)
  const [verifier, nonce] = [random(), random()]
  try {
    const { authorization_endpoint } = await discover(c.env, client)
    const to = new URL(onPortOf(authorization_endpoint, state.origin))
    const challenge = createHash('sha256').update(verifier).digest('base64url')
    const query = {
      client_id: client.clientId,
      redirect_uri: callbackOf(client, state),
      response_type: 'code',
      scope: 'openid email profile',
    }
    const rest = {
      state: signed,
      nonce,
      code_challenge: challenge,
      code_challenge_method: 'S256',
      prompt: 'select_account',
    }
    for (const [name, value] of Object.entries({ ...query, ...rest })) to.searchParams.set(name, value)
    c.header(
      'set-cookie',
      `${cookie}=${await signFlowCookie(secretsOf(c.env), { jti: state.jti, verifier, nonce })}; Path=/; Max-Age=600; Secure; HttpOnly; SameSite=Lax`,
    )
    return c.redirect(to.href, 302)
  } catch (error) {
    return failed(state, error)
  }
})

googleRoutes.get('/callback', async (c) => {
  const client = googleClient(c.env)
  const state = await readState(secretsOf(c.env), c.req.query('state') ?? '')
  if (!client || !state) return c.text(lost, 400)
  try {
    const flow = await readFlowCookie(secretsOf(c.env), getCookie(c, cookie) ?? '')
    const given = c.req.query('code')
    if (!given || !flow || flow.jti !== state.jti)
      throw new Error(`no code, or another browser: ${(c.req.query('error') ?? '').slice(0, 40)}`)
    const profile = await exchangeCode(c.env, { client, code: given, ...flow, redirectUri: callbackOf(client, state) })
    const company = await findShopOf(c.env, new URL(state.origin).hostname)
    if (company?.companyId !== state.shop) throw new Error('the shop has gone')
    const code = random()
    const { result } = await shopOf(c.env, company).internalCall(
      'keepPendingLogin',
      { code, flowId: state.jti, profile },
      asNobody(company),
    )
    if (!result.ok) throw new Error(result.code)
    c.header('set-cookie', `${cookie}=; Path=/; Max-Age=0; Secure; HttpOnly; SameSite=Lax`)
    return c.redirect(backTo(state, { state: c.req.query('state') ?? '', code }), 302)
  } catch (error) {
    return failed(state, error)
  }
})

const lost = 'Tautan masuk tidak berlaku. Kembali ke toko, lalu coba lagi.'
const callbackOf = ({ signIn }: GoogleClient, { origin }: GoogleState) => `${onPortOf(signIn, origin)}/callback`

/** Back to the shop that the signed state names, and never anywhere else. */
function backTo({ origin, purpose, next }: GoogleState, query: Readonly<Record<string, string>>): string {
  const to = new URL(purpose === 'link' ? href('profileGoogle') : href('googleVerification'), origin)
  for (const [name, value] of Object.entries({ ...query, ...(next === null ? {} : { next }) }))
    to.searchParams.set(name, value)
  return to.href
}

/** Whatever went wrong, the shopper reads one sentence; the log has the reason. */
function failed(state: GoogleState, error: unknown): Response {
  console.log(
    JSON.stringify({
      level: 'warn',
      google: error instanceof Error ? error.message : String(error),
      companyId: state.shop,
    }),
  )
  return Response.redirect(backTo(state, { gagal: '1' }), 302)
}
