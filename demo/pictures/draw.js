/**
 * Draws the pictures of the demo shops when somebody asks for them: a recipe makes an SVG, which is rasterised to AVIF
 * and WebP, or to a JPEG for product feeds. What was drawn stays in a folder, so each file is drawn once on a machine.
 */
import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { imageFolder } from '#demo/images.ts'
import { recipes } from './recipes.js'
import { sheet } from './svg.js'

/**
 * A recipe draws on a sheet of `width`; the widest file is what a phone's whole screen takes.
 *
 * @typedef {{ width: number, height: number, maxBytes: Readonly<Record<number, Readonly<Record<'avif' | 'webp', number>>>> }} Format
 */
const square = {
  width: 960,
  height: 960,
  maxBytes: {
    160: { avif: 2_400, webp: 5_000 },
    320: { avif: 5_700, webp: 14_000 },
    480: { avif: 12_000, webp: 26_000 },
    640: { avif: 21_000, webp: 40_000 },
    800: { avif: 34_000, webp: 70_000 },
  },
}
const banner = {
  width: 1440,
  height: 630,
  maxBytes: {
    640: { avif: 11_000, webp: 26_000 },
    960: { avif: 20_000, webp: 45_000 },
    1440: { avif: 50_000, webp: 90_000 },
  },
}
/** Tried from the best on. AVIF with the least effort takes no longer than WebP; more effort saves a tenth. */
const qualities = { avif: [46, 42, 38, 34, 30], webp: [78, 66, 54, 42, 30] }
/** Advertising platforms ask for 500 px and more; `feedImage` of client/app/image.tsx knows the width too. */
const jpeg = { width: 640, quality: 80 }
const avif = { effort: 0, chromaSubsampling: '4:2:0' }

const address = new RegExp(`^${imageFolder}/(?<shop>\\w+)/(?<name>[\\w-]+)-(?<width>\\d+)\\.(?<type>avif|webp|jpg)$`)

/**
 * @typedef {{ format: Format, draw: (paper: ReturnType<typeof sheet>) => string, width: number, type: 'avif' | 'webp' | 'jpg' }}
 * Drawing
 */

/**
 * What the address of a picture asks to draw; null: there is no such picture.
 *
 * @param {string} path such as `/assets/contoh-1/kopi/kerinci-640.webp` @returns {Drawing | null}
 */
export function drawingAt(path) {
  const { shop, name = '', width = '', type } = address.exec(path)?.groups ?? {}
  const [, recipe] = Object.entries(recipes).find(([id]) => id === shop) ?? []
  const [format, draw] =
    [
      /** @type {const} */ ([square, recipe?.squares[name]]),
      /** @type {const} */ ([banner, recipe?.banners[name]]),
    ].find(([, found]) => found) ?? []
  if (!format || !draw) return null
  if (type === 'jpg')
    return format === square && Number(width) === jpeg.width ? { format, draw, width: jpeg.width, type } : null
  if (type !== 'avif' && type !== 'webp') return null
  return width in format.maxBytes ? { format, draw, width: Number(width), type } : null
}

/**
 * The pictures by their addresses; null where there is none.
 *
 * @param {string} folder where what was drawn is kept
 * @returns {(path: string) => Promise<Buffer | null>}
 */
export function openPictures(folder) {
  /** Pages ask for a picture in several tabs and tests at once. @type {Map<string, Promise<Buffer>>} */
  const underWay = new Map()
  return async (path) => {
    const drawing = drawingAt(path)
    if (!drawing) return null
    const svg = drawn(drawing)
    const file = join(folder, fileOf(drawing, svg))
    const kept = await readFile(file).catch(() => null)
    if (kept) return kept
    const bytes = underWay.get(file) ?? keep(file, rasterise(drawing, svg)).finally(() => underWay.delete(file))
    underWay.set(file, bytes)
    return bytes
  }
}

/** @param {Drawing} drawing */
function drawn({ format, draw }) {
  const paper = sheet(format.width, format.height)
  return paper.finish(draw(paper))
}

/** A changed recipe or another rule of the raster gives another name, so an old file is never shown. @param {Drawing} drawing @param {string} svg */
function fileOf({ format, width, type }, svg) {
  const rules = JSON.stringify([format.width, width, type, format.maxBytes[width], qualities, avif, jpeg])
  return `${createHash('sha256').update(rules).update(svg).digest('hex').slice(0, 32)}.${type}`
}

/** @param {Drawing} drawing @param {string} svg */
async function rasterise({ format, width, type }, svg) {
  const { default: sharp } = await import('sharp')
  const density = (72 * width) / format.width
  const { data, info } = await sharp(Buffer.from(svg), { density })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  if (type === 'jpg') return sharp(data, { raw }).jpeg({ quality: jpeg.quality }).toBuffer()
  let bytes = Buffer.alloc(0)
  // The best quality whose file still fits a phone's budget.
  for (const quality of qualities[type]) {
    const image = sharp(data, { raw })
    bytes = await (type === 'avif' ? image.avif({ quality, ...avif }) : image.webp({ quality, effort: 2 })).toBuffer()
    if (bytes.length <= (format.maxBytes[width]?.[type] ?? Infinity)) break
  }
  return bytes
}

/**
 * Writes the file whole or not at all: another server may be reading the folder.
 *
 * @param {string} file @param {Promise<Buffer>} rasterised
 */
async function keep(file, rasterised) {
  const bytes = await rasterised
  const half = `${file}.${randomUUID()}`
  await mkdir(join(file, '..'), { recursive: true })
  await writeFile(half, bytes)
  await rename(half, file)
  return bytes
}
