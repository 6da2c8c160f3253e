import type { ProductCard } from '#shared/api/goods/catalog.ts'
import type { Flash } from '#shared/api/goods/flash.ts'
import type { FlashSale } from '#shared/api/goods/flash-sale.ts'
import { ItemId, rupiah } from '#shared/api/contract/brands.ts'
import { cardNamed, cards } from './catalogue.ts'
import { inHours } from './clock.ts'
import { oddCards } from './goods.ts'
import { pricesWithVouchers } from './vouchers.ts'

const [startsAt, serverNow, endsAt, later] = [inHours(-2), inHours(0), inHours(4), inHours(10)]

export const flashOf = (price: number, more: Partial<Flash> = {}): Flash => ({
  price: rupiah(price),
  endsAt,
  serverNow,
  quota: 40,
  sold: 28,
  perCustomer: 2,
  ...more,
})

/** About a fifth less. */
const low = (price: number): number => Math.round(price / 12_500) * 10_000 - 1_000
const onSale = (card: ProductCard, more: Partial<Flash> = {}): ProductCard => ({
  ...card,
  ...pricesWithVouchers(low(card.price)),
  price: rupiah(low(card.price)),
  fullPrice: rupiah(Math.max(card.price, card.fullPrice ?? 0)),
  flash: flashOf(low(card.price), more),
})
/** Its price is the ordinary one again, as a shop says it then. */
const soldOut = (card: ProductCard): ProductCard => ({ ...card, flash: flashOf(low(card.price), { sold: 40 }) })

const flashSale = (products: readonly ProductCard[], more: Partial<FlashSale> = {}): FlashSale => ({
  id: 'kilat-1',
  title: 'Flash Sale',
  startsAt,
  endsAt,
  serverNow,
  products: [...products],
  ...more,
})

export const runningFlashSale = flashSale([
  ...cards.slice(0, 5).map((card, place) => onSale(card, { sold: 4 + place * 7 })),
  ...cards.slice(6, 7).map(soldOut),
])
/** Other goods than those of the running one, the first with variants. */
const nextSlugs = ['outer-kimono', 'tas-jinjing', 'sarung-bantal', 'dompet-ceplok', 'scrunchie-perca', 'rok-lilit']
export const nextFlashSale = flashSale(
  nextSlugs.map(cardNamed).map((card, place) => ({
    ...card,
    shownItemId: place === 0 ? null : ItemId.parse(card.slug),
    flash: flashOf(low(card.price), { sold: 0 }),
  })),
  { id: 'kilat-2', startsAt: endsAt, endsAt: later },
)
/** Everything odd at once: nothing left, the longest name and price, a missing image. */
export const soldOutFlashSale = flashSale([
  ...cards.slice(0, 2).map(soldOut),
  ...oddCards.filter(({ price }) => price > 0).map((card) => onSale(card, { quota: 1_000, sold: 999 })),
])
