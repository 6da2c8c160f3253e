import { limits } from '#shared/limits.ts'
import { teasers } from '#client/samples/articles.ts'
import { nextFlashSale, runningFlashSale, soldOutFlashSale } from '#client/samples/flash-sale.ts'
import { cards, categories, oddCards } from '#client/samples/goods.ts'
import { oddVouchers, sampleVouchers } from '#client/samples/vouchers.ts'
import type { HomeData } from './page.tsx'

export const homeSamples: Readonly<Record<string, HomeData>> = {
  full: {
    categories,
    cards,
    total: 31,
    articles: teasers.slice(0, limits.articleTeasers),
    vouchers: sampleVouchers,
  },
  flashSale: {
    categories,
    cards,
    total: 31,
    articles: [],
    vouchers: sampleVouchers,
    flash: { flashSale: runningFlashSale, upcoming: false },
  },
  flashSaleLater: {
    categories,
    cards,
    total: 31,
    articles: [],
    vouchers: [],
    flash: { flashSale: nextFlashSale, upcoming: true },
  },
  flashSaleOdd: {
    categories,
    cards: oddCards,
    total: 6,
    articles: [],
    vouchers: [],
    flash: { flashSale: soldOutFlashSale, upcoming: false },
  },
  noCategories: { categories: null, cards, total: 12, articles: [], vouchers: [] },
  noList: { categories, cards: null, total: 0, articles: [], vouchers: [] },
  noCategoriesNoCards: { categories: null, cards: null, total: 0, articles: [], vouchers: [] },
  newShop: { categories: [], cards: [], total: 0, articles: [], vouchers: [] },
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
