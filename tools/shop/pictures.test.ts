import { expect, test } from 'vitest'
import sharp from 'sharp'
import { isTurned, withoutMetadata } from '#commerce/files/metadata.ts'
import { pixelsOf } from '#commerce/files/pixels.ts'
import { readUpload } from '#commerce/media/read-upload.ts'
import { nameOf, servedAs } from '#commerce/media/rules.ts'
import { imageTypes, type ImageEnding } from '#shared/web/image-types.ts'
import { isFilm, storePicture, storeVideo, PictureRefused } from './pictures.ts'

/** A photo of a phone that was held upright: it lies on its side and says so, and says where it was taken. */
const photo = (ending: ImageEnding = 'jpg', [width, height] = [280, 200]) =>
  sharp({ create: { width, height, channels: 3, background: '#b5651d' } })
    .composite([{ input: Buffer.from('<svg width="8" height="8"><circle cx="4" cy="4" r="3"/></svg>') }])
    .withExif({ IFD0: { Copyright: 'GPS-6.2' }, IFD3: { GPSLatitude: '6/1 12/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toFormat(ending === 'jpg' ? 'jpeg' : ending)
    .toBuffer()

/** What the command sends of a picture. */
async function sentOf(bytes: Uint8Array): Promise<FormData> {
  const sent: FormData[] = []
  await storePicture(bytes, 'foto.jpg', {
    get: async () => ({ status: 200, body: { images: [] } }),
    post: async (_, form) => {
      sent.push(form)
      return { status: 200, body: { address: '', width: 1, height: 1 } }
    },
  })
  return sent[0] ?? new FormData()
}

test('the command makes every width that the shop asks for, upright and without the camera’s words', async () => {
  const body = await sentOf(await photo('jpg', [700, 500]))
  for (const file of body.values())
    expect(Buffer.from(await new Response(file).arrayBuffer()).includes('GPS')).toBe(false)
  const read = await readUpload(new Request('https://x', { method: 'POST', body }))
  if (!read.ok || !Array.isArray(read.value.files)) throw new Error('no picture')
  const named = await nameOf(read.value.files)
  // Held upright, it is higher than wide.
  expect(named).toMatchObject({ width: 500, height: 700 })
  expect(named?.files).toHaveLength(2 * 4 + 1)
  expect(named?.files.map(({ name }) => servedAs(name)?.file)).toEqual(named?.files.map(({ name }) => name))
  expect(servedAs(named?.address.slice('/media/'.length) ?? '')?.file).toMatch(/-500x700-500\.webp$/)
})

test.each(Object.keys(imageTypes) as ImageEnding[])(
  'a real %s loses what a camera wrote and keeps every pixel',
  async (ending) => {
    const bytes = new Uint8Array(await photo(ending))
    const mime = imageTypes[ending]
    const clean = withoutMetadata(bytes, mime)
    expect([...pixelValues(pixelsOf(bytes, mime))].toSorted((a, b) => a - b)).toEqual([200, 280])
    expect(Buffer.from(bytes).includes('GPS-6.2')).toBe(true)
    expect(Buffer.from(clean ?? []).includes('GPS-6.2')).toBe(false)
    if (ending === 'jpg') expect(isTurned(clean ?? bytes)).toBe(true)
    const raw = (file: Uint8Array) => sharp(file).raw().toBuffer()
    expect((await raw(clean ?? new Uint8Array())).equals(await raw(bytes))).toBe(true)
    // What is clean stays as it is, and half of it is nothing.
    expect(withoutMetadata(clean ?? bytes, mime)).toEqual(clean)
    expect(withoutMetadata(bytes.slice(0, bytes.length >> 1), mime)).toBeNull()
  },
)
const pixelValues = (size: { width: number; height: number } | null) => (size ? [size.width, size.height] : [])

test('one photo alone is as wide as it is shown', async () => {
  const read = await readUpload(new Request('https://x', { method: 'POST', body: new Uint8Array(await photo()) }))
  expect(read).toMatchObject({ ok: true, value: { files: [{ ending: 'jpg', width: 200, height: 280 }] } })
})

test('what is no still picture is refused before anything is sent', async () => {
  const frame = await photo('png', [9, 9])
  const frames = [frame, await sharp(frame).negate().png().toBuffer()]
  const film = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer()
  for (const bytes of [
    film,
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    Buffer.alloc(0),
    (await photo()).subarray(0, 600),
  ])
    await expect(sentOf(bytes)).rejects.toThrow(PictureRefused)
})

test('a file that the shop has is not sent again', async () => {
  const picture = { address: '/media/x.webp', width: 9, height: 9 }
  const asked: string[] = []
  const api = {
    get: async (path: string) => {
      asked.push(path)
      return { status: 200, body: { images: asked.length > 1 ? [picture] : [] } }
    },
    post: async (path: string, form: FormData) => {
      asked.push(`${path.split('?')[0]} ${[...form.keys()].length}`)
      return { status: 200, body: { ...picture, fresh: true } }
    },
  }
  const bytes = await photo('png', [200, 100])
  for (let run = 0; run < 2; run += 1) expect(await storePicture(bytes, 'kaos.png', api)).toMatchObject(picture)
  expect(asked).toEqual([asked[0], '/images 3', asked[0]])
})

test('a video is sent as it is, once; what is none is refused before anything is sent, and so is one beyond 20 MB', async () => {
  const sent: FormData[] = []
  const api = {
    get: async () => ({ status: 200, body: { images: [] } }),
    post: async (_: string, form: FormData) => {
      sent.push(form)
      return { status: 200, body: { address: '/media/x-video.mp4', width: 0, height: 0 } }
    },
  }
  const head = Buffer.from('\0\0\0\u0010ftypisom\0\0\0\0')
  expect(isFilm(head)).toBe(true)
  expect(await storeVideo(head, 'kaos.mp4', api)).toMatchObject({ address: '/media/x-video.mp4' })
  const [file] = [...(sent[0]?.values() ?? [])]
  expect(Buffer.from(await new Response(file).arrayBuffer()).equals(head)).toBe(true)
  const refused = [await photo(), Buffer.alloc(0), Buffer.concat([head, Buffer.alloc(20 * 1024 * 1024)])]
  for (const bytes of refused) await expect(storeVideo(bytes, 'x', api)).rejects.toThrow(PictureRefused)
  await expect(storePicture(head, 'x', api)).rejects.toThrow(PictureRefused)
  expect(sent).toHaveLength(1)
})
