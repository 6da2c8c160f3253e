import { basename } from 'node:path'
import { Misused } from './command.ts'
import { doorOf } from './picture-door.ts'
import { keepPicture, PictureRefused } from './pictures.ts'
import { printed } from './print.ts'
import type { World } from './run.ts'

/** `image upload`: no operation, because a Worker makes no picture smaller; what it sends are operations. */
export const isUpload = ([noun, verb]: readonly string[]): boolean => noun === 'image' && verb === 'upload'

/** `<host> <file> …`. A picture that is refused does not stop the others. */
export async function uploadPictures(
  [host, ...files]: readonly string[],
  { at, json }: { at: string | null; json: boolean },
  world: World,
): Promise<number> {
  if (host === undefined || files.length === 0) throw new Misused('npm run shop -- image upload <host> <file> …')
  const images: object[] = []
  let refused = 0
  for (const file of files)
    try {
      const bytes = world.pictures.read(file)
      images.push({ file, ...(await keepPicture(bytes, basename(file), doorOf(world, { host, at }))) })
    } catch (error) {
      if (!(error instanceof PictureRefused)) throw error
      refused += 1
      world.complain(`${file}: ${error.message}`)
    }
  world.say(json ? JSON.stringify({ images }, null, 2) : printed({ images }))
  return refused > 0 ? 1 : 0
}
