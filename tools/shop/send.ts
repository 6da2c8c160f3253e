import type { SendToShop } from '#shared/admin/import-file.ts'
import type { Answered, World } from './run.ts'

/** The shop refused a request in the middle of a command. */
export class Refused extends Error {
  readonly answer: Answered
  constructor(answer: Answered) {
    super(`the shop answered ${answer.status}`)
    this.answer = answer
  }
}

/** Requests of one command, over the same connection as that of every operation. */
export const sendTo =
  ({ send }: World, { host, at }: { host: string; at: string | null }): SendToShop =>
  async (method, path, body) => {
    const below = `/shops/${encodeURIComponent(host)}${path}`
    const answer = await send(
      { method, path: below, body: body ? { json: body } : null, download: false },
      { at, host },
    )
    // 422 is about rows of the file, and is reported by their lines.
    if (answer.status !== 200 && answer.status !== 422) throw new Refused(answer)
    return answer
  }
