import { expect, test } from 'vitest'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { addTestCustomers, testCustomerPassword as password } from '#tests/support/in-workerd/test-customers.ts'
import { openShop, randomId } from '#tests/support/in-workerd/shop.ts'
import { pngOf } from '#tests/support/in-workerd/pictures.ts'

/** The smallest valid image, with a location in its metadata. */
const pngPhoto = () => {
  const chunk = (name: string, body: string) => [
    0,
    0,
    0,
    body.length,
    ...[...name, ...body].map((letter) => letter.charCodeAt(0)),
    0,
    0,
    0,
    0,
  ]
  return new Uint8Array([
    0x89,
    0x50,
    0x4e,
    0x47,
    0x0d,
    0x0a,
    0x1a,
    0x0a,
    ...chunk('IHDR', '\0\0\0\u0001\0\0\0\u0001\b\u0002\0\0\0'),
    ...chunk('tEXt', 'GPS -6.2'),
    ...chunk('IDAT', 'warna'),
    ...chunk('IEND', ''),
  ])
}

async function opened() {
  const shop = await openShop()
  await addTestCustomers(shop, 2)
  const edge = browse(shop)
  const enter = async (login: string) => {
    const answer = await shop.call('customer.login', { login, password }, { visitor: randomId() })
    return `__Host-ACCESS_WEB=${answer.ok ? answer.value.token : ''}`
  }
  const cookie = await enter('warga0@contoh.id')
  const get = (path: string, as = cookie) => edge.fetch(path, { headers: { cookie: as } })
  const post = (action: string, fields: Record<string, string>) =>
    edge.fetch(`/profile/edit?_=${action}`, { method: 'POST', body: new URLSearchParams(fields), headers: { cookie } })
  const send = (file: File) => {
    const body = new FormData()
    body.set('file', file)
    return edge.fetch('/profile/edit?_=setPhoto', { method: 'POST', body, headers: { cookie } })
  }
  return { shop, edge, enter, get, post, send }
}

test('only its owner can see a profile photo, its metadata is removed, and a file that is no image is refused', async () => {
  const { get, post, send, enter } = await opened()
  expect((await get('/profile/foto')).status).toBe(404)
  const refused = await send(new File(['%PDF-1.7 bukan foto'], 'foto.jpg', { type: 'image/jpeg' }))
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain('Foto tidak dapat dibaca')
  expect((await send(new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'besar.png'))).status).toBe(422)
  const bomb = await send(new File([pngOf(30_000, 30_000)], 'foto.png'))
  expect([bomb.status, await bomb.text()]).toEqual([422, expect.stringContaining('maksimal 50 megapiksel')])
  expect((await send(new File([pngPhoto()], 'foto.png'))).status).toBe(303)
  const photo = await get('/profile/foto')
  expect([photo.status, photo.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect(photo.headers.get('cache-control')).toMatch(/no-store/)
  const bytes = await photo.text()
  expect(bytes).toContain('warna')
  expect(bytes).not.toContain('GPS')
  expect(await (await get('/profile')).text()).toContain('src="/profile/foto"')
  expect((await get('/profile/foto', await enter('warga1@contoh.id'))).status).toBe(404)
  expect((await get('/profile/foto', '')).status).toBe(404)
  expect((await post('removePhoto', {})).status).toBe(303)
  expect((await get('/profile/foto')).status).toBe(404)
})

test('without script a customer changes name, number and consent; each refusal is shown at its form', async () => {
  const { shop, get, post } = await opened()
  expect((await post('rename', { name: 'Ani Lestari Baru' })).status).toBe(303)
  const wrong = await post('changePhone', { value: '08123' })
  expect([wrong.status, await wrong.text()]).toEqual([422, expect.stringContaining('Nomor HP terlalu pendek')])
  expect((await post('changePhone', { value: '0812-9999-8888' })).status).toBe(303)
  const page = await get('/profile/edit')
  expect(page.headers.get('cache-control')).toBe('private, no-store')
  const html = await page.text()
  expect(html).toContain('value="Ani Lestari Baru"')
  expect(html).toContain('0812-9999-8888')
  const listed = await shop.call('message.list', {})
  const code = (listed.ok && listed.value[0]?.text.match(/\b\d{6}\b/)?.[0]) || ''
  expect((await post('confirmContact', { code })).status).toBe(303)
  expect(await (await get('/profile/edit')).text()).toContain('Sudah terverifikasi')
  expect((await post('setMarketing', { granted: '1' })).status).toBe(303)
  expect((await post('setMarketing', { granted: 'x' })).status).toBe(422)
  const old = await (
    await post('changePassword', { oldPassword: 'salah-sekali-1', password: 'kata-sandi-baru-9' })
  ).text()
  expect(old).toContain('Kata sandi salah')
  expect(old).not.toContain('kata-sandi-baru-9')
})

test('without script a customer signs out another device, which stays signed out', async () => {
  const { get, post, enter } = await opened()
  const other = await enter('warga0@contoh.id')
  const html = await (await get('/profile/edit')).text()
  const ids = [...html.matchAll(/name="session" value="([\w-]+)"/g)].map(([, id = '']) => id)
  expect(ids).toHaveLength(1)
  expect((await post('endSession', { session: ids[0] ?? '' })).status).toBe(303)
  expect((await get('/profile', other)).headers.get('location')).toContain('/auth/login')
  expect((await get('/profile')).status).toBe(200)
})

test('a code can be requested again', async () => {
  const { post } = await opened()
  await post('changePhone', { value: '0812-9999-8888' })
  const again = await post('changePhone', { value: '+6281299998888' })
  expect([again.status, await again.text()]).toEqual([
    429,
    expect.stringMatching(/Kirim ulang dalam \d+ detik[^]*Kirim ulang kode/),
  ])
})

test('the data copy is a download for its owner; signing out everywhere and deleting the account both end the session', async () => {
  const { get, post, enter } = await opened()
  const copy = await get('/profile/data')
  expect([copy.status, copy.headers.get('content-disposition')]).toEqual([200, 'attachment; filename="data-saya.json"'])
  expect(copy.headers.get('cache-control')).toMatch(/no-store/)
  expect(await copy.text()).toContain('warga0@contoh.id')
  expect((await get('/profile/data', '')).headers.get('location')).toContain('/auth/login')
  expect((await post('removeAccount', { password: 'salah-sekali-1' })).status).toBe(422)
  const gone = await post('removeAccount', { password })
  expect([gone.status, gone.headers.get('location'), gone.headers.get('set-cookie')]).toEqual([
    303,
    '/',
    expect.stringContaining('__Host-ACCESS_WEB=;'),
  ])
  expect((await get('/profile')).headers.get('location')).toContain('/auth/login')
  expect(await enter('warga0@contoh.id')).toBe('__Host-ACCESS_WEB=')
})
