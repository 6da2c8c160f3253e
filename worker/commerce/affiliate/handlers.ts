import type { Affiliate, Commission } from '#shared/api/account/affiliate.ts'
import { rupiah } from '#shared/api/contract/brands.ts'
import { limits } from '#shared/limits.ts'
import { messageOf } from '#shared/text/errors.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import { accessHoldUntil } from '#commerce/identity/customers/account-changes.ts'
import { addConsent } from '#commerce/identity/customers/store.ts'
import type { Handlers } from '#commerce/platform/handlers.ts'
import { balanceOf, customerAccount } from '#commerce/ledger/store.ts'
import { drawLetters } from '#commerce/platform/draw-letters.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { inTransaction } from '#commerce/platform/transaction.ts'
import { withdrawalMinimum } from '#commerce/wallet/rules.ts'
import { askConfirmation, ownWithdrawals, withdraw } from '#commerce/wallet/withdraw.ts'
import { addAffiliate, type CommissionRow, countOrders, findAffiliate, listCommissions } from './store.ts'

/** Recommending the shop: a member has a code, and earns a part of what is bought with it. */
export const affiliate: Handlers<'affiliate'> = {
  find: (_, scope) => inProgramme(scope, (customerId) => accepted(summaryOf(scope, customerId))),

  join({ terms }, scope) {
    return inProgramme(scope, (customerId) => {
      const known = findAffiliate(scope.db, customerId)
      if (known) return accepted({ code: known.code })
      if (!terms) return refused('affiliate_terms', {}, { terms: messageOf('affiliate_terms') })
      addConsent(scope.db, {
        customerId,
        purpose: 'affiliate',
        version: scope.shop.legalVersion,
        granted: true,
        at: scope.now,
      })
      for (;;) {
        const code = drawLetters(scope.newId(), 8)
        if (addAffiliate(scope.db, { customerId, code, joinedAt: scope.now })) return accepted({ code })
      }
    })
  },

  listOrders({ index, size }, scope) {
    const { customerId } = scope.who
    if (customerId === null) return refused('sign_in_needed')
    const { rows, total } = listCommissions(scope.db, customerId, { index, size })
    return accepted({ rows: rows.map((row) => commissionView(row, scope.now)), index, size, total })
  },

  askConfirmation: (asked, scope) => askConfirmation(scope, 'commission', asked),
  /** Also when the programme is closed: what members have earned stays theirs. */
  withdraw: (asked, scope) => withdraw(scope, 'commission', asked),
  listWithdrawals: (asked, scope) => ownWithdrawals(scope, 'commission', asked),
}

function inProgramme<T>(scope: Scope, step: (customerId: string) => Result<T>): Result<T> {
  const { db, shop, who } = scope
  const { customerId } = who
  if (customerId === null) return refused('sign_in_needed')
  return shop.affiliate || findAffiliate(db, customerId)
    ? inTransaction(scope, () => step(customerId))
    : refused('affiliate_closed')
}

function summaryOf({ db, now, shop }: Scope, customerId: string): Affiliate {
  const { code = null, clicks = 0 } = findAffiliate(db, customerId) ?? {}
  const { percent = 0, maximum = null } = shop.affiliate ?? {}
  const of = (account: 'pending' | 'commission') => rupiah(balanceOf(db, customerAccount(account, customerId)))
  return {
    code,
    percent,
    maximum: maximum === null ? null : rupiah(maximum),
    clicks,
    orders: countOrders(db, customerId),
    pending: of('pending'),
    ready: of('commission'),
    minimum: rupiah(withdrawalMinimum('commission', balanceOf(db, customerAccount('commission', customerId)))),
    fee: rupiah(limits.withdrawalFee),
    opensAt: accessHoldUntil(db, customerId, now)?.toISOString() ?? null,
  }
}

/** One that waits past its day, for a return or until its money is shown, has no day to say. */
const commissionView = ({ status, base, amount, at, readyAt }: CommissionRow, now: Date): Commission => ({
  status,
  base: rupiah(base),
  amount: rupiah(amount),
  at: at.toISOString(),
  readyAt: readyAt && (status !== 'PENDING' || readyAt > now) ? readyAt.toISOString() : null,
})
