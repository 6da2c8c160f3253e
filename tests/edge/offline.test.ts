import { expect, test } from 'vitest'
import { alertMark } from '#client/app/dom-names.ts'
import { keepHeader, keptMinutes } from '#shared/web/offline.ts'
import { href, type RouteName, routes } from '#shared/web/routes.ts'
import { bindHere } from '#tests/support/in-workerd/bind-here.ts'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { lazily } from '#tests/support/in-workerd/lazily.ts'
import { openShop } from '#tests/support/in-workerd/shop.ts'
import { newPushKeys } from '#tests/support/push-keys.ts'

const opened = lazily(async () => openShop({ sample: 'kopi' }))

test('only pages that are read say that a browser may keep them, and none of sign-in, payment or own data', async () => {
  const shop = browse(await opened())
  const cookie = await shop.signIn()
  const minutesOf = async (path: string, headers: Record<string, string> = {}) =>
    (await shop.fetch(path, { headers })).headers.get(keepHeader)
  const kept = (name: RouteName) => keptMinutes(name, new URLSearchParams())
  expect(await minutesOf(href('cart'))).toBe(String(kept('cart')))
  expect(await minutesOf(href('orders'), { cookie })).toBe(String(kept('orders')))
  expect(await minutesOf(href('ordersDigital'), { cookie })).toBe(String(kept('ordersDigital')))
  const over = { pesanan: '0ddb45c2-b17a-441b-ac21-270e9c5a81b5', produk: 'x', izin: '1.x' }
  expect(await minutesOf(href('ordersDigital', {}, over), { cookie })).toBeNull()
  expect(await minutesOf(href('home'))).toBeNull()
  expect(await minutesOf(href('login'))).toBeNull()
  expect(await minutesOf(href('profileEdit'), { cookie })).toBeNull()
  const all = (Object.keys(routes) as RouteName[]).filter((name) => kept(name) !== undefined)
  expect(all).toContain('cart')
  expect(
    all.filter((name) => /^\/(auth|kelola|dev)\b|checkout|verifikasi|\/edit|wallet/.test(routes[name].path)),
  ).toEqual([])
})

test('the worker may only fetch from its own shop, and takes itself away where an operator has switched it off', async () => {
  const shop = await opened()
  const worker = await browse(shop).fetch('/offline.js')
  expect(worker.headers.get('content-type')).toMatch(/^text\/javascript/)
  expect(worker.headers.get('content-security-policy')).toBe(
    "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
  )
  const off = browse(shop, undefined, undefined, { OFFLINE: 'off' })
  expect(await (await off.fetch('/offline.js')).text()).toMatch(/registration\.unregister\(\)/)
  expect((await off.fetch('/')).headers.get('server-timing')).toContain('no-offline')
  expect((await browse(shop).fetch('/')).headers.get('server-timing')).not.toContain('no-offline')
})

test('where the worker is switched off, no browser is offered as the way of news', async () => {
  const offers = async (bound: { OFFLINE?: string }) => {
    const shop = await openShop({ sample: 'kopi' })
    await bindHere(shop, { PUSH_KEYS: (await newPushKeys()).PUSH_KEYS })
    const { fetch, firstSlug } = browse(shop, undefined, undefined, bound)
    const html = await (await fetch(`/product/${await firstSlug()}`)).text()
    return [html.includes('_=askAlert'), html.includes(alertMark)]
  }
  expect([await offers({}), await offers({ OFFLINE: 'off' })]).toEqual([
    [true, true],
    [true, false],
  ])
})
