import { expect, test } from 'vitest'
import { limits } from '#shared/limits.ts'
import { messageOf } from '#shared/text/errors.ts'
import { imageTypes, type ImageEnding } from '#shared/web/image-types.ts'
import { bindings } from '#tests/support/in-workerd/bindings.ts'
import { hidden, hostilePictures } from '#commerce/files/hostile-pictures.fixture.ts'
import { guest, openSellingShop } from '#tests/support/in-workerd/selling-shop.ts'

/** By day a choice, which has every change to a picture in it. */
const step = bindings.NIGHTLY ? 1 : 4
const refusals = ['image_broken', 'image_oversized', 'image_moving', 'file_kind'] as const

// Proves ASVS 5.2.3
test.each(Object.keys(imageTypes) as ImageEnding[])(
  'an upload answers every hostile picture (%s) in Indonesian, and keeps no word of it',
  { timeout: 120_000 },
  async (ending) => {
    const shop = await openSellingShop()
    const me = guest(`gambar-${ending}`)
    const words = new Set<string>(refusals.map((code) => messageOf(code)))
    const wrong: string[] = []
    const answers = { taken: 0, refused: 0 }
    for (const { name, bytes } of hostilePictures(ending, step)) {
      // A shopper may upload twenty within a quarter of an hour.
      if ((answers.taken + answers.refused) % limits.uploadsPerOwner === 0) await shop.wait(1)
      const body = new FormData()
      body.append('FILE', new File([bytes], `foto.${ending}`, { type: imageTypes[ending] }))
      const { status, body: answer } = await shop.upstream('POST', '/helper/upload', { body, ...me })
      if (status !== 200) {
        answers.refused += 1
        if (!words.has(answer.message)) wrong.push(`${name}: ${status} ${answer.message}`)
        continue
      }
      answers.taken += 1
      const id = (answer.data as { FILE_ID: string }).FILE_ID
      const { objects } = await bindings.MEDIA.list()
      const stored = await bindings.MEDIA.get(objects.find(({ key }) => key.endsWith(id))?.key ?? '')
      const kept = new Uint8Array((await stored?.arrayBuffer()) ?? [])
      if (kept.length === 0 || kept.length > bytes.length) wrong.push(`${name}: ${kept.length} bytes are kept`)
      if (new TextDecoder('latin1').decode(kept).includes(hidden)) wrong.push(`${name}: the words are still there`)
    }
    expect(wrong).toEqual([])
    expect(Math.min(answers.taken, answers.refused)).toBeGreaterThan(0)
  },
)
