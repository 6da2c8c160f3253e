import { limits } from '#shared/limits.ts'
import * as dom from '#client/app/dom-names.ts'

/** A product as tags know it. `id` is the variant's, as in the catalogue feed. */
export interface TagItem {
  id: string | undefined
  name: string
  price: number | undefined
  quantity: number | undefined
}
/** An event in Google's words, with the standard event of Meta and TikTok; null: they have none, and get nothing. */
export const tagEventNames = {
  view_item: 'ViewContent',
  view_item_list: null,
  view_cart: null,
  search: 'Search',
  add_to_cart: 'AddToCart',
  remove_from_cart: null,
  begin_checkout: 'InitiateCheckout',
} as const
export interface TagEvent {
  name: keyof typeof tagEventNames
  items: TagItem[]
  value?: number | undefined
  search?: string
}

const valueOf = (items: readonly TagItem[]) =>
  items.every(({ price }) => price !== undefined)
    ? items.reduce((sum, { price = 0, quantity = 1 }) => sum + price * quantity, 0)
    : undefined
const withValue = (name: TagEvent['name'], items: TagItem[]): TagEvent => ({ name, items, value: valueOf(items) })

/** 'Rp 18.500' → 18500. */
const rupiah = (words: string | null | undefined): number | undefined =>
  Number((words ?? '').replace(/,.*/, '').replace(/\D/g, '')) || undefined

const itemIn = (place: ParentNode | null | undefined): string | undefined =>
  place?.querySelector<HTMLInputElement>('[name=itemId]')?.value || undefined

/** What opening this page means. The first word of the mark is the page's route. */
export function pageEvents(): TagEvent[] {
  const [route] = (document.body.getAttribute(dom.tagsMark) ?? '').split(' ')
  const events: TagEvent[] = []
  if (route === 'product') {
    const product = shownProduct()
    return product ? [withValue('view_item', [product])] : []
  }
  if (route === 'cart') return [withValue('view_cart', cartItems())]
  const words = new URLSearchParams(location.search).get('q')
  if (route === 'search' && words) events.push({ name: 'search', items: [], search: words })
  const items = [...document.querySelectorAll('main .product-card')].slice(0, limits.tagItems).map(cardItem)
  if (items.length > 0) events.push({ name: 'view_item_list', items })
  return events
}

function cardItem(card: Element): TagItem {
  return {
    id: itemIn(card),
    name: card.querySelector('.product-name')?.textContent ?? '',
    price: rupiah(card.querySelector('.product-price strong')?.textContent),
    quantity: undefined,
  }
}

/** The product of the page, from its heading, its preview and the form that buys the chosen variant. */
function shownProduct(): TagItem | null {
  const price = document.querySelector('meta[property="product:price:amount"]')?.getAttribute('content')
  const chosen = document.querySelector(`[${dom.subtotalMark}]`)?.getAttribute(dom.subtotalMark)
  return price
    ? {
        id: itemIn(document.getElementById(dom.buyFormId)),
        name: document.querySelector('h1')?.textContent ?? '',
        price: Number(chosen ?? price),
        quantity: undefined,
      }
    : null
}

interface Line {
  id: string
  itemId: string | null
  name: string
  price: number
  quantity: number
}

/** The lines of the cart's page, as the page brought them and as later answers changed them. */
let lines: readonly Line[] | null = null
function cartLines(): readonly Line[] {
  if (lines) return lines
  const props = document.querySelector(`[${dom.islandMark}=cart]`)?.getAttribute(dom.islandPropsMark)
  lines = props ? (JSON.parse(props) as { data: { lines: Line[] } }).data.lines : []
  return lines
}
const lineItem = ({ itemId, name, price, quantity }: Line): TagItem => ({
  id: itemId ?? undefined,
  name,
  price,
  quantity,
})
const cartItems = (): TagItem[] => cartLines().map(lineItem)

/** A line of the page's cart, else of the mini-cart over it. */
function itemOfLine(id: string): TagItem | null {
  const line = cartLines().find((one) => one.id === id)
  if (line) return lineItem(line)
  const row = document.querySelector(`li[${dom.cartLineMark}="${CSS.escape(id)}"]`)
  const [quantity, price, ...itemId] = (row?.getAttribute(dom.cartItemMark) ?? '').split(' ')
  return (
    row && {
      id: itemId.join(' ') || undefined,
      name: row.querySelector('a, span.text-sm')?.textContent ?? '',
      price: Number(price),
      quantity: Number(quantity),
    }
  )
}

/** Reports what the shopper does with the cart, once the shop has accepted it. */
export function onCartEvent(send: (event: TagEvent) => void, early: readonly Event[]): void {
  const keys = new Set<string | null>()
  const report = (event: Event) => {
    const { action, path, fields, data } = (event as CustomEvent<dom.Acted>).detail
    // An answer that came too late, and that of the same press sent again: it happened once.
    const key = fields.get(dom.onceField)
    if (key && keys.has(key)) return
    keys.add(key)
    const done = eventOf(action, path, fields)
    const begun = fields.get('then') === 'buy' && done ? { ...done, name: 'begin_checkout' as const } : null
    const fresh = (data as { lines?: Line[] } | null)?.lines
    if (fresh) lines = fresh
    if (done && done.items.length > 0) send(done)
    // 'Beli Langsung' is both.
    if (begun) send(begun)
  }
  early.forEach(report)
  document.addEventListener(dom.actedEvent, report)
}

function eventOf(action: string, path: string, fields: URLSearchParams): TagEvent | null {
  const items = (ids: readonly string[]) => ids.flatMap((id) => itemOfLine(id) ?? [])
  const id = fields.get('id') ?? ''
  // Its button may only have opened the choice of a size.
  if (action === 'add' && fields.has(dom.asksField)) return null
  if (action === 'add' && path.startsWith('/product/')) return withValue('add_to_cart', [addedItem(path, fields)])
  if (action === 'remove' || action === 'later') return withValue('remove_from_cart', items([id]))
  if (action === 'empty') return withValue('remove_from_cart', cartItems())
  if (action === 'create') return withValue('begin_checkout', items(fields.getAll('line')))
  if (action !== 'change') return null
  const [item] = items([id])
  const more = Number(fields.get('quantity')) - (item?.quantity ?? 0)
  if (!item || more === 0) return null
  return withValue(more > 0 ? 'add_to_cart' : 'remove_from_cart', [{ ...item, quantity: Math.abs(more) }])
}

/** What a form for this product's page has added: the product shown, else the card of it. */
function addedItem(path: string, fields: URLSearchParams): TagItem {
  const card = document.querySelector(`.product-card a[href="${CSS.escape(path)}"]`)?.closest('.product-card')
  const known = location.pathname === path ? shownProduct() : card && cardItem(card)
  return {
    id: fields.get('itemId') ?? undefined,
    name: known?.name ?? '',
    price: known?.price,
    quantity: Number(fields.get('quantity')) || 1,
  }
}
