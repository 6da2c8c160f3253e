import { expect, test } from 'vitest'
import { avifOf, jpegOf, pngOf, webpOf } from '#tests/support/in-workerd/pictures.ts'
import { withoutMetadata } from '#commerce/files/metadata.ts'
import { isOversized, pixelsOf } from '#commerce/files/pixels.ts'

test.each([
  ['image/png', pngOf(30_000, 20_000)],
  ['image/jpeg', jpegOf(30_000, 20_000)],
] as const)('the header of %s says width and height', (mime, bytes) => {
  expect(pixelsOf(bytes, mime)).toEqual({ width: 30_000, height: 20_000 })
})

test.each(['VP8 ', 'VP8L', 'VP8X'] as const)('the chunk %s of a WebP says width and height', (chunk) => {
  expect(pixelsOf(webpOf(16_000, 12_345, [chunk]), 'image/webp')).toEqual({ width: 16_000, height: 12_345 })
})

test('a WebP whose canvas says less than its picture counts as its picture', () => {
  const small = webpOf(10, 10, ['VP8X'])
  const large = webpOf(16_000, 16_000, ['VP8L']).subarray(12)
  expect(pixelsOf(Uint8Array.from([...small, ...large]), 'image/webp')).toEqual({ width: 16_000, height: 16_000 })
})

test('bytes between the segments of a JPEG hide no size, as they do not from decoders', () => {
  const [start, rest] = [jpegOf(9_000, 9_000).subarray(0, 2), jpegOf(9_000, 9_000).subarray(2)]
  expect(pixelsOf(Uint8Array.from([...start, 0, 7, 0xff, 0xff, ...rest]), 'image/jpeg')).toEqual({
    width: 9_000,
    height: 9_000,
  })
})

test.each([
  ['a PNG without a header', 'image/png', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['a PNG of no width', 'image/png', pngOf(0, 5)],
  ['a JPEG without a frame', 'image/jpeg', Uint8Array.from([0xff, 0xd8, 0xff, 0xda, 0, 2, 1, 0xff, 0xd9])],
  ['a cut JPEG', 'image/jpeg', jpegOf(5, 5).subarray(0, 6)],
  ['a WebP without pictures', 'image/webp', webpOf(5, 5, [])],
  ['a PDF', 'application/pdf', new Uint8Array(40)],
])('%s has no size', (_, mime, bytes) => {
  expect(pixelsOf(bytes, mime)).toBeNull()
})

// Proves ASVS 5.2.3
test('photos of phones pass, bombs do not', () => {
  expect([
    isOversized({ width: 8_160, height: 6_120 }, false),
    isOversized({ width: 16_384, height: 3_000 }, false),
    isOversized({ width: 16_385, height: 1 }, false),
    isOversized({ width: 30_000, height: 30_000 }, false),
    isOversized({ width: 10_000, height: 5_001 }, false),
    isOversized({ width: 10_000, height: 2_500 }, true),
    isOversized({ width: 10_000, height: 2_501 }, true),
  ]).toEqual([false, false, true, true, true, false, true])
})

test('an AVIF whose EXIF names the same bytes again and again is refused before they are blanked again', () => {
  expect(withoutMetadata(avifOf(10, 10), 'image/avif')).not.toBeNull()
  expect(withoutMetadata(avifOf(10, 10, 'avif', 1_500), 'image/avif')).toBeNull()
})
