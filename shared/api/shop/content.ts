import { z } from 'zod'
import { Flag, lenient, nullable, withDefault, Rupiah, Slug, text } from '#shared/api/contract/brands.ts'
import { readMoment } from '#shared/api/contract/notations.ts'
import { Url } from '#shared/api/contract/url.ts'
import { limits } from '#shared/limits.ts'
import { plainLines } from '#shared/text/plain-lines.ts'
import { endpoint, list, paged, read, record, wire } from '#shared/api/contract/endpoint.ts'
import { pagingQuery } from '#shared/api/contract/query.ts'
import { onWire, shaped } from '#shared/api/contract/shapes.ts'
import { lazy } from '#shared/lazy.ts'

const Words = text(limits.articleTextChars)

/** One line of plain text, whatever a backend sends; longer ones are cut. */
const PlainText = z.codec(z.unknown(), Words, {
  decode: (value) => (typeof value === 'string' ? plainLines(value).join(' ').slice(0, limits.articleTextChars) : ''),
  encode: (words) => words,
})
/** When something was published; a date nobody can read is none. */
const Published = z.codec(z.unknown(), z.nullable(z.iso.datetime()), {
  decode: (value) => readMoment(value),
  encode: (value) => value,
})

const kind = <const Wire extends string, const Ours extends string>(wireName: Wire, ours: Ours) =>
  [
    'TYPE',
    onWire(
      z.codec(z.literal(wireName), z.literal(ours), { decode: () => ours as never, encode: () => wireName as never }),
      z.literal(wireName),
    ),
  ] as const

/**
 * What a body is made of. A sixth kind of block is one row here and one case in the screen; rows nobody knows are left
 * out.
 */
const Block = lazy(() =>
  z.union([
    wire({ kind: kind('PARAGRAPH', 'paragraph'), text: ['TEXT', Words.min(1)] }),
    wire({ kind: kind('HEADING', 'heading'), text: ['TEXT', text(200).min(1)] }),
    wire({
      kind: kind('LIST', 'list'),
      ordered: ['ORDERED', withDefault(Flag, false)],
      items: ['ITEMS', list(text(1_000).min(1))],
    }),
    wire({ kind: kind('IMAGE', 'image'), image: ['IMAGE_URL', Url], caption: ['CAPTION', withDefault(text(300), '')] }),
    wire({
      kind: kind('QUOTE', 'quote'),
      text: ['TEXT', text(1_000).min(1)],
      source: ['SOURCE', withDefault(text(200), '')],
    }),
    wire({
      kind: kind('PRODUCT', 'product'),
      slug: ['PRODUCT_SLUG', Slug],
      name: ['PRODUCT_NAME', text(200)],
      image: ['PRODUCT_IMAGE_URL', withDefault(Url, '')],
      price: ['PRODUCT_PRICE', nullable(Rupiah)],
      from: ['PRODUCT_PRICE_ISFROM', lenient(Flag, false)],
    }),
  ]),
)
export type Block = z.output<ReturnType<typeof Block>>

/**
 * Blocks, or from a backend that keeps one text (plain or HTML) its paragraphs as plain text. A row that is wrong is
 * left out.
 */
export const Body = lazy(() =>
  shaped(
    z.codec(z.unknown(), list(Block()), {
      decode: (value) =>
        typeof value === 'string'
          ? paragraphsOf(value)
          : Array.isArray(value)
            ? value.slice(0, limits.articleBlocks)
            : [],
      encode: (blocks) => blocks,
    }),
    { kind: 'forms' },
  ),
)
const paragraphsOf = (value: string) =>
  plainLines(value)
    .slice(0, limits.articleBlocks)
    .map((line) => ({ TYPE: 'PARAGRAPH', TEXT: line.slice(0, limits.articleTextChars) }))

const card = lazy(() => ({
  slug: ['ARTICLE_SLUG', Slug],
  title: ['ARTICLE_TITLE', text(200)],
  categorySlug: ['ARTICLE_CATEGORY_SLUG', nullable(Slug)],
  categoryName: ['ARTICLE_CATEGORY_NAME', withDefault(text(limits.nameChars), '')],
  image: ['ARTICLE_IMAGE_URL', withDefault(Url, '')],
  summary: ['ARTICLE_SUMMARY', PlainText],
  date: ['ARTICLE_DATE', Published],
}))
export const ArticleCard = record(card)
export type ArticleCard = z.output<ReturnType<typeof ArticleCard>>

export const Article = record(() => ({ ...card(), body: ['ARTICLE_BODY', Body()] }))
export type Article = z.output<ReturnType<typeof Article>>

export const ArticleCategory = record(() => ({
  slug: ['ARTICLE_CATEGORY_SLUG', Slug],
  name: ['ARTICLE_CATEGORY_NAME', text(limits.nameChars)],
}))
export type ArticleCategory = z.output<ReturnType<typeof ArticleCategory>>

const line = lazy(() => ({
  slug: ['INFORMATION_SLUG', Slug],
  title: ['INFORMATION_TITLE', text(200)],
  summary: ['INFORMATION_SUMMARY', PlainText],
}))
export const InformationLine = record(line)
export type InformationLine = z.output<ReturnType<typeof InformationLine>>

export const Information = record(() => ({
  ...line(),
  body: ['INFORMATION_BODY', Body()],
  date: ['INFORMATION_DATE', Published],
}))
export type Information = z.output<ReturnType<typeof Information>>

/** What a shop has to tell beside its goods: articles to read and the pages about the shop itself. */
export const content = {
  /** A page of articles, the newest first; `category` null lists all of them. */
  listArticles: endpoint({
    ...read,
    access: 'public',
    browserApi: 'open',
    upstream: 'GET /article/list',
    cache: 'catalog',
    input: record(() => ({
      ...pagingQuery(),
      category: ['ARTICLE_CATEGORY_SLUG', nullable(Slug)],
    })),
    output: () => paged(ArticleCard()),
  }),
  articleCategories: endpoint({
    ...read,
    access: 'public',
    upstream: 'GET /article/category',
    output: () => list(ArticleCategory()),
  }),
  findArticle: endpoint({
    ...read,
    access: 'public',
    upstream: 'GET /article/detail/:ARTICLE_SLUG',
    input: () => wire({ slug: ['ARTICLE_SLUG', Slug] }),
    output: Article,
  }),
  /** Every page about the shop, in the shop's own order. */
  listInformation: endpoint({
    ...read,
    access: 'public',
    upstream: 'GET /information/list',
    output: () => list(InformationLine()),
  }),
  findInformation: endpoint({
    ...read,
    access: 'public',
    upstream: 'GET /information/detail/:INFORMATION_SLUG',
    input: () => wire({ slug: ['INFORMATION_SLUG', Slug] }),
    output: Information,
  }),
}
