import { z } from 'zod'
import { OwnSlug, text } from '#shared/api/contract/brands.ts'
import { limits } from '#shared/limits.ts'
import { Url, DateTime } from './fields.ts'

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

export const Article = z.strictObject({
  slug: OwnSlug,
  title: text(200).min(1),
  categorySlug: OwnSlug,
  image: Url.default(''),
  summary: text(limits.articleTextChars),
  body: Body,
  published: z.boolean().default(true),
  /** Nobody reads it before that moment. */
  publishedAt: DateTime,
})
export type Article = z.output<typeof Article>

/** A page about the shop itself: delivery, returns, terms. A shop opens with some; one of the same slug replaces it. */
export const InformationPage = z.strictObject({
  slug: OwnSlug,
  title: text(200).min(1),
  summary: text(limits.articleTextChars),
  body: Body,
})
export type InformationPage = z.output<typeof InformationPage>
