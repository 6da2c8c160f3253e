import { z } from 'zod'
import { nullable, Moment, withDefault, Rupiah, wholeNumber } from '#shared/api/contract/brands.ts'
import { endpoint, list, paged, read, record, wire } from '#shared/api/contract/endpoint.ts'
import { moveQuery, PurseMove } from './wallet.ts'

const Percent = wholeNumber(z.int().min(0).max(100))

/** How many expire when. */
const Expiring = record(() => ({ amount: ['COIN_AMOUNT', Rupiah], at: ['COIN_EXPIRED_DATE', Moment] }))

/** A customer's coins; one is one rupiah. */
export const Coins = record(() => ({
  balance: ['COIN_BALANCE', Rupiah],
  /** What expires next, and when; null: nothing does. */
  next: ['COIN_NEXT_EXPIRED', nullable(Expiring())],
  /** All of it, a row for each day, the soonest first. */
  expiring: ['COIN_EXPIRED_LIST', withDefault(list(Expiring()), [])],
  /** Coins for every Rp 100 of goods, and the most of the goods that coins may pay, in per cent. */
  earnPercent: ['COIN_EARN_PERCENT', withDefault(Percent, 0)],
  usePercent: ['COIN_USE_PERCENT', withDefault(Percent, 0)],
}))
export type Coins = z.output<ReturnType<typeof Coins>>

export const coins = {
  find: endpoint({ ...read, access: 'customer', upstream: 'GET /coin/detail', output: Coins }),
  listMoves: endpoint({
    ...read,
    access: 'customer',
    upstream: 'GET /coin/list',
    input: () => wire(moveQuery()),
    output: () => paged(PurseMove()),
  }),
}
