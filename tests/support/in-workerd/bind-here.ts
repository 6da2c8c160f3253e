import { runInDurableObject } from 'cloudflare:test'
import type { TestShop } from './shop.ts'

/** Gives the object of this shop alone what a deployment may bind. */
export const bindHere = async (shop: Pick<TestShop, 'object'>, more: object): Promise<void> =>
  runInDurableObject(await shop.object(), (instance) => {
    const before = Reflect.get(instance, 'env') as object
    Object.defineProperty(instance, 'env', { value: { ...before, ...more }, configurable: true })
  })

/** Keys for Web Push as an operator has them. */
export async function newPushKeys(): Promise<{ publicKey: string; PUSH_KEYS: string }> {
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify'])
  const { privateKey: own, publicKey: shown } = pair as CryptoKeyPair
  const { d: privateKey } = (await crypto.subtle.exportKey('jwk', own)) as { d: string }
  const point = (await crypto.subtle.exportKey('raw', shown)) as ArrayBuffer
  const publicKey = Buffer.from(point).toString('base64url')
  return { publicKey, PUSH_KEYS: JSON.stringify({ publicKey, privateKey, subject: 'mailto:operator@contoh.id' }) }
}
