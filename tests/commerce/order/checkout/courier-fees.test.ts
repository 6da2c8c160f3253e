import { expect, test } from 'vitest'
import { begin, checkout, paymentChoices, siti, valueOf } from './checkout-steps.ts'
import { biteshipRate, openFakeCouriers } from '#tests/support/in-workerd/fake-couriers.ts'
import { openSellingShop } from '#tests/support/in-workerd/selling-shop.ts'

const couriers = openFakeCouriers()
const me = { visitor: 'visitor-biaya-0000000000' }

/** As Biteship documents its rates: it names the fees that are asked for, and its price contains them. */
function answerAsDocumented() {
  couriers.answer('biteship.test', ({ body }) => {
    const asked = body as { courier_insurance?: number; destination_cash_on_delivery?: number }
    const insurance = asked.courier_insurance === undefined ? 0 : asked.courier_insurance * 0.002
    const cod = asked.destination_cash_on_delivery === undefined ? 0 : asked.destination_cash_on_delivery * 0.04
    const row = {
      ...biteshipRate,
      available_for_cash_on_delivery: true,
      available_for_insurance: asked.courier_insurance !== undefined,
      insurance_fee: insurance,
      cash_on_delivery_fee: cod,
      price: 10_000 + insurance + cod,
    }
    return { json: { success: true, object: 'courier_pricing', code: 20_001_007, pricing: [row] } }
  })
}

test('an aggregator’s fees are asked for and counted once', async () => {
  answerAsDocumented()
  const shop = await openSellingShop({ vendors: 'couriers' })
  const orderId = await begin(shop, me, [await shop.item({ price: 600_000 })], 2)
  valueOf(await shop.call('checkout.applyAddress', { orderId, ...siti }, me))
  valueOf(await shop.call('checkout.applyShipping', { orderId, code: 'jne:reg' }, me))
  // Goods above a million rupiah are always insured.
  expect(await checkout(shop, orderId, me)).toMatchObject({ insured: true, total: 1_200_000 + 10_000 + 2_400 })
  expect((await paymentChoices(shop, orderId, me))['cod']).toBe(true)
  valueOf(await shop.call('checkout.applyPayment', { orderId, vendor: 'cod', method: 'cod' }, me))
  const paidInCash = await checkout(shop, orderId, me)
  expect(paidInCash.total).toBe(1_200_000 + 10_000 + 2_400 + 48_000)
  expect(paidInCash.summary).toContainEqual({ label: 'Biaya Asuransi (wajib di atas 1 jt)', amount: 2_400 })
})
