import { expect, test } from 'vitest'
import { expectSound, place, press } from '../order/checkout/checkout-steps.ts'
import { fund, idOf } from '../wallet/wallet-steps.ts'
import { guest, openSellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { skipAudit } from '#tests/support/in-workerd/shop.ts'

/** One thing that is wrong in the database, and the invariant that says so. `{paid}` and `{open}` are two orders. */
const faults: readonly { fault: string; sql: readonly string[]; found: string }[] = [
  {
    fault: 'an order is paid, and no attempt brought the money',
    sql: ["UPDATE charge SET state = 'pending' WHERE bill_code = (SELECT code FROM bill WHERE order_id = '{paid}')"],
    found: 'a paid bill has an attempt that brought the money',
  },
  {
    fault: 'a refund is invented',
    sql: [
      "INSERT INTO ledger_transfer (kind, ref, at) VALUES ('refund', 'nobody', 0)",
      "INSERT INTO ledger_entry (transfer_id, account, amount) SELECT max(id), '{wallet}', 500000 FROM ledger_transfer",
      "INSERT INTO ledger_entry (transfer_id, account, amount) SELECT max(id), 'shop:commission', -500000 FROM ledger_transfer",
    ],
    found: 'what went back is what came',
  },
  {
    fault: 'a second payment is paid back that never came',
    sql: [
      "INSERT INTO ledger_transfer (kind, ref, at) VALUES ('refund_double', '{open}', 0)",
      "INSERT INTO ledger_entry (transfer_id, account, amount) SELECT max(id), '{wallet}', 100 FROM ledger_transfer",
      "INSERT INTO ledger_entry (transfer_id, account, amount) SELECT max(id), 'shop:commission', -100 FROM ledger_transfer",
    ],
    found: 'the money of a second payment was paid twice',
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
]

test.for(faults)('the audit finds: $fault', async ({ sql, found }) => {
  const shop = await openSellingShop()
  skipAudit(shop)
  const shopper = await shop.customer(guest('visitor-one'))
  await fund(shop, shopper, { wallet: 1_000, commission: 1_000 })
  const item = await shop.item({ stock: 10, price: 50_000 })
  const paid = await place(shop, shopper, [item])
  await press(shop, paid, shopper, 'settlement')
  const open = await place(shop, shopper, [item])
  await expectSound(shop)
  const names = { '{paid}': paid, '{open}': open, '{wallet}': `wallet:${await idOf(shop, shopper)}` }
  for (const query of sql)
    await shop.sql(Object.entries(names).reduce((text, [name, value]) => text.replaceAll(name, value), query))
  expect(await shop.broken()).toContainEqual(expect.objectContaining({ invariant: found }))
})
