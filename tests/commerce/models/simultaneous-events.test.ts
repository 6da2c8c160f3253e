import { expect, test } from 'vitest'
import type { Result } from '#shared/result.ts'
import { type ModelShop, openModelShop } from './model-shop.ts'
import { runInShop } from '#tests/support/in-workerd/in-shop.ts'
import { take } from './model-steps.ts'
import { expectSound, outcome } from '../order/checkout/checkout-steps.ts'
import { openSellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { noteStocks } from '#tests/support/in-workerd/stock.ts'

const permutations = <T>(all: readonly T[]): T[][] =>
  all.length < 2 ? [[...all]] : all.flatMap((one, i) => permutations(all.toSpliced(i, 1)).map((rest) => [one, ...rest]))

/** An unpaid order with a voucher. */
async function placeUnpaid(modelShop: ModelShop) {
  for (const step of ['begin', 'addVoucher', 'checkout'] as const)
    await take(modelShop, { do: step, who: 0, which: 0, amount: 2 })
  const [orderId = '', who] = [modelShop.ids[0], modelShop.shoppers[0] ?? { visitor: '' }]
  return {
    orderId,
    who,
    reference: String(
      modelShop.at.sql(
        'SELECT c.reference FROM charge c JOIN bill b ON b.code = c.bill_code WHERE b.order_id = ?',
        orderId,
      )[0]?.['reference'],
    ),
  }
}

test('an order that is paid, expired and cancelled by shopper and seller at once ends once, in every sequence of arrival', async () => {
  const shop = await openSellingShop()
  await runInShop(shop, async (at) => {
    let run = 0
    for (const order of permutations(['pay', 'expire', 'cancel', 'seller'] as const)) {
      const modelShop = await openModelShop(at, (run += 1), { customers: true })
      const { orderId, who, reference } = await placeUnpaid(modelShop)
      const does: Record<(typeof order)[number], () => Promise<Result<unknown>>> = {
        pay: () => {
          at.sql(
            "UPDATE simulated_payment SET status = 'settlement' WHERE reference = ? AND status = 'pending'",
            reference,
          )
          return at.notify(reference)
        },
        // The clock reaches the deadline and the alarm runs.
        expire: async () => {
          await at.pass(24)
          return { ok: true, value: {} }
        },
        cancel: () => at.ask('order.cancel', { orderId, reason: 'Berubah' }, who),
        seller: () => at.administer('order.step', { orderId, step: 'cancel', note: 'Habis' }),
      }
      const words = (await Promise.all([...order, ...order].map((one) => does[one]()))).map(outcome).join(' ')
      await at.pass(1)
      await at.notify(reference)
      const [checkout] = at.sql(
        'SELECT s.status, b.status AS paid, s.total FROM orders s JOIN bill b ON b.order_id = s.id WHERE s.id = ?',
        orderId,
      )
      const said = `${order.join(' → ')}: ${words}`
      const kept = !['EXPIRED', 'CANCEL'].includes(String(checkout?.['status']))
      const atBank = at.sql('SELECT status FROM simulated_payment WHERE reference = ?', reference)[0]?.['status']
      // The shop either keeps the bank's money for an order or returns it, once.
      const owed = atBank === 'settlement' && !kept ? Number(checkout?.['total']) : 0
      expect(at.number('SELECT balance FROM ledger_account WHERE id = ?', `wallet:${modelShop.name(0)}`), said).toBe(
        owed,
      )
      expect(
        at.number("SELECT count(*) FROM order_event WHERE order_id = ? AND kind IN ('EXPIRED', 'CANCEL')", orderId),
        said,
      ).toBeLessThanOrEqual(kept ? 1 : 2)
      expect(at.number('SELECT stock FROM variant WHERE id = ?', modelShop.items[0] ?? ''), said).toBe(kept ? 2 : 4)
      expect(at.number('SELECT used FROM voucher WHERE code = ?', `G${run}`), said).toBe(kept ? 1 : 0)
      expect(await at.administer('shop.audit', {}), said).toEqual({ ok: true, value: [] })
    }
  })
  await expectSound(shop)
}, 60_000)

test('of thirty simultaneous checkouts only one gets the last piece and the last use of a voucher', async () => {
  const shop = await openSellingShop()
  await runInShop(shop, async (at) => {
    const modelShop = await openModelShop(at, 1, { customers: false })
    for (const which of [0, 0]) await take(modelShop, { do: 'begin', who: 0, which, amount: 1 })
    const [first = '', second = ''] = modelShop.ids
    for (const orderId of [first, second])
      await at.ask('checkout.applyVoucher', { orderId, code: 'S1' }, modelShop.shoppers[0] ?? { visitor: '' })
    at.sql("UPDATE voucher SET quota = 1 WHERE code = 'S1'")
    at.sql('UPDATE variant SET stock = 1')
    at.sql(noteStocks())
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, i) =>
        at.ask(
          'checkout.place',
          { orderId: i % 2 ? first : second },
          modelShop.shoppers[0] ?? { visitor: '' },
          `key-${i}`,
        ),
      ),
    )
    expect(new Set(answers.map(outcome))).toEqual(new Set(['accepted', 'stock_out']))
    expect(at.number("SELECT count(*) FROM orders WHERE status = 'PENDING'")).toBe(1)
    expect(at.number("SELECT used FROM voucher WHERE code = 'S1'")).toBe(1)
    expect(at.number('SELECT stock FROM variant WHERE id = ?', modelShop.items[0] ?? '')).toBe(0)
  })
})
