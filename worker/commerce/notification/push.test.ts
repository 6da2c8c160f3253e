import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { newPushKeys } from '#tests/support/push-keys.ts'
import { encrypted } from './push-body.ts'
import { readPushKeys } from './push-keys.ts'
import { sendTo } from './push-send.ts'

const bytes = (text: string) => Buffer.from(text, 'base64url')

test('a message is written as the example of RFC 8291, appendix A', async () => {
  const [d, point] = [
    'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
    'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
  ]
  const algorithm = { name: 'ECDH', namedCurve: 'P-256' }
  const half = (from: number) =>
    bytes(point)
      .subarray(from, from + 32)
      .toString('base64url')
  const jwk = { kty: 'EC', crv: 'P-256', x: half(1), y: half(33) }
  const pair = {
    publicKey: await crypto.subtle.importKey('jwk', jwk, algorithm, true, []),
    privateKey: await crypto.subtle.importKey('jwk', { ...jwk, d }, algorithm, false, ['deriveBits']),
  }
  const reader = {
    key: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  }
  const body = await encrypted('When I grow up, I want to be a watermelon', reader, {
    pair,
    salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
  })
  expect(body?.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
})

/** What a browser reads: RFC 8291 from its text, and not from our code. */
function readBy(browser: { ecdh: ReturnType<typeof createECDH>; auth: Buffer }, body: Buffer): string {
  const [salt, length] = [body.subarray(0, 16), body[20] ?? 0]
  const [theirs, sealed] = [body.subarray(21, 21 + length), body.subarray(21 + length)]
  const derive = (from: Buffer, by: Buffer, info: Buffer | string, size: number) =>
    Buffer.from(hkdfSync('sha256', from, by, info, size))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.ecdh.getPublicKey(), theirs])
  const input = derive(browser.ecdh.computeSecret(theirs), browser.auth, info, 32)
  const key = derive(input, salt, 'Content-Encoding: aes128gcm\0', 16)
  const decipher = createDecipheriv('aes-128-gcm', key, derive(input, salt, 'Content-Encoding: nonce\0', 12))
  decipher.setAuthTag(sealed.subarray(-16))
  const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  expect(text.at(-1)).toBe(2)
  return text.subarray(0, -1).toString()
}

/** The maker of a browser on this machine: it answers with the status that its path says. */
async function openMaker() {
  const taken: { headers: IncomingHttpHeaders; body: Buffer }[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      taken.push({ headers: request.headers, body: Buffer.concat(parts) })
      const status = Number(request.url?.slice(1))
      response.writeHead(status, status === 302 ? { location: '/201' } : {}).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { origin, taken, [Symbol.dispose]: () => void server.close() }
}

const { publicKey, PUSH_KEYS } = await newPushKeys()

test('what arrives can be read by its browser alone, and is signed for its maker', async () => {
  using maker = await openMaker()
  const keys = readPushKeys(PUSH_KEYS)
  if (!keys) throw new Error('the keys can be used')
  const [ecdh, auth] = [createECDH('prime256v1'), randomBytes(16)]
  ecdh.generateKeys()
  const target = { key: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') }
  const send = (status: number) =>
    sendTo(fetch, { ...target, endpoint: `${maker.origin}/${status}` }, { keys, text: '{"title":"Batik"}' })
  expect(await send(201)).toEqual({ kind: 'sent' })
  const [{ headers, body } = { headers: {}, body: Buffer.alloc(0) }] = maker.taken
  expect(readBy({ ecdh, auth }, body)).toBe('{"title":"Batik"}')
  expect(body.toString('latin1')).not.toContain('Batik')
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'normal' })
  const [, head = '', claims = '', signature = '', k] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? []
  expect(k).toBe(publicKey)
  const { aud, exp, sub } = JSON.parse(bytes(claims).toString()) as { aud: string; exp: number; sub: string }
  expect([aud, sub]).toEqual([maker.origin, keys.subject])
  expect(exp - Date.now() / 1_000).toBeGreaterThan(3_600)
  expect(exp - Date.now() / 1_000).toBeLessThan(86_400)
  const point = bytes(publicKey)
  const half = (from: number) => point.subarray(from, from + 32).toString('base64url')
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: half(1), y: half(33) }, format: 'jwk' })
  const signed = { key, dsaEncoding: 'ieee-p1363' } as const
  expect(verify('sha256', Buffer.from(`${head}.${claims}`), signed, bytes(signature))).toBe(true)
  // Gone, refused, led elsewhere, busy.
  expect([await send(404), await send(410), await send(403), await send(302)]).toEqual([
    { kind: 'gone' },
    { kind: 'gone' },
    { kind: 'refused', problem: 'HTTP 403' },
    { kind: 'refused', problem: 'HTTP 302' },
  ])
  for (const status of [429, 500]) await expect(send(status)).rejects.toThrow(`a browser’s maker: ${status}`)
  // None of them followed the redirect.
  expect(maker.taken).toHaveLength(7)
})

test.each([
  '',
  '{}',
  'rahasia',
  PUSH_KEYS.replace(/"privateKey":"[^"]+/, '"privateKey":"x'),
  PUSH_KEYS.replace('mailto:operator@contoh.id', 'operator'),
])('a secret that cannot be used, %j, is none', (text) => {
  expect(readPushKeys(text)).toBeNull()
})
