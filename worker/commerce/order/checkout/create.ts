import { dayMs } from '#shared/format/units.ts'
import type { Decoded, OutputOf } from '#shared/api/index.ts'
import type { checkout } from '#shared/api/order/checkout.ts'
import { OrderId } from '#shared/api/contract/brands.ts'
import { limits } from '#shared/limits.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import { deliveryWay } from '#shared/order/delivery-way.ts'
import { usualAddress } from '#commerce/address/store.ts'
import { codeOfOther } from '#commerce/affiliate/own.ts'
import { findNote } from '#commerce/cart/notes.ts'
import { ownerOf } from '#commerce/cart/store.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { inTransaction } from '#commerce/platform/transaction.ts'
import { notReady } from '#commerce/site/readiness.ts'
import { type LineNow, listCartNow } from '../core/lines-now.ts'
import { lineProblem, subtotalOf } from '../core/rules.ts'
import { addCheckout } from '../core/store.ts'
import { firstWay } from './delivery.ts'
import { preselect } from './preselect.ts'
import { repriceDraft } from './price-draft.ts'

/**
 * Starts a checkout with lines of the caller's own cart, as they are there. The cart keeps them until the order is
 * placed.
 */
export async function createCheckout(
  request: Decoded<typeof checkout.create>,
  scope: Scope,
): Promise<Result<OutputOf<typeof checkout.create>>> {
  const begun = begin(request, scope)
  if (begun.ok && scope.who.customerId !== null) await preselect(scope, begun.value.orderId)
  return begun
}

function begin(
  { lines, affiliateCode }: Decoded<typeof checkout.create>,
  scope: Scope,
): Result<OutputOf<typeof checkout.create>> {
  const chosen = chooseLines(scope, new Set(lines.map(({ id }): string => id)))
  if (!chosen.ok) return chosen
  const delivery = firstWay(scope, chosen.value)
  const closed = notReady(scope, delivery)
  if (closed) return closed
  const problem = chosen.value.map(lineProblem).find((one) => one !== null)
  if (problem) return problem

  const { customerId, visitorId } = scope.who
  const owner = ownerOf(scope.who)
  const id = OrderId.parse(scope.newId())
  const subtotal = subtotalOf(chosen.value)
  inTransaction(scope, (tx) => {
    const draft = addCheckout(
      tx.db,
      {
        id,
        customerId,
        visitorId: customerId === null ? visitorId : null,
        status: 'DRAFT',
        delivery,
        address: !deliveryWay[delivery].needsAddress || customerId === null ? null : usualAddress(tx, customerId),
        weightGrams: chosen.value.reduce((sum, line) => sum + line.weightGrams * line.quantity, 0),
        subtotal,
        total: subtotal,
        affiliateCode: codeOfOther(tx, affiliateCode),
        note: owner === null ? '' : findNote(tx.db, owner),
        createdAt: tx.now,
      },
      chosen.value,
    )
    repriceDraft(tx, draft)
    tx.scheduler.plan('remove-checkout', id, new Date(tx.now.getTime() + limits.draftCheckoutDays * dayMs))
  })
  return accepted({ orderId: id })
}

function chooseLines(scope: Scope, ids: ReadonlySet<string>): Result<LineNow[]> {
  if (ids.size === 0) return refused('cart_nothing_chosen')
  const owner = ownerOf(scope.who)
  const cart = owner === null ? [] : listCartNow(scope.db, owner, scope.who.customerId, scope.now)
  const chosen = [...cart].filter(([id]) => ids.has(id)).map(([, line]) => line)
  return chosen.length === ids.size ? accepted(chosen) : refused('cart_line_unknown')
}
