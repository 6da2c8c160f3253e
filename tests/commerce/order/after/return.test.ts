import { dayMs } from '#shared/format/units.ts'
import { afterWorkingDays } from '#shared/format/working-days.ts'
import { expect, test } from 'vitest'
import { openDesk } from '#tests/support/in-workerd/desk.ts'
import { ask, delivered, findReturn, photo, returnInput, returnStep } from './return-steps.ts'
import { addVoucher, apply } from '../../voucher/voucher-steps.ts'
import { fund, giveCoinRules, balanceOf } from '../../wallet/wallet-steps.ts'
import { expectSound, order, outcome, place, prepare, press, valueOf } from '../checkout/checkout-steps.ts'
import { type Caller, guest, openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { bindings } from '#tests/support/in-workerd/bindings.ts'
import { send } from '#tests/support/in-workerd/shop.ts'
import { noteStocks } from '#tests/support/in-workerd/stock.ts'
import { shipAndDeliver } from '#tests/support/in-workerd/seller.ts'

const wallet = async (shop: SellingShop) =>
  Number((await shop.sql("SELECT balance FROM ledger_account WHERE id LIKE 'wallet:%'"))[0]?.['balance'] ?? 0)

// Proves §1.18, §3.86, §4.14, §7.44
test('a return goes through every state and refunds the money to the wallet once', async () => {
  const { shop, shopper, item, orderId } = await delivered()
  const returnId = await ask(shop, shopper, orderId, item, { lines: [{ itemId: item, quantity: 2 }] })
  expect(await findReturn(shop, returnId, shopper)).toMatchObject({
    status: 'REQUESTED',
    amount: 100_000,
    photos: [expect.any(String)],
    lines: [{ quantity: 2 }],
  })
  expect(await returnStep(shop, returnId, { step: 'refund' })).toBe(409)
  expect(await returnStep(shop, returnId, { step: 'review' })).toBe(200)
  expect(await returnStep(shop, returnId, { step: 'approve', note: 'Silakan kirim balik' })).toBe(200)
  const { sendBy } = await findReturn(shop, returnId, shopper)
  expect(sendBy).not.toBeNull()
  // When the goods come is not known yet.
  expect((await findReturn(shop, returnId, shopper)).paidBy).toBeNull()
  const listed = await shop.call('return.list', { index: 0, size: 12 }, shopper)
  expect(listed).toMatchObject({ value: { rows: [{ id: returnId, amount: 100_000, sendBy }] } })
  expect(
    await shop.sql(`SELECT json_extract("values", '$.answer') AS answer FROM message WHERE kind = 'return_answered'`),
  ).toEqual([{ answer: 'disetujui' }])
  expect(
    outcome(await shop.call('return.send', { returnId, courier: 'JNE', receiptNumber: 'JP7654321' }, shopper)),
  ).toBe('accepted')
  expect(await returnStep(shop, returnId, { step: 'receive' })).toBe(200)
  expect(outcome(await shop.call('return.cancel', { returnId }, shopper))).toBe('return_step_impossible')
  const received = await findReturn(shop, returnId, shopper)
  const at = new Date(String(received.events.at(-1)?.at))
  expect(received).toMatchObject({ status: 'RECEIVED', paidBy: afterWorkingDays(at, 5).toISOString() })
  const twice = await Promise.all(
    [1, 2].map(() => returnStep(shop, returnId, { step: 'refund', note: 'Maaf atas kejadiannya' })),
  )
  expect(twice.toSorted()).toEqual([200, 409])
  expect(await wallet(shop)).toBe(100_000)
  const seen = await findReturn(shop, returnId, shopper)
  expect(seen.events.map(({ status }) => status)).toEqual([
    'REQUESTED',
    'REVIEWING',
    'APPROVED',
    'SENT_BACK',
    'RECEIVED',
    'REFUNDED',
  ])
  expect(seen).toMatchObject({ receiptNumber: 'JP7654321', amount: 100_000, paidBy: null })
  expect(outcome(await shop.call('order.receive', { orderId }, shopper))).toBe('return_open')
  await shop.wait(10 * 24)
  await shop.runDue()
  await shop.runDue()
  expect((await findReturn(shop, returnId, shopper)).status).toBe('COMPLETED')
  expect((await order(shop, orderId, shopper)).status).toBe('COMPLETED')
})

test('partial refunds never exceed the payment, and coins are given for the kept goods', async () => {
  const { shop, shopper, item, orderId } = await delivered()
  await shop.sql(
    `UPDATE shop_state SET settings = json_set(settings, '$.coins', json('{"earnPercent":1,"usePercent":50}'))`,
  )
  for (let i = 0; i < 2; i++) {
    const returnId = await ask(shop, shopper, orderId, item, { solution: 'refund' })
    expect(await returnStep(shop, returnId, { step: 'approve' })).toBe(200)
    expect(await returnStep(shop, returnId, { step: 'refund' })).toBe(200)
  }
  expect(await wallet(shop)).toBe(100_000)
  await shop.wait(10 * 24)
  await shop.runDue()
  expect((await order(shop, orderId, shopper)).status).toBe('COMPLETED')
  expect(await shop.sql("SELECT balance FROM ledger_account WHERE id LIKE 'coins:%'")).toEqual([{ balance: 500 }])
})

test('a received order can be returned until its window ends; money, spent coins and earned coins follow the kept goods', async () => {
  const shop = await openSellingShop()
  await giveCoinRules(shop)
  const shopper = await shop.customer(guest('visitor-one'))
  await fund(shop, shopper, { coins: 1_000, day: -300 })
  await fund(shop, shopper, { coins: 44_000 })
  const item = await shop.item({ stock: 10, price: 50_000 })
  const orderId = await prepare(shop, shopper, [item], { quantity: 3 })
  valueOf(await shop.call('checkout.applyCoins', { orderId, active: true }, shopper))
  valueOf(await shop.call('checkout.place', { orderId }, shopper))
  expect(await balanceOf(shop, shopper, 'coins')).toBe(0)
  await press(shop, orderId, shopper, 'settlement')
  await shipAndDeliver(shop, orderId)
  valueOf(await shop.call('order.receive', { orderId }, shopper))
  // Coins that came now could be spent before the goods go back.
  expect(await balanceOf(shop, shopper, 'coins')).toBe(0)
  const until = (await order(shop, orderId, shopper)).returnUntil
  expect(until).not.toBeNull()

  for (const kept of [2, 1]) {
    // What a form counts from.
    expect(valueOf(await shop.call('return.findReturnable', { orderId }, shopper))).toMatchObject({
      paid: { price: 150_000, money: 105_000, back: 50_000 * (2 - kept) },
      // And what is in a return already, with the return.
      given: kept === 2 ? [] : [{ itemId: item, quantity: 1, status: 'REFUNDED' }],
    })
    const returnId = await ask(shop, shopper, orderId, item, { solution: 'refund' })
    const listed = valueOf<{ rows: { id: string; amount: number }[] }>(
      await shop.call('return.list', { index: 0, size: 12 }, shopper),
    ).rows
    for (const { id, amount } of listed) expect({ id, amount }).toEqual({ id, amount: 35_000 })
    await returnStep(shop, returnId, { step: 'approve' })
    expect(await returnStep(shop, returnId, { step: 'refund' })).toBe(200)
    expect(await wallet(shop)).toBe(35_000 * (3 - kept))
    expect(await balanceOf(shop, shopper, 'coins')).toBe(15_000 * (3 - kept))
    expect((await findReturn(shop, returnId, shopper)).events.at(-1)?.note).toBe('15.000 koin kembali')
  }
  // Of three pieces one is kept: neither money nor coins of the others count. 44.000 is the order that brought coins.
  expect((await shop.admin('GET', '/report')).body).toMatchObject({ coinsBack: 30_000, net: 44_000 + 50_000 })
  // The oldest coins were spent first and come back first, with at least a week until they expire.
  const lots = await shop.sql('SELECT given FROM coin_lot WHERE "left" > 0 ORDER BY expires_at')
  expect(lots.map(({ given }) => given)).toEqual([1_000, 14_000, 15_000])
  await shop.wait(10 * 24)
  await shop.runDue()
  await shop.wait(25)
  await shop.runDue()
  // 1 % of the payment for the goods that were kept, and the coins that came back earlier have expired by now.
  expect(await shop.sql('SELECT given FROM coin_lot ORDER BY id DESC LIMIT 1')).toEqual([{ given: 350 }])
  // Its page says when that was.
  expect(await order(shop, orderId, shopper)).toMatchObject({ returnUntil: null, returnEnded: until })
  expect(outcome(await shop.call('return.request', returnInput(orderId, item), shopper))).toBe('return_closed')
})

test('cashback follows the goods that are kept, also of an order that coins have paid', async () => {
  for (const returned of [3, 1, 0]) {
    const shop = await openSellingShop()
    await shop.sql(
      `UPDATE shop_state SET settings = json_set(settings, '$.coins', json('{"earnPercent":1,"usePercent":100}'))`,
    )
    await addVoucher(shop, { code: 'KOIN', cashback: 1, percentage: 1, amount: 20, maximum: 30_000 })
    const shopper = await shop.customer(guest('visitor-one'))
    await fund(shop, shopper, { coins: 150_000 })
    const item = await shop.item({ stock: 10, price: 50_000 })
    const orderId = await prepare(shop, shopper, [item], { quantity: 3 })
    valueOf(await apply(shop, orderId, 'KOIN', shopper))
    valueOf(await shop.call('checkout.applyCoins', { orderId, active: true }, shopper))
    valueOf(await shop.call('checkout.place', { orderId }, shopper))
    await press(shop, orderId, shopper, 'settlement')
    await shipAndDeliver(shop, orderId)
    expect(await balanceOf(shop, shopper, 'coins')).toBe(0)
    if (returned > 0) {
      const lines = [{ itemId: item, quantity: returned }]
      const returnId = await ask(shop, shopper, orderId, item, { lines, solution: 'refund' })
      await returnStep(shop, returnId, { step: 'approve' })
      expect(await returnStep(shop, returnId, { step: 'refund' })).toBe(200)
      // No money comes back: page and message name the coins.
      const coins = 50_000 * returned
      expect(await findReturn(shop, returnId, shopper)).toMatchObject({
        ...{ amount: 0, coins },
        events: expect.arrayContaining([expect.objectContaining({ label: 'Koin dikembalikan' })]),
      })
      expect(
        await shop.sql(`SELECT "values" ->> '$.amount' AS amount FROM message WHERE kind = 'return_answered'`),
      ).toEqual(Array.from({ length: 2 }, () => ({ amount: `${String(coins / 1_000)}.000 koin` })))
    }
    await shop.wait(10 * 24)
    await shop.runDue()
    await shop.wait(25)
    await shop.runDue()
    expect(
      await shop.sql(
        "SELECT e.amount FROM ledger_transfer t JOIN ledger_entry e ON e.transfer_id = t.id AND e.amount > 0 WHERE t.kind = 'coins_cashback'",
      ),
    ).toEqual(returned === 3 ? [] : [{ amount: 10_000 * (3 - returned) }])
    await expectSound(shop)
  }
})

test('a return refunds only what the payment service has not refunded yet', async () => {
  const { shop, shopper, item, orderId } = await delivered()
  const [{ amount } = { amount: 0 }] = await shop.sql('SELECT amount FROM charge')
  await shop.sql(`UPDATE charge SET returned = ${Number(amount) - 120_000}`)
  const approved = async (quantity: number) => {
    const id = await ask(shop, shopper, orderId, item, { solution: 'refund', lines: [{ itemId: item, quantity }] })
    await returnStep(shop, id, { step: 'approve' })
    return id
  }
  expect(await returnStep(shop, await approved(1), { step: 'refund' })).toBe(200)
  const returnId = await approved(2)
  // The shopper reads one amount, on the list and on the return's page.
  const { rows } = valueOf<{ rows: object[] }>(await shop.call('return.list', { index: 0, size: 12 }, shopper))
  expect(rows).toMatchObject([{ amount: 70_000 }, { amount: 50_000 }])
  expect(await findReturn(shop, returnId, shopper)).toMatchObject({ amount: 70_000 })
  expect(await returnStep(shop, returnId, { step: 'refund' })).toBe(200)
  expect(await wallet(shop)).toBe(120_000)
})

// Proves §4.14
test('an exchange ends when the replacement arrives', async () => {
  const { shop, shopper, item, orderId } = await delivered()
  const returnId = await ask(shop, shopper, orderId, item, { solution: 'exchange' })
  await returnStep(shop, returnId, { step: 'approve' })
  // It came, and its shopper has never typed the number.
  expect(await returnStep(shop, returnId, { step: 'receive' })).toBe(200)
  expect(outcome(await shop.call('return.receive', { returnId }, shopper))).toBe('return_step_impossible')
  expect(await returnStep(shop, returnId, { step: 'replace' })).toBe(422)
  // The replacement comes off the shelf.
  await shop.sql('UPDATE variant SET stock = 0')
  expect(await returnStep(shop, returnId, { step: 'replace', receiptNumber: 'JP999' })).toBe(409)
  await shop.sql('UPDATE variant SET stock = 1')
  await shop.sql(noteStocks())
  const correction = { step: 'correct-receipt', receiptNumber: 'JP998' }
  expect(await returnStep(shop, returnId, correction)).toBe(409)
  expect(await returnStep(shop, returnId, { step: 'replace', receiptNumber: 'JP999' })).toBe(200)
  expect(await shop.sql('SELECT stock FROM variant')).toEqual([{ stock: 0 }])
  expect(await (await openDesk(shop, 'orders')).read(`/pesanan?id=${orderId}`)).toContain('Perbaiki resi pengganti')
  for (let press = 0; press < 2; press += 1) expect(await returnStep(shop, returnId, correction)).toBe(200)
  const replaced = await findReturn(shop, returnId, shopper)
  expect(replaced).toMatchObject({ status: 'REPLACED', amount: 0, replacementReceipt: 'JP998' })
  expect(replaced.events.at(-1)).toMatchObject({ note: 'Resi diperbaiki: JP999 → JP998' })
  const answers = `SELECT count(*) AS n FROM message WHERE kind = 'return_answered' AND "values" ->> 'answer' LIKE '% yang benar JP998'`
  expect(await shop.sql(answers)).toEqual([{ n: 1 }])
  expect(outcome(await shop.call('return.receive', { returnId }, shopper))).toBe('accepted')
  expect((await findReturn(shop, returnId, shopper)).status).toBe('COMPLETED')
  expect((await order(shop, orderId, shopper)).status).toBe('DELIVERED')
  expect(await wallet(shop)).toBe(0)
})

test('a broken replacement can be returned, in days of its own', async () => {
  const { shop, shopper, item, orderId } = await delivered()
  const all = { lines: [{ itemId: item, quantity: 3 }] }
  const exchanged = await ask(shop, shopper, orderId, item, { ...all, solution: 'exchange' })
  await returnStep(shop, exchanged, { step: 'approve' })
  await shop.call('return.send', { returnId: exchanged, courier: 'JNE', receiptNumber: 'JP7654321' }, shopper)
  await returnStep(shop, exchanged, { step: 'receive' })
  await shop.sql('UPDATE orders SET delivered_at = delivered_at - 10 * 86400000')
  expect((await order(shop, orderId, shopper)).returnUntil).toBeNull()
  expect(await returnStep(shop, exchanged, { step: 'replace', receiptNumber: 'JP999' })).toBe(200)
  expect(outcome(await shop.call('return.receive', { returnId: exchanged }, shopper))).toBe('accepted')
  expect((await order(shop, orderId, shopper)).status).toBe('DELIVERED')
  expect(await shop.sql('SELECT stock FROM variant')).toEqual([{ stock: 4 }])
  const again = await ask(shop, shopper, orderId, item, { ...all, solution: 'refund' })
  expect(outcome(await shop.call('return.request', returnInput(orderId, item, all), shopper))).toBe('return_too_much')
  await returnStep(shop, again, { step: 'approve' })
  expect(await returnStep(shop, again, { step: 'refund' })).toBe(200)
  expect(await wallet(shop)).toBe(150_000)
  await shop.wait(10 * 24)
  await shop.runDue()
  await shop.runDue()
  expect((await order(shop, orderId, shopper)).status).toBe('COMPLETED')
})

test('simultaneous requests never return a piece twice; after a refusal it can be requested again', async () => {
  const { shop, shopper, item, orderId } = await delivered()
  const photos = await Promise.all([1, 2, 3, 4].map(() => photo(shop, shopper)))
  const two = (id = '') =>
    shop.call(
      'return.request',
      returnInput(orderId, item, { lines: [{ itemId: item, quantity: 2 }], photos: [id] }),
      shopper,
    )
  const answers = await Promise.all(photos.map((id) => two(id)))
  expect(answers.map(outcome).toSorted()).toEqual(['accepted', 'return_too_much', 'return_too_much', 'return_too_much'])
  const first = answers.find(({ ok }) => ok)
  const { returnId } = valueOf(first as Extract<typeof first, { ok: true }>) as { returnId: string }
  for (const lines of [
    [{ itemId: item, quantity: 999 }],
    [{ itemId: 'bukan', quantity: 1 }],
    [
      { itemId: item, quantity: 1 },
      { itemId: item, quantity: 1 },
    ],
  ])
    expect(
      outcome(
        await shop.call(
          'return.request',
          returnInput(orderId, item, { lines, photos: [await photo(shop, shopper)] }),
          shopper,
        ),
      ),
    ).toBe('return_too_much')
  expect(await returnStep(shop, returnId, { step: 'reject', note: 'Tidak terlihat rusak' })).toBe(200)
  const listed = await shop.call('return.list', { index: 0, size: 12 }, shopper)
  expect(listed).toMatchObject({ value: { rows: [{ refusal: 'Tidak terlihat rusak' }] } })
  expect(outcome(await two(await photo(shop, shopper)))).toBe('accepted')
})

test('a shopper who has confirmed the delivery cannot say that nothing came', async () => {
  const { shop, shopper, item, orderId } = await delivered()
  valueOf(await shop.call('order.receive', { orderId }, shopper))
  const lost = returnInput(orderId, item, { reason: 'Paket tidak sampai', solution: 'refund' })
  expect(await shop.call('return.request', lost, shopper)).toMatchObject({
    code: 'return_received',
    fields: { reason: expect.any(String) },
  })
  expect(await ask(shop, shopper, orderId, item)).toBeTruthy()
})

test('coins wait for the days of returns and for open returns, and settle the order when they come', async () => {
  const { shop, shopper, item, orderId } = await delivered()
  await giveCoinRules(shop)
  valueOf(await shop.call('order.receive', { orderId }, shopper))
  const returnId = await ask(shop, shopper, orderId, item, { solution: 'refund' })
  await shop.wait(10 * 24)
  await shop.runDue()
  expect(await balanceOf(shop, shopper, 'coins')).toBe(0)
  await returnStep(shop, returnId, { step: 'approve' })
  expect(await returnStep(shop, returnId, { step: 'refund' })).toBe(200)
  await shop.wait(10 * 24)
  await shop.runDue()
  await shop.wait(25)
  await shop.runDue()
  expect(await balanceOf(shop, shopper, 'coins')).toBe(1_000)
  // More days for returns do not open an order again whose coins may be spent by now.
  await shop.admin('PATCH', '/settings', { returnDays: 60 })
  expect((await order(shop, orderId, shopper)).returnUntil).toBeNull()
  expect(outcome(await shop.call('return.request', returnInput(orderId, item), shopper))).toBe('return_closed')
})

// Proves §5.20
test('a return photo must be an image, belong to the customer, and be used in one return only', async () => {
  const { shop, shopper, item, orderId } = await delivered()
  const mine = await photo(shop, shopper)
  const request = async (photos: string[], more: object = {}) =>
    outcome(await shop.call('return.request', returnInput(orderId, item, { photos, ...more }), shopper))
  expect(await request([])).toBe('return_photo_missing')
  expect(await request([await photo(shop, guest('somebody'))])).toBe('return_photo_invalid')
  expect(await request(['tidak-ada'])).toBe('return_photo_invalid')
  expect(await request([mine, mine])).toBe('return_photo_invalid')
  expect(await request([mine])).toBe('accepted')
  expect(await request([mine])).toBe('return_photo_invalid')
  expect(await request([], { reason: 'Paket tidak sampai', solution: 'refund' })).toBe('accepted')
})

// Proves §5.20
test('an invalid return form is refused', async () => {
  const shop = await openSellingShop()
  const shopper = await shop.customer()
  const send = async (more: object) => {
    const { orderId, lines, reason, description, solution, photos } = returnInput('x', 'x', more)
    const body = {
      SALE_ID: orderId,
      RETURN_LINE_LIST: lines.map(({ itemId, quantity }) => ({ ITEM_ID_CODE: itemId, ITEM_QTY: quantity })),
      RETURN_REASON: reason,
      RETURN_DESCRIPTION: description,
      RETURN_SOLUTION: solution,
      RETURN_PHOTO_LIST: photos,
    }
    return (await shop.upstream('POST', '/return/request', { ...shopper, body })).status
  }
  // The form is valid, but the order is unknown.
  expect(await send({})).toBe(404)
  for (const wrong of [
    { description: 'x'.repeat(29) },
    { description: 'x'.repeat(1_001) },
    { lines: [] },
    { lines: [{ itemId: 'x', quantity: 0 }] },
    { reason: 'Bosan' },
    { solution: 'uang-kembali' },
    { photos: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] },
  ])
    expect([wrong, await send(wrong)]).toEqual([wrong, 422])
})

test('only the customer can request a return, after the delivery and within the shop’s working days', async () => {
  const shop = await openSellingShop()
  const shopper = await shop.customer(guest('visitor-one'))
  const item = await shop.item()
  const orderId = await place(shop, shopper, [item])
  const request = async (as: Caller) =>
    outcome(await shop.call('return.request', returnInput(orderId, item, { photos: [await photo(shop, as)] }), as))
  expect(await request(shopper)).toBe('return_closed')
  await press(shop, orderId, shopper, 'settlement')
  await shipAndDeliver(shop, orderId)
  const until = Date.parse((await order(shop, orderId, shopper)).returnUntil ?? '')
  expect(until - Date.now()).toBeGreaterThan(2.9 * dayMs)
  expect(await request(await shop.customer())).toBe('order_unknown')
  expect((await shop.admin('PATCH', '/settings', { returnDays: 10 })).status).toBe(200)
  expect(Date.parse((await order(shop, orderId, shopper)).returnUntil ?? '')).toBeGreaterThan(until)
  await shop.wait(17 * 24)
  expect(await request(shopper)).toBe('return_closed')
})

test('an approved return ends when the goods are not sent back in time', async () => {
  const { shop, shopper, item, orderId } = await delivered()
  const returnId = await ask(shop, shopper, orderId, item)
  await returnStep(shop, returnId, { step: 'approve' })
  await shop.wait(7 * 24 + 1)
  await shop.runDue()
  expect((await findReturn(shop, returnId, shopper)).status).toBe('CANCELLED')
  expect((await order(shop, orderId, shopper)).status).toBe('COMPLETED')
  expect(await wallet(shop)).toBe(0)
})

test('a return whose goods never come, or come wrong, ends without money, and then its order too', async () => {
  const { shop, shopper, item, orderId } = await delivered()
  const sent = async () => {
    const returnId = await ask(shop, shopper, orderId, item)
    await returnStep(shop, returnId, { step: 'approve' })
    const parcel = { returnId, courier: 'JNE', postage: 25_000, postagePhoto: await photo(shop, shopper) }
    const send = async (receiptNumber: string) =>
      outcome(await shop.call('return.send', { ...parcel, receiptNumber }, shopper))
    expect(await send('JP0000000')).toBe('accepted')
    return { returnId, send }
  }
  const [never, mistaken, stone] = [await sent(), await sent(), await sent()]
  await shop.sql(`UPDATE order_return_event SET at = at - 22 * 86400000 WHERE return_id = '${never.returnId}'`)
  for (const n of [1, 2, 3, 4, 5]) expect(await never.send(`JP765432${n}`)).toBe('accepted')
  // Another number of the parcel does not make it younger.
  const { waiting } = (await shop.admin('GET', '/today')).body as { waiting: object[] }
  expect(waiting).toContainEqual(expect.objectContaining({ what: 'retur yang sedang dikirim kembali', long: true }))
  expect(await never.send('JP7654329')).toBe('return_corrected')
  const corrected = await findReturn(shop, never.returnId, shopper)
  expect(corrected).toMatchObject({ status: 'SENT_BACK', receiptNumber: 'JP7654325', correctable: true })
  expect(corrected.events.at(-1)?.note).toBe('Resi sebelumnya: JNE JP7654324')
  const { returnId } = mistaken
  expect(outcome(await shop.call('return.cancel', { returnId }, shopper))).toBe('accepted')
  expect(await returnStep(shop, stone.returnId, { step: 'receive' })).toBe(200)
  await shop.sql('UPDATE orders SET delivered_at = delivered_at - 10 * 86400000')
  for (const [one, note] of [
    [never, 'Paket tidak pernah kami terima'],
    [stone, 'Isi paketnya batu'],
  ] as const) {
    expect((await order(shop, orderId, shopper)).status).toBe('DELIVERED')
    expect(await returnStep(shop, one.returnId, { step: 'reject', note })).toBe(200)
    const seen = await findReturn(shop, one.returnId, shopper)
    expect(seen).toMatchObject({ status: 'REJECTED', postage: { paid: 0 } })
    expect(seen.events.at(-1)?.note).toBe(note)
  }
  expect((await shop.admin('GET', '/returns?waiting=yes')).body).toMatchObject({ total: 0 })
  expect((await order(shop, orderId, shopper)).status).toBe('COMPLETED')
  expect(await wallet(shop)).toBe(0)
})

test('a return without goods waits for the seller until it is paid back, and is never forgotten', async () => {
  const { shop, shopper, item, orderId } = await delivered()
  const waiting = async () =>
    ((await shop.admin('GET', '/today')).body as { waiting: { what: string; long: boolean }[] }).waiting
  const returnId = await ask(shop, shopper, orderId, item, { solution: 'refund' })
  await shop.wait(4 * 24)
  expect(await waiting()).toMatchObject([{ what: 'permintaan pengembalian barang', long: true }])
  // It waits for the seller's money from the answer on.
  expect(await returnStep(shop, returnId, { step: 'approve' })).toBe(200)
  expect(await waiting()).toMatchObject([{ what: 'permintaan pengembalian barang', long: false }])
  await shop.wait(4 * 24)
  expect(await waiting()).toMatchObject([{ what: 'permintaan pengembalian barang', long: true }])
  expect((await shop.admin('GET', '/health')).body).toMatchObject({ ok: false, queue: { waiting: 1 } })
  expect(await returnStep(shop, returnId, { step: 'refund' })).toBe(200)
  expect(await waiting()).toEqual([])
})

test('a demo shop answers a return automatically', async () => {
  const { shop, shopper, item, orderId } = await delivered()
  const returnId = await ask(shop, shopper, orderId, item, { solution: 'refund' })
  for (const status of ['REVIEWING', 'APPROVED', 'REFUNDED']) {
    await shop.wait(0.1)
    await shop.runDue()
    expect((await findReturn(shop, returnId, shopper)).status).toBe(status)
  }
})

// Proves §2.28, §2.33
test('orders with a return have their own tab, and each tab shows its count', async () => {
  const { shop, shopper, item, orderId } = await delivered()
  const other = await place(shop, shopper, [await shop.item()])
  const returnId = await ask(shop, shopper, orderId, item)
  type Listed = {
    rows: { id: string; returnStatus: string | null; returnId: string | null; payBy: string | null }[]
    more: { tabs: { tab: string; count: number }[] }
  }
  const list = async (input: object) => valueOf<Listed>(await shop.call('order.list', input, shopper))
  expect(await list({ tab: 'pengembalian' })).toMatchObject({
    rows: [{ id: orderId, returnStatus: 'REQUESTED', returnId, payBy: null }],
  })
  const { rows, more } = await list({ text: 'KOPI' })
  expect(rows.map(({ id }) => id)).toEqual([other, orderId])
  expect(rows[0]?.payBy).not.toBeNull()
  expect(Object.fromEntries(more.tabs.map(({ tab, count }) => [tab, count]))).toEqual({
    'belum-bayar': 1,
    dikemas: 0,
    dikirim: 1,
    selesai: 0,
    dibatalkan: 0,
    pengembalian: 1,
  })
  expect((await list({ text: `kopi ${item}` })).rows.map(({ id }) => id)).toEqual([orderId])
  expect((await list({ text: 'teh' })).rows).toEqual([])
  expect(
    valueOf<{ rows: { id: string }[] }>(await shop.call('return.list', { index: 0, size: 12 }, shopper)).rows.map(
      ({ id }) => id,
    ),
  ).toEqual([returnId])
  expect(await shop.admin('GET', '/returns')).toMatchObject({
    status: 200,
    body: { total: 1, returns: [{ id: returnId }] },
  })
})

test('the seller can see the photos of a return and no other file', async () => {
  const { shop, shopper, item, orderId } = await delivered()
  const loose = await photo(shop, shopper)
  const { photos } = await findReturn(shop, await ask(shop, shopper, orderId, item), shopper)
  const file = (path: string, bearer: string) =>
    send(
      new Request(`https://commerce/admin/v1/shops/${shop.host}/files/${path}`, {
        headers: { authorization: `Bearer ${bearer}` },
      }),
    )
  const shown = await file(photos[0] ?? '', bindings.ADMIN_TOKEN)
  expect([shown.status, shown.headers.get('content-type'), (await shown.arrayBuffer()).byteLength]).toEqual([
    200,
    'image/png',
    45,
  ])
  expect((await file(photos[0] ?? '', 'x')).status).toBe(403)
  expect((await file(loose, bindings.ADMIN_TOKEN)).status).toBe(404)
})

test('a longer return window also delays the completion of an order', async () => {
  const { shop, shopper, orderId } = await delivered()
  await shop.admin('PATCH', '/settings', { returnDays: 10 })
  await shop.wait(8 * 24)
  await shop.runDue()
  expect((await order(shop, orderId, shopper)).status).toBe('DELIVERED')
  await shop.wait(10 * 24)
  await shop.runDue()
  expect((await order(shop, orderId, shopper)).status).toBe('COMPLETED')
})

test('an order keeps the days for returns that it was placed with when the shop gives fewer before it is paid', async () => {
  const shop = await openSellingShop()
  const set = (change: object) => shop.admin('PATCH', '/settings', change)
  await set({ returnDays: 20, coins: { earnPercent: 10, usePercent: 50 } })
  const [shopper, item] = [await shop.customer(guest('visitor-one')), await shop.item({ stock: 10 })]
  const orderId = await place(shop, shopper, [item], { quantity: 3 })
  await set({ returnDays: 3 })
  await press(shop, orderId, shopper, 'settlement')
  await shipAndDeliver(shop, orderId)
  const until = (await order(shop, orderId, shopper)).returnUntil
  expect(Date.parse(until ?? '') - Date.now()).toBeGreaterThan(20 * dayMs)
  await shop.wait(10 * 24)
  await shop.runDue()
  expect((await order(shop, orderId, shopper)).status).toBe('DELIVERED')
  expect(await shop.sql("SELECT * FROM ledger_transfer WHERE kind = 'coins_earned'")).toEqual([])
  await ask(shop, shopper, orderId, item)
  const later = await place(shop, shopper, [item])
  await press(shop, later, shopper, 'settlement')
  await shipAndDeliver(shop, later, 'JP1234568')
  await shop.wait(10 * 24)
  await shop.runDue()
  expect((await order(shop, later, shopper)).status).toBe('COMPLETED')
})

test('a refund goes on to the chosen bank account without a fee, or stays in the wallet when that account is removed or new', async () => {
  const { shop, shopper, item, orderId } = await delivered()
  const add = async (number: string) =>
    valueOf<{ id: string }>(
      await shop.call('wallet.addBankAccount', { bankCode: '014', number, holder: 'Ani Lestari' }, shopper),
    ).id
  const [old, gone] = [await add('1234567890'), await add('1234567891')]
  await shop.sql('UPDATE bank_account SET created_at = created_at - 259200000')
  const fresh = await add('1234567892')
  const foreign = { accountId: 'tidak-ada', photos: [await photo(shop, shopper)] }
  expect(outcome(await shop.call('return.request', returnInput(orderId, item, foreign), shopper))).toBe(
    'bank_account_unknown',
  )
  const paid = async (accountId: string) => {
    const returnId = await ask(shop, shopper, orderId, item, { solution: 'refund', accountId })
    if (accountId === gone) await shop.call('wallet.removeBankAccount', { id: gone }, shopper)
    await returnStep(shop, returnId, { step: 'approve' })
    await returnStep(shop, returnId, { step: 'refund', note: 'Maaf' })
    return findReturn(shop, returnId, shopper)
  }
  await shop.sql(
    `UPDATE shop_state SET settings = json_set(settings, '$.sellerMessages', json('{"email":"penjual@contoh.id","phone":null,"daily":true,"lowStock":3}'))`,
  )
  const toBank = await paid(old)
  expect(
    await shop.sql(`SELECT "values" ->> '$.account' AS account FROM message WHERE kind = 'seller_withdrawal'`),
  ).toEqual([{ account: 'BCA 1234567890 atas nama Ani Lestari' }])
  expect(toBank).toMatchObject({ refundTo: 'BCA 1234567890', amount: 50_000 })
  expect(toBank.events.at(-1)).toMatchObject({ status: 'REFUNDED', note: 'Maaf. Diteruskan ke BCA 1234567890' })
  expect(await wallet(shop)).toBe(0)
  expect(await shop.sql('SELECT status, amount, fee, number FROM withdrawal')).toEqual([
    { status: 'REQUESTED', amount: 50_000, fee: 0, number: '1234567890' },
  ])
  const kept = await paid(fresh)
  expect(kept.events.at(-1)).toMatchObject({ note: 'Maaf' })
  expect(kept.refundTo).toBe('')
  expect(await wallet(shop)).toBe(50_000)
  expect(await paid(gone)).toMatchObject({ refundTo: '' })
  expect(await wallet(shop)).toBe(100_000)
  // The refund still names the account after the account is removed.
  await shop.call('wallet.removeBankAccount', { id: old }, shopper)
  expect((await findReturn(shop, toBank.id, shopper)).refundTo).toBe('BCA 1234567890')
  const [{ id } = { id: '' }] = await shop.sql('SELECT id FROM withdrawal')
  for (const step of ['process', 'pay'])
    expect((await shop.admin('POST', `/withdrawals/${String(id)}`, { step })).status).toBe(200)
  const [said] = await shop.sql(`SELECT "values" ->> '$.state' AS state FROM message WHERE kind = 'withdrawal'`)
  expect(said).toEqual({ state: 'sudah kami transfer ke BCA' })
})
