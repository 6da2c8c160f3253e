import { basename } from 'node:path'
import { Misused } from './command.ts'
import type { Asked } from './commands.ts'
import { pictureApi } from './picture-api.ts'
import { isFilm, storePicture, storeVideo, PictureRefused } from './pictures.ts'
import { printed } from './print.ts'
import type { World } from './run.ts'

/**
 * Uploads pictures and videos. It is no operation, because a Worker makes no picture smaller. One that is refused does not stop the
 * others.
 */
export async function uploadPictures(
  { host, at, json }: Asked,
  files: readonly string[],
  world: World,
): Promise<number> {
  if (files.length === 0) throw new Misused('name the pictures: npm run shop -- upload <host> <file> …')
  const images: object[] = []
  let refused = 0
  for (const file of files)
    try {
      const bytes = world.pictures.read(file)
      const store = isFilm(bytes) ? storeVideo : storePicture
      images.push({ file, ...(await store(bytes, basename(file), pictureApi(world, { host, at }))) })
    } catch (error) {
      if (!(error instanceof PictureRefused)) throw error
      refused += 1
      world.complain(`${file}: ${error.message}`)
    }
  world.say(json ? JSON.stringify({ images }, null, 2) : printed({ images }))
  return refused > 0 ? 1 : 0
}
