import { expect, test } from 'vitest'
import sharp from 'sharp'
import { isErrorCode } from '#shared/text/errors.ts'
import { imageTypes, type ImageEnding } from '#shared/web/image-types.ts'
import { hidden, hostilePictures, perFormat } from './hostile-pictures.fixture.ts'
import { cleanImage } from './image.ts'

const holds = (bytes: Uint8Array) => Buffer.from(bytes).includes(hidden)
const isShown = (bytes: Uint8Array) =>
  sharp(bytes, { failOn: 'error' })
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    )

// Proves ASVS 5.2.3
test.each(Object.keys(imageTypes) as ImageEnding[])(
  'of 200 hostile pictures (%s) each is refused, or kept clean, shorter and as it would be kept again',
  { timeout: 60_000 },
  async (ending) => {
    const mime = imageTypes[ending]
    const pictures = hostilePictures(ending)
    expect(pictures).toHaveLength(perFormat)
    const wrong: string[] = []
    let taken = 0
    for (const { name, bytes, whole } of pictures) {
      const done = cleanImage(bytes, mime)
      if (!done.ok) {
        if (!isErrorCode(done.code) || !done.code.startsWith('image_')) wrong.push(`${name}: ${done.code}`)
        continue
      }
      taken += 1
      const clean = done.value.bytes
      const again = cleanImage(clean, mime)
      if (!again.ok || !Buffer.from(again.value.bytes).equals(clean)) wrong.push(`${name}: cleaned again it is another`)
      if (clean.length > bytes.length) wrong.push(`${name}: it grew`)
      if (holds(clean)) wrong.push(`${name}: the words are still there`)
      if (whole && !(await isShown(clean))) wrong.push(`${name}: nobody can see it`)
    }
    expect(wrong).toEqual([])
    // A cleaner that refused everything would pass all of this.
    expect(taken).toBeGreaterThan(perFormat / 5)
  },
)
