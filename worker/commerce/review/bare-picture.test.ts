import { expect, test } from 'vitest'
import { barePicture } from './bare-picture.ts'

const bytes = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0))
const shown = (picture: Uint8Array) => String.fromCharCode(...picture)
const segment = (marker: number, body: readonly number[]) => [0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 255, ...body]
/** Little-endian, with a maker's name and the way up. */
const exif = (way: number) => [...bytes('Exif\0\0II'), 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, way, 0, 0, 0, ...bytes('GPS -6.2,106.8')]
const jpeg = (way: number) =>
  Uint8Array.from([
    ...[0xff, 0xd8, ...segment(0xe0, bytes('JFIF')), ...segment(0xe1, exif(way)), ...segment(0xe1, bytes('http://ns.adobe.com/xap GPS'))],
    ...[...segment(0xfe, bytes('rumah')), ...segment(0xdb, [1, 2]), ...segment(0xda, [3]), ...bytes('GPS pixels'), 0xff, 0xd9],
  ])

test('a JPEG keeps its pixels and its way up, and tells no place', () => {
  for (const [way, kept] of [
    [6, true],
    [1, false],
  ] as const) {
    const bare = barePicture(jpeg(way), 'image/jpeg')
    expect(shown(bare)).not.toMatch(/-6\.2|adobe|rumah/)
    expect(shown(bare).includes('Exif')).toBe(kept)
    expect(shown(bare)).toContain('JFIF')
    expect(shown(bare).endsWith(`${shown(Uint8Array.from([...segment(0xdb, [1, 2]), ...segment(0xda, [3])]))}GPS pixels\u00ff\u00d9`)).toBe(true)
  }
  const again = barePicture(barePicture(jpeg(6), 'image/jpeg'), 'image/jpeg')
  expect(again).toEqual(barePicture(jpeg(6), 'image/jpeg'))
})

test('a PNG and a WebP lose what was written beside the picture', () => {
  const chunk = (name: string, body: string) => [0, 0, 0, body.length, ...bytes(name), ...bytes(body), 0, 0, 0, 0]
  const png = Uint8Array.from([
    0x89,
    ...bytes('PNG\r\n\u001a\n'),
    ...chunk('IHDR', 'head'),
    ...chunk('eXIf', 'GPS'),
    ...chunk('tEXt', 'GPS'),
    ...chunk('IDAT', 'pixel'),
  ])
  expect(shown(barePicture(png, 'image/png'))).toMatch(/head[^]*pixel/)
  expect(shown(barePicture(png, 'image/png'))).not.toContain('GPS')
  const part = (name: string, body: string) => [...bytes(name), body.length, 0, 0, 0, ...bytes(body), ...(body.length % 2 ? [0] : [])]
  const parts = [...part('VP8X', '\u000c23456789\u0000'), ...part('VP8 ', 'pixels'), ...part('EXIF', 'GPS'), ...part('XMP ', 'GPS')]
  const webp = Uint8Array.from([...bytes('RIFF'), parts.length + 4, 0, 0, 0, ...bytes('WEBP'), ...parts])
  const bare = barePicture(webp, 'image/webp')
  expect(shown(bare)).not.toContain('GPS')
  expect([bare[4], bare[20]]).toEqual([bare.length - 8, 0])
})

test('what is no whole picture comes back, and nothing breaks', () => {
  for (const mime of ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'])
    for (const length of [0, 1, 3, 12, 20]) expect(barePicture(jpeg(6).subarray(0, length), mime).length).toBeLessThanOrEqual(length)
})
