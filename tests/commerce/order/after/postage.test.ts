import { expect, test } from 'vitest'
import { ask, delivered, findReturn, photo, returnStep } from './return-steps.ts'
import { helperOf } from '../payment/helper-steps.ts'
import { openDesk } from '#tests/support/in-workerd/desk.ts'
import { runInShop } from '#tests/support/in-workerd/in-shop.ts'
import { balanceOf } from '../../wallet/wallet-steps.ts'
import { expectSound, order, outcome, place, press, valueOf } from '../checkout/checkout-steps.ts'
import { type Caller, guest, openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { shipAndDeliver } from '#tests/support/in-workerd/seller.ts'

const parcel = { courier: 'JNE', receiptNumber: 'JP7654321' }
const postage = (returnId: string, amount: number, note = '') => [returnId, { step: 'postage', amount, note }] as const

interface Sent {
  shop: SellingShop
  shopper: Caller
  item: string
  orderId: string
  returnId: string
}
/** A return that is on its way back, and what that has cost. */
async function sent(asked: number | null = 25_000, more: object = {}): Promise<Sent> {
  const bought = await delivered()
  const { shop, shopper, item, orderId } = bought
  const returnId = await ask(shop, shopper, orderId, item, more)
  expect(await returnStep(shop, returnId, { step: 'approve' })).toBe(200)
  const receipt = asked === null ? null : await photo(shop, shopper)
  const given = { returnId, ...parcel, postage: asked, postagePhoto: receipt }
  expect(outcome(await shop.call('return.send', given, shopper))).toBe('accepted')
  return { ...bought, returnId }
}
const received = async (asked?: number | null, more?: object) => {
  const all = await sent(asked, more)
  expect(await returnStep(all.shop, all.returnId, { step: 'receive' })).toBe(200)
  return all
}
const transfers = async (shop: SellingShop) =>
  (await shop.sql("SELECT count(*) AS n FROM ledger_transfer WHERE kind = 'return_postage'"))[0]?.['n']
const messagesOf = (shop: SellingShop) =>
  shop.sql(`SELECT json_extract("values", '$.answer') AS answer FROM message WHERE kind = 'return_postage'`)

test('the postage of a return is requested with the parcel, decided once, and goes into the wallet beside the refund', async () => {
  const { shop, shopper, orderId, returnId } = await sent()
  expect((await findReturn(shop, returnId, shopper)).postage).toMatchObject({
    asked: 25_000,
    paid: null,
    way: 'wallet',
  })
  // The goods are looked at first.
  expect(await returnStep(shop, ...postage(returnId, 25_000))).toBe(409)
  expect(await returnStep(shop, returnId, { step: 'receive' })).toBe(200)
  const twice = await Promise.all([1, 2].map(() => returnStep(shop, ...postage(returnId, 25_000))))
  expect(twice.toSorted()).toEqual([200, 409])
  expect(await balanceOf(shop, shopper, 'wallet')).toBe(25_000)
  expect(await returnStep(shop, ...postage(returnId, 0, 'Berubah pikiran'))).toBe(409)
  expect(await returnStep(shop, returnId, { step: 'refund' })).toBe(200)
  expect(await balanceOf(shop, shopper, 'wallet')).toBe(75_000)
  expect(await transfers(shop)).toBe(1)
  const seen = await findReturn(shop, returnId, shopper)
  expect(seen).toMatchObject({
    amount: 50_000,
    postage: { asked: 25_000, paid: 25_000, note: '', photo: expect.any(String) },
  })
  // The receipt is beside the photos of the goods, not among them.
  expect(seen.photos).not.toContain(seen.postage?.photo)
  expect((await order(shop, orderId, shopper)).events.map(({ status }) => status)).toContain('postage_paid')
  expect(await messagesOf(shop)).toEqual([{ answer: 'Rp 25.000 diganti ke Saldo Toko' }])
  const moves = valueOf<{ rows: { label: string; amount: number; returnId: string | null }[] }>(
    await shop.call('wallet.listMoves', { index: 0, size: 12, direction: null }, shopper),
  ).rows
  expect(moves.map(({ label, amount }) => [label, amount])).toEqual([
    ['Pengembalian dana', 50_000],
    ['Ongkir retur diganti', 25_000],
  ])
  expect(moves.every((one) => one.returnId === returnId)).toBe(true)
})

test('it is lowered or refused only with a reason, and never raised', async () => {
  const lowered = await received()
  expect(await returnStep(lowered.shop, ...postage(lowered.returnId, 18_000))).toBe(422)
  expect(await returnStep(lowered.shop, ...postage(lowered.returnId, 18_000, '  '))).toBe(422)
  expect(await returnStep(lowered.shop, ...postage(lowered.returnId, 25_001, 'Lebih'))).toBe(422)
  expect(await returnStep(lowered.shop, ...postage(lowered.returnId, -1, 'Kurang'))).toBe(422)
  expect(await returnStep(lowered.shop, ...postage(lowered.returnId, 18_000, 'Tanpa asuransi'))).toBe(200)
  expect((await findReturn(lowered.shop, lowered.returnId, lowered.shopper)).postage).toMatchObject({
    paid: 18_000,
    note: 'Tanpa asuransi',
  })
  expect(await balanceOf(lowered.shop, lowered.shopper, 'wallet')).toBe(18_000)
  expect(await messagesOf(lowered.shop)).toEqual([{ answer: 'Rp 18.000 dari Rp 25.000 diganti ke Saldo Toko' }])
  await expectSound(lowered.shop)

  const refused = await received()
  expect(await returnStep(refused.shop, ...postage(refused.returnId, 0))).toBe(422)
  expect(await returnStep(refused.shop, ...postage(refused.returnId, 0, 'Struk paket lain'))).toBe(200)
  expect(await transfers(refused.shop)).toBe(0)
  expect(await balanceOf(refused.shop, refused.shopper, 'wallet')).toBe(0)
  expect(await returnStep(refused.shop, refused.returnId, { step: 'refund' })).toBe(200)
  expect(await messagesOf(refused.shop)).toEqual([{ answer: 'Rp 25.000 tidak diganti' }])
  await expectSound(refused.shop)
})

test('only the owner decides, also of goods that a helper has received; helpers look', async () => {
  const { shop, shopper, returnId } = await received()
  const [packer, manager] = [await helperOf(shop), await helperOf(shop, 'manager')]
  for (const step of [packer, manager]) {
    expect(await step(`/returns/${returnId}`, { step: 'postage', amount: 25_000 })).toBe(403)
  }
  // The money of the goods does not wait for the owner.
  expect(await packer(`/returns/${returnId}`, { step: 'refund' })).toBe(200)
  expect(await manager(`/returns/${returnId}`, { step: 'postage', amount: 25_000 })).toBe(403)
  const list = await shop.admin('GET', '/returns?waiting=yes')
  const [row] = (list.body as { returns: { postage: { photo: string } }[] }).returns
  expect(row?.postage).toMatchObject({ asked: 25_000, paid: null, photo: expect.any(String) })
  expect(await returnStep(shop, ...postage(returnId, 25_000))).toBe(200)
  expect(await balanceOf(shop, shopper, 'wallet')).toBe(75_000)
})

test('it is requested only where the shop bears it, within its limit, with a receipt of one’s own', async () => {
  const { shop, shopper, item, orderId } = await delivered()
  const approved = async (more: object = {}) => {
    const id = await ask(shop, shopper, orderId, item, more)
    await returnStep(shop, id, { step: 'approve' })
    return id
  }
  const send = async (returnId: string, asked: number | null, postagePhoto: string | null) =>
    outcome(await shop.call('return.send', { returnId, ...parcel, postage: asked, postagePhoto }, shopper))
  const mine = await approved()
  expect((await findReturn(shop, mine, shopper)).postageMax).toBe(100_000)
  const receipt = await photo(shop, shopper)
  expect(await send(mine, 25_000, null)).toBe('return_postage_photo')
  expect(await send(mine, 25_000, await photo(shop, guest('visitor-two')))).toBe('return_photo_invalid')
  expect(await send(mine, 999, receipt)).toBe('return_postage_amount')
  expect(await send(mine, 100_001, receipt)).toBe('return_postage_amount')
  // A photo of the goods is no receipt as well.
  expect(await send(mine, 25_000, (await findReturn(shop, mine, shopper)).photos[0] ?? null)).toBe(
    'return_photo_invalid',
  )
  expect((await findReturn(shop, mine, shopper)).status).toBe('APPROVED')

  await shop.admin('PATCH', '/settings', { returnPostage: 20_000 })
  expect((await findReturn(shop, mine, shopper)).postageMax).toBe(20_000)
  expect(await send(mine, 20_001, receipt)).toBe('return_postage_amount')
  // What is less than any parcel costs would ask for nothing and say so to nobody.
  for (const returnPostage of [1, 999, -1, 2_000_001])
    expect((await shop.admin('PATCH', '/settings', { returnPostage })).status).toBe(422)
  await shop.admin('PATCH', '/settings', { returnPostage: 0 })
  expect((await findReturn(shop, mine, shopper)).postageMax).toBeNull()
  expect(await send(mine, 20_000, receipt)).toBe('return_postage_refused')
  await shop.admin('PATCH', '/settings', { returnPostage: 50_000 })

  const ownFault = await approved({ reason: 'Ukuran tidak sesuai' })
  expect((await findReturn(shop, ownFault, shopper)).postageMax).toBeNull()
  expect(await send(ownFault, 20_000, receipt)).toBe('return_postage_refused')
  const stays = await approved({ solution: 'refund' })
  expect((await findReturn(shop, stays, shopper)).postageMax).toBeNull()
  expect(await send(stays, 20_000, receipt)).toBe('return_step_impossible')
  // Two tabs: what was sent first counts, and nothing that the second says is lost in silence.
  expect(await send(mine, 50_000, receipt)).toBe('accepted')
  expect(await send(mine, 50_000, receipt)).toBe('accepted')
  expect(await send(mine, 30_000, await photo(shop, shopper))).toBe('return_sent')
  expect(await send(mine, null, null)).toBe('return_sent')
  expect((await findReturn(shop, mine, shopper)).postage).toMatchObject({ asked: 50_000 })
  expect(await send(ownFault, null, null)).toBe('accepted')
  expect(await send(ownFault, 20_000, receipt)).toBe('return_sent')
  expect((await findReturn(shop, ownFault, shopper)).postage).toBeNull()
  await returnStep(shop, ownFault, { step: 'receive' })
  expect(await returnStep(shop, ...postage(ownFault, 0, 'Tidak diminta'))).toBe(409)
})

test.each(['cancelled', 'rejected', 'not sent in time'])('a return that is %s brings no postage', async (how) => {
  const { shop, shopper, item, orderId } = await delivered()
  const returnId = await ask(shop, shopper, orderId, item)
  const receipt = await photo(shop, shopper)
  if (how !== 'rejected') await returnStep(shop, returnId, { step: 'approve' })
  if (how === 'cancelled') valueOf(await shop.call('return.cancel', { returnId }, shopper))
  else if (how === 'rejected') await returnStep(shop, returnId, { step: 'reject', note: 'Fotonya gelap' })
  else {
    await shop.wait(8 * 24)
    await shop.runDue()
  }
  const given = { returnId, ...parcel, postage: 25_000, postagePhoto: receipt }
  expect(outcome(await shop.call('return.send', given, shopper))).toBe('return_step_impossible')
  expect(await returnStep(shop, ...postage(returnId, 25_000))).toBe(409)
  expect(await returnStep(shop, ...postage(returnId, 0, 'Batal'))).toBe(409)
  expect(await transfers(shop)).toBe(0)
})

test('an exchange asks for its postage too, also when it ends with money', async () => {
  const { shop, shopper, returnId } = await received(25_000, { solution: 'exchange' })
  const replace = { step: 'replace', receiptNumber: 'JP9999999' }
  expect(await returnStep(shop, returnId, replace)).toBe(200)
  expect(await returnStep(shop, ...postage(returnId, 25_000))).toBe(200)
  expect(await balanceOf(shop, shopper, 'wallet')).toBe(25_000)
})

test('an order in parts brings the postage of each parcel, whatever was paid for the goods', async () => {
  const { shop, shopper, item, orderId } = await delivered()
  for (const n of [1, 2, 3]) {
    const returnId = await ask(shop, shopper, orderId, item)
    await returnStep(shop, returnId, { step: 'approve' })
    const given = { returnId, ...parcel, postage: 90_000, postagePhoto: await photo(shop, shopper) }
    valueOf(await shop.call('return.send', given, shopper))
    await returnStep(shop, returnId, { step: 'receive' })
    // More than the goods were worth: it is no part of what was paid for them.
    expect(await returnStep(shop, ...postage(returnId, 90_000))).toBe(200)
    expect(await returnStep(shop, returnId, { step: 'refund' })).toBe(200)
    expect(await balanceOf(shop, shopper, 'wallet')).toBe(n * 140_000)
  }
  expect(await transfers(shop)).toBe(3)
  await expectSound(shop)
  // Of the goods nothing is left, and their money counts also where it went into the wallet; postage was no part of it.
  expect((await shop.admin('GET', '/report')).body).toMatchObject({ refunded: 150_000, net: 0, postage: 270_000 })
})

test.each(['before', 'in parts before', 'after'])('a payment taken back %s the decision', async (when) => {
  const { shop, shopper, orderId, returnId } = await received()
  const bill = `(SELECT code FROM bill WHERE order_id = '${orderId}')`
  const [charge] = await shop.sql(`SELECT reference FROM charge WHERE bill_code = ${bill}`)
  const takeBack = () =>
    when === 'in parts before'
      ? shop.sql(`UPDATE charge SET returned = amount WHERE bill_code = ${bill}`)
      : runInShop(shop, async (at) => {
          at.sql("UPDATE simulated_payment SET status = 'deny'")
          await at.notify(String(charge?.['reference']))
        })
  if (when === 'after') expect(await returnStep(shop, ...postage(returnId, 25_000))).toBe(200)
  await takeBack()
  // Nothing more is paid then, so it can only be refused; what was paid before stays.
  expect(await returnStep(shop, ...postage(returnId, 25_000))).toBe(409)
  if (when !== 'after') expect(await returnStep(shop, ...postage(returnId, 0, 'Pembayaran ditarik'))).toBe(200)
  expect(await returnStep(shop, returnId, { step: 'refund' })).toBe(200)
  expect(await balanceOf(shop, shopper, 'wallet')).toBe(when === 'after' ? 25_000 : 0)
  expect(await transfers(shop)).toBe(when === 'after' ? 1 : 0)
})

test.each(['REFUNDED', 'REPLACED', 'COMPLETED'] as const)(
  'postage that is open when a return is %s waits for the owner, who was notified, and is decided then',
  async (status) => {
    const { shop, shopper, returnId } = await sent(25_000, status === 'REFUNDED' ? {} : { solution: 'exchange' })
    await shop.admin('PATCH', '/settings', { sellerMessages: { email: 'toko@contoh.id' } })
    const asked = () =>
      shop.sql("SELECT json_extract(\"values\", '$.amount') AS amount FROM message WHERE kind = 'seller_postage'")
    expect(await returnStep(shop, returnId, { step: 'receive' })).toBe(200)
    expect(await asked()).toEqual([{ amount: 'Rp 25.000' }])
    const paid = status === 'REFUNDED' ? { step: 'refund' } : { step: 'replace', receiptNumber: 'JP9999999' }
    expect(await returnStep(shop, returnId, paid)).toBe(200)
    if (status === 'COMPLETED') valueOf(await shop.call('return.receive', { returnId }, shopper))
    expect(await findReturn(shop, returnId, shopper)).toMatchObject({ status, postage: { asked: 25_000, paid: null } })
    // It is on the lists of what waits, and its account is kept.
    const ids = async () =>
      ((await shop.admin('GET', '/returns?waiting=yes')).body as { returns: { id: string }[] }).returns.map(
        ({ id }) => id,
      )
    const waits = async () =>
      ((await shop.admin('GET', '/today')).body as { waiting: { what: string; count: number }[] }).waiting.find(
        ({ what }) => what === 'ongkir retur yang diminta',
      )?.count ?? 0
    expect([await ids(), await waits()]).toEqual([[returnId], 1])
    await expectSound(shop)
    const [before] = [await balanceOf(shop, shopper, 'wallet')]
    const twice = await Promise.all([1, 2].map(() => returnStep(shop, ...postage(returnId, 25_000))))
    expect(twice.toSorted()).toEqual([200, 409])
    expect(await balanceOf(shop, shopper, 'wallet')).toBe(before + 25_000)
    expect([await ids(), await waits()]).toEqual([[], 0])
    expect(await asked()).toHaveLength(1)
    await expectSound(shop)
  },
)

test('goods that came without a number: the owner names the postage that nobody could request, where the shop pays it', async () => {
  const { shop, shopper, item, orderId } = await delivered()
  const returnId = await ask(shop, shopper, orderId, item)
  for (const step of ['approve', 'receive']) expect(await returnStep(shop, returnId, { step })).toBe(200)
  expect(await returnStep(shop, ...postage(returnId, 0, 'x'))).toBe(409)
  expect(await returnStep(shop, ...postage(returnId, 900_000))).toBe(422)
  const desk = await openDesk(shop, 'owner')
  // A shop that replaces no postage gives none.
  await shop.admin('PATCH', '/settings', { returnPostage: 0 })
  expect(await desk.read('/batal-retur')).not.toContain('Ganti ongkir')
  expect(await returnStep(shop, ...postage(returnId, 25_000))).toBe(409)
  await shop.admin('PATCH', '/settings', { returnPostage: 50_000 })
  expect(await desk.read('/batal-retur')).toContain('Ganti ongkir')
  const press = (amount: string) => desk.press('/batal-retur', 'payPostage', { id: returnId, amount })
  expect(await (await press('999')).text()).toContain('Isi ongkir yang diganti, Rp 1.000 sampai Rp 50.000.')
  // The money of the goods does not end it: it is on its order's page then.
  expect(await returnStep(shop, returnId, { step: 'refund' })).toBe(200)
  const page = `/pesanan?id=${orderId}`
  expect(await desk.read(page)).toContain('Ganti ongkir')
  expect((await desk.press(page, 'payPostage', { id: returnId, amount: '25.000' })).status).toBe(303)
  expect(await desk.read(page)).toContain('diganti Rp 25.000')
  expect(await findReturn(shop, returnId, shopper)).toMatchObject({
    postage: { asked: 25_000, paid: 25_000, photo: null },
  })
  expect(await balanceOf(shop, shopper, 'wallet')).toBe(75_000)
  expect(await returnStep(shop, ...postage(returnId, 25_000))).toBe(409)
  // Nothing came back of what is refunded alone.
  const kept = await ask(shop, shopper, orderId, item, { solution: 'refund' })
  for (const step of ['approve', 'refund']) expect(await returnStep(shop, kept, { step })).toBe(200)
  expect(await returnStep(shop, ...postage(kept, 25_000))).toBe(409)
})

test('a return without postage notifies nobody of one', async () => {
  const { shop, returnId } = await sent(null)
  await shop.admin('PATCH', '/settings', { sellerMessages: { email: 'toko@contoh.id' } })
  expect(await returnStep(shop, returnId, { step: 'receive' })).toBe(200)
  expect(await shop.sql("SELECT kind FROM message WHERE kind = 'seller_postage'")).toEqual([])
})

test('who has no wallet is owed it, gives a bank account, and is paid once with a proof', async () => {
  const { shop, orderId, returnId } = await received()
  // No way leads there today: an account is kept while a return is open.
  await shop.sql('UPDATE customer SET removed_at = 1')
  expect(await returnStep(shop, ...postage(returnId, 25_000))).toBe(200)
  const [owed] = ((await shop.admin('GET', '/refunds')).body as { refunds: { id: string }[] }).refunds
  expect(owed).toMatchObject({ orderId, reason: 'return_postage', amount: 25_000, state: 'OWED' })
  const step = async (body: object) => (await shop.admin('POST', `/refunds/${owed?.id}`, body)).status
  expect(await step({ step: 'account', bankCode: '014', number: '1234567890', holder: 'Ani' })).toBe(200)
  expect(await step({ step: 'wallet' })).toBe(409)
  expect(await step({ step: 'pay', proof: 'TRX-1' })).toBe(200)
  expect(await step({ step: 'pay', proof: 'TRX-2' })).toBe(409)
  // The contacts went with the account.
  expect(await messagesOf(shop)).toEqual([])
  expect(await shop.sql("SELECT balance FROM ledger_account WHERE id LIKE 'owed:%'")).toEqual([{ balance: 0 }])
  expect(await shop.sql("SELECT balance FROM ledger_account WHERE id = 'shop:postage'")).toEqual([{ balance: -25_000 }])
})

test('the books of a day and the seller’s systems name it', async () => {
  const { shop, returnId } = await sent()
  expect((await shop.admin('PUT', '/webhooks/gudang', { url: null })).status).toBe(200)
  await returnStep(shop, returnId, { step: 'receive' })
  expect(await returnStep(shop, ...postage(returnId, 18_000, 'Tanpa asuransi'))).toBe(200)
  const books = (await shop.admin('GET', '/money/received')).body as { postage: object[]; sent: object[] }
  expect(books.postage).toMatchObject([{ count: 1, amount: 18_000 }])
  expect(books.sent).toEqual([])
  const [event] = await shop.sql("SELECT data FROM shop_event WHERE kind = 'return.postage'")
  expect(JSON.parse(String(event?.['data']))).toMatchObject({ returnId, asked: 25_000, paid: 18_000, way: 'wallet' })
  expect(await returnStep(shop, returnId, { step: 'refund' })).toBe(200)
})

test('the seller of a demo shop replaces what was requested', async () => {
  const shop = await openSellingShop()
  const shopper = await shop.customer(guest('visitor-one'))
  const item = await shop.item({ stock: 10, price: 50_000 })
  const orderId = await place(shop, shopper, [item])
  await press(shop, orderId, shopper, 'settlement')
  await shipAndDeliver(shop, orderId)
  const returnId = await ask(shop, shopper, orderId, item)
  for (let n = 0; n < 3; n += 1) {
    await shop.wait(0.1)
    await shop.runDue()
  }
  const given = { returnId, ...parcel, postage: 25_000, postagePhoto: await photo(shop, shopper) }
  valueOf(await shop.call('return.send', given, shopper))
  for (let n = 0; n < 3; n += 1) {
    await shop.wait(0.1)
    await shop.runDue()
  }
  expect(await findReturn(shop, returnId, shopper)).toMatchObject({ status: 'REFUNDED', postage: { paid: 25_000 } })
  expect(await balanceOf(shop, shopper, 'wallet')).toBe(75_000)
})

test('a demo shop whose payment was taken back replaces nothing, says why, and its job ends', async () => {
  const shop = await openSellingShop()
  const shopper = await shop.customer(guest('visitor-one'))
  const item = await shop.item({ stock: 10, price: 50_000 })
  const orderId = await place(shop, shopper, [item])
  await press(shop, orderId, shopper, 'settlement')
  await shipAndDeliver(shop, orderId)
  const returnId = await ask(shop, shopper, orderId, item)
  const play = async () => {
    for (let n = 0; n < 4; n += 1) {
      await shop.wait(0.1)
      await shop.runDue()
    }
  }
  await play()
  const given = { returnId, ...parcel, postage: 25_000, postagePhoto: await photo(shop, shopper) }
  valueOf(await shop.call('return.send', given, shopper))
  await shop.sql(
    `UPDATE charge SET returned = amount WHERE bill_code = (SELECT code FROM bill WHERE order_id = '${orderId}')`,
  )
  await play()
  expect(await findReturn(shop, returnId, shopper)).toMatchObject({
    status: 'REFUNDED',
    postage: { paid: 0, note: 'Pembayaran sudah ditarik' },
  })
  expect(await shop.sql("SELECT ref FROM scheduled_job WHERE kind = 'advance-demo-return'")).toEqual([])
})
