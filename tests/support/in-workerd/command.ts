import { runShop } from '../../../tools/shop/run.ts'
import { bindings } from './bindings.ts'
import type { SendToShop } from '#shared/admin/import-file.ts'
import { send, type TestShop } from './shop.ts'

/** How a file of goods or stocks is brought to a shop by the platform. */
export const sendTo =
  ({ admin }: Pick<TestShop, 'admin'>): SendToShop =>
  (method, path, body) =>
    admin(method, path, body)

/** Types one command, as `npm run shop -- …` does, and answers its exit code and what it said. Without a token as the platform. */
export async function type(
  words: string,
  { token = bindings.ADMIN_TOKEN, files = {} as Record<string, unknown> } = {},
) {
  const said: string[] = []
  const code = await runShop(
    // A word in quotes keeps its spaces, as in a shell.
    (words.match(/(?:[^\s']|'[^']*')+/g) ?? []).map((word) => word.replaceAll("'", '')),
    {
      async send({ method, path, body }) {
        const answer = await send(
          new Request(`https://commerce/admin/v1${path}`, {
            method,
            headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
            ...(body && 'json' in body ? { body: JSON.stringify(body.json) } : {}),
          }),
        )
        return { status: answer.status, body: (await answer.json()) as unknown }
      },
      readJson: (path) => files[path],
      readText: (path) => String(files[path]),
      pictures: { has: () => false, read: () => new Uint8Array(), fetch: async () => new Uint8Array() },
      writeFile: (path, bytes) => void (files[path] = new TextDecoder().decode(bytes)),
      progress: () => {},
      outside: () => ({ addressesOf: async () => [], see: async () => null }),
      say: (text) => void said.push(text),
      complain: (text) => void said.push(text),
    },
  )
  return { code, said: said.join('\n') }
}
