import { runInDurableObject } from 'cloudflare:test'
import { drizzle } from 'drizzle-orm/durable-sqlite'
import { expect, test } from 'vitest'
import { auditNewest } from '#commerce/app/audit/audit.ts'
import * as schema from '#commerce/platform/schema.ts'
import { expectSound, place, press } from '../order/checkout/checkout-steps.ts'
import { addVoucher } from '../voucher/voucher-steps.ts'
import { fund, idOf } from '../wallet/wallet-steps.ts'
import { lazily } from '#tests/support/in-workerd/lazily.ts'
import { guest, openSellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { sellerStep } from '#tests/support/in-workerd/seller.ts'

/** A transfer of the ledger, as statements; `ref` is SQL. */
const transfer = (kind: string, ref: string, from: string, to: string, amount: number): string[] => [
  `INSERT INTO ledger_transfer (kind, ref, at) VALUES ('${kind}', ${ref}, 0)`,
  ...[from, to].map((account) => `INSERT OR IGNORE INTO ledger_account (id, balance) VALUES ('${account}', 0)`),
  ...[
    [to, amount],
    [from, -amount],
  ].map(
    ([account, of]) =>
      `INSERT INTO ledger_entry (transfer_id, account, amount) SELECT max(id), '${account}', ${of} FROM ledger_transfer`,
  ),
]
const withdrawal = (status: string, number: string): string =>
  `INSERT INTO withdrawal (id, customer_id, source, status, bank_code, number, holder, amount, fee, at) VALUES ('w', '{shopper}', 'wallet', '${status}', '014', '${number}', 'Ani', 500, 0, 9e12)`
const aboutSomething = 'a transfer is about something that moves its accounts'
const ofPaid = "(SELECT code FROM bill WHERE order_id = '{paid}')"

/**
 * One thing that is wrong in the database, and the invariant that says so. `{paid}` and `{open}` are two orders of
 * `{shopper}`, and a guest is owed the money of a third.
 */
const faults: readonly { fault: string; sql: readonly string[]; found: string; alone?: true }[] = [
  {
    fault: 'an order is paid, and no attempt brought the money',
    sql: [`UPDATE charge SET state = 'pending' WHERE bill_code = ${ofPaid}`],
    found: 'a paid bill has an attempt that brought the money',
  },
  {
    fault: 'a refund is invented',
    sql: transfer('refund', "'nobody'", 'shop:commission', 'wallet:{shopper}', 500_000),
    found: 'what went back is what came',
  },
  ...(['wallet_released', 'refund_return', 'refund_to_wallet', 'withdrawal_refused', 'wallet_returned'] as const).map(
    (kind) => ({
      fault: `balance out of nothing, as ${kind}`,
      sql: transfer(kind, "'nobody'", 'shop:refunds', 'wallet:{shopper}', 500_000),
      found: aboutSomething,
    }),
  ),
  {
    fault: 'balance comes back that another order was paid with',
    sql: transfer('wallet_returned', "'{paid}'", 'shop:sales', 'wallet:{shopper}', 500_000),
    found: aboutSomething,
  },
  {
    fault: 'a commission is ready that no order has brought',
    sql: transfer('commission_ready', "'{paid}'", 'shop:commission', 'commission:{shopper}', 500_000),
    found: aboutSomething,
  },
  {
    fault: 'coins out of nothing',
    sql: [
      ...transfer('coins_earned', "'nobody'", 'shop:coins', 'coins:{shopper}', 500),
      `INSERT INTO coin_lot (customer_id, given, "left", expires_at) VALUES ('{shopper}', 500, 500, 9999999999999)`,
    ],
    found: aboutSomething,
  },
  {
    fault: 'a kind of transfer that nobody has heard of',
    sql: transfer('gift', "'{paid}'", 'shop:refunds', 'wallet:{shopper}', 500),
    found: aboutSomething,
  },
  {
    fault: 'a second payment is paid back that never came',
    sql: transfer('refund_double', "'{open}'", 'shop:commission', 'wallet:{shopper}', 100),
    found: 'the money of a second payment was paid twice',
  },
  {
    fault: 'the only payment is paid back as a second one',
    sql: transfer(
      'refund_double',
      `(SELECT reference FROM charge WHERE bill_code = ${ofPaid})`,
      'shop:refunds',
      'wallet:{shopper}',
      59_000,
    ),
    found: 'no more second payments went back than came',
  },
  {
    fault: 'postage is replaced that nobody requested',
    sql: [
      "INSERT INTO order_return (id, number, order_id, customer_id, status, solution, reason, description, postage_paid, postage_at, created_at) VALUES ('r', 'RTN-1', '{paid}', '{shopper}', 'RECEIVED', 'return-refund', 'Barang rusak', '', 500, 1, 0)",
      ...transfer('return_postage', "'r'", 'shop:postage', 'wallet:{shopper}', 500),
    ],
    found: 'postage that is replaced was requested, and is in the books as it was decided',
  },
  {
    fault: 'postage is in the books, and nobody has decided it',
    sql: [
      "INSERT INTO order_return (id, number, order_id, customer_id, status, solution, reason, description, postage_asked, created_at) VALUES ('r', 'RTN-1', '{paid}', '{shopper}', 'RECEIVED', 'return-refund', 'Barang rusak', '', 500, 0)",
      ...transfer('return_postage', "'r'", 'shop:postage', 'wallet:{shopper}', 500),
    ],
    found: 'postage that is replaced was requested, and is in the books as it was decided',
  },
  {
    fault: 'postage was replaced twice, the second time for no return',
    sql: transfer('return_postage', "'nobody'", 'shop:postage', 'wallet:{shopper}', 500),
    found: aboutSomething,
    alone: true,
  },
  {
    fault: 'postage is requested before anything was sent',
    sql: [
      "INSERT INTO order_return (id, number, order_id, customer_id, status, solution, reason, description, postage_asked, created_at) VALUES ('r', 'RTN-1', '{paid}', '{shopper}', 'APPROVED', 'return-refund', 'Barang rusak', '', 500, 0)",
    ],
    found: 'postage that is replaced was requested, and is in the books as it was decided',
  },
  {
    fault: 'coins without an account',
    sql: [`INSERT INTO coin_lot (customer_id, given, "left", expires_at) VALUES ('nobody', 500, 500, 9999999999999)`],
    found: 'coins that are left belong to an account',
  },
  {
    fault: 'the job that ends an unpaid order is gone',
    sql: ["DELETE FROM scheduled_job WHERE kind = 'expire-payment' AND ref = '{open}'"],
    found: 'an unpaid order has a job that ends it',
  },
  {
    fault: 'the job that asks the vendor for a refund is gone',
    sql: ["UPDATE refund SET state = 'ASKED'"],
    found: 'a refund that a vendor was asked for has a job that asks on',
  },
  {
    fault: 'the bank account of an open withdrawal is changed',
    sql: [
      "INSERT INTO bank_account (id, customer_id, bank_code, number, holder, created_at) VALUES ('b', '{shopper}', '014', '111', 'Ani', 0)",
      withdrawal('REQUESTED', '222'),
    ],
    found: 'money that is on its way to a bank goes to an account that its customer named before',
  },
  {
    fault: 'a withdrawal is paid, and not in the books',
    sql: [withdrawal('PAID', '111')],
    found: 'a withdrawal is in the books, and paid or refused there when it is',
  },
  {
    fault: 'a balance is not the sum of its entries',
    sql: ["UPDATE ledger_account SET balance = balance + 1 WHERE id = 'wallet:{shopper}'"],
    found: 'a balance is the sum of its entries',
  },
  {
    fault: 'the pieces of an order are held no more',
    sql: ["DELETE FROM stock_hold WHERE order_id = '{open}'"],
    found: 'what is held is what was bought',
  },
  {
    fault: 'a line has another price than its order',
    sql: ["UPDATE order_line SET unit_price = unit_price + 1 WHERE order_id = '{paid}'"],
    found: 'the lines of an order add up to its subtotal',
  },
  {
    fault: 'a withdrawal is refused, and its money is not back',
    sql: [withdrawal('REFUSED', '111'), ...transfer('withdrawal', "'w'", 'wallet:{shopper}', 'held:{shopper}', 500)],
    found: 'a withdrawal is in the books, and paid or refused there when it is',
  },
  {
    fault: 'the attempt of a paid bill is gone',
    sql: [`DELETE FROM charge WHERE bill_code = ${ofPaid}`],
    found: 'a bill has the attempt that it asks with',
  },
  {
    fault: 'a refund asks for the money of another order',
    sql: [`UPDATE refund SET reference = (SELECT reference FROM charge WHERE bill_code = ${ofPaid})`],
    found: 'a refund gives back the money of an attempt of its own order',
  },
  {
    fault: 'the goods of a return that was paid back are gone',
    sql: [
      "INSERT INTO order_return (id, number, order_id, customer_id, status, solution, reason, description, refunded, created_at) VALUES ('r', 'RTN-1', '{paid}', '{shopper}', 'COMPLETED', 'return-refund', 'Barang rusak', '', 500, 0)",
    ],
    found: 'no return is paid back with more than its goods were sold for',
  },
  {
    fault: 'the job that ends an approved return is gone',
    sql: [
      "INSERT INTO order_return (id, number, order_id, customer_id, status, solution, reason, description, created_at) VALUES ('r', 'RTN-1', '{paid}', '{shopper}', 'APPROVED', 'return-refund', 'Barang rusak', '', 0)",
    ],
    found: 'a return that ends by itself has a job that ends it',
  },
  {
    fault: 'the job that makes a commission ready is gone',
    sql: [
      "INSERT INTO commission (order_id, affiliate_id, status, base, amount, at, ready_at) VALUES ('{paid}', '{shopper}', 'PENDING', 5, 5, 0, 1)",
    ],
    found: 'a commission that waits for its day has a job that makes it ready',
  },
  {
    fault: 'the job that ends an unpaid order at the counter is gone',
    sql: [
      `UPDATE bill SET status = 'COD', vendor = 'counter', paid_at = NULL WHERE code = ${ofPaid}`,
      "UPDATE orders SET status = 'SHIPPING', delivery = 'pickup' WHERE id = '{paid}'",
    ],
    found: 'an unpaid order that waits at the counter has a job that ends it',
  },
  {
    fault: 'a cancelled order keeps money that it has paid back',
    sql: ['UPDATE orders SET kept_money = 1 WHERE id = (SELECT order_id FROM refund)'],
    found: 'what went back is what came',
  },
  {
    fault: 'an attempt asks for another amount than its bill',
    sql: ['UPDATE charge SET amount = amount - 1'],
    found: 'a bill asks for what its attempt asks for',
  },
  {
    fault: 'a refund is paid, and not in the books',
    sql: ["UPDATE refund SET state = 'PAID', paid_at = 1, way = 'bank'"],
    found: 'a refund is owed once in the books, and paid once',
  },
  {
    fault: 'a refund is gone from the list',
    sql: ['DELETE FROM refund'],
    found: 'what is owed for an order is on the list of refunds',
  },
  {
    fault: 'a voucher was used more often than orders use it',
    sql: ['UPDATE voucher SET used = used + 1'],
    found: 'a voucher counts the orders that use it',
  },
  {
    fault: 'a status without its history',
    sql: ["UPDATE orders SET status = 'PROCESSING' WHERE id = '{paid}'"],
    found: 'the history ends with the status',
  },
  {
    fault: 'a commission of an order that nobody has paid',
    sql: [
      "INSERT INTO commission (order_id, affiliate_id, status, base, amount, at) VALUES ('{open}', '{shopper}', 'PENDING', 5, 5, 0)",
    ],
    found: 'only a paid order of somebody else brings a commission',
  },
  {
    fault: 'fifty pieces that nobody has received',
    sql: ['UPDATE variant SET stock = stock + 50'],
    found: 'what lies on the shelf can be sold or belongs to an order',
  },
  {
    fault: 'pieces of an order that was never sent are gone',
    sql: ["UPDATE stock_hold SET state = 'SENT' WHERE order_id = '{paid}'"],
    found: 'what was never packed lies on the shelf',
  },
  {
    fault: 'a movement of stock is gone',
    sql: ['DELETE FROM stock_movement'],
    found: 'what lies on the shelf is what came and did not leave',
  },
  {
    fault: 'an invoice is gone',
    sql: [`UPDATE bill SET issued = NULL WHERE code = ${ofPaid}`],
    found: 'what was paid, or is sent to be paid, has an invoice, and nothing else has one before',
  },
]

const seeded = lazily(async () => {
  const shop = await openSellingShop()
  const shopper = await shop.customer(guest('visitor-one'))
  await addVoucher(shop)
  await fund(shop, shopper, { wallet: 1_000, commission: 1_000 })
  const item = await shop.item({ stock: 10, price: 50_000 })
  const [visitor, paid] = [guest('visitor-guest'), await place(shop, shopper, [item])]
  await press(shop, paid, shopper, 'settlement')
  const owed = await place(shop, visitor, [item])
  await press(shop, owed, visitor, 'settlement')
  await sellerStep(shop, owed, { step: 'cancel', note: 'Habis' })
  await shop.sql("UPDATE refund SET state = 'OWED', reference = NULL")
  await shop.sql("DELETE FROM scheduled_job WHERE kind = 'refund-at-source'")
  const open = await place(shop, shopper, [item])
  await expectSound(shop)
  return { shop, names: { paid, open, shopper: await idOf(shop, shopper) } as Record<string, string> }
})

// The newest rows are those that the doctor looks at without waiting for the night.
test.for(faults)('the doctor finds: $fault', async ({ sql, found, alone = false }) => {
  const { shop, names } = await seeded()
  const broken = await runInDurableObject(await shop.object(), (_, { storage }) => {
    const seen: { invariant: string }[] = []
    const back = new Error('nothing of it stays')
    try {
      storage.transactionSync(() => {
        for (const query of sql)
          storage.sql.exec(query.replaceAll(/\{(\w+)\}/g, (_, name: string) => names[name] ?? ''))
        seen.push(...auditNewest(drizzle(storage, { schema, casing: 'snake_case' })))
        throw back
      })
    } catch (error) {
      if (error !== back) throw error
    }
    return seen
  })
  expect(broken).toContainEqual(expect.objectContaining({ invariant: found }))
  if (alone) expect(broken).toHaveLength(1)
})

test('a price of nothing is allowed, and the doctor says it', async () => {
  const shop = await openSellingShop()
  const item = await shop.item()
  const found = async () =>
    ((await shop.admin('GET', '/doctor')).body as { findings: { id: string }[] }).findings.map(({ id }) => id)
  expect(await found()).not.toContain('price-nothing')
  await shop.sql(`UPDATE variant SET price = 0 WHERE id = '${item}'`)
  expect(await found()).toContain('price-nothing')
})
