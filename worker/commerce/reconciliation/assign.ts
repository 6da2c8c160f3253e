import { limits } from '#shared/limits.ts'
import { accepted, refused, type Refused, type Result } from '#shared/result.ts'
import { mayDo } from '#shared/admin/roles.ts'
import { bookTransfer, findPayable, listBookedOf, ownerMustBook } from '#commerce/order/payment/charges/by-hand.ts'
import { lookAgain } from '#commerce/order/payment/charges/shown.ts'
import { findBill } from '#commerce/order/core/bills.ts'
import { findNamedOrder } from '#commerce/order/core/store.ts'
import type { OrderRow } from '#commerce/order/core/tables.ts'
import type { AdminTx } from '#commerce/platform/administration/operation.ts'
import { changeMovement, freeOfHelpers, isDue, matchPayouts, paidOutOf } from './store.ts'
import type { MovementRow } from './tables.ts'

type Done = Result<Record<never, never>>

/** A person says to which order an open movement belongs; `note`: why its amount is another one. */
export function assign(
  tx: AdminTx,
  movement: MovementRow,
  { number, note = '' }: { number: string; note?: string | undefined },
): Done {
  const order = findNamedOrder(tx.db, number)
  if (!order) return refused('order_unknown')
  if (movement.kind === 'payout') return assignPayout(tx, movement, order, note)
  const { id, amount } = movement
  const attempt = amount > 0 ? findPayable(tx.db, order.id, amount) : null
  if (!attempt) return showBooked(tx, movement, order, note)
  if (ownerMustBook(tx, order.id, { attempt: null, reference: attempt.reference }))
    return refused('role_missing', { role: 'owner' })
  changeMovement(tx.db, id, { ...matchedBy(tx, movement, order), reference: attempt.reference })
  bookTransfer(tx, order.id, attempt.reference)
  return accepted({})
}

/** What the owner gives to an order is shown, also if a helper brought it. */
const matchedBy = ({ who }: AdminTx, { seenOnlyBy }: Pick<MovementRow, 'seenOnlyBy'>, { id: orderId }: OrderRow) =>
  ({ state: 'matched', orderId, seenOnlyBy: who.helper === undefined ? null : seenOnlyBy }) as const

/** Too little is for the owner to say. It counts for the order, so that the rest still matches. */
function assignPayout(tx: AdminTx, movement: MovementRow, order: OrderRow, note: string): Done {
  const bill = findBill(tx.db, order.id)
  if (!bill || !isDue(bill)) return refused('money_fits_not')
  const before = paidOutOf(tx.db, order.id) - (movement.orderId === order.id ? movement.amount : 0)
  const came = before + movement.amount
  if (came > bill.amount) return refused('money_fits_not')
  const short = came < bill.amount
  const problem = short ? differenceProblem(tx, { came, booked: bill.amount, note, explained: 0 }) : null
  if (problem) return problem
  changeMovement(tx.db, movement.id, { ...matchedBy(tx, movement, order), note })
  if (!short) matchPayouts(tx.db, order.id)
  lookAgain(tx, order.id)
  return accepted({})
}

/**
 * The line shows money that a person has booked for the order, so that the books of the day have it once. Another
 * amount than was requested, such as one without its unique code, is for the owner to say.
 */
function showBooked(tx: AdminTx, { id, ...movement }: MovementRow, order: OrderRow, note: string): Done {
  const { kind, amount } = movement
  const offBy = (attempt: { amount: number }) => Math.abs(attempt.amount - amount)
  const booked = kind === 'bank' && amount > 0 ? listBookedOf(tx.db, order.id) : []
  const matched = matchedBy(tx, movement, order)
  const exact = booked.some((attempt) => offBy(attempt) === 0)
  for (const attempt of booked.toSorted((a, b) => offBy(a) - offBy(b))) {
    const same = offBy(attempt) === 0
    const problem = same
      ? null
      : differenceProblem(tx, { came: amount, booked: attempt.amount, note, explained: limits.uniqueCodeMax })
    // The payment of exactly this amount has its line already: no role and no note changes that.
    if (problem) return exact ? refused('money_shown') : problem
    if (!freeOfHelpers(tx.db, attempt.reference, matched.seenOnlyBy)) continue
    const { reference } = attempt
    changeMovement(tx.db, id, { ...matched, reference, ...(same ? {} : { state: 'closed' as const, note }) })
    lookAgain(tx, order.id)
    return accepted({})
  }
  return refused(booked.length > 0 ? 'money_shown' : 'money_fits_not')
}

/** Without a word only so little as a unique code explains is the same money; a courier's payout has none. */
function differenceProblem(
  { administrator }: AdminTx,
  { came, booked, note, explained }: { came: number; booked: number; note: string; explained: number },
): Refused | null {
  if (!mayDo(administrator.access, 'owner')) return refused('role_missing', { role: 'owner' })
  return note !== '' || Math.abs(came - booked) <= explained ? null : refused('money_differs', { came, booked })
}
