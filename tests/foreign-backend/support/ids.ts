/** Ids that are no words. All of them come back as they were sent, or nothing is found. */
export const writings = {
  base64: (id) => `${Buffer.from(`~~~${id}?>`).toString('base64')}+/=`,
  '200 characters': (id) => `${id}-`.padEnd(200, 'x'),
  '255 characters that an address escapes': (id) => `${id}-`.padEnd(255, 'é'),
  'signs that separate': (id) => `a|b,c*2,%2F%2C ${id}~;&=#?:/\\"'<i>.`,
} satisfies Record<string, (id: string) => string>

/** A token of the foreign company; the storefront reads only its `exp`. `chars`: it is that long. */
export function foreignToken(expiresInSeconds = 3_600, chars = 0): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const exp = Math.floor(Date.now() / 1_000) + expiresInSeconds
  return `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ sub: '42', exp })}.tanda-tangan`.padEnd(chars, 'x')
}

/** The same token with other claims. */
export function changedToken(token: string, claims: (told: Record<string, unknown>) => object): string {
  const [head, told = '', sign] = token.split('.')
  const changed = claims(JSON.parse(Buffer.from(told, 'base64url').toString()) as Record<string, unknown>)
  return [head, Buffer.from(JSON.stringify(changed)).toString('base64url'), sign].join('.')
}
