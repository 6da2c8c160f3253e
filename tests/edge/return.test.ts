import { expect, test } from 'vitest'
import { ask, delivered, returnStep } from '#tests/commerce/order/after/return-steps.ts'
import { pngOf } from '#tests/support/in-workerd/pictures.ts'
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

test('the postage is typed as people type it, and a form that comes back has lost nothing', async () => {
  const { shop, shopper, item, orderId } = await delivered()
  const returnId = await ask(shop, shopper, orderId, item)
  expect(await returnStep(shop, returnId, { step: 'approve' })).toBe(200)
  const path = `/profile/order/return/${returnId}`
  const cookie = `__Host-ACCESS_WEB=${shopper.token ?? ''}`
  const look = async () => (await shop.fetch(path, { headers: { cookie } })).text()
  const key = /name="_key" value="([^"]+)"/.exec(await look())?.[1] ?? ''
  const send = async (fields: Record<string, string | File>) => {
    const body = new FormData()
    for (const [name, value] of Object.entries({ courier: 'JNE', receiptNumber: 'JP7654321', _key: key, ...fields }))
      body.append(name, value)
    const init = { method: 'POST', headers: { cookie, origin: shop.origin }, body }
    const answer = await shop.fetch(`${path}?_=send`, init)
    return { status: answer.status, html: await answer.text() }
  }
  const receipt = () => new File([pngOf()], 'struk.png', { type: 'image/png' })
  const amounts = 'Isi ongkir Rp 1.000 sampai Rp 100.000, atau kosongkan.'
  for (const postage of ['dua puluh', '1,5', '999', '100.001', '-25000', '25 ribu']) {
    const { status, html } = await send({ postage })
    expect([postage, status, html.includes(amounts)]).toEqual([postage, 422, true])
    expect(html).toContain(`value="${postage}"`)
  }
  // Without a receipt nothing is requested, and a receipt without an amount is refused once.
  expect((await send({ postage: 'Rp 25.000' })).html).toContain('Unggah foto struk ongkirnya.')
  const { html } = await send({ postage: '', file: receipt() })
  expect(html).toContain(amounts)
  expect(html).toContain('Tersimpan: struk.png')
  const fileId = /name="fileId" value="([^"]+)"/.exec(html)?.[1] ?? ''
  const wrong = await send({ postage: 'Rp 25.000', fileId, courier: '', receiptNumber: '' })
  expect([wrong.status, wrong.html.includes('value="Rp 25.000"'), wrong.html.includes(fileId)]).toEqual([
    ...[422, true, true],
  ])
  for (const twice of [1, 2])
    expect([twice, (await send({ postage: 'Rp 25.000', fileId })).status]).toEqual([twice, 303])
  expect(await look()).toContain('Anda meminta Rp 25.000')
  // Another tab says something else: it is refused, with a photo and without one.
  for (const more of [{ postage: '' }, { postage: 'Rp 30.000', fileId }, { postage: 'Rp 30.000', file: receipt() }])
    expect((await send(more)).html).toContain('sudah disimpan dengan isian lain')
  // The form that corrects the parcel's number does not speak of postage.
  const again = /name="_key" value="([^"]+)"/.exec(await look())?.[1] ?? ''
  expect((await send({ receiptNumber: 'JP 1', _key: again })).status).toBe(422)
  expect((await send({ receiptNumber: 'JP1111111', _key: again })).status).toBe(303)
  const corrected = await look()
  expect([corrected.includes('JP1111111'), corrected.includes('Anda meminta Rp 25.000')]).toEqual([true, true])
})

test('a backend that replaces no postage gets no request for it, and one that does not know it shows nothing', async () => {
  const { shop, shopper, item, orderId } = await delivered()
  const returnId = await ask(shop, shopper, orderId, item)
  expect(await returnStep(shop, returnId, { step: 'approve' })).toBe(200)
  const visitor = visit(shop)
  visitor.cookies.set('__Host-ACCESS_WEB', shopper.token ?? '')
  const look = async () => (await visitor.get(`/profile/order/return/${returnId}`)).html
  expect(await look()).toContain('Ongkir yang Anda bayar')
  visitor.breaks({
    changes: (line, body) => {
      const { data } = body as { data?: object }
      const other = { ...data, RETURN_POSTAGE_MAX: undefined, RETURN_POSTAGE: undefined, RETURN_CORRECTABLE: undefined }
      return line.startsWith('GET /return/detail/') ? { ...body, data: other } : body
    },
  })
  const html = await look()
  expect(html).toContain('lalu minta penggantiannya ke toko.')
  expect(html).not.toMatch(/Ongkir yang Anda bayar|Foto struk/)
  await shop.call('return.send', { returnId, courier: 'JNE', receiptNumber: 'JP7654321' }, shopper)
  const steps = async () => (await look()).match(/Perbaiki Resi|Batalkan Pengembalian/g)
  expect(await steps()).toBeNull()
  visitor.heals()
  expect(await steps()).toEqual(['Perbaiki Resi', 'Batalkan Pengembalian'])
})
