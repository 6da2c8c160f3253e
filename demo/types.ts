import type { z } from 'zod'
import type { Category, ProductInput } from '#shared/admin/catalog.ts'
import type { Article, ArticleCategory } from '#shared/admin/content.ts'
import type { PastOrderInput } from '#shared/admin/demo.ts'
import type { SettingsInput } from '#shared/admin/settings.ts'
import type { VoucherInput } from '#shared/admin/vouchers.ts'

export const demoIds = ['batik', 'kopi', 'gawai'] as const
export type DemoId = (typeof demoIds)[number]

/**
 * A demo shop as it is written: the import format, with two differences. An image is the name of a drawing in
 * demo/pictures, and a moment is counted from the day the shop is opened.
 */
export interface DemoShop {
  id: DemoId
  settings: SettingsInput & { name: string; city: string }
  /** How its page "Tentang Kami" begins. */
  story: readonly string[]
  /** In the order they are shown. */
  categories: readonly z.input<typeof Category>[]
  products: readonly ProductInput[]
  articleCategories: readonly ArticleCategory[]
  articles: readonly DemoArticle[]
  vouchers: readonly DemoVoucher[]
  reviews: readonly ReviewPool[]
}

export type DemoArticle = Omit<z.input<typeof Article>, 'publishedAt'> & { daysAgo: number }

export type DemoVoucher = Omit<VoucherInput, 'startsAt' | 'endsAt'> & {
  /** The last day it can be used, counted from the opening; null: no end. */
  lastDay: number | null
  /** Among the demo customer's own. */
  claimed?: true
}

/** Reviews that fit the same products. */
export interface ReviewPool {
  /** Found in the slug or category of what they speak of; null: of how the shop serves, so of anything that is sent. */
  about: RegExp | null
  digital?: true
  texts: readonly WrittenReview[]
}
export interface WrittenReview {
  stars: 1 | 2 | 3 | 4 | 5
  text: string
  photo?: true
  reply?: string
}

/** A past order without its goods: how many different products, and of which quantity. */
export type WrittenOrder = Omit<PastOrderInput, 'lines'> & { goods: readonly number[] }
