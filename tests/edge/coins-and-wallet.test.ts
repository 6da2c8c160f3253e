import { expect, test } from 'vitest'
import { fund } from '#tests/commerce/wallet/wallet-steps.ts'
import { begin, prepare, press, siti, valueOf } from '#tests/commerce/order/checkout/checkout-steps.ts'
import { openSellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { browse } from '#tests/support/in-workerd/browse.ts'

const post = (cookie: string, origin: string, fields: Record<string, string>): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded', origin, cookie },
  body: new URLSearchParams(fields).toString(),
})

/** What a person reads of a page. */
const wordsIn = (html: string): string => html.replaceAll(/<[^>]+>|&nbsp;|\u00a0/g, ' ').replaceAll(/\s+/g, ' ')
const wordsOf = async (answer: Response): Promise<string> => wordsIn(await answer.text())

test('without script a shopper pays with the wallet balance; an order that it covers needs no payment method', async () => {
  const shop = await openSellingShop()
  const who = await shop.customer()
  const { fetch } = browse(shop)
  const cookie = `__Host-ACCESS_WEB=${who.token}; __Host-DEVICE=${who.headers?.['device-key']}`
  const orderId = await begin(shop, who, [await shop.item({ price: 220_000 })])
  valueOf(await shop.call('checkout.applyAddress', { orderId, ...siti }, who))
  valueOf(await shop.call('checkout.applyShipping', { orderId, code: 'jne:reg' }, who))
  const at = `/order/checkout?SALE_ID=${orderId}`
  const page = async () => (await fetch(at, { headers: { cookie } })).text()
  expect(await page()).not.toContain('Koin dan Saldo Toko')

  await fund(shop, who, { wallet: 500_000 })
  const before = await page()
  expect(before).toMatch(/action="[^"]*_=wallet"/)
  expect(before).toContain('aria-checked="false"')
  expect(before).toContain('Koin dan Saldo Toko')
  expect(wordsIn(before)).toMatch(/Saldo Rp 500\.000 ?, bisa dipakai Rp [\d.]+/)
  expect(wordsIn(before)).not.toContain('hemat')
  const switched = await fetch(`${at}&_=wallet`, post(cookie, `http://${shop.host}`, { active: '1' }))
  expect([switched.status, switched.headers.get('location')]).toEqual([303, at])
  const after = await page()
  expect(after).toContain('aria-checked="true"')
  expect(wordsIn(after)).toMatch(/Terpakai Rp [\d.]+ ?, sisa Rp [\d.]+/)
  expect(after).toContain('Sudah lunas dengan Saldo Toko')
  expect(after).not.toContain('name="payment"')

  const key = /name="_key" value="([^"]+)"/.exec(after)?.[1] ?? ''
  const placed = await fetch(
    `${at}&_=place`,
    post(cookie, `http://${shop.host}`, {
      _key: key,
      acceptedTotal: '0',
      appliedShipping: 'jne:reg',
      appliedPayment: '',
    }),
  )
  expect([placed.status, placed.headers.get('location')]).toEqual([
    303,
    expect.stringContaining(`/order/success?SALE_ID=${orderId}&SALE_BILL_CODE=`),
  ])
  expect(await shop.sql(`SELECT status, total FROM orders WHERE id = '${orderId}'`)).toEqual([
    { status: 'PAYMENT_CONFIRMED', total: 0 },
  ])
  const success = await fetch(`/order/success?SALE_ID=${orderId}`, { headers: { cookie } })
  expect(await success.text()).toContain('Lunas dengan Saldo Toko')
  // What it is worth, and how it was paid, on every screen that shows it.
  const shown = async (path: string) => wordsOf(await fetch(path, { headers: { cookie } }))
  const addresses = [`/order/success?SALE_ID=${orderId}`, '/profile/order', `/profile/order/${orderId}`]
  for (const at of [...addresses, `/profile/order/${orderId}/invoice`]) {
    const words = await shown(at)
    expect(words, at).toMatch(/Total( Belanja)? Rp 229\.000/)
    expect(words, at).toContain('Saldo Toko')
    expect(words, at).not.toContain('Rp 0')
  }
})

test('an order that balance and a bank pay together shows each way with its part on its pages', async () => {
  const shop = await openSellingShop()
  const who = await shop.customer()
  const { fetch } = browse(shop)
  const cookie = `__Host-ACCESS_WEB=${who.token}; __Host-DEVICE=${who.headers?.['device-key']}`
  await fund(shop, who, { wallet: 20_000 })
  const orderId = await prepare(shop, who, [await shop.item({ price: 220_000 })])
  valueOf(await shop.call('checkout.applyWallet', { orderId, active: true }, who))
  valueOf(await shop.call('checkout.place', { orderId }, who))
  valueOf(await press(shop, orderId, who, 'settlement'))
  const shown = async (path: string) => wordsOf(await fetch(path, { headers: { cookie } }))
  const parts = 'Metode Pembayaran Saldo Toko Rp 20.000 BCA Virtual Account Rp 209.000'
  expect(await shown(`/order/success?SALE_ID=${orderId}`)).toContain(parts)
  expect(await shown(`/profile/order/${orderId}`)).toContain(parts)
  // A card of the list leaves it to the order's page.
  expect(await shown('/profile/order')).not.toContain('BCA Virtual Account')
  const invoice = 'Metode pembayaran: Saldo Toko Rp 20.000, BCA Virtual Account Rp 209.000'
  expect(await shown(`/profile/order/${orderId}/invoice`)).toContain(invoice)
  // The entry of the balance leads to the order that it paid.
  const wallet = await (await fetch('/profile/wallet', { headers: { cookie } })).text()
  expect(
    wallet.match(new RegExp(`href="/profile/order/${orderId}"[^>]*>(<[^/][^>]*>)*Dipakai untuk pesanan<`, 'g')),
  ).toHaveLength(1)
})

test('without script a copied session is led from checkout to a page of its own, where only its owner can place the order', async () => {
  const shop = await openSellingShop()
  const owner = await shop.customer()
  const { fetch } = browse(shop)
  const cookie = `__Host-ACCESS_WEB=${owner.token}`
  const who = { token: owner.token ?? null }
  const orderId = await prepare(shop, who, [await shop.item({ price: 220_000 })])
  await fund(shop, who, { wallet: 20_000 })
  valueOf(await shop.call('checkout.applyWallet', { orderId, active: true }, who))
  const at = `/order/verifikasi-akun?SALE_ID=${orderId}`
  const keyIn = (html: string) => /name="_key" value="([^"]+)"/.exec(html)?.[1] ?? ''
  const page = async (path: string) => (await fetch(path, { headers: { cookie } })).text()
  const send = async (path: string, fields: Record<string, string>) => {
    const answer = await fetch(path, post(cookie, `http://${shop.host}`, fields))
    return { status: answer.status, to: answer.headers.get('location'), html: await answer.text() }
  }
  const checkout = `/order/checkout?SALE_ID=${orderId}`
  const pressed = await send(`${checkout}&_=place`, {
    _key: keyIn(await page(checkout)),
    acceptedTotal: '209000',
    note: 'Tolong dibungkus',
  })
  expect(pressed).toMatchObject({ status: 303, to: at })
  const shown = await page(at)
  expect(shown).toMatch(/name="acceptedTotal" value="209000"/)
  const press = (password: string) => send(`${at}&_=confirm`, { _key: keyIn(shown), acceptedTotal: '209000', password })
  expect(await press('salah-sekali-1')).toMatchObject({ status: 422 })
  const [row] = await shop.sql(`SELECT status, note FROM orders WHERE id = '${orderId}'`)
  expect(row).toEqual({ status: 'DRAFT', note: 'Tolong dibungkus' })
  expect(await press('rahasia-toko-2026')).toMatchObject({ status: 303, to: expect.stringContaining('/order/success') })
  expect(await shop.sql(`SELECT status, total, note FROM orders WHERE id = '${orderId}'`)).toEqual([
    { status: 'PENDING', total: 209_000, note: 'Tolong dibungkus' },
  ])
})
