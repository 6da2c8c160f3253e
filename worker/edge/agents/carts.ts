import type { z } from 'zod'
import { refusesGoods } from '#shared/api/refuses-goods.ts'
import type { ApiClient } from '#shared/api/index.ts'
import { ItemId, Quantity } from '#shared/api/contract/brands.ts'
import type { CartItem } from '#shared/api/goods/cart.ts'
import { feedImage, hasImage } from '#client/app/image.tsx'
import type { Shop } from '#client/app/page/page.ts'
import { limits } from '#shared/limits.ts'
import { byAssistant } from '#shared/web/arrival.ts'
import { cartLink } from '#shared/api/goods/cart-link.ts'
import { href } from '#shared/web/routes.ts'
import {
  type Capability,
  envelope,
  failed,
  linksOf,
  type LinesInput,
  type Message,
  minor,
  ok,
  policiesOf,
  type UcpAnswer,
} from './ucp-shapes.ts'
import { plainWords } from './words.ts'

/**
 * The cart of a program: one of an own visitor, whose id only the program knows. A checkout is the same cart on its way
 * to a person: it is handed over by a link that shows its lines, and nothing of it is ordered here.
 */
export interface CartAsked {
  api: ApiClient
  shop: Shop
  id: string
  kind: 'cart' | 'checkout'
}

export async function showCart(asked: CartAsked): Promise<UcpAnswer> {
  const lines = await asked.api.cart.list()
  return lines.length === 0 ? unknown(asked) : ok(viewOf(asked, lines, []))
}

/** Its lines become those that were sent. */
export async function fillCart(
  asked: CartAsked,
  { line_items: wanted }: z.output<typeof LinesInput>,
  { begins = false } = {},
): Promise<UcpAnswer> {
  const { api } = asked
  const own = begins ? [] : await api.cart.list()
  if (!begins && own.length === 0) return unknown(asked)
  const pieces = new Map<string, number>()
  for (const { item, quantity } of wanted)
    pieces.set(item.id, Math.min(limits.cartQuantityMax, (pieces.get(item.id) ?? 0) + quantity))
  const kept = own.filter(({ itemId }) => itemId !== null && pieces.has(itemId))
  const gone = own.filter((line) => !kept.includes(line)).map(({ id }) => api.cart.remove({ id }))
  const set = [...pieces].map(([item, quantity], place) => setLine(asked, kept, { item, quantity, place }))
  const [messages] = await Promise.all([Promise.all(set), ...gone])
  const lines = await api.cart.list()
  if (lines.length === 0 && begins) {
    const said = messages.find((one) => one !== null)
    return failed(
      [asked.kind],
      said?.code ?? 'item_unavailable',
      said?.content ?? 'Keranjang kosong',
      homeOf(asked.shop),
    )
  }
  return ok(
    viewOf(
      asked,
      lines,
      messages.filter((one) => one !== null),
    ),
    begins ? 201 : 200,
  )
}

interface WantedLine {
  item: string
  quantity: number
  place: number
}
/** null: it is as it was asked for. */
async function setLine(
  { api }: CartAsked,
  own: readonly CartItem[],
  { item, quantity, place }: WantedLine,
): Promise<Message | null> {
  const path = `$.line_items[${place}]`
  const itemId = ItemId.safeParse(item)
  const line = own.find((one) => one.itemId === item)
  if (!itemId.success)
    return { type: 'error', code: 'not_found', content: 'Barang tidak dikenal', severity: 'recoverable', path }
  const wanted = Quantity.parse(quantity)
  try {
    if (!line) await api.cart.add({ itemId: itemId.data, quantity: wanted })
    else if (line.quantity !== quantity) await api.cart.change({ id: line.id, quantity: wanted })
    return null
  } catch (failure) {
    if (!refusesGoods(failure)) throw failure
    const code = failure.code === 'item_unknown' ? 'not_found' : 'out_of_stock'
    return { type: 'error', code, content: failure.shown, severity: 'recoverable', path }
  }
}

/** Answers what it was, and empties it. */
export async function endCart(asked: CartAsked): Promise<UcpAnswer> {
  const lines = await asked.api.cart.list()
  if (lines.length === 0) return unknown(asked)
  await asked.api.cart.empty({ lines: lines.map(({ id }) => ({ id })) })
  const { continue_url: _, ...before } = viewOf(asked, lines, [])
  return ok(asked.kind === 'checkout' ? { ...before, status: 'canceled', messages: [] } : before)
}

const homeOf = ({ origin }: Shop): string => origin + href('home')
export const unknown = ({ kind, shop }: Pick<CartAsked, 'kind' | 'shop'>): UcpAnswer =>
  failed([kind], 'not_found', 'Keranjang ini tidak ada atau sudah berakhir', homeOf(shop))

const totals = (amount: number) => [
  { type: 'subtotal', amount: minor(amount) },
  { type: 'total', amount: minor(amount) },
]

/** The link that shows a person the lines, and puts them into their cart after a press. */
function handOver(lines: readonly CartItem[], shop: Shop): string {
  const link = cartLink(lines.filter(({ available }) => available))
  const from = `utm_source=${byAssistant}`
  return link === null || link === 'too_long'
    ? `${shop.origin}${href('cart')}?${from}`
    : `${shop.origin}${link}&${from}`
}

function viewOf({ id, kind, shop }: CartAsked, lines: readonly CartItem[], messages: readonly Message[]) {
  const capabilities: Capability[] = [kind]
  const sum = lines.reduce((all, { available, price, quantity }) => all + (available ? price * quantity : 0), 0)
  const soldOut = lines.flatMap(({ available }, place): Message[] =>
    available
      ? []
      : [{ type: 'warning', code: 'out_of_stock', content: 'Sedang tidak tersedia', path: `$.line_items[${place}]` }],
  )
  const escalation: Message = {
    type: 'error',
    code: 'buyer_confirmation_required',
    content: 'Pembeli membuka continue_url, memeriksa isinya, dan memesan sendiri.',
    severity: 'requires_buyer_review',
  }
  const all = [...messages, ...soldOut, ...(kind === 'checkout' ? [escalation] : [])]
  return {
    ucp: { ...envelope(capabilities), ...(kind === 'checkout' ? { payment_handlers: {} } : {}) },
    id,
    ...(kind === 'checkout' ? { status: 'requires_escalation' } : {}),
    line_items: lines.map(({ id: line, itemId, name, variant, price, image, quantity }) => ({
      id: line,
      item: {
        id: itemId ?? line,
        title: plainWords([name, variant].filter(Boolean).join(' - '), limits.twinLineChars),
        price: minor(price),
        ...(hasImage(image) ? { image_url: feedImage(image, shop.origin) } : {}),
      },
      quantity,
      totals: totals(price * quantity),
    })),
    currency: 'IDR',
    totals: totals(sum),
    ...(all.length > 0 ? { messages: all } : {}),
    links: linksOf(shop),
    policies: policiesOf(shop),
    continue_url: handOver(lines, shop),
  }
}
