import { z } from 'zod'
import { OwnSlug, text } from '#shared/api/contract/brands.ts'
import { isOwnPage, ownPageProblem } from '#shared/web/own-slugs.ts'
import { Url } from '#shared/api/contract/url.ts'
import { limits } from '#shared/limits.ts'
import { DateTime } from './fields.ts'

/** A block of a body as it is stored: a product is there by its slug alone, so that its price is always today's. */
export const Block = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('paragraph'), text: text(limits.articleTextChars).min(1) }),
  z.strictObject({ kind: z.literal('heading'), text: text(200).min(1) }),
  z.strictObject({
    kind: z.literal('list'),
    ordered: z.boolean(),
    items: z.array(text(1_000).min(1)).max(limits.articleBlocks),
  }),
  z.strictObject({ kind: z.literal('image'), image: Url, caption: text(300) }),
  z.strictObject({ kind: z.literal('quote'), text: text(1_000).min(1), source: text(200) }),
  z.strictObject({ kind: z.literal('product'), slug: OwnSlug }),
])
export type Block = z.output<typeof Block>
const Body = z.array(Block).max(limits.articleBlocks)

/** Categories of articles are shown in the order in which they arrive. */
export const ArticleCategory = z.strictObject({ slug: OwnSlug, name: text(limits.nameChars).min(1) })
export type ArticleCategory = z.output<typeof ArticleCategory>

export const Article = z
  .strictObject({
    slug: OwnSlug,
    title: text(200).min(1),
    categorySlug: OwnSlug,
    image: Url.default(''),
    summary: text(limits.articleTextChars),
    body: Body,
    published: z.boolean().default(true),
    /** Nobody reads it before that moment, or from `until` on; null: it stays. */
    publishedAt: DateTime,
    until: DateTime.nullable().default(null),
  })
  .refine(({ publishedAt, until }) => until === null || until > publishedAt, {
    path: ['until'],
    error: 'must be after publishedAt',
  })
export type Article = z.output<typeof Article>

/** A link that shows what shoppers do not see yet: one article, all banners, or the popup. */
export const PreviewOf = z.strictObject({
  of: z.enum(['article', 'banners', 'popup']),
  slug: OwnSlug.nullable().default(null).describe('Of the article'),
  days: z.int().min(1).max(limits.previewDays).default(limits.previewDays),
})

/** A page about the shop itself: delivery, returns, terms. A shop opens with some; one of the same slug replaces it. */
export const InformationPage = z.strictObject({
  slug: OwnSlug.refine((slug) => !isOwnPage('information', slug), ownPageProblem),
  title: text(200).min(1),
  summary: text(limits.articleTextChars),
  body: Body,
})
export type InformationPage = z.output<typeof InformationPage>
