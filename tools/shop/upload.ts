import { readFileSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import { Misused } from './command.ts'
import { keepPicture, type PictureDoor, PictureRefused, pictureSourceBytes } from './pictures.ts'
import type { Answered, World } from './run.ts'

export const uploadUsage = `npm run shop -- image upload --host <host> <file> …

  Makes all widths of each picture (JPEG, PNG, WebP, AVIF), uploads them and prints the address to name the picture by:
  for a product's images, a category, banners, logo, popup or an article.`

/**
 * `image upload <file> …`: the one command that is no operation, because a Worker makes no pictures smaller. Answers its
 * exit code: 0 all are there · 1 one was refused · 2 misused.
 */
export async function runUpload(words: readonly string[], world: World): Promise<number> {
  const options = new Map<string, string>()
  const files: string[] = []
  for (let at = 0; at < words.length; at += 1) {
    const name = /^--(host|at)$/.exec(words[at] ?? '')?.[1]
    if (name !== undefined) options.set(name, words[(at += 1)] ?? '')
    else files.push(words[at] ?? '')
  }
  const host = options.get('host')
  if (!host || files.length === 0 || files.some((file) => file.startsWith('--'))) {
    world.complain(uploadUsage)
    return files.includes('--help') ? 0 : 2
  }
  const door = doorOf(world, { at: options.get('at') ?? null, host })
  const done = []
  for (const file of files) done.push(await uploadOne(file, door, world))
  return done.every(Boolean) ? 0 : 1
}

async function uploadOne(file: string, door: PictureDoor, world: World): Promise<boolean> {
  try {
    const { address, width, height } = await keepPicture(bytesOf(file), basename(file), door)
    world.say(`${address}  ${width}×${height}  ${file}`)
    return true
  } catch (error) {
    if (!(error instanceof PictureRefused)) throw error
    world.complain(`${file}: ${error.message}`)
    return false
  }
}

function bytesOf(file: string): Uint8Array {
  if (!(statSync(file, { throwIfNoEntry: false })?.isFile() ?? false)) throw new PictureRefused('berkas tidak ada')
  if (statSync(file).size > pictureSourceBytes) throw new PictureRefused('berkas lebih dari 40 MB')
  return readFileSync(file)
}

function doorOf(world: World, to: { at: string | null; host: string }): PictureDoor {
  const path = (rest: string) => `/shops/${encodeURIComponent(to.host)}${rest}`
  const checked = ({ status, body }: Answered) => {
    if (status === 401 || status === 403) throw new Misused('the shop refuses this token')
    return { status, body }
  }
  return {
    get: async (rest) =>
      checked(await world.send({ method: 'GET', path: path(rest), body: null, download: false }, to)),
    post: async (rest, form) =>
      checked(await world.send({ method: 'POST', path: path(rest), body: { form }, download: false }, to)),
  }
}
