import type { EarlyContext } from './request-context.ts'

/** Of a request before its shop is known: hashes of one isolate then fit together, and no others. */
let ownKey: string | null = null

/** A hash that only this shop's key makes: HMAC-SHA-256, 43 characters of base64url. */
export async function keyedHash(
  { accessKey }: Pick<EarlyContext['tenant'], 'accessKey'>,
  text: string,
): Promise<string> {
  const bytes = new TextEncoder()
  const secret = bytes.encode(accessKey || (ownKey ??= crypto.randomUUID()))
  const key = await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const hash = new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes.encode(text)))
  return btoa(String.fromCharCode(...hash))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
