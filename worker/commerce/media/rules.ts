import { imageTypes, type ImageEnding } from '#shared/web/image-types.ts'
import { mediaSteps, readMediaAddress, type VideoEnding, videoTypes, widthsUpTo } from '#shared/web/media.ts'

/** One file of a picture, cleaned. */
export interface PictureFile {
  bytes: Uint8Array<ArrayBuffer>
  ending: ImageEnding
  width: number
  height: number
}

/** A video, cleaned. */
export interface VideoFile {
  bytes: Uint8Array<ArrayBuffer>
  ending: VideoEnding
}

/**
 * What a picture or a video is called: its id, its address, and below that the name of each of its files. A video has
 * no size here: nobody asks for one.
 */
export interface Named {
  id: string
  address: string
  width: number
  height: number
  files: { name: string; file: Pick<PictureFile, 'bytes'> & { ending: ImageEnding | VideoEnding } }[]
}

/** The types of all files, by the ending of a name. */
export const mediaTypes = { ...imageTypes, ...videoTypes } as const

const idChars = 32

/**
 * The names of a picture that came as one file, or as a file for each width and type; null: some of those are missing,
 * or they are not of one picture.
 */
export async function nameOf(files: readonly PictureFile[]): Promise<Named | null> {
  const [widest] = files.toSorted((a, b) => b.width - a.width)
  if (!widest || !(files.length === 1 || isWhole(files, widest))) return null
  const { width, height } = widest
  const id = (await digestOf(files)).slice(0, idChars)
  const stem = `${id}-${width}x${height}`
  const partOf = (file: PictureFile) => (files.length === 1 ? 'original' : String(file.width))
  const all = files.map((file) => ({ name: `${stem}-${partOf(file)}.${file.ending}`, file }))
  const address = files.length === 1 ? (all[0]?.name ?? '') : `${stem}.webp`
  return { id, address: `/media/${address}`, width, height, files: all }
}

/** The name of a video. */
export async function nameOfVideo(file: VideoFile): Promise<Named> {
  const id = hex(await crypto.subtle.digest('SHA-256', file.bytes)).slice(0, idChars)
  const name = `${id}-video.${file.ending}`
  return { id, address: `/media/${name}`, width: 0, height: 0, files: [{ name, file }] }
}

/** Every width as WebP and as AVIF, and the widest as JPEG; each as high as the picture is at that width. */
function isWhole(files: readonly PictureFile[], { width, height }: PictureFile): boolean {
  if (width > Math.max(...mediaSteps)) return false
  const wanted = [...widthsUpTo(width).flatMap((step) => [`${step}.webp`, `${step}.avif`]), `${width}.jpg`]
  const given = files.map((file) => `${file.width}.${file.ending}`)
  // A row of pixels more or less is how a width is rounded.
  const alike = files.every((file) => Math.abs(file.height - (file.width * height) / width) <= 1)
  return alike && given.length === wanted.length && wanted.every((name) => given.includes(name))
}

async function digestOf(files: readonly PictureFile[]): Promise<string> {
  const sums = await Promise.all(
    files
      .toSorted((a, b) => a.width - b.width || (a.ending < b.ending ? -1 : 1))
      .map(async ({ bytes }) => hex(await crypto.subtle.digest('SHA-256', bytes))),
  )
  return sums.length === 1
    ? (sums[0] ?? '')
    : hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(sums.join('\n'))))
}
const hex = (digest: ArrayBuffer): string =>
  [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

const fileName = /^[0-9a-f]{32}-(?:(\d{1,5})x\d{1,5}(-original|-\d{1,5})?\.(jpg|png|webp|avif)|video\.(mp4|webm))$/

/**
 * What is served under a name: the name in the bucket and its type. The address of a picture is its widest WebP. null:
 * there can be no such file, so nobody looks for it.
 */
export function servedAs(name: string): { file: string; type: string } | null {
  const [, width = '', part, ending = '', video] = fileName.exec(name) ?? []
  if (video !== undefined) return { file: name, type: videoTypes[video as VideoEnding] }
  const type = imageTypes[ending as ImageEnding] as string | undefined
  if (type === undefined) return null
  if (part !== undefined) return { file: name, type }
  return ending === 'webp' ? { file: name.replace(/\.webp$/, `-${width}.webp`), type } : null
}

/**
 * What a Range header asks for of a file of `size` bytes (RFC 9110, 14.2). null: all of it, as for a header that says
 * several ranges or nothing that we understand; 'beyond': nothing is there.
 */
export function rangeIn(header: string, size: number): { offset: number; length: number } | 'beyond' | null {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header) ?? []
  if (from + to === '' || (from !== '' && to !== '' && Number(to) < Number(from))) return null
  // Without a beginning it is the end of the file, so many bytes of it.
  const offset = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return offset <= last ? { offset, length: last - offset + 1 } : 'beyond'
}

/** How many files a picture has: each width as WebP and as AVIF and one JPEG, or the one that was sent. */
export function filesOf(address: string): number {
  const set = readMediaAddress(address)
  return set ? 2 * widthsUpTo(set.width).length + 1 : 1
}
