/**
 * Draws the pictures of the demo shops as WebP files, and the covers of products once more as a JPEG, which is what
 * product feeds take: `node demo/pictures/draw.js`. A run without any change returns at once; a changed recipe redraws
 * only the pictures it changes.
 */
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = dirname(fileURLToPath(import.meta.url))
const root = join(here, '..', '..')
const demoDir = join(root, 'demo')

/**
 * Drawn on a sheet of `width`; the widest file is what a phone's whole screen takes, because rasterising is what a
 * first start waits for.
 */
const square = { width: 960, height: 960, widths: [800, 640, 320], maxBytes: { 800: 70_000, 640: 40_000, 320: 14_000 } }
const banner = {
  width: 1440,
  height: 630,
  widths: [1440, 960, 640],
  maxBytes: { 1440: 90_000, 960: 45_000, 640: 26_000 },
}
const qualities = [78, 66, 54, 42, 30]
/** Advertising platforms ask for 500 px and more; `feedImage` of client/app/picture.tsx knows the width too. */
const jpeg = { width: 640, quality: 80 }
const atOnce = 3

/**
 * @typedef {{ width: number, height: number, widths: readonly number[], maxBytes: Readonly<Record<number, number>> }}
 * Format
 * @typedef {{ key: string, file: string, format: Format, cover: boolean, svg: string, hash: string }} Job
 * @typedef {{ stamp: string, files: number, hashes: Record<string, string> }} Stamp
 */

/** @param {{ outDir: string }} where the folder local runs serve them from; see `imageFolder` */
async function drawPictures({ outDir }) {
  const stampFile = join(outDir, '..', 'pictures.json')
  const before = await readStamp(stampFile)
  const stamp = await hashOfSources()
  if (before.stamp === stamp && (await allThere(outDir, before)))
    return { drawn: 0, kept: Object.keys(before.hashes).length }

  const jobs = await listJobs(outDir)
  const present = await filesUnder(join(outDir, 'assets'))
  const wanted = new Set(jobs.flatMap(filesOf))
  const stale = [...present].filter((file) => !wanted.has(file) && /[\\/]contoh-\d+[\\/]/.test(file))
  await Promise.all(stale.map((file) => rm(file)))

  const due = jobs.filter(
    (job) => before.hashes[job.key] !== job.hash || !filesOf(job).every((file) => present.has(file)),
  )
  await drawAll(due)
  await mkdir(dirname(stampFile), { recursive: true })
  const after = { stamp, files: wanted.size, hashes: Object.fromEntries(jobs.map((job) => [job.key, job.hash])) }
  await writeFile(stampFile, JSON.stringify(after))
  return { drawn: due.length, kept: jobs.length - due.length }
}

/** @param {string} outDir @returns {Promise<Job[]>} */
async function listJobs(outDir) {
  const [{ recipes }, { sheet }, { demoShops }, { imageFolder }] = await Promise.all([
    import('./recipes.js'),
    import('./svg.js'),
    import('#demo/index.ts'),
    import('#demo/images.ts'),
  ])
  const covers = new Set(
    Object.values(demoShops).flatMap(({ id, products }) => products.map(({ images }) => `${id}/${images?.[0]}`)),
  )
  return Object.entries(recipes).flatMap(([shop, { squares, banners }]) =>
    [
      { format: square, drawings: squares },
      { format: banner, drawings: banners },
    ].flatMap(({ format, drawings }) =>
      Object.entries(drawings).map(([name, draw]) => {
        const key = `${shop}/${name}`
        const cover = covers.has(key)
        const paper = sheet(format.width, format.height)
        const svg = paper.finish(draw(paper))
        // The rules of the raster belong to the picture as much as its lines do.
        const hash = createHash('sha256')
          .update(JSON.stringify([format, qualities, cover && jpeg]))
          .update(svg)
          .digest('hex')
        return { key, file: join(outDir, imageFolder, shop, name), format, cover, svg, hash }
      }),
    ),
  )
}

/** @param {Job} job */
const filesOf = ({ file, format, cover }) => [
  ...format.widths.map((width) => `${file}-${width}.webp`),
  ...(cover ? [jpegOf(file)] : []),
]
/** @param {string} file */
export const jpegOf = (file) => `${file}-${jpeg.width}.jpg`

/** Two or three pictures at once keep both cores busy; more would only use memory. @param {readonly Job[]} jobs */
async function drawAll(jobs) {
  if (jobs.length === 0) return
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  const queue = [...jobs]
  const work = async () => {
    for (let job = queue.shift(); job; job = queue.shift()) await drawOne(sharp, job)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

/** @param {typeof import('sharp').default} sharp @param {Job} job */
async function drawOne(sharp, { file, format, cover, svg }) {
  await mkdir(dirname(file), { recursive: true })
  const density = (72 * (format.widths[0] ?? format.width)) / format.width
  const { data, info } = await sharp(Buffer.from(svg), { density })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  let step = 0
  for (const width of format.widths) {
    const sized = width === info.width ? { data, raw } : await resized(sharp, data, raw, width)
    const { bytes, used } = await encoded(sharp, sized, format.maxBytes[width] ?? Infinity, step)
    // What was too much detail for the wide file is too much for the narrow ones as well.
    step = used
    await writeFile(`${file}-${width}.webp`, bytes)
    if (cover && width === jpeg.width)
      await sharp(sized.data, { raw: sized.raw }).jpeg({ quality: jpeg.quality }).toFile(jpegOf(file))
  }
}

/**
 * @typedef {{ width: number, height: number, channels: 1 | 2 | 3 | 4 }} Raw @param {typeof import('sharp').default}
 * sharp @param {Buffer} data @param {Raw} raw @param {number} width
 */
async function resized(sharp, data, raw, width) {
  const small = await sharp(data, { raw })
    .resize(width, null, { kernel: 'mitchell' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return {
    data: small.data,
    raw: { width: small.info.width, height: small.info.height, channels: small.info.channels },
  }
}

/**
 * The best quality whose file still fits a phone's budget. @param {typeof import('sharp').default} sharp @param {{
 * data: Buffer, raw: Raw }} picture @param {number} maxBytes @param {number} from
 */
async function encoded(sharp, { data, raw }, maxBytes, from) {
  let bytes = Buffer.alloc(0)
  let used = from
  for (; used < qualities.length; used++) {
    bytes = await sharp(data, { raw })
      .webp({ quality: qualities[used] ?? 30, effort: 2 })
      .toBuffer()
    if (bytes.length <= maxBytes) break
  }
  return { bytes, used: Math.min(used, qualities.length - 1) }
}

/** @param {string} file @returns {Promise<Stamp>} */
async function readStamp(file) {
  try {
    return /** @type {Stamp} */ (JSON.parse(await readFile(file, 'utf8')))
  } catch {
    // No stamp, or a broken one, only means that everything is drawn again.
    return { stamp: '', files: 0, hashes: {} }
  }
}

/** @param {string} outDir @param {Stamp} stamp */
async function allThere(outDir, { files }) {
  const present = await filesUnder(join(outDir, 'assets'))
  const pictures = [...present].filter((file) => /[\\/]contoh-\d+[\\/]/.test(file))
  return pictures.length === files
}

/** @param {string} dir */
async function filesUnder(dir) {
  try {
    const names = await readdir(dir, { recursive: true })
    return new Set(names.filter((name) => /\.(webp|jpg)$/.test(name)).map((name) => join(dir, name)))
  } catch {
    // The directory is made with the first picture.
    return new Set(/** @type {string[]} */ ([]))
  }
}

async function hashOfSources() {
  const hash = createHash('sha256')
  const names = await readdir(demoDir, { recursive: true })
  for (const name of names.filter((one) => /\.(js|ts)$/.test(one) && !one.endsWith('.test.ts')).sort())
    hash.update(name).update(await readFile(join(demoDir, name)))
  return hash.digest('hex')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const started = performance.now()
  const { drawn, kept } = await drawPictures({ outDir: join(root, '.cache', 'demo') })
  console.log(`pictures: ${drawn} drawn, ${kept} kept, ${((performance.now() - started) / 1000).toFixed(2)} s`)
}
