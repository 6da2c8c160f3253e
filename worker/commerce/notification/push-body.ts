import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** The keys of a browser's subscription, in base64url. */
export interface Reader {
  key: string
  auth: string
}
/** For one message: a pair of keys and 16 random bytes. */
export interface Sender {
  pair: CryptoKeyPair
  salt: Uint8Array
}

const [recordBytes, pointBytes] = [4_096, 65]
const curve = { name: 'ECDH', namedCurve: 'P-256' }

export const newSender = async (): Promise<Sender> => ({
  pair: (await crypto.subtle.generateKey(curve, true, ['deriveBits'])) as CryptoKeyPair,
  salt: randomBytes(16),
})

/**
 * A text that only this browser can read: RFC 8291, one record of RFC 8188 (`aes128gcm`). null: its key is no point of
 * the curve, so no browser can read anything for it.
 */
export async function encrypted(text: string, { key, auth }: Reader, { pair, salt }: Sender): Promise<Buffer | null> {
  const theirs = Buffer.from(key, 'base64url')
  const ours = Buffer.from((await crypto.subtle.exportKey('raw', pair.publicKey)) as ArrayBuffer)
  const point = await crypto.subtle.importKey('raw', theirs, curve, false, []).catch(() => null)
  if (!point) return null
  // Its field is called `public` by the standard and at runtime.
  const agreement = { name: 'ECDH', public: point } as unknown as Parameters<typeof crypto.subtle.deriveBits>[0]
  const shared = await crypto.subtle.deriveBits(agreement, pair.privateKey, 256)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours])
  const input = hkdf(shared, Buffer.from(auth, 'base64url'), info, 32)
  const of = (purpose: string, bytes: number) => hkdf(input, salt, `Content-Encoding: ${purpose}\0`, bytes)
  const cipher = createCipheriv('aes-128-gcm', of('aes128gcm', 16), of('nonce', 12))
  // 2: this record is the last.
  const record = [cipher.update(Buffer.concat([Buffer.from(text), Buffer.from([2])])), cipher.final()]
  const size = Buffer.alloc(4)
  size.writeUInt32BE(recordBytes)
  return Buffer.concat([salt, size, Buffer.from([pointBytes]), ours, ...record, cipher.getAuthTag()])
}

const hkdf = (from: ArrayBuffer | Uint8Array, salt: Uint8Array, info: string | Uint8Array, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', new Uint8Array(from), salt, info, bytes))
