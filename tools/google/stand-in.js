/**
 * Stands in for Google in a local run and in tests: OpenID Connect with discovery, PKCE, codes that work once, RS256 ID
 * tokens and their keys. It knows three people. It is a Worker of its own and is never deployed.
 */
import { client, issuer, people } from './people.js'

/** @type {Promise<CryptoKeyPair> | null} */
let keys = null
/**
 * @type {Map<string, { person: import('./people.js').Person, nonce: string, challenge: string, redirectUri:
 * string, endsAt: number }>}
 */
const codes = new Map()

const text = new TextEncoder()
/** @param {Uint8Array | ArrayBuffer} bytes */
const base64url = (bytes) => Buffer.from(/** @type {Uint8Array} */ (bytes)).toString('base64url')
/** @param {unknown} value */
const part = (value) => base64url(text.encode(JSON.stringify(value)))

function keyPair() {
  const how = {
    name: 'RSASSA-PKCS1-v1_5',
    modulusLength: 2048,
    publicExponent: new Uint8Array([1, 0, 1]),
    hash: 'SHA-256',
  }
  keys ??= /** @type {Promise<CryptoKeyPair>} */ (crypto.subtle.generateKey(how, true, ['sign', 'verify']))
  return keys
}

export default {
  /** @param {Request} request */
  async fetch(request) {
    const url = new URL(request.url)
    if (url.pathname === '/.well-known/openid-configuration') return Response.json(discovery)
    if (url.pathname === '/certs') return Response.json(await certs())
    if (url.pathname === '/auth') return authorize(url)
    if (url.pathname === '/token' && request.method === 'POST') return token(await request.formData())
    return new Response('Not found', { status: 404 })
  },
}

const discovery = {
  issuer,
  authorization_endpoint: `${issuer}/auth`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/certs`,
  response_types_supported: ['code'],
  id_token_signing_alg_values_supported: ['RS256'],
  code_challenge_methods_supported: ['S256'],
}

async function certs() {
  const { n, e, kty } = /** @type {JsonWebKey} */ (await crypto.subtle.exportKey('jwk', (await keyPair()).publicKey))
  return { keys: [{ n, e, kty, alg: 'RS256', use: 'sig', kid: 'local' }] }
}

/** @param {URL} url */
function authorize(url) {
  const asked = Object.fromEntries(url.searchParams)
  const back = URL.parse(asked.redirect_uri ?? '')
  // Google compares the whole address; here the port may differ.
  if (!back || back.hostname !== 'masuk.localhost' || back.pathname !== '/callback')
    return page('Error 400: redirect_uri_mismatch', 400)
  const wanted =
    asked.client_id === client.clientId &&
    asked.response_type === 'code' &&
    asked.code_challenge_method === 'S256' &&
    asked.nonce
  if (!wanted || !asked.scope?.split(' ').includes('openid')) return page('Error 400: invalid_request', 400)
  back.searchParams.set('state', asked.state ?? '')
  if (asked.choose === 'cancel') back.searchParams.set('error', 'access_denied')
  const person = people.find(({ sub }) => sub === asked.choose)
  if (person) back.searchParams.set('code', codeFor(person, asked))
  if (person || asked.choose === 'cancel') return new Response(null, { status: 302, headers: { location: back.href } })
  return page(chooser(url))
}

/** @param {import('./people.js').Person} person @param {Record<string, string>} asked */
function codeFor(person, asked) {
  const code = base64url(crypto.getRandomValues(new Uint8Array(24)))
  const { nonce = '', code_challenge: challenge = '', redirect_uri: redirectUri = '' } = asked
  codes.set(code, { person, nonce, challenge, redirectUri, endsAt: Date.now() + 60_000 })
  return code
}

/** @param {FormData} given */
async function token(given) {
  const found = codes.get(String(given.get('code')))
  codes.delete(String(given.get('code')))
  if (given.get('client_id') !== client.clientId || given.get('client_secret') !== client.clientSecret)
    return Response.json({ error: 'invalid_client' }, { status: 401 })
  const challenge = base64url(await crypto.subtle.digest('SHA-256', text.encode(String(given.get('code_verifier')))))
  if (
    !found ||
    found.endsAt < Date.now() ||
    found.challenge !== challenge ||
    found.redirectUri !== given.get('redirect_uri')
  )
    return Response.json({ error: 'invalid_grant' }, { status: 400 })
  const now = Math.floor(Date.now() / 1_000)
  const claims = { iss: issuer, aud: client.clientId, iat: now, exp: now + 3_600, nonce: found.nonce, ...found.person }
  const signed = `${part({ alg: 'RS256', typ: 'JWT', kid: 'local' })}.${part(claims)}`
  const signature = await crypto.subtle.sign('RSASSA-PKCS1-v1_5', (await keyPair()).privateKey, text.encode(signed))
  return Response.json({
    access_token: 'not-used',
    token_type: 'Bearer',
    expires_in: 3_600,
    id_token: `${signed}.${base64url(signature)}`,
  })
}

/** @param {URL} url */
function chooser(url) {
  /** @param {string} who */
  const to = (who) => {
    const next = new URL(url)
    next.searchParams.set('choose', who)
    return `${next.pathname}${next.search}`.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  }
  const rows = people.map(({ sub, name, email }) => `<li><a href="${to(sub)}">${name}<small>${email}</small></a></li>`)
  return `<h1>Pilih akun</h1><p>Pengganti Google di mesin ini. Tidak ada akun sungguhan.</p><ul>${rows.join('')}<li><a href="${to('cancel')}">Batal</a></li></ul>`
}

/** @param {string} body @param {number} [status] */
function page(body, status = 200) {
  const style =
    'body{font:16px/1.5 system-ui;max-width:26rem;margin:3rem auto;padding:0 1rem}ul{list-style:none;padding:0}a{display:block;padding:.75rem 1rem;margin:.5rem 0;border:1px solid #bbb;border-radius:.5rem;color:inherit;text-decoration:none}small{display:block;color:#555}'
  const html = `<!doctype html><html lang="id"><meta charset="utf-8"><link rel="icon" href="data:,"><meta name="viewport" content="width=device-width"><title>Akun Google (pengganti)</title><style>${style}</style>${body}</html>`
  return new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8' } })
}
