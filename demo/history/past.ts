import type { Product } from '#shared/admin/catalog.ts'
import type { DemoPastInput } from '#shared/admin/demo.ts'
import { vouchersFor } from '#demo/batch.ts'
import type { DemoShop } from '#demo/types.ts'
import { ordersOf } from './orders.ts'
import { pricesOf } from './prices.ts'
import { reviewsOf } from './reviews.ts'
import { guestsOf } from './together.ts'
import { wishesOf } from './wishes.ts'

/** The customer that demo shops are tried with. */
export const demoCustomer = {
  name: 'Siti Rahmawati',
  phone: '+6281234567890',
  email: 'siti@contoh.id',
  password: 'belanja-aman-2026',
  address: {
    villageCode: '32.73.02.1001',
    postcode: '40131',
    street: 'Jl. Cihampelas No. 27, RT 03/RW 05',
    courierNote: 'Rumah cat hijau, pagar putih',
  },
} as const

/**
 * What only a demo shop has. `reviewed` are the shop's own products: what a test adds to them has no customers yet.
 */
export function pastOf(
  shop: DemoShop,
  { products, flashSales }: { products: readonly Product[]; flashSales: boolean },
): DemoPastInput {
  const own = new Set(shop.products.map(({ slug }) => slug))
  return {
    flashSales,
    reviews: products.flatMap((product) => (own.has(product.slug) ? reviewsOf(shop, product) : [])),
    prices: pricesOf(products),
    guests: guestsOf(shop.id, products),
    customer: {
      ...demoCustomer,
      vouchers: vouchersFor(shop, products).flatMap(({ code, claimed }) => (claimed ? [code] : [])),
      orders: ordersOf(products),
      wishes: wishesOf(products),
    },
  }
}
