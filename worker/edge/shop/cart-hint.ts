import { ApiFailure } from '#shared/api/index.ts'
import type { CartItem } from '#shared/api/goods/cart.ts'
import { countInCart } from '#client/kit/order/pieces.ts'
import type { RequestContext } from '#edge/request/request-context.ts'
import { createClient } from '#edge/backend/api-client.ts'
import { note } from '#edge/request/log.ts'
import { readCookies, setCookie } from './cookies.ts'

type Lines = readonly CartItem[]

/** Asks for the lines in the cart; null: they could not be read. */
export async function askLines(context: RequestContext): Promise<Lines | null> {
  try {
    return await createClient(context).api.cart.list()
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure
    // The badge keeps its old number until the next change.
    note(context.log, 'the cart hint was not renewed')
    return null
  }
}

/** Sets the number on the cart's badge for the next pages: the pieces in the cart. */
export async function hintCart(context: RequestContext, asked = askLines(context)): Promise<Lines | null> {
  const lines = await asked
  if (lines) setCookie(context, 'cartHint', String(countInCart(lines)))
  return lines
}

/** A cart that was read corrects a badge that is wrong: it changed on another device, or the backend emptied it. */
export function correctHint(context: RequestContext, lines: Lines | null): void {
  if (!lines || context.setCookies.has('cartHint')) return
  const pieces = countInCart(lines)
  if (pieces !== Number(readCookies(context.request).get('cartHint') ?? 0))
    setCookie(context, 'cartHint', String(pieces))
}
