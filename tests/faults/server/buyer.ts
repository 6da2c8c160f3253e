import { expect } from '@playwright/test'
import { openDemoShop } from '#demo/open.ts'
import { beginCheckout, goodsInStock, largeJpeg, slugsIn } from '#tests/support/attacks/reached.ts'
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

/** Uploads a picture of the shop's own and answers its address. */
export async function uploadPicture({ port, adminToken }: RunningServer, host: string): Promise<string> {
  const form = new FormData()
  form.append('file', largeJpeg())
  const sent = new Request('http://x', { method: 'POST', body: form })
  const headers = { authorization: `Bearer ${adminToken}`, 'content-type': sent.headers.get('content-type') ?? '' }
  const body = new Uint8Array(await sent.arrayBuffer())
  const reply = await callServer(port, host, `/admin/v1/shops/${host}/images`, { method: 'POST', headers, body })
  const { address = '' } = JSON.parse(reply.body) as { address?: string }
  expect(address, reply.body).toMatch(/^\/media\//)
  return address
}

/** The broken invariants of a shop. */
export async function audit({ port, adminToken }: RunningServer, host: string): Promise<unknown> {
  const headers = { authorization: `Bearer ${adminToken}` }
  const { body } = await callServer(port, host, `/admin/v1/shops/${host}/audit`, { headers, timeoutMs: 30_000 })
  return JSON.parse(body) as unknown
}

/** The slugs of products that can be bought. */
export async function goodsOf({ port }: RunningServer, host: string): Promise<string[]> {
  const slugs = slugsIn((await new Visitor(port, host).get(goodsInStock)).body)
  expect(slugs.length).toBeGreaterThan(3)
  return slugs
}

export interface Basket {
  visitor: Visitor
  checkout: string
  /** What the checkout said that it costs. */
  acceptedTotal: string
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
