import { hourMs } from '#shared/format/units.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ItemId } from '#shared/api/contract/brands.ts'
import type { CartItem } from '#shared/api/goods/cart.ts'
import type { Product, ProductCard, Suggestion } from '#shared/api/goods/catalog.ts'
import type { Checkout } from '#shared/api/order/checkout.ts'
import type { FlashSale } from '#shared/api/goods/flash-sale.ts'
import { limits } from '#shared/limits.ts'
import { chosenVariant, inStock } from '#client/kit/product/chosen-variant.ts'
import { productData } from '#client/screens/product/structured-data.ts'
import { batchOf, goodsOf, settingsOf } from '#demo/batch.ts'
import { demoShops } from '#demo/index.ts'
import { guest } from '#tests/support/in-workerd/selling-shop.ts'
import type { TestProduct } from '#tests/support/in-workerd/products.ts'
import { openShop, type TestShop } from '#tests/support/in-workerd/shop.ts'

type Paged<T> = { rows: T[]; total: number }
const valueOf = <T>(answer: unknown): T => (answer as { value: T }).value

async function cardsOf(shop: TestShop): Promise<ProductCard[]> {
  const cards: ProductCard[] = []
  for (let index = 0; ; index += 1) {
    const page = valueOf<Paged<ProductCard>>(
      await shop.call('catalog.list', { index, size: limits.pageRowsMax } as never),
    )
    cards.push(...page.rows)
    if (cards.length >= page.total) return cards
  }
}
const pageOf = async (shop: TestShop, slug: string) =>
  valueOf<Product>(await shop.call('catalog.find', { slug } as never))

/** What a page shows when it is opened by a card. */
const chosenOn = (page: Product, card: ProductCard) => chosenVariant(page, card.shownItemId)

/** What the page says to search engines is the lowest price of the card. */
const lowestSaid = (page: Product): number => {
  interface Offer {
    price?: number
    lowPrice?: number
    availability: string
  }
  const { offers, hasVariant } = productData(page, null, { origin: 'https://toko.id', title: 'Toko' } as never) as {
    offers?: Offer
    hasVariant?: readonly { offers: Offer }[]
  }
  const said = offers ? [offers] : (hasVariant ?? []).map((one) => one.offers)
  const inStock = said.filter(({ availability }) => availability.endsWith('/InStock'))
  return Math.min(...(inStock.length > 0 ? inStock : said).map(({ lowPrice, price }) => lowPrice ?? price ?? 0))
}

/** Puts these pieces into an empty cart and begins a checkout with all of them. */
async function linesOf(shop: TestShop, visitor: string, items: readonly ItemId[]) {
  const as = guest(visitor)
  for (const itemId of items)
    expect(await shop.call('cart.add', { itemId, quantity: 1 } as never, as)).toMatchObject({ ok: true })
  const cart = valueOf<CartItem[]>(await shop.call('cart.list', {} as never, as))
  const begun = await shop.call('checkout.create', { lines: cart.map(({ id }) => ({ id })) } as never, as)
  const checkout = valueOf<Checkout>(
    await shop.call('checkout.find', { orderId: valueOf<{ orderId: string }>(begun).orderId } as never, as),
  )
  const inCart = new Map(cart.map(({ itemId, price }) => [itemId, price]))
  return new Map(checkout.lines.map(({ itemId, price }) => [itemId, { cart: inCart.get(itemId), checkout: price }]))
}

/** A card, its page, the cart and the checkout ask one price for one thing. */
async function expectOnePrice(shop: TestShop, cards: readonly ProductCard[]): Promise<void> {
  const seen: { card: ProductCard; itemId: ItemId }[] = []
  for (const card of cards) {
    const page = await pageOf(shop, card.slug)
    const chosen = chosenOn(page, card)
    const buyable = page.variants.filter(inStock)
    expect(chosen, card.slug).not.toBeNull()
    expect({ slug: card.slug, price: chosen?.price }).toEqual({ slug: card.slug, price: card.price })
    if (card.shownItemId === null) {
      expect({ slug: card.slug, price: lowestSaid(page) }).toEqual({ slug: card.slug, price: card.price })
      const hasHigher = (buyable.length > 0 ? buyable : page.variants).some(({ price }) => price > card.price)
      expect({ slug: card.slug, from: card.from }).toEqual({ slug: card.slug, from: hasHigher })
    }
    if (chosen && inStock(chosen)) seen.push({ card, itemId: chosen.itemId })
  }
  for (let at = 0; at < seen.length; at += 50) {
    const some = seen.slice(at, at + 50)
    const prices = await linesOf(shop, `pembeli-${crypto.randomUUID().slice(0, 8)}`, [
      ...new Set(some.map(({ itemId }) => itemId)),
    ])
    for (const { card, itemId } of some)
      expect({ slug: card.slug, ...prices.get(itemId) }).toEqual({
        slug: card.slug,
        cart: card.price,
        checkout: card.price,
      })
  }
}

// Proves §1.5
test.each(Object.values(demoShops))(
  'every product of the demo shop $id has one price to its checkout',
  async (demo) => {
    const shop = await openShop({ demo: true })
    const batch = batchOf(demo, { settings: settingsOf(demo, shop.host), goods: goodsOf(demo), now: new Date() })
    expect(await shop.admin('POST', '/import', batch)).toMatchObject({ status: 200 })
    const cards = await cardsOf(shop)
    const { running } = valueOf<{ running: FlashSale | null }>(await shop.call('flashSale.find', {} as never))
    await expectOnePrice(shop, [...cards, ...(running?.products ?? [])])
    const [named] = cards.filter(({ from }) => from)
    const said = valueOf<Suggestion[]>(await shop.call('catalog.suggest', { text: named?.name ?? '' } as never))
    expect(said.find(({ slug }) => slug === named?.slug)).toMatchObject({ price: named?.price, from: true })
  },
)

const variant = fc.record({
  price: fc.constantFrom(10_000, 20_000, 30_000),
  fullPrice: fc.constantFrom(null, 40_000),
  stock: fc.constantFrom(0, 0, 1, 7),
})
const generated = fc.array(fc.array(variant, { minLength: 1, maxLength: 4 }), { minLength: 8, maxLength: 8 })

test('every generated product has one price to its checkout, in a flash sale too', async () => {
  const run = async (all: readonly (readonly { price: number; fullPrice: number | null; stock: number }[])[]) => {
    const products = all.map((variants, place): TestProduct => ({
      slug: `barang-${place}`,
      variants: variants.map((one, at) => ({ ...one, name: `Pilihan ${at}` })),
    }))
    const shop = await openShop({ products })
    const pages = await Promise.all(products.map(({ slug }) => pageOf(shop, slug)))
    // The last variant of every second product is sold cheaper for a while: not always below the others.
    const items = pages.flatMap(({ variants }, place) => {
      const last = variants.at(-1)
      return place % 2 === 0 && last && last.price > 12_000
        ? [{ itemId: last.itemId, price: 12_000, quota: 3, perCustomer: 2 }]
        : []
    })
    const [startsAt, endsAt] = [-1, 1].map((hours) => new Date(Date.now() + hours * hourMs).toISOString())
    if (items.length > 0)
      expect(await shop.admin('POST', '/flash-sales', { startsAt, endsAt, items })).toMatchObject({ status: 200 })
    const { running } = valueOf<{ running: FlashSale | null }>(await shop.call('flashSale.find', {} as never))
    await expectOnePrice(shop, [...(await cardsOf(shop)), ...(running?.products ?? [])])
  }
  await fc.assert(fc.asyncProperty(generated, run), { numRuns: process.env.NIGHTLY ? 20 : 3 })
})

test('a variant that was saved from the cart is shown at its own price, and its link leads to it', async () => {
  const shop = await openShop({
    products: [
      {
        slug: 'kemeja',
        variants: [
          { name: 'S', price: 100_000 },
          { name: 'XL', price: 130_000 },
        ],
      },
    ],
  })
  const as = guest('penyimpan')
  const xl = (await pageOf(shop, 'kemeja')).variants[1]
  const added = await shop.call('cart.add', { itemId: xl?.itemId, quantity: 1 } as never, as)
  await shop.call('wishlist.saveLine', { id: valueOf<{ id: string }>(added).id } as never, as)
  const [item] = valueOf<{ product: ProductCard; variant: string; savedPrice: number }[]>(
    await shop.call('wishlist.list', {} as never, as),
  )
  expect(item).toMatchObject({
    variant: 'XL',
    savedPrice: 130_000,
    product: { price: 130_000, from: false, shownItemId: xl?.itemId },
  })
})
