import { expect, test } from 'vitest'
import { expectSound, order, place } from '../checkout/checkout-steps.ts'
import { guest, openSellingShop } from '#tests/support/in-workerd/selling-shop.ts'

const me = guest('visitor-one')
const by = (method: string) => ({ vendor: 'simulator', method })

test('a payment whose notification was lost is found within a minute', async () => {
  const shop = await openSellingShop()
  const orderId = await place(shop, me, [await shop.item()], { payment: by('qris') })
  await shop.runDue()
  await shop.sql("UPDATE simulated_payment SET status = 'settlement'")
  await shop.wait(1 / 60)
  await shop.runDue()
  expect((await order(shop, orderId, me)).status).toBe('PAYMENT_CONFIRMED')
  expect(await shop.sql("SELECT * FROM scheduled_job WHERE kind = 'check-payment'")).toEqual([])
})

test('the vendor is asked repeatedly until the deadline while it does not answer', async () => {
  const shop = await openSellingShop()
  const orderId = await place(shop, me, [await shop.item()], { payment: by('qris') })
  await shop.sql("UPDATE simulator_account SET fault = 'down'")
  for (const minutes of [1, 3, 10]) {
    await shop.wait(minutes / 60)
    await shop.runDue()
  }
  await shop.sql("UPDATE simulator_account SET fault = 'none'")
  await shop.sql("UPDATE simulated_payment SET status = 'settlement'")
  await shop.wait(30 / 60)
  await shop.runDue()
  expect((await order(shop, orderId, me)).status).toBe('PAYMENT_CONFIRMED')
  const late = await place(shop, me, [await shop.item()], { payment: by('qris') })
  await shop.wait(2)
  await shop.runDue()
  expect((await order(shop, late, me)).status).toBe('EXPIRED')
  expect(await shop.sql("SELECT * FROM scheduled_job WHERE kind = 'check-payment'")).toEqual([])
})

test('a vendor that fails at the deadline is asked again later, and a payment it reports reopens the order', async () => {
  const shop = await openSellingShop()
  const orderId = await place(shop, me, [await shop.item({ stock: 1 })], { payment: by('qris') })
  await shop.sql("UPDATE simulated_payment SET status = 'settlement'")
  await shop.sql("UPDATE simulator_account SET fault = 'down'")
  await shop.wait(1)
  await shop.runDue()
  expect((await order(shop, orderId, me)).status).toBe('EXPIRED')
  await expectSound(shop)
  await shop.sql("UPDATE simulator_account SET fault = 'none'")
  await shop.wait(0.5)
  await shop.runDue()
  expect((await order(shop, orderId, me)).status).toBe('PAYMENT_CONFIRMED')
})
