import { expect, test } from 'vitest'
import sharp from 'sharp'
import { limits } from '#shared/limits.ts'
import { imageTypes, type ImageEnding } from '#shared/web/image-types.ts'
import { cleanImage } from './image.ts'

const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0))
const small = (ending: ImageEnding, width = 10) =>
  sharp({ create: { width, height: width, channels: 3, background: '#b5651d' } })
    .toFormat(ending === 'jpg' ? 'jpeg' : ending)
    .toBuffer()

/** An image with as many empty parts in it as a file may hold. */
async function ofEmptyParts(ending: ImageEnding): Promise<Uint8Array> {
  const image = await small(ending)
  const [at, empty] = {
    jpg: [2, [0xff, 0xe2, 0, 2]],
    png: [33, [0, 0, 0, 0, ...letters('teSt'), 0, 0, 0, 0]],
    webp: [12, [...letters('TEST'), 0, 0, 0, 0]],
    avif: [image.readUInt32BE(0), [0, 0, 0, 8, ...letters('free')]],
  }[ending] as [number, number[]]
  const parts = Math.floor((limits.uploadBytes - image.length) / empty.length)
  const bytes = new Uint8Array(image.length + parts * empty.length)
  bytes.set(image.subarray(0, at))
  for (let part = 0; part < parts; part += 1) bytes.set(empty, at + part * empty.length)
  bytes.set(image.subarray(at), at + parts * empty.length)
  if (ending === 'webp') new DataView(bytes.buffer).setUint32(4, bytes.length - 8, true)
  return bytes
}

/** What is read of a file beside its pixels, and the pieces that are made of it. */
function stepsOf(run: () => void): number {
  let steps = 0
  const undo: (() => void)[] = []
  for (const [owner, name] of [
    [DataView.prototype, 'getUint8'],
    [DataView.prototype, 'getUint16'],
    [DataView.prototype, 'getUint32'],
    [Object.getPrototypeOf(Uint8Array.prototype), 'subarray'],
  ] as [Record<string, (...given: unknown[]) => unknown>, string][]) {
    const real = owner[name]
    owner[name] = function counted(...given) {
      steps += 1
      return real?.apply(this, given)
    }
    undo.push(() => Object.assign(owner, { [name]: real }))
  }
  try {
    run()
  } finally {
    for (const back of undo) back()
  }
  return steps
}

const endings = Object.keys(imageTypes) as ImageEnding[]

// Proves ASVS 5.2.3
test.each(endings)('a %s of 5 MB of empty parts is refused after a few of them', async (ending) => {
  const hostile = await ofEmptyParts(ending)
  let outcome: unknown
  const steps = stepsOf(() => {
    outcome = cleanImage(hostile, imageTypes[ending])
  })
  expect(outcome).toMatchObject({ code: 'image_broken' })
  expect(steps).toBeLessThan(10 * limits.imageParts)
})

test.each(endings)(
  'a detailed %s of a phone passes, with its colours and in every way encoders write it',
  async (ending) => {
    const [width, height] = ending === 'avif' ? [640, 480] : [1_280, 960]
    const noise = sharp({
      create: { width, height, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 60 }, background: '#fff' },
    })
    const made = await noise.raw().toBuffer()
    const photo = () => sharp(made, { raw: { width, height, channels: 3 } }).withIccProfile('p3')
    const files = {
      jpg: [photo().jpeg({ quality: 90 }), photo().jpeg({ progressive: true, mozjpeg: true })],
      png: [photo().png({ compressionLevel: 1 }), photo().png({ progressive: true })],
      webp: [photo().webp(), photo().webp({ lossless: true })],
      avif: [photo().avif({ effort: 0 })],
    }[ending]
    for (const file of files) {
      const bytes = new Uint8Array(await file.toBuffer())
      expect(cleanImage(bytes, imageTypes[ending])).toMatchObject({ ok: true, value: { width, height } })
    }
  },
)

test('a JPEG with a second, larger frame is refused, and one that hides it behind a marker without a length', async () => {
  const [inner, outer] = [await small('jpg'), await small('jpg')]
  const frameOf = (file: Buffer) => {
    const at = file.indexOf(Buffer.from([0xff, 0xc0]))
    return { at, frame: Buffer.from(file.subarray(at, at + 2 + file.readUInt16BE(at + 2))) }
  }
  const { at } = frameOf(outer)
  const { frame } = frameOf(inner)
  frame.writeUInt16BE(65_000, 5)
  frame.writeUInt16BE(65_000, 7)
  const withBefore = (more: Buffer) => Buffer.concat([outer.subarray(0, at), more, outer.subarray(at)])
  const after = at + 2 + outer.readUInt16BE(at + 2)
  const second = Buffer.concat([outer.subarray(0, after), frame, outer.subarray(after)])
  // What a decoder reads as a marker alone and then a frame, a careless reader skips as one long segment.
  const hidden = withBefore(Buffer.concat([Buffer.from([0xff, 0xd0]), frame]))
  for (const file of [second, hidden, withBefore(frame)])
    expect(cleanImage(new Uint8Array(file), 'image/jpeg')).toMatchObject({ code: 'image_broken' })
  expect(cleanImage(new Uint8Array(outer), 'image/jpeg')).toMatchObject({ ok: true })
})

// Proves ASVS 5.2.3
test('films are refused, whatever their frames say', async () => {
  const frames = [
    await small('png', 9),
    await sharp(await small('png', 9))
      .negate()
      .png()
      .toBuffer(),
  ]
  const film = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer()
  expect(cleanImage(new Uint8Array(film), 'image/webp')).toMatchObject({ code: 'image_moving' })
})

test('a JPEG of a thousand scans is refused: each is drawn over the whole image', async () => {
  const image = await small('jpg')
  const at = image.indexOf(Buffer.from([0xff, 0xda]))
  const scan = image.subarray(at, -2)
  const many = Buffer.concat([image.subarray(0, at), ...Array.from({ length: 1_000 }, () => scan), image.subarray(-2)])
  expect(cleanImage(new Uint8Array(many), 'image/jpeg')).toMatchObject({ code: 'image_broken' })
})

test('what is clean is never longer than what came, however often a photo says how it was held', async () => {
  const photo = await sharp(await small('jpg'))
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const at = photo.indexOf('Exif') - 4
  const exif = photo.subarray(at, at + 2 + photo.readUInt16BE(at + 2))
  const many = Buffer.concat([photo.subarray(0, at), ...Array.from({ length: 50 }, () => exif), photo.subarray(at)])
  const clean = cleanImage(new Uint8Array(many), 'image/jpeg')
  expect(clean.ok && clean.value.bytes.length).toBeLessThanOrEqual(photo.length)
})
