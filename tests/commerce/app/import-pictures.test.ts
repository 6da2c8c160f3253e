import { expect, test } from 'vitest'
import { faultText, importFile, type SendToShop } from '#shared/admin/import-file.ts'
import type { ImportedPictures } from '#shared/admin/import-pictures.ts'
import { pngOf } from '#tests/support/in-workerd/pictures.ts'
import { openShop } from '#tests/support/in-workerd/shop.ts'
import { uploadPicture } from '#tests/support/in-workerd/upload.ts'

const csv = (rows: readonly string[]) => ['slug;nama;kategori;gambar;harga;stok', ...rows].join('\n')

test('pictures that a file of goods names come into the shop with their rows, and what is none is reported by its line', async () => {
  const shop = await openShop()
  await shop.admin('PUT', '/categories/baju', { slug: 'baju', name: 'Baju' })
  const send: SendToShop = async (method, path, body) => {
    const { status, body: answer } = await shop.admin(method, path, body)
    return { status, body: answer }
  }
  const brought: string[] = []
  const pictures: ImportedPictures = {
    faultOf: (named) => (named.startsWith('foto/hilang') ? 'tidak ada' : null),
    async ownOf(named) {
      if (named.includes('rusak')) return { address: named, fault: 'rusak' }
      brought.push(named)
      const { body } = await uploadPicture(shop.host, [pngOf(30, brought.length)])
      return { address: body.address, fault: null }
    },
  }
  const bring = (rows: readonly string[]) =>
    importFile(
      { name: 'a.csv', text: csv(rows), digest: String(rows.length).padStart(64, '0') },
      send,
      () => {},
      pictures,
    )
  const imagesOf = async (slug: string) =>
    ((await shop.admin('GET', `/products/${slug}`)).body as { images: string[] }).images

  const missing = await bring(['satu;Satu;baju;foto/a.png;5000;1', 'dua;Dua;baju;foto/hilang.png;5000;1'])
  expect([missing.faults.map(faultText), brought]).toEqual([['baris 3: gambar: tidak ada'], []])
  const broken = await bring(['satu;Satu;baju;foto/a.png;5000;1', 'dua;Dua;baju;x/rusak.png;5000;1', ''])
  expect(broken.faults.map(faultText)).toEqual(['baris 3: gambar: rusak'])
  expect((await shop.admin('GET', '/products/satu')).status).toBe(404)

  const whole = ['satu;Satu;baju;foto/a.png | https://contoh.id/b.jpg | /assets/c.webp;5000;1']
  expect((await bring(whole)).faults).toEqual([])
  const [first = '', second = '', third] = await imagesOf('satu')
  expect([first, second].map((address) => /^\/media\/.*-original\.png$/.test(address))).toEqual([true, true])
  expect(third).toBe('/assets/c.webp')
  for (const address of [first, second]) {
    const id = address.slice('/media/'.length).slice(0, 32)
    expect(await shop.admin('GET', `/images/${id}`)).toMatchObject({
      body: { unusedSince: null, uses: expect.arrayContaining([{ kind: 'product', key: 'satu' }]) as unknown },
    })
  }

  // Without the command that brings pictures, an address elsewhere stays; the doctor says that nobody sees it.
  const findings = async () => (await shop.admin('GET', '/doctor')).body as { findings: { id: string }[] }
  const ids = async () => (await findings()).findings.map(({ id }) => id)
  expect(await ids()).not.toContain('pictures')
  for (const image of ['https://contoh.id/b.jpg', `/media/${'0'.repeat(32)}-9x9-original.png`]) {
    await importFile(
      {
        name: 'a.csv',
        text: csv([`satu;Satu;baju;${image};5000;1`]),
        digest: image.length.toString().padStart(64, '0'),
      },
      send,
    )
    expect([image, (await ids()).includes('pictures')]).toEqual([image, true])
  }
})
