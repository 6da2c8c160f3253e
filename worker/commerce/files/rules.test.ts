import { expect, test } from 'vitest'
import { mimeOf } from './rules.ts'

// Proves ASVS 1.3.4, ASVS 5.2.2
test('the first bytes of a file decide its type', () => {
  const bytes = (text: string) => Uint8Array.from(text, (c) => c.charCodeAt(0))
  expect(
    [
      bytes('%PDF-1.7'),
      bytes('RIFF0000WEBP'),
      bytes('\u00ff\u00d8\u00ff\u00e0'),
      bytes('<svg onload=x>'),
      bytes('GIF89a'),
      new Uint8Array(),
    ].map(mimeOf),
  ).toEqual(['application/pdf', 'image/webp', 'image/jpeg', null, null, null])
})

test('a video is recognised by its box, and so is an image in the same kind of box', () => {
  const box = (brand: string) => Uint8Array.from([0, 0, 0, 24, ...new TextEncoder().encode(`ftyp${brand}`)])
  expect(['mp42', 'isom', 'qt  ', 'heic', 'avif', 'M4A '].map((brand) => mimeOf(box(brand)))).toEqual([
    'video/mp4',
    'video/mp4',
    'video/quicktime',
    null,
    'image/avif',
    null,
  ])
  expect(mimeOf(Uint8Array.from([0x1a, 0x45, 0xdf, 0xa3]))).toBe('video/webm')
})
