import { accepted, refused, type Result } from '#shared/result.ts'
import { wayOfGoods } from '#shared/order/delivery-way.ts'
import { listRunning } from '#commerce/catalog/offered-vouchers.ts'
import { ownerOf } from '#commerce/cart/store.ts'
import type { Handlers } from '#commerce/platform/handlers.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { inTransaction } from '#commerce/platform/transaction.ts'
import { shopperOf } from './shopper.ts'
import { lookUp } from './guesses.ts'
import { findKept } from './kept.ts'
import { inOrderOfReach, kindOf, shopperProblem } from './rules.ts'
import type { VoucherRow } from './tables.ts'
import { covers } from '#commerce/pricing/voucher-saving.ts'
import { addClaim, findCovered, keepChoice } from './store.ts'
import { voucherView } from './views.ts'

/**
 * What the shop offers, and what a caller keeps of it. The checkout room answers what vouchers are worth for a cart or
 * a checkout, because it knows the lines.
 */
export const voucher: Omit<Handlers<'voucher'>, 'listForCart' | 'listForCheckout'> = {
  list({ slug }, { db, now }) {
    const offered = inOrderOfReach(listRunning(db, now))
    if (slug === null) return accepted(offered.map(voucherView))
    const product = findCovered(db, slug)
    const fits = (one: VoucherRow) =>
      product !== null && covers(one, product) && (!one.forShipping || wayOfGoods(product).needsCourier)
    return accepted(offered.filter(fits).map(voucherView))
  },

  find({ code }, scope) {
    const found = inTransaction(scope, (tx) => lookUp(tx, code))
    if (!found.ok) return found
    const { endsAt } = found.value
    if (endsAt && scope.now >= endsAt) return refused('voucher_expired')
    const { choices, until } = findKept(scope, null)
    const [kind] = [...choices].find(([, choice]) => choice?.id === found.value.id) ?? []
    const keptUntil = kind === undefined ? null : (until.get(kind)?.toISOString() ?? null)
    return accepted({ ...voucherView(found.value), chosen: kind !== undefined, keptUntil })
  },

  choose({ code, active }, scope) {
    return withVoucher(scope, code, (owner, found) => {
      if (!active) {
        // Otherwise the best one would take its place at once.
        keepChoice(scope.db, owner, kindOf(found), null, scope.now)
        return accepted({})
      }
      const problem = problemFor(scope, found)
      if (problem) return problem
      keepChoice(scope.db, owner, kindOf(found), found, scope.now)
      return accepted({})
    })
  },

  claim({ code }, scope) {
    return withVoucher(scope, code, (owner, found) => {
      const problem = problemFor(scope, found)
      if (problem) return problem
      addClaim(scope.db, owner, found.id, scope.now)
      return accepted({})
    })
  },
}

const problemFor = (scope: Scope, found: VoucherRow) =>
  shopperProblem(found, shopperOf(scope, { customerId: scope.who.customerId, address: null }), scope.now)

function withVoucher(
  scope: Scope,
  code: string,
  step: (owner: string, found: VoucherRow) => Result<Record<string, never>>,
): Result<Record<string, never>> {
  const owner = ownerOf(scope.who)
  if (owner === null) return refused('bad_request')
  return inTransaction(scope, (tx) => {
    const found = lookUp(tx, code)
    return found.ok ? step(owner, found.value) : found
  })
}
