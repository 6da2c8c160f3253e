import type { TransferKind } from '#commerce/ledger/store.ts'
import type { Invariant } from './invariant-parts.ts'

/** The order of a movement of coins or balance: one that was paid late takes and gives a second time (`:again`). */
const orderOf = "replace(t.ref, ':again', '')"
/** What a transfer that has parts is about: `<order>` or `<order>:<part>`. */
const aboutOf = "substr(t.ref, 1, instr(t.ref || ':', ':') - 1)"

const takes = (account: string): string => `t.taken_from = ${account}`
const gives = (account: string): string => `t.given_to = ${account}`
const customers = (name: string): string => `'${name}:' || s.customer_id`
/** Money of an order goes to its customer, or is owed for it. */
const toBuyer = `t.given_to IN (${customers('wallet')}, 'owed:' || s.id)`

const ofOrder = (facts: string, id = orderOf): string =>
  `EXISTS (SELECT 1 FROM orders s WHERE s.id = ${id} AND ${facts})`
const ofReturn = (facts: string): string =>
  `EXISTS (SELECT 1 FROM order_return r CROSS JOIN orders s ON s.id = r.order_id WHERE r.id = t.ref AND ${facts})`
const ofRefund = (facts: string): string =>
  `EXISTS (SELECT 1 FROM refund f CROSS JOIN orders s ON s.id = f.order_id WHERE f.id = t.ref AND t.amount = f.amount AND ${takes("'owed:' || s.id")} AND ${facts})`
const ofWithdrawal = (facts: string): string => `EXISTS (SELECT 1 FROM withdrawal w WHERE w.id = t.ref AND ${facts})`
const ofCommission = (facts: string): string =>
  `EXISTS (SELECT 1 FROM commission c WHERE c.order_id = ${aboutOf} AND ${facts})`
const [held, asked] = ["'held:' || w.customer_id", "w.source || ':' || w.customer_id"]
const [pending, ready] = ["'pending:' || c.affiliate_id", "'commission:' || c.affiliate_id"]

/** What each kind of transfer must be about and whose accounts it moves; how much, where that is in the same row. */
const origins: Readonly<Record<TransferKind, string>> = {
  refund: ofOrder(`${takes("'shop:refunds'")} AND ${toBuyer}`, 't.ref'),
  refund_double: `EXISTS (SELECT 1 FROM orders s WHERE s.id IN (t.ref, (SELECT b.order_id FROM charge d JOIN bill b ON b.code = d.bill_code WHERE d.reference = t.ref))
    AND ${takes("'shop:refunds'")} AND ${toBuyer})`,
  refund_return: ofReturn(`r.refunded = t.amount AND ${takes("'shop:refunds'")} AND ${toBuyer}`),
  return_postage: ofReturn(`${takes("'shop:postage'")} AND ${toBuyer}`),
  refund_to_wallet: ofRefund(gives(customers('wallet'))),
  refund_paid: ofRefund(gives("'shop:payouts'")),
  wallet_held: ofOrder(`t.amount = s.wallet_used AND ${takes(customers('wallet'))} AND ${gives(customers('held'))}`),
  wallet_released: ofOrder(
    `t.amount = s.wallet_used AND ${takes(customers('held'))} AND ${gives(customers('wallet'))}`,
  ),
  wallet_spent: ofOrder(`t.amount = s.wallet_used AND ${takes(customers('held'))} AND ${gives("'shop:sales'")}`),
  wallet_returned: ofOrder(
    `t.amount = s.wallet_used - s.kept_wallet AND ${takes("'shop:sales'")} AND ${gives(customers('wallet'))}`,
  ),
  coins_spent: ofOrder(`t.amount = s.coins_used AND ${takes(customers('coins'))} AND ${gives("'shop:coins'")}`),
  coins_returned: `(${[
    ofOrder(`t.amount <= s.coins_used AND ${gives(customers('coins'))}`, aboutOf),
    ofReturn(`t.amount <= s.coins_used AND ${gives(customers('coins'))}`),
  ].join(' OR ')})`,
  coins_earned: ofOrder(gives(customers('coins')), 't.ref'),
  coins_cashback: ofOrder(`t.amount <= s.cashback AND ${gives(customers('coins'))}`, 't.ref'),
  coins_reversed: ofOrder(`${takes(customers('coins'))} AND ${gives("'shop:coins'")}`, aboutOf),
  coins_expired: `EXISTS (SELECT 1 FROM coin_lot l WHERE l.id = CAST(t.ref AS INTEGER) AND t.amount <= l.given AND ${takes("'coins:' || l.customer_id")} AND ${gives("'shop:coins'")})`,
  commission_pending: ofCommission(`t.amount >= c.amount AND ${takes("'shop:commission'")} AND ${gives(pending)}`),
  commission_ready: ofCommission(`t.amount >= c.amount AND ${takes(pending)} AND ${gives(ready)}`),
  commission_reversed: ofCommission(`t.taken_from IN (${pending}, ${ready}) AND ${gives("'shop:commission'")}`),
  commission_given_up: `EXISTS (SELECT 1 FROM customer c WHERE c.id = t.ref AND c.removed_at IS NOT NULL AND ${takes("'commission:' || c.id")} AND ${gives("'shop:commission'")})`,
  withdrawal: ofWithdrawal(`t.amount = w.amount AND ${takes(asked)} AND ${gives(held)}`),
  withdrawal_paid: ofWithdrawal(
    `w.status = 'PAID' AND t.amount = w.amount - w.fee AND ${takes(held)} AND ${gives("'shop:payouts'")}`,
  ),
  withdrawal_fee: ofWithdrawal(`w.status = 'PAID' AND t.amount = w.fee AND ${takes(held)} AND ${gives("'shop:fees'")}`),
  withdrawal_refused: ofWithdrawal(
    `w.status = 'REFUSED' AND t.amount = w.amount AND ${takes(held)} AND ${gives(asked)}`,
  ),
}

/** Nothing moves in the books without a row elsewhere that it is about. */
export const ledgerInvariants: readonly Invariant[] = [
  {
    name: 'a transfer is about something that moves its accounts',
    sql: `SELECT t.id, t.kind, t.ref FROM (
        SELECT m.id, m.kind, m.ref, max(e.amount) AS amount, max(CASE WHEN e.amount > 0 THEN e.account END) AS given_to, max(CASE WHEN e.amount < 0 THEN e.account END) AS taken_from
        FROM ledger_transfer m CROSS JOIN ledger_entry e ON e.transfer_id = m.id WHERE {ledger_transfer m} GROUP BY m.id) AS t
      WHERE NOT CASE t.kind ${Object.entries(origins)
        .map(([kind, facts]) => `WHEN '${kind}' THEN ${facts}`)
        .join('\n')} ELSE false END`,
  },
]
