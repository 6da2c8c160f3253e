import type { PictureApi } from './pictures.ts'
import type { Answered, World } from './run.ts'
import { Refused } from './send.ts'

/** The same connection as that of every operation. Only a picture's own fault lets the next one be tried. */
export function pictureApi(world: World, to: { host: string; at: string | null }): PictureApi {
  const send = async (method: string, path: string, body: { form: FormData } | null): Promise<Answered> => {
    const below = `/shops/${encodeURIComponent(to.host)}${path}`
    const answer = await world.send({ method, path: below, body, download: false }, to)
    if (answer.status === 200 || ownFaults.has(answer.status)) return answer
    throw new Refused(answer)
  }
  return { get: (path) => send('GET', path, null), post: (path, form) => send('POST', path, { form }) }
}
const ownFaults = new Set([413, 415, 422])
