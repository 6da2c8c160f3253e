import { scrypt } from 'node:crypto'
import { promisify } from 'node:util'

const hash = promisify(
  /** @type {(p: string, s: Buffer, l: number, o: object, done: (e: Error | null, k: Buffer) => void) => void} */ (
    scrypt
  ),
)

/**
 * Hashes the passwords of all shops on a thread of its own: in the runtime it would stop the one thread that renders
 * every shop's pages. One hash after the other, so that a crowd of wrong passwords takes one core at most.
 */
export function openHasher() {
  let last = Promise.resolve()
  return async (/** @type {{ json(): Promise<any> }} */ request) => {
    const { password, salt, bytes, n, r, p, maxmem } = await request.json()
    const turn = last.then(() => hash(password, Buffer.from(salt, 'base64'), bytes, { N: n, r, p, maxmem }))
    last = turn.then(
      () => undefined,
      () => undefined,
    )
    return Response.json({ hash: (await turn).toString('base64') })
  }
}
