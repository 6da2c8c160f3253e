import { listText } from '#shared/order/sql-words.ts'
import { openReturnStatuses, returnStatusesThatTakePieces } from '#shared/order/return-status.ts'
import { statusesWhere } from '#shared/order/order-status.ts'
import {
  type Invariant,
  ended,
  fetched,
  holding,
  holdsOtherThan,
  jobOf,
  paid,
  savings,
  sent,
  takenFrom,
  unlessEnded,
} from './invariant-parts.ts'

/** Orders with their pieces, vouchers, returns and codes. */
export const orderInvariants: readonly Invariant[] = [
  {
    name: 'an order has of its customer’s coins and balance what it says, and one that has come to nothing has none',
    sql: `SELECT s.id FROM orders s WHERE {orders s} AND s.status <> 'DRAFT' AND (${takenFrom('coins', "'coins_spent', 'coins_returned'")} <> ${unlessEnded('s.coins_used', 's.kept_coins')}
          OR ${takenFrom('wallet', "'wallet_held', 'wallet_released', 'wallet_returned'")} <> ${unlessEnded('s.wallet_used', 's.kept_wallet')})`,
  },
  { name: 'stock is never negative', sql: 'SELECT id FROM variant v WHERE {variant v} AND stock < 0' },
  { name: 'an unpaid order holds its pieces', sql: holdsOtherThan("s.status = 'PENDING'", 'HELD') },
  {
    name: 'an expired or cancelled order gave its pieces back',
    sql: holdsOtherThan(`s.status IN ${ended}`, 'RELEASED'),
  },
  {
    name: 'a paid order has sold its pieces',
    sql: holdsOtherThan(`s.status IN ${paid}`, 'SOLD', 'SENT'),
  },
  {
    name: 'what was sent has left the shelf',
    sql: holdsOtherThan(`s.status IN ${sent}`, 'SENT'),
  },
  {
    name: 'what was never packed lies on the shelf',
    sql: holdsOtherThan("s.status = 'PAYMENT_CONFIRMED'", 'SOLD'),
  },
  {
    name: 'a draft holds nothing',
    sql: "SELECT h.order_id FROM stock_hold h JOIN orders s ON s.id = h.order_id WHERE {stock_hold h} AND s.status = 'DRAFT'",
  },
  {
    name: 'what is held is what was bought',
    sql: `SELECT l.order_id FROM order_line l JOIN orders s ON s.id = l.order_id AND s.status <> 'DRAFT'
          LEFT JOIN stock_hold h ON h.order_id = l.order_id AND h.variant_id = l.variant_id WHERE {order_line l} AND h.quantity IS NOT l.quantity`,
  },
  {
    name: 'what is held was bought',
    sql: `SELECT h.order_id FROM stock_hold h LEFT JOIN order_line l ON l.order_id = h.order_id AND l.variant_id = h.variant_id WHERE {stock_hold h} AND l.order_id IS NULL`,
  },
  {
    name: 'a flash sale has sold what its orders took, and no more than its quota',
    sql: `SELECT i.flash_sale_id, i.variant_id FROM flash_sale_item i WHERE {flash_sale_item i} AND (i.sold > i.quota OR i.sold <> i.sold_elsewhere + coalesce((
            SELECT sum(l.quantity) FROM order_line l JOIN orders s ON s.id = l.order_id AND s.status IN ${holding}
            WHERE l.flash_sale_id = i.flash_sale_id AND l.variant_id = i.variant_id), 0))`,
  },
  {
    name: 'a line at a flash price was bought in that sale, at that price',
    sql: `SELECT l.order_id FROM order_line l JOIN orders s ON s.id = l.order_id JOIN flash_sale f ON f.id = l.flash_sale_id
          LEFT JOIN flash_sale_item i ON i.flash_sale_id = l.flash_sale_id AND i.variant_id = l.variant_id
          WHERE {order_line l} AND (s.status = 'DRAFT' OR i.price IS NOT l.unit_price OR s.placed_at < f.starts_at OR s.placed_at >= f.ends_at)`,
  },
  {
    name: 'a checkout has lines',
    sql: 'SELECT id FROM orders s WHERE {orders s} AND NOT EXISTS (SELECT 1 FROM order_line l WHERE l.order_id = s.id)',
  },
  {
    name: 'the lines of an order add up to its subtotal',
    sql: "SELECT s.id FROM orders s WHERE {orders s} AND s.status <> 'DRAFT' AND s.subtotal <> (SELECT sum(l.unit_price * l.quantity) FROM order_line l WHERE l.order_id = s.id)",
  },
  {
    name: 'the parts of an order add up to its total',
    sql: 'SELECT id FROM orders s WHERE {orders s} AND total <> subtotal - discount + shipping_cost - shipping_discount + insurance_fee + cod_fee + unique_code - coins_used - wallet_used',
  },
  {
    name: 'what waits at the counter has a code and a last day, and only that',
    sql: `SELECT id FROM orders s WHERE {orders s} AND ((s.pickup_code IS NULL) <> (s.pickup_by IS NULL)
          OR (s.pickup_code IS NOT NULL AND s.delivery NOT IN ${fetched})
          OR (s.pickup_code IS NULL AND s.delivery IN ${fetched} AND s.status IN ('SHIPPING', 'DELIVERED')))`,
  },
  {
    name: 'an unpaid order has a job that ends it',
    sql: `SELECT s.id FROM orders s WHERE {orders s} AND s.status = 'PENDING' AND NOT EXISTS (${jobOf('expire-payment', 's.id')})`,
  },
  {
    name: 'a delivered order without an open return has a job that completes it',
    sql: `SELECT s.id FROM orders s WHERE {orders s} AND s.status = 'DELIVERED' AND NOT EXISTS (${jobOf('complete-order', 's.id')})
          AND NOT EXISTS (SELECT 1 FROM order_return r WHERE r.order_id = s.id AND r.status IN ${listText(openReturnStatuses)})`,
  },
  {
    name: 'an unpaid order that waits at the counter has a job that ends it',
    sql: `SELECT s.id FROM orders s JOIN bill b ON b.order_id = s.id AND b.status = 'COD'
          WHERE {orders s} AND s.status = 'SHIPPING' AND s.delivery IN ${fetched} AND NOT EXISTS (${jobOf('expire-pickup', 's.id')})`,
  },
  {
    name: 'a return that ends by itself has a job that ends it',
    sql: `SELECT r.id FROM order_return r WHERE {order_return r} AND (r.status IN ('REFUNDED', 'REPLACED') OR (r.status = 'APPROVED' AND r.solution <> 'refund'))
          AND NOT EXISTS (${jobOf('end-return', 'r.id')})`,
  },
  {
    name: 'the history ends with the status',
    sql: `SELECT s.id FROM orders s WHERE {orders s} AND s.status <> 'DRAFT' AND s.status IS NOT
          (SELECT e.kind FROM order_event e WHERE e.order_id = s.id AND e.kind = upper(e.kind) ORDER BY e.id DESC LIMIT 1)`,
  },
  {
    name: 'a voucher counts the orders that use it',
    sql: "SELECT id FROM voucher c WHERE {voucher c} AND used <> (SELECT count(*) FROM order_voucher s WHERE s.voucher_id = c.id AND s.state = 'USED')",
  },
  {
    name: 'what an order has off is what its vouchers save',
    sql: `SELECT id FROM orders s WHERE {orders s} AND (discount <> ${savings("c.kind = 'goods' AND c.cashback = 0")} OR shipping_discount <> ${savings("c.kind = 'shipping'")}
          OR cashback <> ${savings('c.cashback = 1')})`,
  },
  {
    name: 'a voucher’s state follows its order’s status',
    sql: `SELECT s.id FROM orders s JOIN order_voucher c ON c.order_id = s.id LEFT JOIN bill b ON b.order_id = s.id WHERE {orders s} AND
          NOT CASE WHEN s.status = 'DRAFT' THEN c.state = 'APPLIED' OR (c.state = 'DROPPED' AND c.saving = 0)
          WHEN s.status = 'EXPIRED' OR (s.status = 'CANCEL' AND b.status <> 'PAID') THEN c.state = 'RETURNED'
          WHEN s.status = 'CANCEL' THEN c.state IN ('USED', 'RETURNED') ELSE c.state = 'USED' END`,
  },
  {
    name: 'an order’s voucher counts for somebody',
    sql: "SELECT order_id FROM order_voucher c WHERE {order_voucher c} AND state IN ('USED', 'RETURNED') AND customer_id IS NULL AND phone IS NULL",
  },
  {
    name: 'no more goes back than was bought',
    sql: `SELECT r.order_id, l.variant_id FROM orders o JOIN order_return r ON r.order_id = o.id JOIN order_return_line l ON l.return_id = r.id
          LEFT JOIN order_line s ON s.order_id = r.order_id AND s.variant_id = l.variant_id
          WHERE {orders o} AND r.status IN ${listText(returnStatusesThatTakePieces)} AND r.replacement_receipt IS NULL GROUP BY r.order_id, l.variant_id HAVING sum(l.quantity) > coalesce(max(s.quantity), 0)`,
  },
  {
    name: 'no more is paid back for returns than was paid for the goods',
    sql: `SELECT s.id FROM orders s JOIN order_return r ON r.order_id = s.id WHERE {orders s} GROUP BY s.id
          HAVING coalesce(sum(r.refunded), 0) > max(s.subtotal - s.discount - s.coins_used, 0)`,
  },
  {
    name: 'codes go to paid lines, no more than were bought',
    sql: `SELECT l.order_id, l.variant_id FROM licence l LEFT JOIN order_line s ON s.order_id = l.order_id AND s.variant_id = l.variant_id
          LEFT JOIN bill b ON b.order_id = l.order_id LEFT JOIN stock_hold h ON h.order_id = l.order_id AND h.variant_id = l.variant_id
          JOIN orders o ON o.id = l.order_id WHERE {orders o} GROUP BY l.order_id, l.variant_id
          HAVING count(*) > coalesce(max(s.quantity), 0) OR (max(b.status) IS NOT 'PAID' AND max(h.kept) = 0)`,
  },
  {
    name: 'files go to paid lines',
    sql: `SELECT d.order_id, d.file_id FROM digital_download d LEFT JOIN order_line s ON s.order_id = d.order_id AND s.variant_id = d.variant_id
          LEFT JOIN bill b ON b.order_id = d.order_id LEFT JOIN stock_hold h ON h.order_id = d.order_id AND h.variant_id = d.variant_id
          WHERE {digital_download d} AND (s.order_id IS NULL OR (b.status IS NOT 'PAID' AND h.kept = 0))`,
  },
  {
    name: 'the history of a return ends with its status',
    sql: 'SELECT r.id FROM order_return r WHERE {order_return r} AND r.status IS NOT (SELECT e.status FROM order_return_event e WHERE e.return_id = r.id ORDER BY e.id DESC LIMIT 1)',
  },
  {
    name: 'what is on its way back was delivered',
    sql: `SELECT s.id FROM orders s JOIN order_return r ON r.order_id = s.id
          WHERE {orders s} AND s.status NOT IN ${listText(statusesWhere('returnable'))} AND r.status IN ${listText(openReturnStatuses)}`,
  },
  {
    name: 'what was opened of a cancelled order stays sold, and nothing else does',
    sql: `SELECT h.order_id FROM stock_hold h JOIN orders s ON s.id = h.order_id
          WHERE {orders s} AND ((h.kept > 0 AND (s.status <> 'CANCEL' OR h.state <> 'RELEASED')) OR (s.status = 'CANCEL' AND h.kept < CASE
            WHEN EXISTS (SELECT 1 FROM digital_download d WHERE d.order_id = h.order_id AND d.variant_id = h.variant_id) THEN h.quantity
            ELSE (SELECT count(*) FROM licence l WHERE l.order_id = h.order_id AND l.variant_id = h.variant_id) END))`,
  },
  {
    name: 'only a cancelled order keeps a part of what was paid',
    sql: "SELECT id FROM orders s WHERE {orders s} AND status <> 'CANCEL' AND kept_money + kept_wallet + kept_coins > 0",
  },
  {
    name: 'an address holder is known by a phone',
    sql: "SELECT id FROM orders s WHERE {orders s} AND status <> 'DRAFT' AND (address IS NULL OR (json_extract(address, '$.phone') NOT LIKE '+%' AND json_extract(address, '$.phone') <> 'dihapus'))",
  },
]
