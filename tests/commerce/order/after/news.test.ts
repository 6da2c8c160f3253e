import { runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { limits } from '#shared/limits.ts'
import { browser, online } from '#tests/support/in-workerd/push.ts'
import { guest, openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { ship } from '#tests/support/in-workerd/seller.ts'
import { place, press, valueOf } from '../checkout/checkout-steps.ts'

const targets = async (shop: SellingShop) =>
  runInDurableObject(await shop.object(), (_, { storage: { sql } }) =>
    sql.exec('SELECT order_id, endpoint FROM push_target ORDER BY rowid').toArray(),
  )

async function bought(shop: SellingShop, who: Parameters<typeof place>[1]) {
  const orderId = await place(shop, who, [await shop.item({ price: 50_000, stock: 4 })])
  await press(shop, orderId, who, 'settlement')
  await shop.runDue()
  const { trackToken: token } = valueOf<{ trackToken: string }>(await shop.call('order.find', { orderId }, who))
  return { orderId, token }
}

test('a browser that was asked for shows that there is news, and nothing of the order', async () => {
  const shop = await openSellingShop()
  const [{ taken, publicKey }, me] = [await online(shop), guest('visitor-one')]
  expect(valueOf<{ pushKey: string }>(await shop.call('site.settings', {}, me)).pushKey).toBe(publicKey)
  const { orderId, token } = await bought(shop, me)
  const { subscription, read } = await browser('satu')
  // Twice is once.
  const ask = () => shop.call('order.notify', { token, ...subscription }, me)
  valueOf(await ask())
  valueOf(await ask())
  expect(await targets(shop)).toHaveLength(1)
  await ship(shop, orderId)
  await shop.runDue()
  await shop.runDue()
  expect(taken.map(({ url }) => url)).toEqual([subscription.endpoint])
  const said = await read(taken[0]?.body ?? Buffer.alloc(0))
  const { name } = (await shop.admin('GET', '/settings')).body as { name: string }
  expect(said).toMatchObject({ title: name, body: `Ada kabar tentang pesanan Anda di ${name}` })
  const opened = valueOf<{ id: string }>(
    await shop.call('order.track', { token: said.path.split('/').at(-1), pass: null }, me),
  )
  expect(opened.id).toBe(orderId)
})

test('a busy maker is asked again, and a browser that is gone is forgotten', async () => {
  const shop = await openSellingShop()
  const [{ taken, state }, me] = [await online(shop), guest('visitor-one')]
  const { orderId, token } = await bought(shop, me)
  const { subscription } = await browser('satu')
  valueOf(await shop.call('order.notify', { token, ...subscription }, me))
  state.status = 503
  await ship(shop, orderId)
  await shop.runDue()
  expect([taken.length, (await targets(shop)).length]).toEqual([1, 1])
  state.status = 410
  await shop.wait(1)
  await shop.runDue()
  expect([taken.length, await targets(shop)]).toEqual([2, []])
})

test('a key that no browser can have is forgotten, and nothing is sent to its address', async () => {
  const shop = await openSellingShop()
  const [{ taken }, me] = [await online(shop), guest('visitor-one')]
  const { orderId, token } = await bought(shop, me)
  const { subscription } = await browser('satu')
  const key = Buffer.alloc(65, 4).toString('base64url')
  valueOf(await shop.call('order.notify', { token, ...subscription, key }, me))
  expect(await targets(shop)).toHaveLength(1)
  await ship(shop, orderId)
  await shop.runDue()
  expect([taken, await targets(shop)]).toEqual([[], []])
})

test('an order keeps its newest browsers, and takes only addresses of the public internet', async () => {
  const shop = await openSellingShop()
  await online(shop)
  const me = guest('visitor-one')
  const { token } = await bought(shop, me)
  const { subscription } = await browser('satu')
  for (let n = 0; n < limits.pushTargets + 2; n += 1)
    valueOf(await shop.call('order.notify', { token, ...subscription, endpoint: `https://layar.contoh.id/${n}` }, me))
  expect((await targets(shop)).map(({ endpoint }) => endpoint)).toEqual(
    Array.from({ length: limits.pushTargets }, (_, n) => `https://layar.contoh.id/${n + 2}`),
  )
  // Who has only the link pushes none of them out.
  const kept = await targets(shop)
  const foreign = { ...subscription, endpoint: 'https://layar.contoh.id/orang-lain' }
  expect(await shop.call('order.notify', { token, ...foreign }, guest('visitor-two'))).toMatchObject({ ok: false })
  expect(await targets(shop)).toEqual(kept)
  const at = (endpoint: string) => shop.call('order.notify', { token, ...subscription, endpoint }, me)
  for (const endpoint of [
    'https://127.0.0.1/a',
    'https://localhost/a',
    'https://[::1]/a',
    'https://u:p@layar.contoh.id/a',
  ])
    expect(await at(endpoint)).toMatchObject({ ok: false, code: 'input_invalid' })
  // The contract itself takes no others.
  for (const endpoint of [
    'http://layar.contoh.id/a',
    `https://layar.contoh.id/${'a'.repeat(limits.pushEndpointChars)}`,
  ])
    await expect(at(endpoint)).rejects.toThrow('endpoint')
})

test('news end with the sign-in that they were asked from', async () => {
  const shop = await openSellingShop()
  const { taken } = await online(shop)
  const who = await shop.customer(guest('visitor-one'))
  const { orderId, token } = await bought(shop, who)
  const { subscription } = await browser('satu')
  valueOf(await shop.call('order.notify', { token, ...subscription }, who))
  valueOf(await shop.call('customer.logout', {}, who))
  await ship(shop, orderId)
  await shop.runDue()
  expect([taken, await targets(shop)]).toEqual([[], []])
})

test('who changes the password has news on in this browser, and in no other that was signed in', async () => {
  const shop = await openSellingShop()
  const { taken } = await online(shop)
  const who = await shop.customer(guest('visitor-one'))
  const { orderId, token } = await bought(shop, who)
  const [{ subscription }, other] = [await browser('satu'), await browser('dua')]
  valueOf(await shop.call('order.notify', { token, ...subscription }, who))
  valueOf(await shop.call('order.notify', { token, ...other.subscription }, who))
  await shop.sql(`UPDATE push_target SET session_id = 'lain' WHERE endpoint = '${other.subscription.endpoint}'`)
  valueOf(await shop.call('account.changePassword', { password: 'kata-sandi-baru-9' }, who))
  await ship(shop, orderId)
  await shop.runDue()
  expect(taken.map(({ url }) => url)).toEqual([subscription.endpoint])
  expect(await targets(shop)).toHaveLength(1)
})

test('a platform without keys offers nothing and takes nobody', async () => {
  const shop = await openSellingShop()
  const me = guest('visitor-one')
  expect(valueOf<{ pushKey: string | null }>(await shop.call('site.settings', {}, me)).pushKey).toBeNull()
  const { token } = await bought(shop, me)
  const { subscription } = await browser('satu')
  expect(await shop.call('order.notify', { token, ...subscription }, me)).toMatchObject({ ok: false })
})
