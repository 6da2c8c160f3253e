import { expect, test } from 'vitest'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { addTestCustomers, testCustomerPassword as password } from '#tests/support/in-workerd/test-customers.ts'
import { openShop, randomId } from '#tests/support/in-workerd/shop.ts'

/** A browser with one cookie jar. */
async function opened() {
  const shop = await openShop({ products: [{ slug: 'satu', name: 'Kopi Uji', stock: 5 }] })
  await addTestCustomers(shop, 1)
  const edge = browse(shop)
  const jar = new Map<string, string>()
  async function go(path: string, form?: Record<string, string>) {
    const headers = { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') }
    const answer = await edge.fetch(
      path,
      form ? { method: 'POST', body: new URLSearchParams(form), headers } : { headers },
    )
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const at = pair.indexOf('=')
      if (/Max-Age=0(;|$)/.test(line)) jar.delete(pair.slice(0, at))
      else jar.set(pair.slice(0, at), pair.slice(at + 1))
    }
    return answer
  }
  const of = (name: string) => jar.get(`__Host-${name}`) ?? ''
  const ids = () => ({ visitor: of('VISITOR'), session: of('ACCESS_WEB'), device: of('DEVICE') })
  const login = () =>
    go('/auth/login?_=login', { login: 'warga0@contoh.id', password, _at: String(Date.now() - 10_000), website: '' })
  /** A guest with one piece in the cart. */
  async function fillCart() {
    const visitor = randomId(22)
    jar.set('__Host-VISITOR', visitor)
    const found = await shop.call('catalog.find', { slug: 'satu' })
    const itemId = (found.ok && found.value.variants[0]?.itemId) || ''
    expect(await shop.call('cart.add', { itemId, quantity: 1 } as never, { visitor })).toMatchObject({ ok: true })
    return visitor
  }
  return { shop, edge, jar, go, ids, login, fillCart }
}

// Proves ASVS 7.2.2, ASVS 7.2.4, ASVS 14.3.1
test('the visitor and session ids change at login, at a new password and at logout; the cart comes along until then', async () => {
  const { go, ids, login, fillCart } = await opened()
  const guest = { visitor: await fillCart() }
  expect((await login()).status).toBe(303)
  const first = ids()
  expect(first.session).not.toBe('')
  expect(first.device).not.toBe('')
  expect(first.visitor).not.toBe(guest.visitor)
  const isCartEmpty = async () => (await (await go('/order/cart')).text()).includes('Keranjang masih kosong')
  expect(await isCartEmpty()).toBe(false)
  await go('/profile/edit?_=changePassword', { oldPassword: password, password: 'kata-sandi-baru-9' })
  const second = ids()
  expect(second.session).not.toBe(first.session)
  expect(second.visitor).not.toBe(first.visitor)
  const out = await go('/profile?_=logout', {})
  expect(out.headers.get('clear-site-data')).toBe('"cache", "storage"')
  const last = ids()
  expect([last.session, last.device]).toEqual(['', first.device])
  expect(last.visitor).not.toBe(second.visitor)
  expect(await isCartEmpty()).toBe(true)
})

test('a browser’s key that somebody noted before the login is not the customer’s key after it', async () => {
  const { jar, ids, login } = await opened()
  jar.set('__Host-DEVICE', 'DicatatOrangSebelumnya')
  expect((await login()).status).toBe(303)
  const own = ids().device
  expect(own).not.toBe('DicatatOrangSebelumnya')
  // From now on it stays, so that its owner is known at home.
  await login()
  expect(ids().device).toBe(own)
})

// Proves ASVS 7.4.1, ASVS 7.6.1
test('after the logout no cookie of the session opens anything, and no page of it may be kept', async () => {
  const { go, edge, jar, login } = await opened()
  await login()
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  expect((await go('/profile')).headers.get('cache-control')).toBe('private, no-store')
  await go('/profile?_=logout', {})
  for (const path of ['/profile', '/profile/edit', '/profile/order'])
    expect((await edge.fetch(path, { headers: { cookie } })).headers.get('location')).toContain('/auth/login')
})

test('a guest’s checkout stays with the browser that signs in, and leaves the one that kept the old visitor id', async () => {
  const { shop, ids, login, fillCart } = await opened()
  const visitor = await fillCart()
  const lines = await shop.call('cart.list', {}, { visitor })
  const begun = await shop.call(
    'checkout.create',
    { lines: [{ id: (lines.ok && lines.value[0]?.id) || '' }] } as never,
    {
      visitor,
    },
  )
  const orderId = (begun.ok ? begun.value.orderId : '') as never
  expect(await shop.call('checkout.find', { orderId }, { visitor })).toMatchObject({ ok: true })
  await login()
  expect(await shop.call('checkout.find', { orderId }, { visitor })).toMatchObject({ ok: false })
  const { session, visitor: next } = ids()
  expect(await shop.call('checkout.find', { orderId }, { visitor: next, token: session })).toMatchObject({ ok: true })
})
