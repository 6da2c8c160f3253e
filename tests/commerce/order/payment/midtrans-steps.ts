import { openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { randomHost } from '#tests/support/in-workerd/shop.ts'
import { vendorControl } from '#tests/support/in-workerd/vendors.ts'

/** The reference of an order's last payment attempt. */
export async function referenceOf(shop: SellingShop, orderId: string): Promise<string> {
  const [row] = await shop.sql(
    `SELECT reference FROM charge c JOIN bill b ON b.code = c.bill_code WHERE b.order_id = '${orderId}' ORDER BY c.attempt DESC LIMIT 1`,
  )
  return String(row?.['reference'])
}

/** A real shop with Midtrans, whose faults are no other shop's. */
export function midtransAt(host = randomHost()) {
  const midtrans = vendorControl('midtrans', host)
  return {
    host,
    midtrans,
    open: (): Promise<SellingShop> => openSellingShop({ demo: false, host, vendors: 'midtrans' }),
    /** Changes a payment at the service, which does not tell the shop. */
    move: (reference: string, transaction_status: string, more: object = {}) =>
      midtrans(`move/${reference}`, { transaction_status, ...more }),
    /** Posts the service's notification to the shop. */
    deliver: async (shop: SellingShop, reference: string, change: object = {}) =>
      shop.deliver(JSON.stringify({ ...(await midtrans(`notice/${reference}`)), ...change }), 'midtrans'),
  }
}
