import { limits } from '#shared/limits.ts'
import type { RouteName } from './routes.ts'

/** The header of an answer that says for how many minutes a browser may keep this page of one shopper. */
export const keepHeader = 'offline-minutes'

const days = limits.offlineDays * 24 * 60
/**
 * The pages of one shopper that are read where there may be no signal. Not those where one signs in, confirms, pays or
 * changes the own data. Apart from the table of routes, because no script of a page needs it.
 */
const offlineMinutes: { readonly [R in RouteName]?: number } = {
  cart: days,
  success: limits.offlinePaymentDays * 24 * 60,
  track: limits.offlineLinkMinutes,
  trackInvoice: limits.offlineLinkMinutes,
  profile: days,
  orders: days,
  ordersWaiting: days,
  ordersDigital: days,
  order: days,
  invoice: days,
  returns: days,
  returnDetail: days,
  profileWishlist: days,
  wishlist: days,
}

/**
 * How many minutes a browser may keep this page of one shopper; undefined: not at all. A right to codes opens them for
 * minutes, and a copy would show them for days.
 */
export const keptMinutes = (name: RouteName, query: URLSearchParams): number | undefined =>
  query.get('izin') === null ? offlineMinutes[name] : undefined
