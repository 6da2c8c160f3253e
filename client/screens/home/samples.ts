import { limits } from '#shared/limits.ts'
import { teasers } from '#client/samples/articles.ts'
import { nextFlashSale, runningFlashSale, soldOutFlashSale } from '#client/samples/flash-sale.ts'
import { cardOf, cards, catalogue, sentFree } from '#client/samples/catalogue.ts'
import { categories, oddCards } from '#client/samples/goods.ts'
import { oddVouchers, sampleVouchers } from '#client/samples/vouchers.ts'
import type { HomeData } from './page.tsx'

const plain: HomeData = { categories, cards, total: catalogue.length, articles: [], vouchers: [] }
const empty: HomeData = { categories: null, cards: null, total: 0, articles: [], vouchers: [] }

/** Of a shop with more goods home reads some to spare, each at the price that it has now. */
const atFlashPrice = catalogue
  .map(cardOf)
  .map((card) => runningFlashSale.products.find(({ id }) => id === card.id) ?? card)
  .slice(0, limits.pageSize + limits.spareCards)

export const homeSamples: Readonly<Record<string, HomeData>> = {
  full: { ...plain, articles: teasers.slice(0, limits.articleTeasers), vouchers: sampleVouchers },
  /** Its one voucher pays the shipping. */
  freeShipping: {
    ...plain,
    cards: sentFree,
    total: sentFree.length,
    vouchers: sampleVouchers.filter(({ forShipping }) => forShipping),
  },
  flashSale: {
    ...plain,
    cards: atFlashPrice,
    vouchers: sampleVouchers,
    flash: { flashSale: runningFlashSale, upcoming: false },
  },
  flashSaleLater: { ...plain, flash: { flashSale: nextFlashSale, upcoming: true } },
  flashSaleOdd: { ...plain, cards: oddCards, total: 6, flash: { flashSale: soldOutFlashSale, upcoming: false } },
  noCategories: { ...plain, categories: null, total: 12 },
  noList: { ...empty, categories },
  noCategoriesNoCards: empty,
  newShop: { ...empty, categories: [], cards: [] },
  oneProduct: {
    categories: categories.slice(0, 1),
    cards: cards.slice(2, 3),
    total: 1,
    articles: teasers.slice(0, 1),
    vouchers: sampleVouchers.slice(0, 1),
  },
  odd: {
    categories: [
      ...categories,
      ...categories.map((one, i) => ({
        ...one,
        slug: `${one.slug}-${i}`,
        name: `${one.name} Premium Eksklusif Nusantara`,
        image: '',
      })),
    ],
    cards: [...oddCards, ...cards],
    total: 99,
    articles: teasers.slice(2, 5),
    vouchers: oddVouchers,
  },
}
