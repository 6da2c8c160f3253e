import { expect } from '@playwright/test'
import { waitParam } from '#shared/web/routes.ts'
import type { Reply, Visitor } from '#tests/support/server/server-call.ts'
import { expectWholePage } from './expect-whole-page.ts'

/** Where the goods of a purchase go. */
export const address = {
  recipient: 'Dewi Lestari',
  phone: '081298765432',
  street: 'Jl. Riau No. 10, RT 01',
  postcode: '40115',
  province: 'Jawa Barat',
  regency: 'Kota Bandung',
  district: 'Coblong',
  village: 'Dago',
}

/** The values that the page's forms have for a field, as a browser reads them. */
export function valuesOf({ body }: Reply, field: string): string[] {
  const tags = [...body.matchAll(/<(?:input|button)\b[^>]*>/g)].map(([tag]) => tag)
  return tags
    .filter((tag) => tag.includes(` name="${field}"`))
    .map((tag) => unescaped(/ value="([^"]*)"/.exec(tag)?.[1] ?? ''))
}
const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
const unescaped = (html: string) => html.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => signs[name] ?? '')

const first = (reply: Reply, field: string): string => {
  const [value] = valuesOf(reply, field)
  expect(value, `a field ${field}`).toBeTruthy()
  return value ?? ''
}

/**
 * Buys as a browser without script does: every id comes from a form or a redirect of the page before. Returns the
 * page of the payment and the id of the order.
 */
export async function buy(
  visitor: Visitor,
  options: { timeoutMs?: number } = {},
): Promise<{ success: Reply; saleId: string }> {
  const seen = async (path: string): Promise<Reply> => {
    const reply = await visitor.get(path, options)
    expect([path, reply.status]).toEqual([path, 200])
    expectWholePage(reply, path)
    return reply
  }
  const sent = async (path: string, fields: Readonly<Record<string, string>>): Promise<string> => {
    const reply = await visitor.post(path, fields, options)
    expect([path, reply.status, reply.body.slice(0, 200)]).toEqual([path, 303, ''])
    return reply.headers.location ?? ''
  }
  const product = '/product/teh-melati-celup'
  await sent(`${product}?_=add`, { itemId: first(await seen(product), 'itemId'), quantity: '2' })
  const cart = await seen('/order/cart')
  expect(cart.body).toContain('Rp 37.000')
  const checkout = await sent('/order/cart?_=create', { line: first(cart, 'line') })
  await seen(checkout)
  await sent(`${checkout}&_=address`, address)
  // The page that waits for the couriers.
  const addressed = await seen(`${checkout}&${waitParam}=1`)
  await sent(`${checkout}&_=shipping`, { shipping: first(addressed, 'shipping') })
  await sent(`${checkout}&_=payment`, { payment: first(addressed, 'payment') })
  const ready = await seen(checkout)
  expect(ready.body).toContain('Rp 48.000')
  const placed = await sent(`${checkout}&_=place`, { note: '', acceptedTotal: '48000', _key: first(ready, '_key') })
  const success = await seen(placed)
  expect(success.body).toContain('8808123456789012')
  return { success, saleId: new URL(checkout, visitor.origin).searchParams.get('SALE_ID') ?? '' }
}
