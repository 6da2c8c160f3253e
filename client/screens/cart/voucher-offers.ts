import { atom } from 'jotai'
import type { CartItem } from '#shared/api/goods/cart.ts'
import type { VoucherOffers } from '#shared/api/goods/voucher.ts'
import { ask } from '#client/app/browser/browser-api.ts'
import { state, ticked, vouchers, waiting } from './state.ts'

/*
 * Every answer of the cart brings the vouchers measured against all lines. When only some lines are ticked, they are
 * asked for again for those.
 */

/** The lines a measure was taken of: which, how many and at what price. */
const measureOf = (lines: readonly CartItem[]): string =>
  lines.map(({ id, quantity, price }) => `${id}*${quantity}*${price}`).join()

const measured = atom<{ of: string; offers: VoucherOffers | null } | null>(null)

/** The ticked lines as the server last gave them. */
const chosen = atom((get) => {
  const available = get(state).lines.filter((line) => line.available)
  const ids = new Set(get(ticked).map(({ id }) => id))
  const lines = available.filter(({ id }) => ids.has(id))
  return { lines, all: lines.length === available.length }
})

/**
 * What has to be asked; null: nothing. A change of the cart makes another question, and the old one no longer counts.
 */
export const question = atom((get) => {
  const { lines, all } = get(chosen)
  if (get(vouchers) === null || all || lines.length === 0 || get(waiting)) return null
  return { of: measureOf(lines), lines: lines.map(({ id }) => ({ id })) }
})

/** null: this cart has no vouchers to show. */
export const offers = atom((get) => {
  const { lines, all } = get(chosen)
  const ofAllLines = get(vouchers)
  if (ofAllLines === null || lines.length === 0) return null
  return all ? ofAllLines : (get(measured)?.offers ?? ofAllLines)
})
/** What `offers` says was measured for other lines than the ticked ones. */
export const measuring = atom((get) => {
  const { lines, all } = get(chosen)
  if (get(vouchers) === null || lines.length === 0) return false
  return get(waiting) || (!all && get(measured)?.of !== measureOf(lines))
})

/** Asks for the vouchers of the ticked lines, if they have to be requested. */
export const measure = atom(null, async (get, set) => {
  const asked = get(question)
  if (asked === null) return
  const offers = await ask<VoucherOffers>('voucher.listForCart', { lines: asked.lines })
  if (get(question) === asked) set(measured, { of: asked.of, offers })
})
