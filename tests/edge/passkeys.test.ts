import { runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { createAuthenticator } from '#tests/support/in-workerd/authenticator.ts'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { addTestCustomers, phoneOf, testCustomerPassword } from '#tests/support/in-workerd/test-customers.ts'
import { openShop } from '#tests/support/in-workerd/shop.ts'

/** A browser with a device, at a shop with a customer. */
async function opened() {
  const shop = await openShop()
  await addTestCustomers(shop, 1)
  const edge = browse(shop)
  const jar = new Map<string, string>()
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  async function go(path: string, init: RequestInit = {}): Promise<Response> {
    const response = await edge.fetch(path, { ...init, headers: { cookie: cookie(), ...init.headers } })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/Max-Age=0(;|$)/.test(line)) jar.delete(name)
      else jar.set(name, value)
    }
    return response
  }
  const act = (path: string, action: string, fields: Record<string, string>, accept = '*/*') =>
    go(`${path}${path.includes('?') ? '&' : '?'}_=${action}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { accept },
    })
  const ask = async (name: string, input: object) => {
    const response = await go(`/api/${name}`, { method: 'POST', body: JSON.stringify(input) })
    return {
      status: response.status,
      body: (await response.json()) as { data?: { options: string; ticket?: string }; message?: string },
    }
  }
  const signIn = () =>
    act('/auth/login', 'login', {
      login: phoneOf(0),
      password: testCustomerPassword,
      website: '',
      _at: String(Date.now() - 60_000),
    })
  // The local server speaks http, and its origin is what a browser would sign.
  return { shop, edge, go, act, ask, signIn, jar, origin: `http://${shop.host}` }
}

async function withPasskey() {
  const me = await opened()
  const device = createAuthenticator()
  await me.signIn()
  const begun = await me.ask('passkey.beginAdd', { password: testCustomerPassword })
  const credential = await device.make(begun.body.data?.options ?? '', { origin: me.origin })
  const added = await me.act('/profile/edit', 'addPasskey', { credential })
  expect([added.status, added.headers.get('location')]).toEqual([303, '/profile/edit'])
  return { ...me, device }
}

test('a passkey signs in as a password does: session cookie, return address, a greeting, and only in this shop', async () => {
  const { ask, act, jar, device, origin } = await withPasskey()
  jar.clear()
  const begun = await ask('passkey.beginLogin', {})
  expect([...jar.keys()]).toEqual(['__Host-VISITOR'])
  const credential = await device.sign(begun.body.data?.options ?? '', { origin })
  const entered = await act('/auth/login?next=%2Forder%2Fcart', 'passkey', { credential }, 'application/json')
  expect(await entered.json()).toEqual({ ok: true, data: null, to: '/order/cart', message: null })
  expect([jar.has('__Host-ACCESS_WEB'), jar.get('__Host-FLASH')]).toEqual([true, 'signed_in'])
  jar.delete('__Host-ACCESS_WEB')
  const again = await act('/auth/login?next=%2F%2Fjahat.example', 'passkey', { credential }, 'application/json')
  expect([again.status, await again.json(), jar.has('__Host-ACCESS_WEB')]).toEqual([
    422,
    { ok: false, status: 422, message: 'Waktu untuk passkey sudah habis. Silakan coba lagi.', fields: {} },
    false,
  ])
})

test('an unknown passkey is named as such, so that the browser stops offering it', async () => {
  const { shop, ask, act, jar, device, origin } = await withPasskey()
  await runInDurableObject(await shop.object(), (_, { storage }) => void storage.sql.exec('DELETE FROM passkey'))
  jar.clear()
  const begun = await ask('passkey.beginLogin', {})
  const credential = await device.sign(begun.body.data?.options ?? '', { origin })
  const refused = await act('/auth/login', 'passkey', { credential }, 'application/json')
  expect(await refused.json()).toMatchObject({ ok: false, fields: { credential: expect.any(String) } })
})

test('in Ubah Profil a passkey is renamed and removed without script; the form to add one is only in the browser', async () => {
  const { go, act } = await withPasskey()
  const html = await (await go('/profile/edit')).text()
  expect(html).toMatch(/<h3[^>]*>Passkey</)
  expect(html).not.toContain('Tambah Passkey')
  const id = /id="hapus-passkey-([\w-]+)"/.exec(html)?.[1] ?? ''
  expect((await act('/profile/edit', 'renamePasskey', { id, name: 'HP Kerja' })).status).toBe(303)
  expect(await (await go('/profile/edit')).text()).toContain('HP Kerja')
  const wrong = await act('/profile/edit', 'removePasskey', { id, password: 'bukan-kata-sandinya' })
  expect([wrong.status, await wrong.text()]).toEqual([422, expect.stringContaining('Kata sandi salah')])
  expect((await act('/profile/edit', 'removePasskey', { id, password: testCustomerPassword })).status).toBe(303)
  expect(await (await go('/profile/edit')).text()).not.toMatch(/<h3[^>]*>Passkey</)
})

test('where a password is asked for, a passkey of the customer confirms too, in a browser with a script', async () => {
  const { go, act, ask, device, origin } = await withPasskey()
  const html = await (await go('/profile/edit')).text()
  expect([html.includes('passkey-confirm'), html.includes('Konfirmasi dengan Passkey')]).toEqual([true, false])
  const begun = await ask('passkey.beginConfirm', {})
  const credential = await device.sign(begun.body.data?.options ?? '', { origin })
  const { ticket = '' } = (await ask('passkey.confirm', { credential })).body.data ?? {}
  const sent = await act(`/profile/edit?untuk=ganti-sandi&bukti=${ticket}`, 'changePassword', {
    password: 'tanpa-sandi-lama-9',
  })
  expect([sent.status, sent.headers.get('location')]).toEqual([303, '/profile/edit'])
  const again = await act(`/profile/edit?untuk=ganti-sandi&bukti=${ticket}`, 'changePassword', {
    password: 'sekali-lagi-99',
  })
  expect(again.status).toBe(422)
})

test('the login page offers passkeys in its field; the browser may use them on this page', async () => {
  const { go } = await opened()
  const page = await go('/auth/login')
  const html = await page.text()
  expect(html).toContain('autoComplete="username webauthn"')
  expect(html).not.toContain('Masuk dengan Passkey')
  expect(page.headers.get('permissions-policy')).not.toContain('publickey-credentials')
})

test('with a backend without passkeys nothing of them is shown, and the login stays', async () => {
  const shop = await openShop({ sample: 'kopi' })
  const edge = browse(shop, (path) => (path.includes('/customer/passkey') ? 'absent' : null))
  const cookie = await edge.signIn()
  const asked = await edge.fetch('/api/passkey.beginLogin', { method: 'POST', body: '{}' })
  expect(asked.status).toBe(404)
  expect(await (await edge.fetch('/auth/login')).text()).not.toContain('passkey-login')
  const profile = await edge.fetch('/profile/edit', { headers: { cookie } })
  expect([profile.status, (await profile.text()).includes('Passkey')]).toEqual([200, false])
  const used = await edge.fetch('/auth/login?_=passkey', {
    method: 'POST',
    body: new URLSearchParams({ credential: '{}' }),
  })
  expect(used.status).toBe(503)
  const html = await (await edge.fetch('/auth/login')).text()
  expect([html.includes('passkey-login'), html.includes('webauthn'), html.includes('Kata Sandi')]).toEqual([
    false,
    false,
    true,
  ])
})
