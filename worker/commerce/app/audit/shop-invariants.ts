import { codesLeftText, soldByCodesText } from '#commerce/order/core/stock.ts'
import type { Invariant } from './invariant-parts.ts'

/** What must hold for stock, carts, customers and products; orders and money have theirs in `invariants.ts`. */
export const shopInvariants: readonly Invariant[] = [
  {
    name: 'what lies on the shelf can be sold or belongs to an order',
    sql: `SELECT v.id, v.on_hand, v.stock FROM variant v WHERE {variant v} AND v.on_hand <> v.stock
          + coalesce((SELECT sum(h.quantity) FROM stock_hold h WHERE h.variant_id = v.id AND h.state IN ('HELD', 'SOLD')), 0)`,
  },
  {
    name: 'what lies on the shelf is what came and did not leave',
    sql: `SELECT v.id, v.on_hand FROM variant v WHERE {variant v}
          AND v.on_hand <> coalesce((SELECT sum(m.quantity) FROM stock_movement m WHERE m.variant_id = v.id), 0)`,
  },
  {
    name: 'of what is sold by codes no more can be bought than codes are left',
    sql: `SELECT variant.id FROM variant WHERE {variant variant} AND stock > 0 AND ${soldByCodesText} AND stock > ${codesLeftText('variant.id')}`,
  },
  {
    name: 'a cart line has an owner and a quantity',
    sql: "SELECT id FROM cart_line l WHERE {cart_line l} AND (quantity < 1 OR owner NOT GLOB '[cv]:?*')",
  },
  {
    name: 'a customer’s cart belongs to a customer',
    sql: "SELECT l.id FROM cart_line l LEFT JOIN customer c ON c.id = substr(l.owner, 3) WHERE {cart_line l} AND l.owner LIKE 'c:%' AND c.id IS NULL",
  },
  {
    name: 'a customer agreed to the terms',
    sql: "SELECT id FROM customer c WHERE {customer c} AND NOT EXISTS (SELECT 1 FROM consent n WHERE n.customer_id = c.id AND n.purpose = 'terms' AND n.granted = 1)",
  },
  {
    name: 'a phone is stored in one spelling',
    sql: "SELECT id FROM customer c WHERE {customer c} AND phone NOT GLOB '+[1-9]*' AND phone <> 'dihapus:' || id",
  },
  {
    name: 'an order belongs to a customer of this shop',
    sql: 'SELECT s.id FROM orders s LEFT JOIN customer c ON c.id = s.customer_id WHERE {orders s} AND s.customer_id IS NOT NULL AND c.id IS NULL',
  },
  {
    name: 'a published product can be priced',
    sql: 'SELECT id FROM product p WHERE {product p} AND published = 1 AND NOT EXISTS (SELECT 1 FROM variant v WHERE v.product_id = p.id)',
  },
  {
    // Version 1.0.0 rounds to the nearest: what it writes after a rollback stands until the next review.
    name: 'the stars of a product are those of its reviews',
    sql: `SELECT p.id, p.rating, p.reviews, count(r.id) AS counted FROM product p LEFT JOIN review r ON r.product_id = p.id WHERE {product p} GROUP BY p.id
          HAVING p.reviews <> count(r.id)
            OR (p.rating IS NOT sum(r.stars) * 10 / nullif(count(r.id), 0)
              AND p.rating IS NOT CAST(round(avg(r.stars) * 10) AS INTEGER))`,
  },
]

/** The first damage that SQLite finds: after it, the check too would read what cannot be read, and end the object. */
export const wholeDatabase: Invariant = {
  name: 'every page of the database can be read',
  sql: "SELECT * FROM (SELECT * FROM pragma_quick_check WHERE quick_check <> 'ok' LIMIT 1)",
}

/**
 * Only for the whole audit: it has no slices. At night it is left out, because the database checks references with every
 * write, and the sums of the shop's own accounts are counted along (`audit.ts`).
 */
export const wholeInvariants: readonly Invariant[] = [
  { name: 'every reference leads somewhere', sql: 'SELECT * FROM pragma_foreign_key_check' },
  {
    name: 'a balance of the shop is the sum of its entries',
    sql: "SELECT a.id FROM ledger_account a WHERE a.id >= 'shop:' AND a.id < 'shop;' AND a.balance <> (SELECT coalesce(sum(e.amount), 0) FROM ledger_entry e WHERE e.account = a.id)",
  },
]
