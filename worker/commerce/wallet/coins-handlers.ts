import { rupiah } from '#shared/api/contract/brands.ts'
import { dayIn } from '#shared/format/dates.ts'
import { limits } from '#shared/limits.ts'
import { accepted, refused } from '#shared/result.ts'
import type { Handlers } from '#commerce/platform/handlers.ts'
import { coinsOf } from '#commerce/ledger/coins.ts'
import { listLots } from '#commerce/ledger/store.ts'
import { ownMoves } from './moves.ts'

/** A customer's coins. Expired coins do not count, whether or not the job has taken them yet. */
export const coins: Handlers<'coins'> = {
  find(_, { db, now, shop, who: { customerId } }) {
    if (customerId === null) return refused('sign_in_needed')
    const lots = listLots(db, customerId, now, limits.coinLotsShown)
    const [first] = lots
    const sum = (all: typeof lots) => rupiah(all.reduce((total, { left }) => total + left, 0))
    const soonest = lots.filter(({ expiresAt }) => expiresAt.getTime() === first?.expiresAt.getTime())
    return accepted({
      balance: rupiah(coinsOf({ db, now }, customerId)),
      next: first ? { amount: sum(soonest), at: first.expiresAt.toISOString() } : null,
      expiring: [...Map.groupBy(lots, ({ expiresAt }) => dayIn(expiresAt)).values()].map((day) => ({
        amount: sum(day),
        at: day[0]?.expiresAt.toISOString() ?? '',
      })),
      earnPercent: shop.coins?.earnPercent ?? 0,
      usePercent: shop.coins?.usePercent ?? 0,
    })
  },

  listMoves: (asked, scope) => ownMoves(scope, 'coins', asked),
}
