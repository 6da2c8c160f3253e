import { basename, join } from 'node:path'
import type { ImportedPictures, MediaKind } from '#shared/admin/import-pictures.ts'
import { pictureApi } from './picture-api.ts'
import { storePicture, storeVideo, PictureRefused } from './pictures.ts'
import type { World } from './run.ts'

const isAddress = (named: string): boolean => /^https?:\/\//i.test(named)

/**
 * The pictures and videos that a file of goods names: files below its own folder, and addresses elsewhere, which the shop's pages
 * would not show. Each is made and sent once, however many rows name it.
 */
export function importedPictures(
  folder: string,
  to: { host: string; at: string | null },
  world: World,
): ImportedPictures {
  const api = pictureApi(world, to)
  const known = new Map<string, Promise<string>>()
  const bring = async (named: string, kind: MediaKind): Promise<string> => {
    const bytes = isAddress(named) ? await world.pictures.fetch(named) : world.pictures.read(join(folder, named))
    const { address } = await (kind === 'video' ? storeVideo : storePicture)(bytes, nameIn(named), api)
    return address
  }
  return {
    faultOf(named) {
      if (isAddress(named)) return null
      if (/^(?:[a-z]:|\.\.$|[\\/])|\.\.[\\/]/i.test(named)) return 'nama file di luar folder impor'
      return world.pictures.has(join(folder, named)) ? null : `file ${named} tidak ada`
    },
    async ownOf(named, kind) {
      const found = known.get(`${kind} ${named}`) ?? bring(named, kind)
      known.set(`${kind} ${named}`, found)
      try {
        return { address: await found, fault: null }
      } catch (error) {
        if (!(error instanceof PictureRefused)) throw error
        return { address: named, fault: `${named}: ${error.message}` }
      }
    },
  }
}

const nameIn = (named: string): string => basename(isAddress(named) ? new URL(named).pathname : named)
