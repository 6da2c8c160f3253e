import { runInDurableObject } from 'cloudflare:test'
import type { SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { noteStocks } from '#tests/support/in-workerd/stock.ts'

/** How large and how old a shop is. */
export interface Size {
  products: number
  orders: number
}

const slice = 5_000
/** Numbers from `from` to `until`, to select rows from. */
const numbers = 'WITH RECURSIVE n(i) AS (SELECT CAST(? AS INTEGER) UNION ALL SELECT i + 1 FROM n WHERE i < ?)'
const pick = (words: string, of: string): string =>
  `json_extract('${JSON.stringify(words.split(' '))}', '$[' || (${of}) || ']')`

const products = `${numbers} INSERT INTO product (id, slug, name, category_slug, description, attributes, options, images, weight_grams, digital, published, sold, reviews, position, created_at)
  SELECT 'p' || i, 'barang-' || i,
    ${pick('Kaos Kemeja Celana Jaket Tas Topi Sepatu Sandal Rok Gamis', 'i % 10')} || ' ' || ${pick('Polos Motif Katun Linen Denim Rajut Batik', 'i % 7')} || ' Nomor ' || i,
    'rak-' || (i % 20), 'Dipakai sehari-hari.',
    json_array(json_array('Bahan', ${pick('Katun Linen Denim Rajut Sutra', 'i % 5')}), json_array('Warna', ${pick('Merah Biru Hijau Hitam Putih Kuning Ungu', 'i % 7')})),
    '[{"name":"Ukuran","values":[{"value":"M"},{"value":"L"}]}]', '["/barang.webp"]', 500, 0, 1, (i * 7919) % 1000, 0, i, 1700000000000 + i
  FROM n`
const variants = `${numbers} INSERT INTO variant (id, product_id, "values", name, image, price, full_price, stock, position)
  SELECT 'v' || i || '-' || k.value, 'p' || i, json_array(k.value), k.value, '', 10000 + ((i * 7919) % 90001) + (k.key * 1000),
    CASE WHEN i % 4 = 0 THEN 200000 END, CASE WHEN i % 9 = 0 THEN 0 ELSE 50 END, k.key
  FROM n CROSS JOIN json_each('["M","L"]') AS k`

/** Of ten orders seven are completed; every tenth was cancelled, some are on their way, and a few came back unpaid. */
const status = `CASE i % 10 WHEN 7 THEN 'CANCEL' WHEN 8 THEN 'PROCESSING' WHEN 9 THEN 'SHIPPING' ELSE 'COMPLETED' END`
const placedAt = '1700000000000 + i * 1000'
const address = `json_object('recipient', 'Ani Lestari', 'phone', '+62813' || printf('%08d', i / 5), 'street', 'Jl. Mawar ' || (i / 5), 'villageCode', '31.74.07.1001', 'postcode', '12160', 'email', NULL, 'village', 'Melawai', 'district', 'Kebayoran Baru', 'regency', 'Jakarta Selatan', 'province', 'DKI Jakarta', 'country', 'ID', 'location', NULL, 'courierNote', NULL)`
const customers = `${numbers} INSERT INTO customer (id, code, name, phone, password, type, created_at)
  SELECT 'k' || i, 'LAMA-' || i, 'Ani Lestari', '+62813' || printf('%08d', i), '{"n":2,"r":1,"p":1,"salt":"","hash":""}', 'REGULAR', 1700000000000 FROM n WHERE i % 5 = 0`
const orders = `${numbers} INSERT INTO orders (id, number, customer_id, status, delivery, address, weight_grams, shipping_code, payment_vendor, payment_method, subtotal, total, created_at, placed_at, pay_by, delivered_at)
  SELECT 'o' || i, 'INV-20240101-' || printf('%06d', i), 'k' || (i - i % 5), ${status}, 'shipped', ${address}, 500, 'jne:reg', 'simulator', 'bca_va', 50000, 50000, ${placedAt}, ${placedAt}, ${placedAt}, ${placedAt} FROM n`
const lines = `${numbers} INSERT INTO order_line (order_id, position, variant_id, name, variant_name, slug, image, unit_price, added_price, quantity, weight_grams)
  SELECT 'o' || i, 0, 'v' || (1 + i % (SELECT count(*) FROM product WHERE id LIKE 'p%' AND slug LIKE 'barang-%')) || '-M', 'Kaos', 'M', 'barang-1', '', 50000, 50000, 1, 500 FROM n`
const events = `${numbers} INSERT INTO order_event (order_id, kind, at) SELECT 'o' || i, k.value, ${placedAt} FROM n CROSS JOIN json_each('["PENDING","PAYMENT_CONFIRMED","PROCESSING"]') AS k`
const refused = `${numbers} INSERT INTO order_event (order_id, kind, at) SELECT 'o' || i, 'cod_refused', ${placedAt} FROM n WHERE i % 50 = 7`
const bills = `${numbers} INSERT INTO bill (code, order_id, status, vendor, method, amount, unique_code, accepted_amount, created_at, expires_at, paid_at)
  SELECT 'b' || i, 'o' || i, 'PAID', 'simulator', 'bca_va', 50000, 0, 50000, ${placedAt}, ${placedAt}, ${placedAt} FROM n`
const charges = `${numbers} INSERT INTO charge (reference, bill_code, attempt, vendor, method, amount, state, created_at) SELECT 'r' || i, 'b' || i, 1, 'simulator', 'bca_va', 50000, 'paid', ${placedAt} FROM n`
const holds = `${numbers} INSERT INTO stock_hold (order_id, variant_id, quantity, state) SELECT l.order_id, l.variant_id, 1, CASE o.status WHEN 'PROCESSING' THEN 'SOLD' ELSE 'SENT' END FROM order_line l JOIN orders o ON o.id = l.order_id WHERE l.order_id IN (SELECT 'o' || i FROM n)`
const reviews = `${numbers} INSERT INTO review (id, product_id, variant_name, author, stars, text, photos, order_id, order_position, created_at)
  SELECT 'u' || i, (SELECT product_id FROM variant WHERE id = l.variant_id), 'M', 'Ani', 1 + i % 5, 'Bagus dan rapi.', '[]', l.order_id, 0, ${placedAt} FROM n JOIN order_line AS l ON l.order_id = 'o' || i AND l.position = 0 WHERE i % 5 = 0`
const messages = `${numbers} INSERT INTO message (id, event, kind, channel, target, order_id, "values", created_at, sent_at) SELECT 'm' || i, 'order_paid:o' || i, 'order_paid', 'email', 'ani' || i || '@contoh.id', 'o' || i, '{}', ${placedAt}, ${placedAt} FROM n`

/** Fills a shop with goods and a past, by rows alone: what it would have after years of selling. */
export async function grow(
  shop: Pick<SellingShop, 'object'>,
  size: Size,
  before: Size = { products: 0, orders: 0 },
): Promise<void> {
  await runInDurableObject(await shop.object(), (_, { storage }) => {
    const fill = (query: string, from: number, until: number) => {
      for (let at = from; at < until; at += slice)
        storage.sql.exec(query, at + 1, Math.min(at + slice, until)).toArray()
    }
    if (before.products === 0)
      storage.sql.exec(
        `${numbers} INSERT INTO category (slug, name, image, position, parent_slug) SELECT CASE WHEN i < 20 THEN 'rak-' || i ELSE 'lantai-' || (i - 20) END, CASE WHEN i < 20 THEN 'Rak ' || i ELSE 'Lantai ' || (i - 20) END, '', i, CASE WHEN i < 20 THEN 'lantai-' || (i % 4) END FROM n`,
        0,
        23,
      )
    for (const query of [products, variants]) fill(query, before.products, size.products)
    for (const query of [customers, orders, lines, events, refused, bills, charges, holds, reviews, messages])
      fill(query, before.orders, size.orders)
    storage.sql.exec(noteStocks())
  })
}
