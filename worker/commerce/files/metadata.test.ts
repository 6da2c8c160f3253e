import { expect, test } from 'vitest'
import { withoutMetadata } from './metadata.ts'

const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0))
const long = (n: number) => [(n >>> 24) & 255, (n >>> 16) & 255, (n >>> 8) & 255, n & 255]
const little = (n: number) => long(n).toReversed()
const segment = (marker: number, body: number[]) => [
  0xff,
  marker,
  (body.length + 2) >> 8,
  (body.length + 2) & 255,
  ...body,
]
const exif = (turned: number) => [
  ...letters('Exif'),
  0,
  0,
  ...letters('II'),
  42,
  0,
  8,
  0,
  0,
  0,
  1,
  0,
  0x12,
  1,
  3,
  0,
  1,
  0,
  0,
  0,
  turned,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  ...letters('GPS -6.2,106.8'),
]
const jpeg = (turned: number) =>
  new Uint8Array([
    ...[0xff, 0xd8],
    ...segment(0xe0, letters('JFIF')),
    ...segment(0xe1, exif(turned)),
    ...segment(0xe1, letters('http://ns.adobe.com/xap/ GPS')),
    ...segment(0xfe, letters('GPS di komentar')),
    ...segment(0xdb, [1, 2, 3]),
    ...segment(0xda, [1]),
    ...[10, 0xff, 0, 20, 0xff, 0xd0, 30],
    ...segment(0xda, [2]),
    ...[40, 0xff, 0xd9],
    ...letters('GPS di belakang'),
  ])
const textOf = (bytes: Uint8Array | null) => String.fromCharCode(...(bytes ?? []))

test('a JPEG loses its place, its comments and what follows its end, and keeps its pixels and its orientation', () => {
  const clean = withoutMetadata(jpeg(6), 'image/jpeg')
  expect(textOf(clean)).not.toContain('GPS')
  expect(textOf(clean)).toContain('JFIF')
  expect([...(clean ?? [])].slice(-2)).toEqual([0xff, 0xd9])
  expect(textOf(clean)).toContain(textOf(new Uint8Array([10, 0xff, 0, 20, 0xff, 0xd0, 30])))
  const at = textOf(clean).indexOf('Exif')
  expect(clean?.[at + 25]).toBe(6)
  // What is clean stays as it is.
  expect(withoutMetadata(clean ?? new Uint8Array(), 'image/jpeg')).toEqual(clean)
  expect(textOf(withoutMetadata(jpeg(1), 'image/jpeg'))).not.toContain('Exif')
})

test('a PNG loses its texts', () => {
  const chunk = (name: string, body: number[]) => [...long(body.length), ...letters(name), ...body, 0, 0, 0, 0]
  const head = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
  const png = new Uint8Array([
    ...head,
    ...chunk('IHDR', [1]),
    ...chunk('tEXt', letters('GPS')),
    ...chunk('eXIf', letters('GPS')),
    ...chunk('IDAT', [9]),
    ...chunk('IEND', []),
    1,
    2,
  ])
  expect(withoutMetadata(png, 'image/png')).toEqual(
    new Uint8Array([...head, ...chunk('IHDR', [1]), ...chunk('IDAT', [9]), ...chunk('IEND', [])]),
  )
})

test('a WebP loses its EXIF and says so', () => {
  const chunk = (name: string, body: number[]) => [
    ...letters(name),
    ...little(body.length),
    ...body,
    ...(body.length % 2 ? [0] : []),
  ]
  const file = (flags: number, ...more: number[][]) => {
    const body = [
      ...letters('WEBP'),
      ...chunk('VP8X', [flags, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
      ...chunk('VP8 ', [7, 7, 7]),
      ...more.flat(),
    ]
    return new Uint8Array([...letters('RIFF'), ...little(body.length), ...body])
  }
  const dirty = file(0x1c, chunk('EXIF', letters('GPS')), chunk('XMP ', letters('GPS!')))
  expect(withoutMetadata(dirty, 'image/webp')).toEqual(file(0x10))
})

// Proves ASVS 5.2.2
test('half an image is no image', () => {
  for (const length of [2, 3, 10, 40]) expect(withoutMetadata(jpeg(6).slice(0, length), 'image/jpeg')).toBeNull()
  expect(withoutMetadata(new Uint8Array(letters('RIFF....WEBPVP8 ')), 'image/webp')).toBeNull()
  expect(withoutMetadata(new Uint8Array([0x89, 0x50]), 'image/png')).toBeNull()
  expect(withoutMetadata(new Uint8Array(letters('%PDF-1.7')), 'application/pdf')).toBeNull()
})
