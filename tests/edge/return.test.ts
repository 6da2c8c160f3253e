import { expect, test } from 'vitest'
import { ask, delivered, returnStep } from '#tests/commerce/order/after/return-steps.ts'
import { visit } from '#tests/faults/support/visit.ts'

test('a rejected return is offered again while pieces of it are left, and is shown without that answer too', async () => {
  const { shop, shopper, item, orderId } = await delivered()
  const visitor = visit(shop)
  visitor.cookies.set('__Host-ACCESS_WEB', shopper.token ?? '')
  const returnId = await ask(shop, shopper, orderId, item)
  const look = async () => {
    const { status, html } = await visitor.get(`/profile/order/return/${returnId}`)
    return [status, html.includes('Pengajuan ditolak'), html.includes('Ajukan Lagi')]
  }
  expect(await look()).toEqual([200, false, false])
  expect(await returnStep(shop, returnId, { step: 'reject', note: 'Foto gelap' })).toBe(200)
  expect(await look()).toEqual([200, true, true])
  for (const fault of ['down', 'error'] as const) {
    visitor.breaks({ backend: (line) => (line.startsWith('GET /return/detail/') ? null : fault) })
    expect(await look()).toEqual([200, true, false])
  }
  visitor.heals()
  // Two of its three pieces are with the seller: a return of the third can be requested.
  await ask(shop, shopper, orderId, item, { lines: [{ itemId: item, quantity: 2 }] })
  expect(await look()).toEqual([200, true, true])
  await ask(shop, shopper, orderId, item)
  expect(await look()).toEqual([200, true, false])
})
