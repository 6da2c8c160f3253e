import { runInDurableObject } from 'cloudflare:test'
import { limits } from '#shared/limits.ts'
import { problems } from '#commerce/notification/problems.ts'
import type { SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { siti } from '../order/checkout/checkout-steps.ts'

/** What a customer, a product and a shop may have when they are old. */
const aged = {
  orders: 5_000,
  reviews: 10_000,
  moves: 10_000,
  lots: 5_000,
  consents: 3_000,
  vouchers: 2_000,
  categories: 3_000,
  articles: 20_000,
  /** News for browsers that are not there any more. */
  unsent: 2_000,
  /** Of one product. */
  variants: 2_000,
  /** Of one variant, most of them sold. */
  codes: 1_000,
} as const

const long = '1700000000000'
const later = '9000000000000'
const numbers = (most: number) => `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${most})`

/** Where all of them go, to the phone and street of the next one too. */
const home = `json_object('recipient', 'Siti Aminah', 'phone', '${siti.phone}', 'street', '${siti.street}', 'villageCode', '${siti.villageCode}', 'postcode', '12160', 'email', NULL, 'village', 'Melawai', 'district', 'Kebayoran Baru', 'regency', 'Jakarta Selatan', 'province', 'DKI Jakarta', 'country', 'ID', 'location', NULL, 'courierNote', NULL)`

/** Seven of ten orders are completed, and all but the newest thousand were reviewed. */
const ordersOf = (customer: string) => [
  `${numbers(aged.orders)} INSERT INTO orders (id, number, customer_id, status, delivery, address, weight_grams, shipping_code, payment_vendor, payment_method, subtotal, total, created_at, placed_at, pay_by)
   SELECT 'tua' || i, 'INV-20240101-' || printf('%06d', i), '${customer}', CASE i % 10 WHEN 7 THEN 'CANCEL' WHEN 8 THEN 'PROCESSING' WHEN 9 THEN 'SHIPPING' ELSE 'COMPLETED' END,
     'shipped', ${home}, 500, 'jne:reg', 'simulator', 'bca_va', 50000, 50000, ${long} + i, ${long} + i, ${long} + i FROM n`,
  `${numbers(aged.orders)} INSERT INTO order_line (order_id, position, variant_id, name, variant_name, slug, image, unit_price, added_price, quantity, weight_grams)
   SELECT 'tua' || i, 0, 'v' || (1 + i % 20) || '-M', 'Kaos ' || i, 'M', 'barang-1', '', 50000, 50000, 1, 500 FROM n`,
  `${numbers(aged.orders)} INSERT INTO bill (code, order_id, status, vendor, method, amount, unique_code, accepted_amount, created_at, expires_at, paid_at)
   SELECT 't' || i, 'tua' || i, 'PAID', 'simulator', 'bca_va', 50000, 0, 50000, ${long}, ${long}, ${long} FROM n`,
  `${numbers(aged.orders)} INSERT INTO stock_hold (order_id, variant_id, quantity, state) SELECT 'tua' || i, 'v' || (1 + i % 20) || '-M', 1, CASE i % 10 WHEN 7 THEN 'RELEASED' WHEN 8 THEN 'SOLD' ELSE 'SENT' END FROM n`,
  `${numbers(aged.reviews)} INSERT INTO review (id, product_id, variant_name, author, stars, text, photos, order_id, order_position, created_at)
   SELECT 'ulasan' || i, 'p5', 'M', 'Ani', 1 + i % 5, 'Bagus.', CASE WHEN i % 900 = 0 THEN '["/foto"]' ELSE '[]' END,
     CASE WHEN i <= ${aged.orders - 1_000} THEN 'tua' || i END, CASE WHEN i <= ${aged.orders - 1_000} THEN 0 END, ${long} + i FROM n`,
]
const agreed = (customer: string) =>
  `${numbers(aged.consents)} INSERT INTO consent (customer_id, purpose, version, granted, at) SELECT '${customer}', 'marketing', '1', i % 2, ${long} + i FROM n`
const named = (customer: string) => `UPDATE customer SET code = 'TUA' WHERE id = '${customer}'`
const moneyOf = (customer: string) => [
  `INSERT INTO ledger_account (id) VALUES ('shop:coins') ON CONFLICT DO NOTHING`,
  ...['wallet', 'coins', 'commission'].flatMap((account) => [
    `INSERT INTO ledger_account (id) VALUES ('${account}:${customer}') ON CONFLICT DO NOTHING`,
    `${numbers(aged.moves)} INSERT INTO ledger_transfer (kind, ref, at) SELECT 'coins_earned', '${account}' || i, ${long} + i FROM n`,
    `INSERT INTO ledger_entry (transfer_id, account, amount) SELECT id, '${account}:${customer}', CASE WHEN id % 1000 = 0 THEN -1 ELSE 2 END FROM ledger_transfer WHERE ref GLOB '${account}[0-9]*'`,
  ]),
  `${numbers(aged.lots)} INSERT INTO coin_lot (customer_id, given, "left", expires_at) SELECT '${customer}', 10, CASE WHEN i % 10 = 0 THEN 10 ELSE 0 END, ${later} + i * 86400000 FROM n`,
]
/** Half of the vouchers have ended, and every fifth is used up. */
const offers = [
  `${numbers(aged.vouchers * 2)} INSERT INTO voucher (id, code, title, starts_at, ends_at, amount, quota, used)
   SELECT 'vc' || i, 'HEMAT' || i, 'Hemat', ${long}, CASE i % 2 WHEN 0 THEN ${long} + i ELSE ${later} + i END, 1000, CASE WHEN i % 5 = 0 THEN 1 END, CASE WHEN i % 5 = 0 THEN 1 ELSE 0 END FROM n`,
]
const pages = [
  `${numbers(aged.categories)} INSERT INTO category (slug, name, image, position, parent_slug) SELECT 'cabang-' || i, 'Cabang ' || i, '', i, CASE WHEN i > 10 THEN 'cabang-' || (i / 10) END FROM n`,
  `INSERT INTO article_category (slug, name, position) VALUES ('kabar', 'Kabar', 1), ('kosong', 'Kosong', 2)`,
  `${numbers(aged.articles)} INSERT INTO article (slug, title, category_slug, image, summary, body, published, published_at)
   SELECT 'artikel-' || i, 'Artikel', 'kabar', '', '', '[]', i % 3 > 0, ${long} + i FROM n`,
]
const news = `${numbers(aged.unsent)} INSERT INTO message (id, event, kind, channel, target, "values", created_at, problem)
   SELECT 'kabar' || i, 'goods_back:' || i, 'goods_back', 'push', 'peramban' || i, '{}', ${long} + i, '${problems.no_browser}' FROM n`

const sizes = 46
const colours = 44
/** A product in every size and colour, a sixth of it sold out. */
const goods = [
  `UPDATE product SET options = (${numbers(colours + 2)} SELECT json_array(
     json_object('name', 'Ukuran', 'values', json_group_array(json_object('value', 'U' || i)) FILTER (WHERE i <= ${sizes})),
     json_object('name', 'Warna', 'values', json_group_array(json_object('value', 'W' || i)))) FROM n) WHERE id = 'p7'`,
  `UPDATE variant SET "values" = json_array('U1', CASE name WHEN 'M' THEN 'W${colours + 1}' ELSE 'W${colours + 2}' END) WHERE product_id = 'p7'`,
  `${numbers(aged.variants)} INSERT INTO variant (id, product_id, "values", name, image, price, full_price, stock, position)
   SELECT 'lebar-' || i, 'p7', json_array('U' || (1 + i % ${sizes}), 'W' || (1 + i / ${sizes} % ${colours})), 'U' || i, '', 10000 + i, NULL, i % 6, 10 + i FROM n`,
]

const codes = `${numbers(aged.codes)} INSERT INTO licence (variant_id, code, order_id, added_at)
   SELECT 'v6-M', 'LAMA-' || i, CASE WHEN i % 10 > 0 THEN 'tua1' END, ${long} + i FROM n`

/** What the administration lets a product have. */
export const narrow = (shop: Pick<SellingShop, 'sql'>) =>
  shop.sql(
    `DELETE FROM variant WHERE id IN (SELECT id FROM variant WHERE product_id = 'p7' ORDER BY position DESC LIMIT ${aged.variants + 2 - limits.productVariants})`,
  )

/** Gives a shop and one of its customers the past of many years. */
export async function age(shop: Pick<SellingShop, 'object'>, customer: string): Promise<void> {
  await runInDurableObject(await shop.object(), (_, { storage }) => {
    for (const query of [
      named(customer),
      agreed(customer),
      ...ordersOf(customer),
      ...moneyOf(customer),
      ...offers,
      ...pages,
      news,
      ...goods,
      codes,
    ])
      storage.sql.exec(query)
  })
}
