import { listText } from '#shared/order/sql-words.ts'
import { nothingToPay, seenByPerson, vendorsOnHandover } from '#shared/order/payment-way.ts'
import { openReturnStatuses, type ReturnStatus, returnStatusesThatTakePieces } from '#shared/order/return-status.ts'
import { type Invariant, ended, jobOf, paid, underWay } from './invariant-parts.ts'

/** The postage of a return is requested when it is sent. */
const beforeSent: readonly ReturnStatus[] = ['REQUESTED', 'REVIEWING', 'APPROVED']

/** Ledger, coins, bills, payment attempts and refunds. */
export const moneyInvariants: readonly Invariant[] = [
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
          AND a.balance <> (SELECT coalesce(sum(l."left"), 0) FROM coin_lot l WHERE l.customer_id = substr(a.id, 7) AND l."left" > 0)`,
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
  {
    name: 'money that only a helper has seen is paid, and brings neither a commission nor coins',
    sql: `SELECT b.code FROM bill b WHERE {bill b} AND b.seen_only_by IS NOT NULL AND (b.status <> 'PAID'
          OR EXISTS (SELECT 1 FROM commission c WHERE c.order_id = b.order_id AND c.status = 'READY')
          OR EXISTS (SELECT 1 FROM ledger_transfer t WHERE t.kind IN ('coins_earned', 'coins_cashback') AND t.ref = b.order_id))`,
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
    name: 'an order that went on was paid',
    sql: `SELECT s.id FROM orders s JOIN bill b ON b.order_id = s.id WHERE {orders s} AND s.status IN ${paid} AND b.status NOT IN ('PAID', 'COD')`,
  },
  {
    name: 'only a shipment under way is still to be paid on delivery',
    sql: `SELECT s.id FROM orders s JOIN bill b ON b.order_id = s.id
          WHERE {orders s} AND b.status = 'COD' AND (b.vendor NOT IN ${listText(vendorsOnHandover)} OR s.status NOT IN ${underWay} OR s.status = 'PAYMENT_CONFIRMED')`,
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
          WHERE {ledger_transfer t} AND (t.kind = 'refund' AND b.code IS NULL
          OR e.amount > coalesce(c.amount, b.amount - s.kept_money, e.amount) OR e.amount < coalesce(c.amount, b.amount - coalesce(p.returned, 0) - s.kept_money, e.amount))`,
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
    // Money that a bank or a vendor took back was either counted before, or is owed to nobody.
    name: 'what came for an order is what it asked for, and what went back as a second payment',
    sql: `SELECT b.order_id FROM bill b WHERE {bill b} AND CASE WHEN b.status = 'PAID' THEN b.amount ELSE 0 END
          + (SELECT coalesce(sum(e.amount), 0) FROM ledger_transfer t JOIN ledger_entry e ON e.transfer_id = t.id AND e.amount > 0
             WHERE t.kind = 'refund_double' AND t.ref IN (SELECT d.reference FROM charge d WHERE d.bill_code = b.code))
          - CASE WHEN b.status = 'PAID' AND NOT EXISTS (SELECT 1 FROM charge c WHERE c.bill_code = b.code AND c.attempt = b.attempt) THEN b.amount ELSE 0 END
          NOT BETWEEN (SELECT coalesce(sum(c.amount), 0) FROM charge c WHERE c.bill_code = b.code AND c.state = 'paid')
          AND (SELECT coalesce(sum(c.amount), 0) FROM charge c WHERE c.bill_code = b.code AND c.state IN ('paid', 'returned'))`,
  },
  {
    name: 'no more second payments went back than came',
    sql: `SELECT b.order_id FROM bill b WHERE {bill b} AND (SELECT count(*) FROM ledger_transfer t WHERE t.kind = 'refund_double' AND t.ref IN (SELECT b.order_id UNION ALL SELECT d.reference FROM charge d WHERE d.bill_code = b.code))
          > (SELECT count(*) - coalesce(sum(c.attempt = b.attempt), 0) FROM charge c WHERE c.bill_code = b.code AND c.state IN ('paid', 'returned'))`,
  },
  {
    // The note of the owner says why a courier has paid too little.
    name: 'a matched movement is the money of its attempt, or together with others all that a courier collected',
    sql: `SELECT m.id FROM movement m WHERE {movement m} AND m.state = 'matched' AND (m.kind = 'payout' AND NOT EXISTS (
          SELECT 1 FROM bill b JOIN movement p ON p.order_id = b.order_id AND p.kind = 'payout' AND p.state = 'matched' WHERE b.order_id = m.order_id
          GROUP BY b.amount HAVING sum(p.amount) = b.amount OR (sum(p.amount) < b.amount AND max(p.note) <> ''))
          OR m.kind <> 'payout' AND NOT EXISTS (SELECT 1 FROM charge c WHERE c.reference IN (m.reference, m.reference || '-${seenByPerson}') AND c.amount = m.amount AND c.state IN ('paid', 'returned')))`,
  },
  {
    name: 'a withdrawal is in the books, and paid or refused there when it is',
    sql: `SELECT w.id FROM withdrawal w WHERE {withdrawal w} AND (NOT EXISTS (SELECT 1 FROM ledger_transfer t WHERE t.kind = 'withdrawal' AND t.ref = w.id)
          OR (w.status = 'PAID') <> EXISTS (SELECT 1 FROM ledger_transfer t WHERE t.kind = 'withdrawal_paid' AND t.ref = w.id)
          OR (w.status = 'REFUSED') <> EXISTS (SELECT 1 FROM ledger_transfer t WHERE t.kind = 'withdrawal_refused' AND t.ref = w.id))`,
  },
  {
    name: 'money that is on its way to a bank goes to an account that its customer named before',
    sql: `SELECT w.id FROM withdrawal w WHERE {withdrawal w} AND w.status IN ('REQUESTED', 'PROCESSING') AND NOT EXISTS (SELECT 1 FROM bank_account a
          WHERE a.customer_id = w.customer_id AND a.bank_code = w.bank_code AND a.number = w.number AND a.holder = w.holder AND a.created_at <= w.at)`,
  },
  {
    name: 'a paid bill has an attempt that brought the money',
    sql: `SELECT b.code FROM bill b JOIN charge c ON c.bill_code = b.code AND c.attempt = b.attempt
          WHERE {bill b} AND b.status = 'PAID' AND c.state NOT IN ('paid', 'returned')`,
  },
  {
    name: 'a bill has the attempt that it asks with',
    sql: `SELECT b.code FROM bill b WHERE {bill b} AND b.vendor NOT IN ${listText([nothingToPay, ...vendorsOnHandover])}
          AND NOT EXISTS (SELECT 1 FROM charge c WHERE c.bill_code = b.code AND c.attempt = b.attempt)`,
  },
  {
    name: 'a refund gives back the money of an attempt of its own order',
    sql: `SELECT r.id FROM refund r WHERE {refund r} AND r.reference IS NOT NULL AND NOT EXISTS (
          SELECT 1 FROM charge c JOIN bill b ON b.code = c.bill_code WHERE c.reference = r.reference AND b.order_id = r.order_id)`,
  },
  {
    name: 'no return is paid back with more than its goods were sold for',
    sql: `SELECT r.id FROM order_return r WHERE {order_return r} AND r.refunded > (SELECT coalesce(sum(b.quantity * l.unit_price), 0)
          FROM order_return_line b JOIN order_line l ON l.order_id = r.order_id AND l.variant_id = b.variant_id WHERE b.return_id = r.id)`,
  },
  {
    name: 'a commission that waits for its day has a job that makes it ready',
    sql: `SELECT c.order_id FROM commission c JOIN bill b ON b.order_id = c.order_id WHERE {commission c} AND c.status = 'PENDING' AND c.ready_at IS NOT NULL
          AND b.seen_only_by IS NULL AND NOT EXISTS (${jobOf('ready-commission', 'c.order_id')})`,
  },
  {
    name: 'what was paid, or is sent to be paid, has an invoice, and nothing else has one before',
    sql: `SELECT code FROM bill b WHERE {bill b} AND (b.issued IS NULL AND b.status IN ('PAID', 'COD') OR b.issued IS NOT NULL AND b.status IN ('UNPAID', 'FAILED'))`,
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
    name: 'open transfers to one account differ in amount',
    sql: "SELECT account FROM bill b WHERE {bill b} AND account IS NOT NULL AND status = 'UNPAID' AND EXISTS (SELECT 1 FROM bill o WHERE o.account = b.account AND o.amount = b.amount AND o.status = 'UNPAID' AND o.account IS NOT NULL AND o.code <> b.code)",
  },
  {
    name: 'an order is paid with a way that moves money, unless it is free',
    sql: `SELECT code FROM bill b WHERE {bill b} AND (vendor = '${nothingToPay}') <> (amount = 0)`,
  },
  {
    name: 'a refund of a return is in the books',
    sql: `SELECT r.id FROM order_return r LEFT JOIN ledger_transfer t ON t.kind = 'refund_return' AND t.ref = r.id
          WHERE {order_return r} AND (coalesce(r.refunded, 0) > 0) <> (t.id IS NOT NULL)`,
  },
  {
    name: 'postage that is replaced was requested, and is in the books as it was decided',
    sql: `SELECT r.id FROM order_return r LEFT JOIN ledger_transfer t ON t.kind = 'return_postage' AND t.ref = r.id LEFT JOIN ledger_entry e ON e.transfer_id = t.id AND e.amount > 0
          WHERE {order_return r} AND (coalesce(r.postage_paid, 0) <> coalesce(e.amount, 0) OR r.postage_paid > coalesce(r.postage_asked, -1) OR (r.postage_paid IS NULL) <> (r.postage_at IS NULL)
          OR (r.postage_asked IS NOT NULL AND (r.status IN ${listText(beforeSent)} OR (r.postage_paid IS NULL AND r.status NOT IN ${listText(returnStatusesThatTakePieces)}))))`,
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
          WHERE r.order_id = s.id AND r.by_seller = 0 AND (b.id > t.id OR r.status IN ${listText(openReturnStatuses)}))
          OR s.subtotal <= (SELECT coalesce(sum(b.quantity * l.unit_price), 0) FROM order_return r JOIN order_return_line b ON b.return_id = r.id
            JOIN order_line l ON l.order_id = r.order_id AND l.variant_id = b.variant_id WHERE r.order_id = s.id AND r.by_seller = 0 AND r.refunded IS NOT NULL))`,
  },
  {
    name: 'no bill asks for more than the shopper accepted, and for no code but that of its transfer',
    sql: `SELECT b.code FROM bill b LEFT JOIN charge c ON c.bill_code = b.code AND c.attempt = b.attempt
          WHERE {bill b} AND (b.amount - b.unique_code > b.accepted_amount OR (b.unique_code > 0 AND b.account IS NULL) OR c.unique_code <> b.unique_code OR c.account IS NOT b.account)`,
  },
]
