import { createHash, randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { href } from '#shared/web/routes.ts'
import { findShopOf } from '#commerce/platform/directory/access.ts'
import { asNobody, shopOf } from '#commerce/platform/directory/object.ts'
import type { Env } from '#commerce/platform/env.ts'
import { type GoogleClient, googleClient, onPortOf } from './client.ts'
import { discover, meet } from './provider.ts'
import { type Journey, readPocket, readState, signPocket } from './state.ts'

/**
 * The platform's callback host: Google knows one address, whatever the number of shops. It sends a shopper on with PKCE
 * and a nonce, meets them when they come back, and hands them to their shop with a code that is good once.
 */
export const identity = new Hono<{ Bindings: Env }>()

const cookie = '__Host-GOOGLE'
const random = () => randomBytes(32).toString('base64url')

identity.get('/google', async (c) => {
  const client = googleClient(c.env)
  const state = c.req.query('state') ?? ''
  const journey = await readState(c.env.TOKEN_SECRET, state)
  if (!client || !journey) return c.text(lost, 400)
  const [verifier, nonce] = [random(), random()]
  try {
    const { authorization_endpoint } = await discover(c.env, client)
    const to = new URL(onPortOf(authorization_endpoint, journey.origin))
    const challenge = createHash('sha256').update(verifier).digest('base64url')
    const query = {
      client_id: client.clientId,
      redirect_uri: callbackOf(client, journey),
      response_type: 'code',
      scope: 'openid email profile',
    }
    const rest = { state, nonce, code_challenge: challenge, code_challenge_method: 'S256', prompt: 'select_account' }
    for (const [name, value] of Object.entries({ ...query, ...rest })) to.searchParams.set(name, value)
    c.header(
      'set-cookie',
      `${cookie}=${await signPocket(c.env.TOKEN_SECRET, { jti: journey.jti, verifier, nonce })}; Path=/; Max-Age=600; Secure; HttpOnly; SameSite=Lax`,
    )
    return c.redirect(to.href, 302)
  } catch (error) {
    return failed(journey, error)
  }
})

identity.get('/callback', async (c) => {
  const client = googleClient(c.env)
  const journey = await readState(c.env.TOKEN_SECRET, c.req.query('state') ?? '')
  if (!client || !journey) return c.text(lost, 400)
  try {
    const pocket = await readPocket(c.env.TOKEN_SECRET, getCookie(c, cookie) ?? '')
    const given = c.req.query('code')
    if (!given || !pocket || pocket.jti !== journey.jti)
      throw new Error(`no code, or another browser: ${(c.req.query('error') ?? '').slice(0, 40)}`)
    const person = await meet(c.env, { client, code: given, ...pocket, redirectUri: callbackOf(client, journey) })
    const company = await findShopOf(c.env, new URL(journey.origin).hostname)
    if (company?.companyId !== journey.shop) throw new Error('the shop has gone')
    const code = random()
    const { result } = await shopOf(c.env, company).step(
      'keepArrival',
      { code, journey: journey.jti, person },
      asNobody(company),
    )
    if (!result.ok) throw new Error(result.code)
    c.header('set-cookie', `${cookie}=; Path=/; Max-Age=0; Secure; HttpOnly; SameSite=Lax`)
    return c.redirect(backTo(journey, { state: c.req.query('state') ?? '', code }), 302)
  } catch (error) {
    return failed(journey, error)
  }
})

const lost = 'Tautan masuk tidak berlaku. Kembali ke toko, lalu coba lagi.'
const callbackOf = ({ signIn }: GoogleClient, { origin }: Journey) => `${onPortOf(signIn, origin)}/callback`

/** To the shop the signed state names, and to nowhere else. */
function backTo({ origin, purpose, next }: Journey, query: Readonly<Record<string, string>>): string {
  const to = new URL(purpose === 'link' ? href('profileGoogle') : href('googleVerification'), origin)
  for (const [name, value] of Object.entries({ ...query, ...(next === null ? {} : { next }) }))
    to.searchParams.set(name, value)
  return to.href
}

/** Whatever Google or the shopper said, the shop says one thing; the log says which. */
function failed(journey: Journey, error: unknown): Response {
  console.log(
    JSON.stringify({
      level: 'warn',
      google: error instanceof Error ? error.message : String(error),
      companyId: journey.shop,
    }),
  )
  return Response.redirect(backTo(journey, { gagal: '1' }), 302)
}
