import { nothingToPay, vendorsOnHandover } from '#shared/order/payment-way.ts'
import { openReturnStatuses, returnStatusesThatTakePieces } from '#shared/order/return-status.ts'
import { statusesWhere } from '#shared/order/order-status.ts'
import {
  ended,
  fetched,
  holding,
  holdsOtherThan,
  jobOf,
  list,
  paid,
  savings,
  takenFrom,
  underWay,
  unlessEnded,
} from './invariant-parts.ts'

export interface Invariant {
  name: string
  sql: string
}

/**
 * What must hold in every shop at every moment: each query returns no row. Tests and the audit run them, and they are
 * run before a backup is trusted. `{orders s}` stands for the rows of one slice: every night the shop looks at a few rows
 * of a table at a time (`audit/audit.ts`), so that nobody waits for it. Everything else must be found from those rows by
 * an index; `+` and CROSS JOIN keep SQLite from an index that leads to more.
 */
export const invariants: readonly Invariant[] = [
  {
    name: 'a transfer takes from one what it gives to another',
    sql: 'SELECT t.id FROM ledger_transfer t WHERE {ledger_transfer t} AND (SELECT coalesce(sum(amount), 1) <> 0 OR count(*) < 2 FROM ledger_entry e WHERE e.transfer_id = t.id)',
  },
  {
    name: 'a balance is the sum of its entries',
    sql: "SELECT a.id FROM ledger_account a LEFT JOIN ledger_entry e ON e.account = a.id WHERE {ledger_account a} AND a.id NOT LIKE 'shop:%' GROUP BY a.id HAVING a.balance <> coalesce(sum(e.amount), 0)",
  },
  {
    name: 'nobody owes the shop',
    sql: "SELECT id FROM ledger_account a WHERE {ledger_account a} AND balance < 0 AND id NOT LIKE 'shop:%'",
  },
  {
    name: 'coins are what is left of their lots',
    sql: `SELECT a.id FROM ledger_account a WHERE {ledger_account a} AND a.id LIKE 'coins:%'
          AND a.balance <> (SELECT coalesce(sum("left"), 0) FROM coin_lot l WHERE l.customer_id = substr(a.id, 7))`,
  },
  {
    name: 'an order has of its customer’s coins and balance what it says, and one that has come to nothing has none',
    sql: `SELECT s.id FROM orders s WHERE {orders s} AND s.status <> 'DRAFT' AND (${takenFrom('coins', "'coins_spent', 'coins_returned'")} <> ${unlessEnded('s.coins_used', 's.kept_coins')}
          OR ${takenFrom('wallet', "'wallet_held', 'wallet_released', 'wallet_returned'")} <> ${unlessEnded('s.wallet_used', 's.kept_wallet')})`,
  },
  {
    name: 'a held balance waits for an order or is on its way to a bank',
    sql: `SELECT a.id FROM ledger_account a WHERE {ledger_account a} AND a.id LIKE 'held:%'
          AND a.balance <> (SELECT coalesce(sum(s.wallet_used), 0) FROM orders s WHERE +s.status = 'PENDING' AND s.customer_id = substr(a.id, 6))
          + (SELECT coalesce(sum(w.amount), 0) FROM withdrawal w WHERE w.status IN ('REQUESTED', 'PROCESSING') AND w.customer_id = substr(a.id, 6))`,
  },
  {
    name: 'what is promised a member is what the commissions that wait add up to',
    sql: `SELECT a.id FROM ledger_account a WHERE {ledger_account a} AND a.id LIKE 'pending:%'
          AND a.balance <> (SELECT coalesce(sum(c.amount), 0) FROM commission c WHERE c.status = 'PENDING' AND c.affiliate_id = substr(a.id, 9))`,
  },
  {
    name: 'only a paid order of somebody else brings a commission',
    sql: `SELECT c.order_id FROM commission c JOIN orders s ON s.id = c.order_id JOIN bill b ON b.order_id = s.id
          WHERE {commission c} AND c.status <> 'REVERSED' AND (s.customer_id = c.affiliate_id OR s.status NOT IN ${paid} OR b.status <> 'PAID')`,
  },
  { name: 'stock is never negative', sql: 'SELECT id FROM variant v WHERE {variant v} AND stock < 0' },
  { name: 'an unpaid order holds its pieces', sql: holdsOtherThan("s.status = 'PENDING'", 'HELD') },
  {
    name: 'an expired or cancelled order gave its pieces back',
    sql: holdsOtherThan(`s.status IN ${ended}`, 'RELEASED'),
  },
  {
    name: 'a paid order has sold its pieces',
    sql: holdsOtherThan(`s.status IN ${paid}`, 'SOLD'),
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
    name: 'an order has a bill over its total',
    sql: "SELECT s.id FROM orders s LEFT JOIN bill b ON b.order_id = s.id WHERE {orders s} AND s.status <> 'DRAFT' AND (b.amount IS NOT s.total OR b.unique_code IS NOT s.unique_code OR b.expires_at IS NOT s.pay_by)",
  },
  {
    name: 'a draft has no bill',
    sql: "SELECT s.id FROM orders s JOIN bill b ON b.order_id = s.id WHERE {orders s} AND s.status = 'DRAFT'",
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
    name: 'an order that went on was paid',
    sql: `SELECT s.id FROM orders s JOIN bill b ON b.order_id = s.id WHERE {orders s} AND s.status IN ${paid} AND b.status NOT IN ('PAID', 'COD')`,
  },
  {
    name: 'only a shipment under way is still to be paid on delivery',
    sql: `SELECT s.id FROM orders s JOIN bill b ON b.order_id = s.id
          WHERE {orders s} AND b.status = 'COD' AND (b.vendor NOT IN ${list(vendorsOnHandover)} OR s.status NOT IN ${underWay} OR s.status = 'PAYMENT_CONFIRMED')`,
  },
  {
    name: 'what waits at the counter has a code and a last day, and only that',
    sql: `SELECT id FROM orders s WHERE {orders s} AND ((s.pickup_code IS NULL) <> (s.pickup_by IS NULL)
          OR (s.pickup_code IS NOT NULL AND s.delivery NOT IN ${fetched})
          OR (s.pickup_code IS NULL AND s.delivery IN ${fetched} AND s.status IN ('SHIPPING', 'DELIVERED')))`,
  },
  {
    name: 'a bill asks for what its attempt asks for',
    sql: "SELECT b.code FROM bill b JOIN charge c ON c.bill_code = b.code AND c.attempt = b.attempt WHERE {bill b} AND (c.amount <> b.amount OR c.vendor <> b.vendor OR c.method NOT IN ('', b.method))",
  },
  {
    name: 'a paid bill has no waiting order',
    sql: "SELECT s.id FROM orders s JOIN bill b ON b.order_id = s.id WHERE {orders s} AND s.status = 'PENDING' AND b.status = 'PAID'",
  },
  {
    name: 'an unpaid bill has a waiting order',
    sql: "SELECT s.id FROM orders s JOIN bill b ON b.order_id = s.id WHERE {orders s} AND s.status <> 'PENDING' AND b.status IN ('UNPAID', 'FAILED')",
  },
  {
    name: 'money for an order that was not kept is to be given back',
    sql: `SELECT s.id FROM orders s JOIN bill b ON b.order_id = s.id AND b.status = 'PAID' AND b.amount > s.kept_money WHERE {orders s} AND s.status IN ${ended}
          AND NOT EXISTS (SELECT 1 FROM ledger_transfer t WHERE t.kind = 'refund' AND t.ref = s.id)`,
  },
  {
    name: 'what went back is what came',
    sql: `SELECT t.ref FROM ledger_transfer t JOIN ledger_entry e ON e.transfer_id = t.id AND e.amount > 0
          LEFT JOIN charge c ON t.kind = 'refund_double' AND c.reference = t.ref LEFT JOIN bill b ON t.kind = 'refund' AND b.order_id = t.ref
          LEFT JOIN charge p ON p.bill_code = b.code AND p.attempt = b.attempt LEFT JOIN orders s ON s.id = b.order_id
          WHERE {ledger_transfer t} AND (t.kind = 'refund' AND b.code IS NULL OR t.kind = 'refund_double' AND c.reference IS NULL AND NOT EXISTS (SELECT 1 FROM orders o WHERE o.id = t.ref)
          OR e.amount > coalesce(c.amount, b.amount, e.amount) OR e.amount < coalesce(c.amount, b.amount - coalesce(p.returned, 0) - s.kept_money, e.amount))`,
  },
  {
    name: 'every attempt that brought money confirmed the order or is to be given back',
    sql: `SELECT b.order_id FROM bill b JOIN charge c ON c.bill_code = b.code AND c.state = 'paid' WHERE {bill b} GROUP BY b.order_id HAVING count(*) > 1
          + (SELECT count(*) FROM ledger_transfer t WHERE t.kind = 'refund_double' AND t.ref IN (SELECT b.order_id UNION ALL SELECT d.reference FROM charge d WHERE d.bill_code = b.code))`,
  },
  {
    name: 'the money of a second payment was paid twice',
    sql: `SELECT b.order_id FROM bill b JOIN ledger_transfer t ON t.kind = 'refund_double' AND t.ref = b.order_id
          WHERE {bill b} AND b.status NOT IN ('PAID', 'COD')`,
  },
  {
    name: 'a paid bill has an attempt that brought the money',
    sql: `SELECT b.code FROM bill b JOIN charge c ON c.bill_code = b.code AND c.attempt = b.attempt
          WHERE {bill b} AND b.status = 'PAID' AND c.state NOT IN ('paid', 'returned')`,
  },
  {
    name: 'an unpaid order has a job that ends it',
    sql: `SELECT s.id FROM orders s WHERE {orders s} AND s.status = 'PENDING' AND NOT EXISTS (${jobOf('expire-payment', 's.id')})`,
  },
  {
    name: 'a delivered order without an open return has a job that completes it',
    sql: `SELECT s.id FROM orders s WHERE {orders s} AND s.status = 'DELIVERED' AND NOT EXISTS (${jobOf('complete-order', 's.id')})
          AND NOT EXISTS (SELECT 1 FROM order_return r WHERE r.order_id = s.id AND r.status IN ${list(openReturnStatuses)})`,
  },
  {
    name: 'a refund that a vendor was asked for has a job that asks on',
    sql: `SELECT r.id FROM refund r WHERE {refund r} AND r.state = 'ASKED' AND NOT EXISTS (${jobOf('refund-at-source', 'r.id')})`,
  },
  {
    name: 'coins that are left belong to an account',
    sql: `SELECT l.id FROM coin_lot l LEFT JOIN ledger_account a ON a.id = 'coins:' || l.customer_id WHERE {coin_lot l} AND l."left" > 0 AND a.id IS NULL`,
  },
  {
    name: 'a bill has at most one open attempt, the current one',
    sql: "SELECT b.code FROM bill b JOIN charge c ON c.bill_code = b.code AND c.state IN ('pending', 'review') AND c.attempt <> b.attempt WHERE {bill b}",
  },
  {
    name: 'the history ends with the status',
    sql: `SELECT s.id FROM orders s WHERE {orders s} AND s.status <> 'DRAFT' AND s.status IS NOT
          (SELECT e.kind FROM order_event e WHERE e.order_id = s.id AND e.kind = upper(e.kind) ORDER BY e.id DESC LIMIT 1)`,
  },
  {
    name: 'open transfers to one account differ in amount',
    sql: "SELECT account FROM bill b WHERE {bill b} AND account IS NOT NULL AND status = 'UNPAID' AND EXISTS (SELECT 1 FROM bill o WHERE o.account = b.account AND o.amount = b.amount AND o.status = 'UNPAID' AND o.account IS NOT NULL AND o.code <> b.code)",
  },
  {
    name: 'an order is paid with a way that moves money, unless it is free',
    sql: `SELECT code FROM bill b WHERE {bill b} AND (vendor = '${nothingToPay}') <> (amount = 0)`,
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
          WHERE {orders o} AND r.status IN ${list(returnStatusesThatTakePieces)} AND r.replacement_receipt IS NULL GROUP BY r.order_id, l.variant_id HAVING sum(l.quantity) > coalesce(max(s.quantity), 0)`,
  },
  {
    name: 'no more is paid back for returns than was paid for the goods',
    sql: `SELECT s.id FROM orders s JOIN order_return r ON r.order_id = s.id WHERE {orders s} GROUP BY s.id
          HAVING coalesce(sum(r.refunded), 0) > max(s.subtotal - s.discount - s.coins_used, 0)`,
  },
  {
    name: 'a refund of a return is in the books',
    sql: `SELECT r.id FROM order_return r LEFT JOIN ledger_transfer t ON t.kind = 'refund_return' AND t.ref = r.id
          WHERE {order_return r} AND (coalesce(r.refunded, 0) > 0) <> (t.id IS NOT NULL)`,
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
          WHERE {orders s} AND s.status NOT IN ${list(statusesWhere('returnable'))} AND r.status IN ${list(openReturnStatuses)}`,
  },
  {
    name: 'no more coins come back for returns than the order was paid with',
    sql: `SELECT s.id FROM orders s JOIN order_return r ON r.order_id = s.id CROSS JOIN ledger_transfer t ON t.kind = 'coins_returned' AND t.ref = r.id
          JOIN ledger_entry e ON e.transfer_id = t.id AND e.account = 'coins:' || s.customer_id WHERE {orders s} GROUP BY s.id HAVING sum(e.amount) > s.coins_used`,
  },
  {
    name: 'an account that was removed holds no money',
    sql: `SELECT a.id FROM customer c JOIN ledger_account a ON a.id IN ('wallet:' || c.id, 'held:' || c.id, 'pending:' || c.id, 'commission:' || c.id)
          WHERE {customer c} AND c.removed_at IS NOT NULL AND a.balance <> 0`,
  },
  {
    name: 'what is owed for an order is on the list of refunds',
    sql: `SELECT a.id FROM ledger_account a WHERE {ledger_account a} AND a.id LIKE 'owed:%'
          AND a.balance <> (SELECT coalesce(sum(r.amount), 0) FROM refund r WHERE r.order_id = substr(a.id, 6) AND r.state <> 'PAID')`,
  },
  {
    name: 'a refund is owed once in the books, and paid once',
    sql: `SELECT r.id FROM refund r WHERE {refund r} AND (
          r.amount IS NOT (SELECT e.amount FROM ledger_transfer t JOIN ledger_entry e ON e.transfer_id = t.id AND e.account = 'owed:' || r.order_id WHERE t.kind = r.reason AND t.ref = r.ref)
          OR (r.state = 'PAID') <> EXISTS (SELECT 1 FROM ledger_transfer t WHERE t.kind IN ('refund_paid', 'refund_to_wallet') AND t.ref = r.id))`,
  },
  {
    name: 'coins came for goods that are kept, when nothing could go back any more',
    sql: `SELECT s.id FROM orders s JOIN ledger_transfer t ON t.kind IN ('coins_earned', 'coins_cashback') AND t.ref = s.id WHERE {orders s}
          AND (s.status <> 'COMPLETED' OR EXISTS (SELECT 1 FROM order_return r LEFT JOIN ledger_transfer b ON b.kind = 'refund_return' AND b.ref = r.id
          WHERE r.order_id = s.id AND r.by_seller = 0 AND (b.id > t.id OR r.status IN ${list(openReturnStatuses)}))
          OR s.subtotal <= (SELECT coalesce(sum(b.quantity * l.unit_price), 0) FROM order_return r JOIN order_return_line b ON b.return_id = r.id
            JOIN order_line l ON l.order_id = r.order_id AND l.variant_id = b.variant_id WHERE r.order_id = s.id AND r.by_seller = 0 AND r.refunded IS NOT NULL))`,
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
    name: 'no bill asks for more than the shopper accepted, and for no code but that of its transfer',
    sql: `SELECT b.code FROM bill b LEFT JOIN charge c ON c.bill_code = b.code AND c.attempt = b.attempt
          WHERE {bill b} AND (b.amount - b.unique_code > b.accepted_amount OR (b.unique_code > 0 AND b.account IS NULL) OR c.unique_code <> b.unique_code OR c.account IS NOT b.account)`,
  },
  {
    name: 'an address holder is known by a phone',
    sql: "SELECT id FROM orders s WHERE {orders s} AND status <> 'DRAFT' AND (address IS NULL OR (json_extract(address, '$.phone') NOT LIKE '+%' AND json_extract(address, '$.phone') <> 'dihapus'))",
  },
]
