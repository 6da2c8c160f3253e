import { expect, test } from 'vitest'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { openShop } from '#tests/support/in-workerd/shop.ts'

const typed = {
  recipient: 'Ani Lestari',
  phone: '0812-1111-2222',
  villageCode: '31.74.07.1001',
  postcode: '12160',
  street: 'Jl. Melawai Raya No. 1',
  label: 'Kantor',
  point: 'https://maps.google.com/?q=-6.2435,106.7986',
}

async function opened() {
  const shop = await openShop({ sample: 'kopi' })
  const edge = browse(shop)
  const cookie = await edge.signIn()
  const get = (path: string) => edge.fetch(path, { headers: { cookie } })
  const post = (path: string, fields: Record<string, string>) =>
    edge.fetch(path, { method: 'POST', body: new URLSearchParams(fields), headers: { cookie } })
  return { shop, edge, get, post }
}

// Proves §2.23
test('without script a customer searches a district, picks a village, and saves, changes and removes the address', async () => {
  const { get, post } = await opened()
  const form = '/profile/address?baru=1&_=save'
  const step = async (fields: Record<string, string>) => {
    const page = await post(form, { recipient: 'Ani <3', street: 'Jl. Melawai', postcode: '99999', ...fields })
    const html = await page.text()
    // Every step keeps what was typed, and says nothing of what is still missing.
    expect([page.status, html.includes('value="Ani &lt;3"'), html.includes('>Jl. Melawai</textarea>')]).toEqual([
      200,
      true,
      true,
    ])
    expect(html).not.toMatch(/aria-invalid="true"|role="alert"/)
    return html
  }
  const searched = await step({ cari: 'kebayuran baru', search: '' })
  expect(searched).toMatch(/<button[^>]* value="31\.74\.07"[^>]* name="place"|name="place"[^>]* value="31\.74\.07"/)
  const villages = await step({ cari: 'kebayuran baru', place: '31.74.07' })
  expect(villages).toMatch(/<option value="31\.74\.07\.1001"[^>]*>Melawai</)
  // The only place that was found is picked; another place has another postcode.
  const only = await step({ cari: 'bangka mampang', search: '', villageCode: '31.74.07.1001' })
  expect(only).toMatch(/<option value="31\.74\.03\.1002"[^>]*selected=""[^>]*>Bangka</)
  expect(only).toContain('value="12730"')
  const old = { kota: '31.74', kec: '31.74.07', villageCode: '31.74.07.1001' }
  expect(await step({ prov: '32', ...old })).toMatch(/name="postcode"[^>]*value=""/)

  const missing = await post(form, { ...typed, ...old, prov: '31', street: ' ' })
  expect(missing.status).toBe(422)
  expect(await missing.text()).toContain('value="Ani Lestari"')
  const wrong = { ...typed, ...old, prov: '31', street: '', phone: '08131', postcode: '401', villageCode: '' }
  const html422 = await (await post(form, wrong)).text()
  expect(html422.match(/aria-invalid="true"/g)).toHaveLength(4)
  for (const said of ['Wajib diisi', 'Nomor HP terlalu pendek', 'Kode pos harus 5 angka'])
    expect(html422).toContain(said)
  const saved = await post(form, typed)
  expect([saved.status, saved.headers.get('location')]).toEqual([303, '/profile/address'])
  const page = await get('/profile/address')
  expect(page.headers.get('cache-control')).toBe('private, no-store')
  const html = await page.text()
  expect(html).toContain('Alamat Utama')
  expect(html).toContain('Titik lokasi tersimpan')
  const id = /ubah=([0-9a-f]{64})/.exec(html)?.[1] ?? ''
  const saves = await (await get(`/profile/address?ubah=${id}`)).text()
  for (const value of ['-6.243500, 106.798600', 'value="0812-1111-2222"']) expect(saves).toContain(value)
  expect((await post('/profile/address?_=remove', { id })).status).toBe(303)
  expect((await post('/profile/address?_=remove', { id })).status).toBe(404)
})

test('an unknown address and another customer’s lead to the list, and what is typed for them is a new one', async () => {
  const { shop, get, post } = await opened()
  const token = await shop.register({
    name: 'Budi Santoso',
    phone: '0812-5555-7777',
    password: 'kata-sandi-budi-1',
    terms: true,
    marketing: false,
  } as never)
  const saved = await shop.call('address.save', { ...typed, main: true, street: 'Jl. Rahasia Budi No. 9' } as never, {
    token: token.ok ? token.value.token : null,
  })
  const id = saved.ok ? saved.value.id : ''
  expect(id).toHaveLength(64)
  for (const other of [id, 'f'.repeat(64)]) {
    const page = await get(`/profile/address?ubah=${other}`)
    expect([page.status, page.headers.get('location')]).toEqual([302, '/profile/address'])
    const save = `/profile/address?ubah=${other}&_=save`
    const refused = await (await post(save, { ...typed, postcode: '401' })).text()
    for (const kept of ['Tambah Alamat Baru', 'value="Ani Lestari"', 'Kode pos harus 5 angka'])
      expect(refused).toContain(kept)
    expect(refused).not.toContain('Rahasia')
    const sent = await post(save, typed)
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/profile/address'])
    expect(await (await get('/profile/address')).text()).toContain('Ani Lestari')
    for (const action of ['remove', 'makeMain'])
      expect((await post(`/profile/address?_=${action}`, { id: other })).status).toBe(404)
  }
  const kept = await shop.call('address.list', {}, { token: token.ok ? token.value.token : null })
  expect(kept).toMatchObject({ value: [{ id, street: 'Jl. Rahasia Budi No. 9' }] })
})

test('checkout offers the saved addresses, the main one first', async () => {
  const { shop, get, post } = await opened()
  await post('/profile/address?baru=1&_=save', { ...typed, street: 'Jl. Pertama No. 1' })
  await post('/profile/address?baru=1&_=save', { ...typed, street: 'Jl. Utama No. 2', main: '1' })
  const token = await shop.signIn()
  const listed = await shop.call('catalog.list', { index: 0, size: 12, inStock: true })
  const slug = (listed.ok && listed.value.rows.find(({ itemId }) => itemId !== null)?.itemId) || ''
  await shop.call('cart.add', { itemId: slug, quantity: 1 } as never, { token })
  const sent = await post('/order/cart?_=create', await lineOf(shop, token))
  const html = await (await get(sent.headers.get('location') ?? '')).text()
  expect(html.indexOf('Jl. Utama No. 2')).toBeGreaterThan(0)
  expect(html.indexOf('Jl. Utama No. 2')).toBeLessThan(html.indexOf('Jl. Pertama No. 1'))
})

async function lineOf(shop: Awaited<ReturnType<typeof openShop>>, token: string): Promise<Record<string, string>> {
  const lines = await shop.call('cart.list', {}, { token })
  const [line] = lines.ok ? lines.value : []
  return { line: String(line?.id ?? '') }
}
