import { createDecipheriv, createHash, hkdfSync } from 'node:crypto'
import { newPushKeys } from '../push-keys.ts'
import { bindHere } from './bind-here.ts'
import type { SellingShop } from './selling-shop.ts'

const curve = { name: 'ECDH', namedCurve: 'P-256' }
const text = (bytes: ArrayBuffer | Uint8Array) => Buffer.from(bytes as Uint8Array).toString('base64url')

/** A browser with a subscription of its own, which reads what its maker passes on. */
export async function browser(name: string) {
  const pair = (await crypto.subtle.generateKey(curve, true, ['deriveBits'])) as CryptoKeyPair
  const point = Buffer.from((await crypto.subtle.exportKey('raw', pair.publicKey)) as ArrayBuffer)
  const auth = createHash('sha256').update(name).digest().subarray(0, 16)
  const read = async (body: Buffer) => {
    const [salt, theirs, sealed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)]
    const key = await crypto.subtle.importKey('raw', theirs, curve, false, [])
    const by = { name: 'ECDH', public: key } as unknown as Parameters<typeof crypto.subtle.deriveBits>[0]
    const shared = Buffer.from(await crypto.subtle.deriveBits(by, pair.privateKey, 256))
    const derive = (from: Buffer, salted: Buffer, info: Buffer | string, size: number) =>
      Buffer.from(hkdfSync('sha256', from, salted, info, size))
    const input = derive(shared, auth, Buffer.concat([Buffer.from('WebPush: info\0'), point, theirs]), 32)
    const nonce = derive(input, salt, 'Content-Encoding: nonce\0', 12)
    const decipher = createDecipheriv('aes-128-gcm', derive(input, salt, 'Content-Encoding: aes128gcm\0', 16), nonce)
    decipher.setAuthTag(sealed.subarray(-16))
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
    return JSON.parse(plain.subarray(0, -1).toString()) as { title: string; body: string; path: string }
  }
  const endpoint = `https://layar.contoh.id/${name}`
  return { subscription: { endpoint, key: text(point), auth: text(auth) }, read }
}

/** Gives the shop keys, and stands in the place of the internet: every maker of browsers, with the status that it says. */
export async function online(shop: SellingShop) {
  const taken: { url: string; body: Buffer }[] = []
  const state = { status: 201 }
  const { publicKey, PUSH_KEYS } = await newPushKeys()
  const OUTSIDE = {
    async fetch(request: Request) {
      taken.push({ url: request.url, body: Buffer.from(await request.arrayBuffer()) })
      return new Response(null, { status: state.status })
    },
  }
  await bindHere(shop, { OUTSIDE, PUSH_KEYS })
  return { taken, state, publicKey }
}
