import { runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { rawSql } from '#tests/support/in-workerd/raw-sql.ts'
import { openShop } from '#tests/support/in-workerd/shop.ts'

/** After `arm` it runs `change` once, before the answer to `path` reaches the edge. */
function during(path: string, change: () => Promise<void>) {
  let armed = false
  return {
    arm: () => {
      armed = true
    },
    beforeAnswer: async (asked: string) => {
      if (!armed || !asked.endsWith(path)) return
      armed = false
      await change()
    },
  }
}

test('a shop that closes while its settings are being read is closed for the next request', async () => {
  const opened = await openShop({ sample: 'kopi' })
  const closing = during(
    '/helper/setting-website',
    async () => void (await shop.administer('/settings', { maintenance: true })),
  )
  const shop = browse(opened, () => null, closing.beforeAnswer)
  await (await shop.fetch('/order/cart')).text()
  // A change makes the edge read the frame again, and the shop closes during that read.
  await shop.administer('/stock', { slug: await shop.firstSlug(), stock: 5 })
  closing.arm()
  expect((await shop.fetch('/order/cart')).status).toBe(200)
  const next = await shop.fetch('/order/cart')
  expect([next.status, next.headers.get('location')]).toEqual([302, '/maintenance'])
})

test('a change during the rendering of a page is on the page of every later request', async () => {
  const opened = await openShop({ sample: 'kopi' })
  const slug = await browse(opened).firstSlug()
  const soldOut = 'Produk Tidak Tersedia'
  let follower: Promise<string> = Promise.resolve('')
  const selling = during(`/product/detail/${slug}`, async () => {
    await shop.administer('/stock', { slug, stock: 0 })
    // The second request comes after the change and before the first page is done.
    follower = shop.fetch(`/product/${slug}`).then(async (response) => response.text())
    await new Promise((resolve) => setTimeout(resolve, leadMs))
  })
  const shop = browse(opened, () => null, selling.beforeAnswer)
  await (await shop.fetch('/')).text()
  selling.arm()
  expect(await (await shop.fetch(`/product/${slug}`)).text()).not.toContain(soldOut)
  expect(await follower).toContain(soldOut)
})
/** Long enough that the second request meets the running render, and shorter than it would wait for it. */
const leadMs = 300

test('a page that was rendered during a change is not cached as the new version', async () => {
  const opened = await openShop({ sample: 'kopi' })
  const slug = await browse(opened).firstSlug()
  const selling = during(
    `/product/detail/${slug}`,
    async () => void (await shop.administer('/stock', { slug, stock: 0 })),
  )
  const shop = browse(opened, () => null, selling.beforeAnswer)
  await (await shop.fetch('/')).text()
  selling.arm()
  await (await shop.fetch(`/product/${slug}`)).text()
  expect(await (await shop.fetch(`/product/${slug}`)).text()).toContain('Produk Tidak Tersedia')
})

test('the same page on two ports has the links of its own port', async () => {
  const shop = await openShop({ sample: 'kopi' })
  const { fetch, firstSlug } = browse(shop)
  const slug = await firstSlug()
  const ports = ['8111', '8222']
  for (const path of ['/', `/product/${slug}`, '/order/cart', '/']) {
    for (const port of ports) {
      const html = await (await fetch(path, {}, `${shop.host}:${port}`)).text()
      // A personal page names no address of its own.
      if (path !== '/order/cart') expect(html).toContain(`${shop.host}:${port}`)
      for (const other of ports.filter((one) => one !== port)) expect(html).not.toContain(`:${other}`)
    }
  }
})

test('a setting of the owner is visible on the next page', async () => {
  const opened = await openShop({ sample: 'kopi' })
  const shop = browse(opened)
  const path = `/product/${await shop.firstSlug()}`
  const couriers = async () => (await (await shop.fetch(path)).text()).includes('GoSend')
  // A sample shop has a pickup point; GoSend needs one.
  expect(await couriers()).toBe(true)
  const object = await opened.object()
  await runInDurableObject(
    object,
    (_, { storage }) => void rawSql(storage, "UPDATE shop_state SET settings = json_remove(settings, '$.pickup')"),
  )
  await shop.administer('/settings', { coins: null, affiliate: null })
  expect(await couriers()).toBe(false)
  await shop.administer('/settings', {
    pickup: {
      address: 'Jl. Gudang No. 1, Bandung',
      postcode: '40111',
      point: { latitude: -6.9, longitude: 107.6 },
    },
  })
  expect(await couriers()).toBe(true)
})
