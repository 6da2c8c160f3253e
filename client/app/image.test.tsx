import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { mediaSteps, widthsUpTo } from '#shared/web/media.ts'
import { feedImage, Image, imageUrl, largestFile } from './image.tsx'

const hash = '0123456789abcdef'.repeat(2)
const addressOf = (width: number, height = width) => `/media/${hash}-${width}x${height}.webp`
const html = (src: string, kind: 'square' | 'banner' = 'square') =>
  renderToString(<Image src={src} alt="Kaos" width={640} height={640} sizes="100vw" kind={kind} />)
/** The widths of an image's files that its markup names. */
const widthsIn = (text: string) => [...text.matchAll(/-(\d+)\.(?:avif|webp)/g)].map(([, width]) => Number(width))

test.each([100, 160, 200, 500, 640, 800, 900, 1_440])(
  'an uploaded picture %d px wide names files that it has, and its own width where no step is wider',
  (width) => {
    for (const kind of ['square', 'banner'] as const) {
      const named = widthsIn(html(addressOf(width), kind))
      expect(named.length).toBeGreaterThan(0)
      for (const one of [...named, ...widthsIn(largestFile(addressOf(width), kind))])
        expect(widthsUpTo(width)).toContain(one)
      expect(Math.max(...named)).toBe(Math.min(width, kind === 'square' ? 800 : 1_440))
    }
    // Its place is kept before it arrives.
    expect(html(addressOf(width))).toContain('width="640" height="640"')
  },
)

test('every width that a page asks of a drawn picture is a step of the uploaded ones too', () => {
  const named = [...widthsIn(html('/assets/contoh-1/a.webp')), ...widthsIn(html('/assets/contoh-1/a.webp', 'banner'))]
  for (const one of named) expect(mediaSteps).toContain(one)
})

test('a single file, another name below /media and an image elsewhere are shown as they are', () => {
  for (const src of [
    `/media/${hash}-3000x2000-original.webp`,
    `/media/${hash}-3000x2000-original.jpg`,
    '/media/kaos.webp',
    'https://contoh.id/media/kaos.webp',
  ])
    expect([html(src).includes('<source'), html(src).includes(`src="${src}"`), largestFile(src)]).toEqual([
      false,
      true,
      src,
    ])
})

test('programs that read one file get the widest, and advertising platforms a JPEG', () => {
  expect(imageUrl(addressOf(500, 250), 'https://toko.id')).toBe(`https://toko.id/media/${hash}-500x250-500.webp`)
  expect(imageUrl('/topi.webp', 'https://toko.id')).toBe('https://toko.id/topi.webp')
  expect(feedImage(addressOf(500, 250), 'https://toko.id')).toBe(`https://toko.id/media/${hash}-500x250-500.jpg`)
  expect(feedImage('/assets/contoh-1/a.webp', 'https://toko.id')).toBe('https://toko.id/assets/contoh-1/a-640.jpg')
})
