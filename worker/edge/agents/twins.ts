import type { Shop } from '#client/app/page/page.ts'
import { inStock, isFlash } from '#client/kit/product/chosen-variant.ts'
import type { article } from '#client/screens/article/page.tsx'
import type { information } from '#client/screens/information/page.tsx'
import type { product } from '#client/screens/product/page.tsx'
import { addressIn, type products } from '#client/screens/products/page.tsx'
import type { ProductCard, Variant } from '#shared/api/goods/catalog.ts'
import type { Block } from '#shared/api/shop/content.ts'
import { dayIn } from '#shared/format/dates.ts'
import { statedIn } from '#shared/format/permits.ts'
import { formatRating, formatRupiah } from '#shared/format/money.ts'
import { limits } from '#shared/limits.ts'
import { plainLines } from '#shared/text/plain-lines.ts'
import { href } from '#shared/web/routes.ts'
import { codSentence, returnSentence, rulesOf } from './rules.ts'
import { dataNotice, said } from './words.ts'

type Loaded<P extends { load: (...args: never[]) => unknown }> = Awaited<ReturnType<P['load']>>
type Lines = readonly (string | false)[]

/** A page as Markdown: the same values as its HTML, and what others wrote marked as theirs. */
const documentOf = (title: string, path: string, { origin, title: name }: Shop, parts: Lines): string =>
  `${[
    `# ${title}`,
    '',
    `Halaman ${origin}${path} di toko ${said(name, limits.nameChars)} untuk program. ${dataNotice}`,
    '',
    ...parts.filter((part) => part !== false),
  ].join('\n')}\n`

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', `## ${title}`, '', ...lines]
const link = (words: string, path: string, { origin }: Shop): string => `[${words}](${origin}${path})`

const priceOf = ({ price, fullPrice }: Pick<Variant, 'price' | 'fullPrice'>): string =>
  `${formatRupiah(price)}${fullPrice !== null && fullPrice > price ? ` (sebelumnya ${formatRupiah(fullPrice)})` : ''}`

export function productText({ product: one, asked, reviews }: Loaded<typeof product>, shop: Shop): string {
  const path = href('product', { slug: one.slug }, { varian: asked })
  const rules = rulesOf(one, shop)
  const variants = asked === null ? one.variants : one.variants.filter(({ itemId }) => itemId === asked)
  const shown = variants.slice(0, limits.twinRows)
  const [average, count] = reviews?.summary
    ? [reviews.summary.average, reviews.summary.total]
    : [one.rating, one.reviews]
  return documentOf(said(one.name, limits.twinLineChars), path, shop, [
    !one.available && 'Produk ini sedang tidak dijual.',
    one.categorySlug !== null &&
      one.categorySlug !== '' &&
      `- Kategori: ${link('buka', href('products', { category: one.categorySlug }), shop)} ${said(one.categoryName, limits.nameChars)}`,
    Boolean(average && count > 0) && `- Penilaian: ${formatRating(average ?? 0)} dari 5, ${count} ulasan`,
    rules.sent
      ? `- Dikirim dari ${said(shop.city, limits.nameChars)}; ongkir per kecamatan: ${link('cek', href('shippingCost', {}, { produk: one.slug }), shop)}`
      : '- Produk digital, tanpa ongkos kirim',
    `- ${returnSentence(rules)}`,
    `- ${codSentence(rules)}`,
    ...section('Varian', [
      ...shown.map((variant) => variantLine(one.slug, variant, one.available, shop)),
      ...(variants.length > shown.length ? [`- … ${variants.length - shown.length} varian lain`] : []),
    ]),
    ...section('Spesifikasi', [
      ...one.attributes.map(
        ({ name, value }) => `- ${said(name, limits.nameChars)}: ${said(value, limits.twinLineChars)}`,
      ),
      ...statedIn(one).map(({ label, said: words }) => `- ${label}: ${words}`),
    ]),
    ...section('Deskripsi', wordLines(plainLines(one.description))),
    ...section(
      'Ulasan',
      (reviews?.rows ?? []).map(
        ({ stars, author, text }) =>
          `- ${stars} dari 5, ${said(author, limits.nameChars)}: ${said(text, limits.twinLineChars)}`,
      ),
    ),
  ])
}

function variantLine(slug: string, variant: Variant, available: boolean, shop: Shop): string {
  const { itemId, name, stock, sku, barcode, flash } = variant
  const buyable = available && inStock(variant)
  return [
    `- ${link(buyable ? 'pilih' : 'lihat', href('product', { slug }, { varian: itemId }), shop)} ${said(name, limits.twinLineChars)}: ${priceOf(variant)}`,
    buyable ? `tersedia${stock === null ? '' : ` ${stock}`}` : 'habis',
    ...(flash && isFlash(variant) ? [`flash sale sampai ${new Date(flash.endsAt).toISOString()}`] : []),
    ...(sku ? [`SKU ${said(sku, limits.skuChars)}`] : []),
    ...(barcode ? [`GTIN ${said(barcode, limits.skuChars)}`] : []),
  ].join(', ')
}

/** Paragraphs of somebody, so many lines at most. */
const wordLines = (lines: readonly string[]): string[] =>
  lines.slice(0, limits.twinRows).map((line) => `> ${said(line, limits.twinLineChars)}`)

const cardLine = (card: ProductCard, shop: Shop): string =>
  `- ${link('buka', href('product', { slug: card.slug }), shop)} ${said(card.name, limits.twinLineChars)}: ${card.from ? 'mulai ' : ''}${priceOf(card)}${card.available ? '' : ', habis'}`

export function productsText({ slug, name, categories, listing }: Loaded<typeof products>, shop: Shop): string {
  const { rows, total, least, filters, size } = listing
  const { page } = filters
  const at = (number: number) => addressIn(slug)({ ...filters, page: number })
  const below = categories.filter(({ parent }) => parent === slug).slice(0, limits.twinRows)
  return documentOf(said(name, limits.nameChars), at(page), shop, [
    `${least ? 'Sedikitnya ' : ''}${total} produk, halaman ${page}.`,
    ...section(
      'Produk',
      rows.map((card) => cardLine(card, shop)),
    ),
    page * size < total && page < limits.listingPages && `\n${link('Halaman berikutnya', at(page + 1), shop)}`,
    ...section(
      'Subkategori',
      below.map(
        (one) =>
          `- ${link('buka', href('products', { category: one.slug }), shop)} ${said(one.name, limits.nameChars)}`,
      ),
    ),
  ])
}

function blockLines(block: Block, shop: Shop): string[] {
  switch (block.kind) {
    case 'heading':
      return ['', `## ${said(block.text, limits.twinLineChars)}`, '']
    case 'list':
      return block.items.map((item) => `- ${said(item, limits.twinLineChars)}`)
    case 'product':
      return [
        `- ${link('produk', href('product', { slug: block.slug }), shop)} ${said(block.name, limits.twinLineChars)}${block.price === null ? '' : `: ${block.from ? 'mulai ' : ''}${formatRupiah(block.price)}`}`,
      ]
    case 'image':
      return block.caption === '' ? [] : [`> ${said(block.caption, limits.twinLineChars)}`]
    case 'paragraph':
    case 'quote':
      return [`> ${said(block.text, limits.articleTextChars)}`]
  }
}

export function articleText({ article: one }: Loaded<typeof article>, shop: Shop): string {
  if (!one) return documentOf('Artikel', href('articles'), shop, ['Toko ini tidak punya artikel.'])
  return documentOf(said(one.title, limits.twinLineChars), href('article', { slug: one.slug }), shop, [
    ...(one.date ? [`- Terbit: ${dayIn(new Date(one.date))}`, ''] : []),
    ...one.body.flatMap((block) => blockLines(block, shop)),
  ])
}

export function informationText({ information: one }: Loaded<typeof information>, shop: Shop): string {
  if (!one) return documentOf('Informasi', href('info'), shop, ['Halaman ini belum tersedia.'])
  return documentOf(said(one.title, limits.twinLineChars), href('information', { slug: one.slug }), shop, [
    ...(one.date ? [`- Diperbarui: ${dayIn(new Date(one.date))}`, ''] : []),
    ...one.body.flatMap((block) => blockLines(block, shop)),
  ])
}
