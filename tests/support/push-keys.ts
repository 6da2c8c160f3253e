/**
 * Keys for Web Push as an operator has them. Every number of a JWK has its 32 bytes; the private key of `createECDH` lacks
 * zeros at its front, once in 256.
 */
export async function newPushKeys(): Promise<{ publicKey: string; PUSH_KEYS: string }> {
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify'])
  const { privateKey: own, publicKey: shown } = pair as CryptoKeyPair
  const { d: privateKey } = (await crypto.subtle.exportKey('jwk', own)) as { d: string }
  const point = (await crypto.subtle.exportKey('raw', shown)) as ArrayBuffer
  const publicKey = Buffer.from(point).toString('base64url')
  return { publicKey, PUSH_KEYS: JSON.stringify({ publicKey, privateKey, subject: 'mailto:operator@contoh.id' }) }
}
