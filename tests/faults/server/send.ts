import { globSync, readFileSync } from 'node:fs'
import type { RouteName } from '#shared/web/routes.ts'
import { type Attack, attacks, headersOf } from '#tests/support/attacks/attacks.ts'
import type { Reached } from '#tests/support/attacks/reached.ts'
import { callServer } from '#tests/support/server/server-call.ts'

/** The actions of each page as its file names them: the screens need their own build to be imported. */
const actionsOf = new Map(
  globSync('client/screens/**/page.tsx').flatMap((file) => {
    const source = readFileSync(file, 'utf8')
    const [, block = ''] = /^ {2}actions: \{$(.*?)^ {2}\},$/ms.exec(source) ?? []
    const actions = [...block.matchAll(/^ {4}(?:async )?(\w+)[:(]/gm)].map(([, action = '']) => action)
    return [...source.matchAll(/route: '(\w+)'/g)].map(([, name = '']): [string, string[]] => [name, actions])
  }),
)
export const attacksOn = (reached: Reached): Attack[] =>
  attacks(reached, (route: RouteName) => actionsOf.get(route) ?? [])

/** Does it once, from a network of one's own; `n` is another number each time. Answers the status. */
export async function send(
  port: number,
  reached: Reached,
  attack: Attack,
  n: number,
  network: number,
): Promise<number> {
  const { method, path, body } = attack
  const headers = headersOf(attack, reached, network)
  const sent = body ? { body: body(n) } : {}
  const reply = callServer(port, reached.host, path(n), { method, headers, ...sent, timeoutMs: 20_000 })
  // Who is refused before all was sent may find the connection closed.
  return reply
    .then(({ status }) => status)
    .catch((error: Error) => (/EPIPE|ECONNRESET/.test(error.message) ? 0 : Promise.reject(error)))
}
