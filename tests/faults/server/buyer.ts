import { expect } from '@playwright/test'
import { openDemoShop } from '#demo/open.ts'
import { callServer, Visitor } from '#tests/support/server/server-call.ts'
import type { RunningServer } from '#tests/support/server/server.ts'

/** Opens a demo shop on a server of a test's own. */
export async function openOn({ port, adminToken }: RunningServer, host: string): Promise<void> {
  await openDemoShop({ shop: 'kopi', host, flashSales: false }, async (path, contentType, body) => {
    const headers = { authorization: `Bearer ${adminToken}`, 'content-type': contentType }
    const reply = await callServer(port, host, path, { method: 'POST', headers, body, timeoutMs: 60_000 })
    return { status: reply.status, body: JSON.parse(reply.body || 'null') as unknown }
  })
}

/** The broken invariants of a shop. */
export async function audit({ port, adminToken }: RunningServer, host: string): Promise<unknown> {
  const headers = { authorization: `Bearer ${adminToken}` }
  const { body } = await callServer(port, host, `/admin/v1/shops/${host}/audit`, { headers, timeoutMs: 30_000 })
  return JSON.parse(body) as unknown
}

/** The slugs of products that can be bought. */
export async function goodsOf({ port }: RunningServer, host: string): Promise<string[]> {
  const { body } = await new Visitor(port, host).get('/products/semua?stok=1')
  const slugs = new Set([...body.matchAll(/href="\/product\/([\w-]+)"/g)].map(([, slug = '']) => slug))
  expect(slugs.size).toBeGreaterThan(3)
  return [...slugs]
}

export interface Basket {
  visitor: Visitor
  checkout: string
  /** What the checkout said that it costs. */
  acceptedTotal: string
}
/** Puts one piece into the visitor's cart and begins a checkout of it. */
export async function beginCheckout(visitor: Visitor, slug: string): Promise<{ itemId: string; checkout: string }> {
  const product = await visitor.get(`/product/${slug}`)
  const itemId = /name="itemId" value="([^"]+)"/.exec(product.body)?.[1] ?? ''
  await visitor.post(`/product/${slug}?_=add`, { itemId, quantity: '1' })
  const { data } = JSON.parse((await visitor.get('/api/cart.list')).body) as { data: { id: string }[] }
  const begun = await visitor.post('/order/cart?_=create', { line: String(data.at(-1)?.id) })
  return { itemId, checkout: begun.headers.location ?? '' }
}

/** A guest's checkout, ready to place. */
export async function fillBasket({ port }: RunningServer, host: string, slug: string): Promise<Basket> {
  const visitor = new Visitor(port, host)
  const { checkout } = await beginCheckout(visitor, slug)
  const address = {
    recipient: 'Siti Aminah',
    phone: `0812${Math.random().toString().slice(2, 10)}`,
    villageCode: '31.74.07.1001',
  }
  await visitor.post(`${checkout}&_=address`, {
    ...address,
    postcode: '12160',
    // Each lives in a street of their own: only so many unpaid orders may go to one.
    street: `Jl. Melawai Raya No. ${Math.random().toString().slice(2, 8)} RT 01/02`,
  })
  await visitor.post(`${checkout}&_=shipping`, { shipping: 'jne:reg' })
  await visitor.post(`${checkout}&_=payment`, { payment: 'simulator|bca_va' })
  const { body } = await visitor.get(checkout)
  return { visitor, checkout, acceptedTotal: /name="acceptedTotal" value="(\d+)"/.exec(body)?.[1] ?? '' }
}

/** The order's page when the shop acknowledged it; null when it did not. */
export async function placeOrder({ visitor, checkout, acceptedTotal }: Basket, key: string): Promise<string | null> {
  const placed = await visitor.post(`${checkout}&_=place`, { _key: key, acceptedTotal }).catch(() => null)
  const to = placed?.status === 303 ? (placed.headers.location ?? '') : ''
  return to.startsWith('/order/success') ? to : null
}
