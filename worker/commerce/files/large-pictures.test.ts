import { crc32, deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import sharp from 'sharp'
import { limits } from '#shared/limits.ts'
import { imageTypes, type ImageEnding } from '#shared/web/image-types.ts'
import { largestFrame } from './av1.ts'
import { cleanImage } from './image.ts'

const small = (ending: ImageEnding) =>
  sharp({ create: { width: 10, height: 10, channels: 3, background: '#b5651d' } })
    .toFormat(ending === 'jpg' ? 'jpeg' : ending)
    .toBuffer()
const number = (value: number) => Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value)
const bytesOf = (...parts: (Uint8Array | readonly number[] | string)[]) =>
  new Uint8Array(Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part)))))

const chunk = (name: string, content: Uint8Array) => {
  const body = bytesOf(name, content)
  return bytesOf(number(content.length), body, number(crc32(body)))
}
/** The file with this behind its first chunk. */
async function pngWith(more: Uint8Array) {
  const image = await small('png')
  return bytesOf(image.subarray(0, 33), more, image.subarray(33))
}
const profile = (bytes: Uint8Array) => chunk('iCCP', bytesOf('icc\0\0', deflateSync(bytes)))

const room = limits.uploadBytes - 10_000
const repeated = (...unit: number[]) =>
  new Uint8Array(room - (room % unit.length)).map((_, n) => unit[n % unit.length] ?? 0)
async function jpgWith(at: 'before its tables' | 'in its scan', more: Uint8Array) {
  const image = await small('jpg')
  const place = at === 'in its scan' ? image.length - 2 : 2
  return bytesOf(image.subarray(0, place), more, image.subarray(place))
}
/** Segments of EXIF, each with as many entries as it has room for. */
function exifs(): Uint8Array {
  const entries = 5_400
  const tiff = bytesOf('MM', [0, 42, 0, 0, 0, 8, entries >> 8, entries & 255], new Uint8Array(entries * 12 + 4))
  const segment = bytesOf([0xff, 0xe1, (tiff.length + 8) >> 8, (tiff.length + 8) & 255], 'Exif\0\0', tiff)
  return bytesOf(...Array.from({ length: Math.floor(room / segment.length) }, () => segment))
}
async function webpWith(name: string) {
  const image = await small('webp')
  const content = new Uint8Array(room)
  const bytes = bytesOf(image, name, number(content.length).toReversed(), content)
  new DataView(bytes.buffer).setUint32(4, bytes.length - 8, true)
  return bytes
}
const avifWith = async (name: string) => bytesOf(await small('avif'), number(room), name, new Uint8Array(room - 8))

/** Files of 5 MB, each made to cost more than its bytes. */
const large: Readonly<Record<string, [ImageEnding, () => Promise<Uint8Array>]>> = {
  'a JPEG of fill bytes': ['jpg', () => jpgWith('before its tables', repeated(0xff))],
  'a JPEG of fill bytes in its scan': ['jpg', () => jpgWith('in its scan', repeated(0xff))],
  'a JPEG of stuffed bytes in its scan': ['jpg', () => jpgWith('in its scan', repeated(0xff, 0))],
  'a JPEG of restarts in its scan': ['jpg', () => jpgWith('in its scan', repeated(0xff, 0xd0))],
  'a JPEG of EXIF entries': ['jpg', async () => jpgWith('before its tables', exifs())],
  'a PNG of one text': ['png', () => pngWith(chunk('tEXt', new Uint8Array(room)))],
  'a PNG of tiny chunks': ['png', () => pngWith(bytesOf(...Array(300_000).fill(chunk('tIME', Uint8Array.of(1)))))],
  'a PNG of tiny chunks of pixels': [
    'png',
    () => pngWith(bytesOf(...Array(300_000).fill(chunk('IDAT', Uint8Array.of(1))))),
  ],
  'a WebP of one profile': ['webp', () => webpWith('ICCP')],
  'a WebP of one note': ['webp', () => webpWith('XMP ')],
  'an AVIF of one box of pixels': ['avif', () => avifWith('mdat')],
  'an AVIF of one free box': ['avif', () => avifWith('free')],
}
/** Another process may have the core, so the clock of this one counts. */
function timeOf(run: () => void): number {
  const before = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}
const held = () => {
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

// Proves ASVS 5.2.3
test.each(Object.keys(large))('%s costs as much as a few looks at each byte, and two copies', async (name) => {
  const [ending, make] = large[name] ?? ['jpg', () => small('jpg')]
  const file = await make()
  let [sum, grown] = [0, 0]
  const turns = Array.from({ length: 3 }, () => {
    const look = timeOf(() => (sum = file.reduce((all, byte) => all ^ byte, sum)))
    const before = held()
    const time = timeOf(() => void cleanImage(file, imageTypes[ending]))
    grown = Math.max(grown, held() - before)
    return time / look
  })
  expect(Math.min(...turns)).toBeLessThan(6)
  expect(grown / file.length).toBeLessThan(2)
})

// Proves ASVS 5.2.3
test('a colour profile is kept while it is small, and dropped where it may unpack to much', async () => {
  const profiled = await sharp(await small('png'))
    .withIccProfile('p3')
    .png()
    .toBuffer()
  const kept = cleanImage(new Uint8Array(profiled), 'image/png')
  expect(kept.ok && Buffer.from(kept.value.bytes).includes('iCCP')).toBe(true)
  const bomb = await pngWith(profile(new Uint8Array(30_000_000)))
  const clean = cleanImage(bomb, 'image/png')
  expect(clean.ok && Buffer.from(clean.value.bytes).includes('iCCP')).toBe(false)
  // A decoder reads one; more of them may be there to be unpacked.
  const many = cleanImage(await pngWith(bytesOf(...Array(9).fill(profile(new Uint8Array(1_000))))), 'image/png')
  expect(many.ok && Buffer.from(many.value.bytes).toString('latin1').split('iCCP')).toHaveLength(2)
})

// Proves ASVS 5.2.3
test('what an image unpacks to is counted in bytes: 16 bits a colour take twice as much', async () => {
  const image = await small('png')
  const sized = (width: number, depth: number, colours: number) =>
    cleanImage(
      bytesOf(
        image.subarray(0, 8),
        chunk('IHDR', bytesOf(number(width), number(width), [depth, colours, 0, 0, 0])),
        image.subarray(33),
      ),
      'image/png',
    )
  expect(sized(7_000, 8, 6)).toMatchObject({ ok: true })
  for (const colours of [0, 2, 4, 6]) expect(sized(7_000, 16, colours)).toMatchObject({ code: 'image_oversized' })
  expect(sized(4_900, 16, 6)).toMatchObject({ ok: true })
  const avif = await small('avif')
  avif.writeUInt32BE(7_000, avif.indexOf('ispe') + 8)
  avif.writeUInt32BE(7_000, avif.indexOf('ispe') + 12)
  expect(cleanImage(new Uint8Array(avif), 'image/avif')).toMatchObject({ ok: true })
  const flags = avif.indexOf('av1C') + 6
  avif.writeUInt8(avif.readUInt8(flags) | 0x40, flags)
  expect(cleanImage(new Uint8Array(avif), 'image/avif')).toMatchObject({ code: 'image_oversized' })
})

// Proves ASVS 5.2.3
test('an AVIF whose pixels are more than it says is refused', async () => {
  const coded = await sharp({ create: { width: 8_000, height: 8_000, channels: 3, background: '#fff' } })
    .avif({ effort: 0 })
    .toBuffer()
  expect(coded.length).toBeLessThan(100_000)
  for (const at of [8, 12]) coded.writeUInt32BE(100, coded.indexOf('ispe') + at)
  expect(cleanImage(new Uint8Array(coded), 'image/avif')).toMatchObject({ code: 'image_oversized' })
})

test('what a stream of AV1 says of its frames is read in both forms of its head', () => {
  // As sharp writes a still picture, and as an encoder of films does: 12 × 8.
  expect(largestFrame(Uint8Array.of(0x12, 0, 0x0a, 8, 0x38, 0x0c, 0xaf, 0xb4, 0x80, 0x86, 0x83, 0x48))).toEqual({
    width: 12,
    height: 8,
  })
  // Profile 0, no still, a long head; no timing, no delay; one operating point of level 8 with its tier; 4 and 3 bits.
  const bits = '000 0 0 0 0 00000 000000000000 01000 0 0011 0010 1011 111'.replaceAll(' ', '')
  const bytes = (bits.padEnd(48, '0').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2))
  expect(largestFrame(Uint8Array.of(0x0a, bytes.length, ...bytes))).toEqual({ width: 12, height: 8 })
})
