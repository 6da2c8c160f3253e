import { expect, test } from 'vitest'
import { recognise } from '#edge/agents/agents.ts'
import { limits } from '#shared/limits.ts'
import { mostPerMinute } from '#shared/web/work.ts'
import { bindings } from '#tests/support/in-workerd/bindings.ts'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { lazily } from '#tests/support/in-workerd/lazily.ts'
import { openShop } from '#tests/support/in-workerd/shop.ts'

/** The requests that left for the directories of programs. Each host is a box of the fake receiver, over real HTTP. */
const left: string[] = []
const OUTSIDE = {
  fetch: (request: Request) => {
    const { host } = new URL(request.url)
    left.push(request.url)
    return fetch(`${bindings.RECEIVER}/${host}`, { redirect: 'manual', signal: request.signal })
  },
} as Fetcher

const lookedAt = lazily(async () => {
  const shop = await openShop({ products: [{ slug: 'topi' }] })
  return { ...browse(shop, undefined, undefined, { OUTSIDE }), host: shop.host }
})

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

interface Signer {
  agent: string
  keyId: string
  jwk: object
  sign(text: string): Promise<string>
}
async function signerAt(agent: string): Promise<Signer> {
  const pair = (await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair
  const { x = '' } = (await crypto.subtle.exportKey('jwk', pair.publicKey)) as JsonWebKey
  const words = new TextEncoder().encode(`{"crv":"Ed25519","kty":"OKP","x":"${x}"}`)
  return {
    agent,
    keyId: base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', words))),
    jwk: { kty: 'OKP', crv: 'Ed25519', x, use: 'sig' },
    sign: async (text) => {
      const signature = await crypto.subtle.sign('Ed25519', pair.privateKey, new TextEncoder().encode(text))
      return btoa(String.fromCharCode(...new Uint8Array(signature)))
    },
  }
}
const publish = (signer: Signer, answer: object = { json: { keys: [signer.jwk] } }) =>
  fetch(`${bindings.RECEIVER}/${new URL(signer.agent).host}/_`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify([{ of: '', times: 9, answer }]),
  })

const second = () => Math.floor(Date.now() / 1_000)
interface How {
  tag?: string
  created?: number
  expires?: number
  host?: string
  legacy?: boolean
  components?: string
  keyId?: string
}
/** The three headers of Web Bot Auth, as the draft writes them. */
async function signed(signer: Signer, host: string, how: How = {}): Promise<Record<string, string>> {
  const { tag = 'web-bot-auth', created = second(), expires = second() + 300, legacy = false } = how
  const own = legacy ? '"signature-agent"' : '"signature-agent";key="sig1"'
  const { components = `"@authority" ${own}`, keyId = signer.keyId } = how
  const params = `(${components});created=${created};expires=${expires};keyid="${keyId}";alg="ed25519";tag="${tag}"`
  const values: Record<string, string> = { '"@authority"': how.host ?? host, [own]: `"${signer.agent}"` }
  const lines = components.split(' ').map((one) => `${one}: ${values[one] ?? ''}`)
  const signature = await signer.sign([...lines, `"@signature-params": ${params}`].join('\n'))
  return {
    'signature-input': `sig1=${params}`,
    signature: `sig1=:${signature}:`,
    'signature-agent': legacy ? `"${signer.agent}"` : `sig1="${signer.agent}"`,
  }
}
const asked = async (headers: Record<string, string>, from = '203.0.113.9') => {
  const { fetch: open } = await lookedAt()
  const accept = 'text/markdown'
  return (await open('/product/topi', { method: 'HEAD', headers: { accept, 'cf-connecting-ip': from, ...headers } }))
    .status
}
const network = '198.51.100.30'
/** The network has asked as often as it may without a signature. */
const spent = lazily(async () => {
  for (let n = 0; n < mostPerMinute('agent'); n += 1) await asked({}, network)
  return asked({}, network)
})
/** How many of five requests of that network are answered. */
async function answeredBeyond(headers: Record<string, string>): Promise<number> {
  expect(await spent()).toBe(429)
  const answers = await Promise.all(Array.from({ length: 5 }, () => asked(headers, network)))
  return answers.filter((status) => status === 200).length
}

test('a program whose key its directory has is recognised from its second request on, above its network’s ceiling', async () => {
  const { host } = await lookedAt()
  for (const legacy of [false, true]) {
    const signer = await signerAt(`https://bot-${legacy ? 'lama' : 'baru'}.contoh.id`)
    await publish(signer)
    const headers = await signed(signer, host, { legacy })
    // Its keys are asked for behind this answer.
    expect(await asked(headers)).toBe(200)
    expect(await answeredBeyond(headers)).toBe(5)
    expect(left.filter((url) => url.startsWith(`${signer.agent}/`))).toEqual([
      `${signer.agent}/.well-known/http-message-signatures-directory`,
    ])
  }
})

test.runIf(bindings.NIGHTLY)('it has a ceiling too, by its directory, from however many networks', async () => {
  const { host } = await lookedAt()
  const signer = await signerAt('https://rajin.contoh.id')
  await publish(signer)
  const headers = await signed(signer, host)
  await asked(headers)
  const most = mostPerMinute('agent') * limits.signedAgentTimes
  let answered = 0
  for (let n = 0; n < most; n += 1) answered += (await asked(headers, `198.51.101.${n % 3}`)) === 200 ? 1 : 0
  expect(answered).toBe(most)
  // What is above is of its networks, as of those that do not sign.
  expect(await answeredBeyond(headers)).toBe(0)
})

test('a wrong signature is as none, and is noted', async () => {
  const { host } = await lookedAt()
  const [signer, thief] = [await signerAt('https://jujur.contoh.id'), await signerAt('https://jujur.contoh.id')]
  await publish(signer)
  await asked(await signed(signer, host))
  const right = await signed(signer, host)
  const twice = right['signature-input'] ?? ''
  const wrong: [string, Record<string, string>][] = [
    ['wrong signature', await signed(signer, host, { host: 'lain.example' })],
    ['wrong signature', await signed(thief, host, { keyId: signer.keyId })],
    [
      'wrong signature',
      { ...right, 'signature-input': twice.replace(/expires=(\d+)/, (_, at) => `expires=${Number(at) + 60}`) },
    ],
    ['its directory has no such key', await signed(thief, host)],
    ['not of this time', await signed(signer, host, { created: second() - 600, expires: second() - 300 })],
    ['not of this time', await signed(signer, host, { created: second() + 600, expires: second() + 900 })],
    ['not of this time', await signed(signer, host, { expires: second() + 25 * 3_600 })],
    ['not readable', await signed(signer, host, { tag: 'lain' })],
    ['its directory is not signed', await signed(signer, host, { components: '"@authority"' })],
    ['its host is not signed', await signed(signer, host, { components: '"signature-agent";key="sig1"' })],
    ['too long', { ...right, 'signature-agent': `sig1="${'a'.repeat(2_000)}"` }],
    ['no key, signature or directory', { ...right, signature: 'sig1=:AAAA:' }],
    ['no key, signature or directory', { ...right, 'signature-agent': 'sig1="https://jujur.contoh.id/lain"' }],
    ['not readable', { ...right, 'signature-input': `sig1=(${'"a" '.repeat(300)});tag="web-bot-auth"` }],
  ]
  for (const [why, headers] of wrong) {
    const log = { notes: [] as string[] }
    const request = new Request(`http://${host}/`, { headers })
    const early = { request, url: new URL(`http://${host}/`), log }
    expect([why, await recognise(early as never, Date.now()), log.notes]).toEqual([why, null, [`signed agent: ${why}`]])
  }
  expect(await answeredBeyond(wrong[0]?.[1] ?? {})).toBe(0)
})

test('no request leaves for a private address, another port or without https, and few for one shop', async () => {
  const { host } = await lookedAt()
  const before = left.length
  for (const agent of [
    'http://bot.contoh.id',
    'https://127.0.0.1',
    'https://[::1]',
    'https://2130706433',
    'https://localhost',
    'https://kunci.internal',
    'https://bot.contoh.id:8443',
    'https://siapa@bot.contoh.id',
    'data:text/plain,x',
  ])
    expect([agent, await asked(await signed(await signerAt(agent), host), '198.51.100.60')]).toEqual([agent, 200])
  expect(left.slice(before)).toEqual([])
  const other = browse(await openShop({ products: [{ slug: 'topi' }] }), undefined, undefined, { OUTSIDE })
  await other.fetch('/')
  for (let n = 0; n < 20; n += 1) {
    const headers = await signed(await signerAt(`https://banyak-${n}.contoh.id`), host)
    await other.fetch('/product/topi', { headers: { accept: 'text/markdown', ...headers } })
  }
  expect(left.length - before).toBe(limits.agentDirectoriesPerShop)
})

test.each([
  ['is too large', { text: JSON.stringify({ keys: [], isi: 'a'.repeat(limits.agentDirectoryBytes) }) }],
  ['leads elsewhere', { status: 302, text: '' }],
  ['is no JSON', { text: '<html>' }],
  ['breaks off', 'drop'],
  ['has only other keys', { json: { keys: [{ kty: 'RSA' }, { kty: 'OKP', crv: 'Ed25519', x: 'a' }, null] } }],
])('a directory that %s recognises nobody, and is left alone for a while', async (what, answer) => {
  const { host } = await lookedAt()
  const signer = await signerAt(`https://${what.toLowerCase().replaceAll(' ', '-')}.contoh.id`)
  await publish(signer, answer as object)
  const other = browse(await openShop({ products: [{ slug: 'topi' }] }), undefined, undefined, { OUTSIDE })
  const headers = { accept: 'text/markdown', ...(await signed(signer, host)) }
  for (let n = 0; n < 3; n += 1) expect((await other.fetch('/product/topi', { headers })).status).toBe(200)
  expect(left.filter((url) => url.startsWith(`${signer.agent}/`))).toHaveLength(1)
})
