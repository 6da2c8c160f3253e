import { runInDurableObject } from 'cloudflare:test'
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
  let cookie = await enter('warga0@contoh.id')
  const get = (path: string, as: string | null = null) => edge.fetch(path, { headers: { cookie: as ?? cookie } })
  /** Sends a form of the page and keeps the session that the answer may give. */
  async function post(action: string, fields: Record<string, string>) {
    const body = new URLSearchParams(fields)
    const answer = await edge.fetch(`/profile/edit?_=${action}`, { method: 'POST', body, headers: { cookie } })
    const line = answer.headers.getSetCookie().find((one) => /^__Host-ACCESS_WEB=[^;]/.test(one))
    cookie = line?.split(';')[0] ?? cookie
    return answer
  }
  const send = (file: File, more: Record<string, string> = {}) => {
    const body = new FormData()
    body.set('file', file)
    return edge.fetch('/profile/edit?_=setPhoto', { method: 'POST', body, headers: { cookie, ...more } })
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
  const byScript = await send(new File([pngPhoto()], 'foto.png'), { accept: 'application/json' })
  expect(await byScript.json()).toMatchObject({ ok: true, to: '/profile/edit' })
  expect(byScript.headers.get('set-cookie')).toContain('photo_saved')
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

// Proves §2.22
test('without script a customer changes name, number and consent; each refusal is shown at its form', async () => {
  const { shop, get, post } = await opened()
  expect((await post('rename', { name: 'Ani Lestari Baru' })).status).toBe(303)
  const wrong = await post('changePhone', { value: '08123', password })
  expect([wrong.status, await wrong.text()]).toEqual([422, expect.stringContaining('Nomor HP terlalu pendek')])
  const unconfirmed = await post('changePhone', { value: '0812-9999-8888', password: '' })
  expect([unconfirmed.status, await unconfirmed.text()]).toEqual([422, expect.stringContaining('Wajib diisi')])
  expect((await post('changePhone', { value: '0812-9999-8888', password })).status).toBe(303)
  const page = await get('/profile/edit')
  expect(page.headers.get('cache-control')).toBe('private, no-store')
  const html = await page.text()
  expect(html).toContain('value="Ani Lestari Baru"')
  expect(html).toContain('0812-9999-8888')
  const listed = await shop.call('message.list', {})
  const code = (listed.ok && listed.value[0]?.text.match(/\b\d{6}\b/)?.[0]) || ''
  expect((await post('confirmContact', { code })).status).toBe(303)
  expect(await (await get('/profile/edit')).text()).toContain('Terverifikasi')
  expect((await post('setMarketing', { granted: '1' })).status).toBe(303)
  const refused = await post('setMarketing', { granted: 'x' })
  // Its row is closed, so it is said above all of them.
  expect(refused.status).toBe(422)
  expect(await refused.text()).toMatch(/role="alert"[^]{0,400}Permintaan tidak dapat dibaca/)
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
  await post('changePhone', { value: '0812-9999-8888', password })
  const again = await post('sendContactCode', { kind: 'phone' })
  expect([again.status, await again.text()]).toEqual([
    429,
    expect.stringMatching(/Kirim ulang setelah \d+ detik[^]*Kirim Ulang Kode/),
  ])
})

test('without script a code to the old number leads to the new one’s code, and the message’s link takes the change back', async () => {
  const { shop, edge, enter, get, post } = await opened()
  await runInDurableObject(await shop.object(), (_, { storage }) =>
    storage.sql.exec("UPDATE customer SET phone_verified_at = 1, email_verified_at = 1 WHERE id = 'warga-0'"),
  )
  const newest = async () => {
    const listed = await shop.call('message.list', {})
    const [first] = listed.ok ? listed.value : []
    return { target: first?.target, path: first?.path ?? '', code: first?.text.match(/\b\d{6}\b/)?.[0] ?? '' }
  }
  const typed = { value: '0812-9999-8888', country: 'ID', password: 'salah-ketik-rahasia' }
  const asked = await post('askCode', { wanted: 'ubah-nomor', ...typed })
  const at = asked.headers.get('location') ?? ''
  expect(at).toMatch(/^\/profile\/edit\?tiket=[\w-]+&untuk=ubah-nomor#ubah-nomor$/)
  const { code, target } = await newest()
  expect(target).toBe('+6281200000000')
  const [path = ''] = at.split('#')
  const formFor = async (cookie: string | null) =>
    /id="ubah-nomor".*?<\/form>/s.exec(await (await get(path, cookie)).text())?.[0] ?? ''
  // What was typed comes back once, beside the code and the contact that got it; a password never does.
  const flash = asked.headers.getSetCookie().join()
  const kept = /(__Host-[\w-]+=contact_code[^;]*)/.exec(flash)?.[1] ?? ''
  expect(flash).not.toContain('rahasia')
  const form = await formFor(`${await enter('warga0@contoh.id')}; ${kept}`)
  expect(form).toMatch(/Kode dikirim ke <b[^>]*>08••••••0000<\/b>/)
  expect(form).toMatch(/<input(?=[^>]*name="value")(?=[^>]*value="0812-9999-8888")/)
  const later = await formFor(null)
  expect(later).toContain('name="code"')
  // The old number in its place would be saved as if it were the new one.
  expect(later).toMatch(/<input(?=[^>]*name="value")(?![^>]*value="[^"]+")/)
  const ticket = new URLSearchParams(path.split('?')[1]).get('tiket') ?? ''
  const sent = await post(`changePhone&tiket=${ticket}&untuk=ubah-nomor`, { value: '0812-9999-8888', code })
  // The next step is in view: the field for the code that went to the new number.
  expect([sent.status, sent.headers.get('location')]).toEqual([303, '/profile/edit#ubah-nomor'])
  expect(await (await get('/profile/edit')).text()).toMatch(/id="ubah-nomor"[^>]*>Kode dikirim lewat/)
  expect((await newest()).target).toBe('+6281299998888')
  expect((await post('confirmContact', { code: (await newest()).code })).status).toBe(303)
  const told = await newest()
  expect(told.target).toBe('+6281200000000')
  expect(await (await edge.fetch('/dev/kotak-keluar')).text()).toMatch(
    new RegExp(`href="${told.path}"[^>]*>Periksa Perubahan`),
  )
  const undone = await edge.fetch(`${told.path}?_=undo`, { method: 'POST', body: new URLSearchParams() })
  expect([undone.status, undone.headers.get('location')]).toEqual([303, '/auth/lupa-kata-sandi'])
  expect((await get('/profile/edit')).headers.get('location')).toContain('/auth/login')
})

test('the data copy is a download for its owner; signing out everywhere and deleting the account both end the session', async () => {
  const { get, post, enter } = await opened()
  // An open session alone gets no copy.
  for (const path of ['/profile/data', '/profile/data?bukti=1.x'])
    expect((await get(path)).headers.get('location')).toBe('/profile/edit')
  const ready = await post('exportData', { password })
  const at = new URL(ready.headers.get('location') ?? '', 'http://toko')
  expect(await (await get(at.pathname + at.search)).text()).toContain('Unduh Data Saya')
  const copy = await get(`/profile/data?bukti=${at.searchParams.get('bukti')}`)
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
