import { readFileSync, statSync } from 'node:fs'
import { readBounded } from '#shared/web/bytes.ts'
import { type PictureFiles, PictureRefused } from './pictures.ts'

/** What a camera's file may weigh here, before its widths are made. */
const sourceBytes = 40 * 1024 * 1024
const fetchMs = 60_000

/** Pictures of this machine's disk, and of the web. */
export const pictureFiles: PictureFiles = {
  has: (path) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false,
  read(path) {
    const found = statSync(path, { throwIfNoEntry: false })
    if (!found?.isFile()) throw new PictureRefused('file tidak ada')
    if (found.size > sourceBytes) throw new PictureRefused('file lebih dari 40 MB')
    return readFileSync(path)
  },
  async fetch(address) {
    const answer = await fetch(address, { signal: AbortSignal.timeout(fetchMs) }).catch(() => null)
    if (!answer) throw new PictureRefused('alamat ini tidak menjawab')
    if (answer.status !== 200) throw new PictureRefused(`alamat ini menjawab ${answer.status}`)
    const bytes = await readBounded(answer, sourceBytes).catch(() => null)
    if (!bytes) throw new PictureRefused('file lebih dari 40 MB atau terputus')
    return bytes
  },
}
