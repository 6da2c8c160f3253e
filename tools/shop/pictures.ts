import { createHash } from 'node:crypto'
import { z } from 'zod'
import { isVideo, mimeOf } from '#commerce/files/rules.ts'
import { videoEndingOf } from '#commerce/files/video.ts'
import { limits } from '#shared/limits.ts'
import { isImageType } from '#shared/web/image-types.ts'
import { mediaSteps, widthsUpTo } from '#shared/web/media.ts'
import type { Answered } from './run.ts'

/** How pictures reach the administration of one shop; the path begins below `/shops/{host}`. */
export interface PictureApi {
  get(path: string): Promise<Answered>
  post(path: string, form: FormData): Promise<Answered>
}

/** Where pictures come from before they are the shop's own. A read that fails is a `PictureRefused`. */
export interface PictureFiles {
  has(path: string): boolean
  read(path: string): Uint8Array
  fetch(address: string): Promise<Uint8Array>
}

export interface StoredPicture {
  address: string
  width: number
  height: number
}

/** Why a picture or a video cannot be taken, in the words of its seller. */
export class PictureRefused extends Error {}

const [qualityWebp, qualityAvif, qualityJpeg] = [78, 52, 82]
/** More would halve the speed for one byte in twenty. */
const effortAvif = 2

const Known = z.object({ images: z.array(z.object({ address: z.string(), width: z.int(), height: z.int() })) })
const Kept = z.object({ address: z.string(), width: z.int(), height: z.int() })
const Refusal = z.object({ message: z.string() })

/** Brings a picture into the shop in all its widths. One that was made from the same file before is not sent again. */
export async function storePicture(bytes: Uint8Array, name: string, api: PictureApi): Promise<StoredPicture> {
  if (!isImageType(typeOf(bytes))) throw new PictureRefused('bukan JPG, PNG, WebP, atau AVIF')
  return store(bytes, name, { filesOf: widthsOf, api })
}

/** Brings a video into the shop as it is. */
export async function storeVideo(bytes: Uint8Array, name: string, api: PictureApi): Promise<StoredPicture> {
  const ending = videoEndingOf(typeOf(bytes))
  if (ending === null) throw new PictureRefused('bukan MP4 atau WebM')
  if (bytes.length > limits.videoBytes)
    throw new PictureRefused(`video lebih dari ${limits.videoBytes / 1024 / 1024} MB`)
  return store(bytes, name, { filesOf: async () => [fileOf(bytes, `video.${ending}`)], api })
}

/** Whether the bytes are those of a video, whatever its file is called. */
export const isFilm = (bytes: Uint8Array): boolean => isVideo(typeOf(bytes))

const typeOf = (bytes: Uint8Array): string => mimeOf(bytes.subarray(0, 16)) ?? ''

async function store(
  bytes: Uint8Array,
  name: string,
  { filesOf, api }: { filesOf: (bytes: Uint8Array) => Promise<File[]>; api: PictureApi },
): Promise<StoredPicture> {
  const source = createHash('sha256').update(bytes).digest('hex')
  const known = Known.safeParse((await api.get(`/images?source=${source}`)).body)
  const [there] = known.success ? known.data.images : []
  if (there) return there
  const form = new FormData()
  for (const file of await filesOf(bytes)) form.append('file', file)
  const { status, body } = await api.post(`/images?${new URLSearchParams({ source, name })}`, form)
  const kept = Kept.safeParse(body)
  if (status === 200 && kept.success) return kept.data
  const refusal = Refusal.safeParse(body)
  throw new PictureRefused(refusal.success ? refusal.data.message : `HTTP ${status}`)
}

/**
 * The files of a picture as a shop keeps them: each width as WebP and as AVIF, and the widest as JPEG. It is turned as
 * the camera was held, and nothing of what the camera wrote beside it stays.
 */
async function widthsOf(bytes: Uint8Array): Promise<File[]> {
  const { default: sharp } = await import('sharp').catch(() => {
    throw new PictureRefused(
      'sharp belum terpasang di mesin ini: npm ci; dari dalam kontainer, pakai komputer lain dengan --at',
    )
  })
  const widest = Math.max(...mediaSteps)
  try {
    const source = sharp(bytes, { limitInputPixels: limits.imagePixels, failOn: 'error' })
    const { pages = 1 } = await source.metadata()
    if (pages > 1) throw new PictureRefused('gambar bergerak tidak didukung')
    const { data, info } = await source
      .autoOrient()
      .toColourspace('srgb')
      .resize({ width: widest, withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const raw = { raw: { width: info.width, height: info.height, channels: info.channels } }
    const files: File[] = []
    for (const width of widthsUpTo(info.width)) {
      const at = () => sharp(data, raw).resize({ width })
      files.push(fileOf(await at().webp({ quality: qualityWebp }).toBuffer(), `${width}.webp`))
      files.push(fileOf(await at().avif({ quality: qualityAvif, effort: effortAvif }).toBuffer(), `${width}.avif`))
    }
    const jpeg = await sharp(data, raw).flatten({ background: '#fff' }).jpeg({ quality: qualityJpeg }).toBuffer()
    return [...files, fileOf(jpeg, `${info.width}.jpg`)]
  } catch (error) {
    if (error instanceof PictureRefused) throw error
    throw new PictureRefused(
      `gambar rusak atau terlalu besar (${error instanceof Error ? error.message : 'tidak terbaca'})`,
    )
  }
}

const fileOf = (bytes: Uint8Array, name: string): File => new File([new Uint8Array(bytes)], name)
