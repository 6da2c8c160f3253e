import { expect, test } from 'vitest'
import { limits } from '#shared/limits.ts'
import { whileHeld } from '#edge/cache/held-forms.ts'
import { type Desk, openDesk } from '#tests/support/in-workerd/desk.ts'
import { addAt as at, shirt } from '#tests/support/in-workerd/desk-product.ts'
import { openSellingShop } from '#tests/support/in-workerd/selling-shop.ts'

const plain = (html: string) => html.replaceAll(/<!-- -->/g, '')
/** A form with photos of 17 MB, which counts how much of it was read. */
function largeForm(typed: Record<string, string>) {
  const read = { bytes: 0 }
  const field = (name: string) => `--batas\r\ncontent-disposition: form-data; name="${name}"`
  const head = Object.entries(typed).map(([name, value]) => `${field(name)}\r\n\r\n${value}\r\n`)
  const length = 17 * 1024 * 1024
  const part = new Uint8Array(16_384)
  const first = new TextEncoder().encode(`${head.join('')}${field('file')}; filename="a.jpg"\r\n\r\n`)
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (stream) => {
        const next = read.bytes === 0 ? first : part.slice(0, length - read.bytes)
        read.bytes += next.length
        if (next.length === 0) return stream.close()
        stream.enqueue(next)
      },
    },
    { highWaterMark: 0 },
  )
  return { read, body, length }
}
async function sendLarge(desk: Desk, cookie: string) {
  const { read, body, length } = largeForm({ press: 'addProduct', id: 'baru', key: crypto.randomUUID(), ...shirt })
  const headers = {
    ...{ 'content-type': 'multipart/form-data; boundary=batas', 'content-length': String(length) },
    ...{ 'sec-fetch-site': 'same-origin', cookie },
  }
  const answer = await desk.fetch(`/kelola${at}`, { method: 'POST', headers, body })
  return { status: answer.status, page: plain(await answer.text()), bytes: read.bytes, length }
}
const beginning = 5 * limits.bodyBytes

// Proves ASVS 15.2.2
test('photos of who is not known, or while the shop is silent, are not read', { timeout: 30_000 }, async () => {
  const shop = await openSellingShop()
  const desk = await openDesk(shop, 'manager')
  for (const cookie of ['', desk.cookie.replace(/.{3}$/, 'xxx')]) {
    const stranger = await sendLarge(desk, cookie)
    expect([stranger.status, stranger.bytes < beginning]).toEqual([401, true])
    expect(stranger.page).toContain('Nama produk “Kaus Polos”')
  }
  desk.breakBackend(true)
  const silent = await sendLarge(desk, desk.cookie)
  expect([silent.status, silent.bytes < beginning]).toEqual([503, true])
  for (const said of ['value="Kaus Polos"', 'File yang belum terkirim Anda pilih lagi'])
    expect(silent.page).toContain(said)
  desk.breakBackend(false)
  const read = await sendLarge(desk, desk.cookie)
  // It is read, and no form, because it breaks off.
  expect([read.status, read.bytes]).toEqual([413, read.length])
})

test(
  'photos wait until there is room for them, and without room what was typed stays',
  { timeout: 30_000 },
  async () => {
    const shop = await openSellingShop()
    const desk = await openDesk(shop, 'manager')
    const hold = () => void whileHeld(0.4 * limits.formUploadBytes, () => new Promise(() => {}))
    // Each counts for a while, so there is never room for 17 MB.
    hold()
    const later = setInterval(hold, limits.heldCountsMs / 2)
    const refused = await sendLarge(desk, desk.cookie)
    clearInterval(later)
    expect([refused.status, refused.bytes < beginning]).toEqual([503, true])
    for (const said of ['value="Kaus Polos"', 'Filenya belum terkirim. Pilih lagi.'])
      expect(refused.page).toContain(said)
    const read = await sendLarge(desk, desk.cookie)
    expect(read.bytes).toBe(read.length)
  },
)
