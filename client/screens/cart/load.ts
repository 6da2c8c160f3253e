import { refusesGoods } from '#shared/api/refuses-goods.ts'
import type { ApiClient, ApiFailure } from '#shared/api/index.ts'
import type { CartItem } from '#shared/api/goods/cart.ts'
import type { CatalogItem } from '#shared/api/goods/catalog.ts'
import type { VoucherOffers } from '#shared/api/goods/voucher.ts'
import type { LinkLine } from '#shared/api/goods/cart-link.ts'
import { limits } from '#shared/limits.ts'
import type { FlashCode } from '#shared/text/text.ts'
import type { LinkedCart, LinkedLine } from './data.ts'
import { ActionRefused, can, type PersonalContext } from '#client/app/page/page.ts'
import { optional } from '#client/app/page/optional.ts'
import { findOwnPlace } from '#client/app/page/own-place.ts'

/** The vouchers, measured against everything in the cart that can be bought. */
export async function loadVouchers(
  { api, ownBackend }: PersonalContext<'cart'>,
  asked: Promise<readonly CartItem[]>,
): Promise<VoucherOffers | null> {
  // A backend with our extensions knows the cart itself, so it is asked beside the lines and not after them.
  const early = ownBackend ? optional(api, 'voucher.listForCart') : null
  const lines = await asked
  const offered = lines.filter(({ available }) => available).map(({ id }) => ({ id }))
  if (offered.length === 0) return null
  return early ?? optional(api, 'voucher.listForCart', { lines: offered })
}

/** The kecamatan of the address that checkout takes by itself; ''. */
export const findDistrict = async (ctx: PersonalContext<'cart'>): Promise<string> =>
  can(ctx.shop, 'shipment.listEstimates') ? ((await findOwnPlace(ctx)) ?? '') : ''

/** What a link asks for, as far as it can be bought now. It only reads. */
export async function loadLinked(api: ApiClient, lines: readonly LinkLine[]): Promise<LinkedCart> {
  if (lines.length === 0) return { lines: [], unknown: 0, failed: false }
  const items = await optional(api, 'catalog.listByItems', { items: lines.map(({ itemId }) => itemId) })
  return items ? linkedOf(lines, items) : { lines: [], unknown: 0, failed: true }
}

function linkedOf(lines: readonly LinkLine[], items: readonly CatalogItem[]): LinkedCart {
  const byId = new Map(items.map((item) => [item.itemId, item]))
  const known = lines.flatMap(({ itemId, quantity }) => {
    const item = byId.get(itemId)
    return item ? [lineOf(item, quantity)] : []
  })
  return { lines: known, unknown: lines.length - known.length, failed: false }
}

function lineOf({ itemId, name, variant, slug, image, price, stock }: CatalogItem, wanted: number): LinkedLine {
  const quantity = Math.min(wanted, stock ?? wanted)
  return {
    itemId,
    name,
    variant,
    slug,
    image,
    price,
    quantity,
    left: quantity > 0 && quantity < wanted ? quantity : null,
  }
}

/**
 * Puts what came by link into the cart. Of what is there already only the missing quantity is added, so that pressing
 * twice adds nothing twice. What cannot be added does not hold up the rest.
 */
export async function addLinked(api: ApiClient, wanted: readonly LinkLine[]): Promise<FlashCode> {
  const [{ lines }, own] = await Promise.all([loadLinkedStrict(api, wanted), api.cart.list()])
  let refused: ApiFailure | null = null
  let [added, held] = [0, 0]
  for (const { itemId, quantity } of lines.filter((line) => line.quantity > 0)) {
    const before = own.find((line) => line.itemId === itemId)?.quantity ?? 0
    const { no, more } = await addUpTo(api, { itemId: itemId as LinkLine['itemId'], quantity }, before)
    refused = no ?? refused
    if (!no) added += 1
    if (!no && more === 0) held += 1
  }
  if (added === 0) throw refused ?? new ActionRefused('item_unavailable')
  if (added < wanted.length) return 'cart_added_partly'
  return held === added ? 'cart_added_before' : 'cart_added'
}

/**
 * Adds what the cart, which holds some, lacks of a line, or all that is left: so many `more`. `no`: the shop has none of
 * it.
 */
export async function addUpTo(
  api: ApiClient,
  { itemId, quantity }: Pick<LinkLine, 'itemId'> & { quantity: number },
  held: number,
): Promise<{ no: ApiFailure | null; more: number }> {
  const add = async (more: number) => {
    if (more > 0)
      await api.cart.add({ itemId, quantity: Math.min(more, limits.cartQuantityMax) as CartItem['quantity'] })
    return { no: null, more: Math.max(more, 0) }
  }
  try {
    return await add(quantity - held)
  } catch (failure) {
    if (!refusesGoods(failure)) throw failure
    const left = failure.code === 'stock_short' ? Number(failure.values['left']) : 0
    return left > 0 ? add(left - held) : { no: failure, more: 0 }
  }
}

/**
 * The same for what is bought beside a product whose variant is asked next: a refusal does not stop the question. What it
 * has to say is what could not be added.
 */
export async function addBeside(api: ApiClient, wanted: readonly LinkLine[]): Promise<FlashCode | null> {
  try {
    const flash = await addLinked(api, wanted)
    return flash === 'cart_added_partly' ? flash : null
  } catch (failure) {
    if (failure instanceof ActionRefused || refusesGoods(failure)) return 'cart_added_none'
    throw failure
  }
}

/** Like `loadLinked`, but when the products cannot be read, the press is refused. */
async function loadLinkedStrict(api: ApiClient, lines: readonly LinkLine[]): Promise<LinkedCart> {
  if (lines.length === 0) throw new ActionRefused('item_unavailable')
  return linkedOf(lines, await api.catalog.listByItems({ items: lines.map(({ itemId }) => itemId) }))
}
