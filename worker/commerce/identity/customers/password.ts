import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Env } from '#commerce/platform/env.ts'
import type { PasswordHash } from './tables.ts'

export type PasswordCost = Omit<PasswordHash, 'hash'>

const bytes = 32
/** About 100 ms: the scrypt setting recommended by OWASP that fits into a Worker's memory. */
const cost = { n: 2 ** 14, r: 8, p: 5 } as const

export const newCost = (): PasswordCost => ({ ...cost, salt: randomBytes(16).toString('base64') })

/** For an account that was opened with Google, or whose password was taken away. */
export const noPassword = (): PasswordHash => ({ ...newCost(), hash: '' })

/** For an account that does not exist: the same work is done, and its result is thrown away. */
export const dummyCost: PasswordCost = { ...cost, salt: 'ZXRhbGFzZS1ub2JvZHktISE=' }

const maxmem = 64 * 1024 * 1024

/** Runs in the Worker, because it would block the Shop's only thread; in a container beside the Worker, for all shops. */
export async function hashPassword(
  password: string,
  { salt, n, r, p }: PasswordCost,
  { HASHER }: Pick<Env, 'HASHER'> = {},
): Promise<PasswordHash> {
  const typed = password.normalize('NFC')
  const hash = HASHER
    ? await hashElsewhere(HASHER, { password: typed, salt, bytes, n, r, p, maxmem })
    : await new Promise<string>((resolve, reject) => {
        const done = (error: Error | null, key: Buffer) => (error ? reject(error) : resolve(key.toString('base64')))
        scrypt(typed, Buffer.from(salt, 'base64'), bytes, { N: n, r, p, maxmem }, done)
      })
  return { hash, salt, n, r, p }
}

const Hashed = z.object({ hash: z.base64() })
async function hashElsewhere(hasher: Fetcher, asked: object): Promise<string> {
  const answer = await hasher.fetch('http://hasher/', { method: 'POST', body: JSON.stringify(asked) })
  return Hashed.parse(await answer.json()).hash
}

export function isSameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one, 'base64'), Buffer.from(other, 'base64')]
  return a.length === b.length && timingSafeEqual(a, b)
}
