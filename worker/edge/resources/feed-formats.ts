import type { FeedRow, FeedShop } from './feed-rows.ts'

/** How a feed is written: what comes before the rows, each row, what comes after them. */
export interface FeedFormat {
  type: string
  begin(shop: FeedShop): string
  row(row: FeedRow, shop: FeedShop): string
  end: string
}

/** '150000.00 IDR': a dot, two digits, the currency (ISO 4217). Another backend may count to the hundredth. */
const money = (rupiah: number) => `${rupiah.toFixed(2)} IDR`
/** As Google reads a moment: without seconds. */
const minuteOf = (moment: string) => `${moment.slice(0, 16)}Z`
/** Cut between whole characters. */
const cut = (words: string, most: number) => [...words].slice(0, most).join('')

type Fields = readonly (readonly [name: string, value: string])[]
/** The fields of a row in a platform's own order; '' is a field that is left empty. */
type Dialect = (row: FeedRow, shop: FeedShop) => Fields

/**
 * Where the platforms that advertise differ. Meta: https://developers.facebook.com/docs/marketing-api/catalog/reference,
 * Google: https://support.google.com/merchants/answer/7052112, TikTok:
 * https://ads.tiktok.com/help/article/catalog-product-parameters
 */
interface Advertiser {
  id: string
  titleChars: number
  descriptionChars: number
  availability: { yes: string; no: string }
  quantity: string | null
  video: string
  /** What else tells a variant from the others of its group: as a column, and as an element. */
  others: {
    column: string
    cell(option: string, value: string): string
    xml(option: string, value: string): string
  } | null
}
const spaced = { yes: 'in stock', no: 'out of stock' }
const joinedWords = { yes: 'in_stock', no: 'out_of_stock' }
const metaRules: Advertiser = {
  id: 'id',
  titleChars: 200,
  descriptionChars: 9_999,
  availability: spaced,
  quantity: 'quantity_to_sell_on_facebook',
  video: 'video[0].url',
  // https://developers.facebook.com/docs/marketing-api/catalog/product-variants
  others: {
    column: 'additional_variant_attribute',
    cell: (option, value) => `${option}:${value}`,
    xml: (option, value) =>
      `<additional_variant_attribute><label>${option}</label><value>${value}</value></additional_variant_attribute>`,
  },
}
const googleRules: Advertiser = {
  id: 'id',
  titleChars: 150,
  descriptionChars: 5_000,
  availability: joinedWords,
  quantity: null,
  video: 'video_link',
  // https://support.google.com/merchants/answer/9218260
  others: {
    column: 'product_detail(section_name:attribute_name:attribute_value)',
    cell: (option, value) => `Varian:${option}:${value}`,
    xml: (option, value) =>
      `<g:product_detail><g:section_name>Varian</g:section_name><g:attribute_name>${option}</g:attribute_name><g:attribute_value>${value}</g:attribute_value></g:product_detail>`,
  },
}
const tiktokRules: Advertiser = { ...metaRules, id: 'sku_id', quantity: null, video: 'video_link', others: null }

/** As many of the addresses as fit in the field. A comma stands between them, so one within an address is escaped. */
const imagesMax = 20
const imagesChars = 2_000
function joined(images: readonly string[]): string {
  let words = ''
  for (const image of images.slice(0, imagesMax).map((one) => one.replaceAll(',', '%2C'))) {
    const next = words === '' ? image : `${words},${image}`
    if (next.length > imagesChars) break
    words = next
  }
  return words
}

/** Colons and commas stand between the parts of a cell: '3,5 mm' is '3.5 mm' there. */
const partOfCell = (words: string) =>
  words
    .replace(/(\d),(?=\d)/g, '$1.')
    .replace(/[:,"\s]+/g, ' ')
    .trim()

const weightOf = ({ weightGrams }: FeedRow): string =>
  weightGrams === null || weightGrams === 0 ? '' : String(weightGrams / 1_000)

/** In the order of Meta's own template. */
const advertised =
  ({ id, titleChars, descriptionChars, availability, quantity, video, others }: Advertiser): Dialect =>
  (row) => [
    [id, row.id],
    ['title', cut(row.title, titleChars)],
    ['description', cut(row.description, descriptionChars)],
    ['availability', row.inStock ? availability.yes : availability.no],
    ['condition', 'new'],
    ['price', money(row.price)],
    ['link', row.link],
    ['image_link', row.image],
    ['brand', cut(row.brand, 100)],
    ...(quantity === null
      ? []
      : [[quantity, row.quantity === null || row.quantity < 1 ? '' : String(row.quantity)] as const]),
    ['sale_price', row.salePrice === null ? '' : money(row.salePrice)],
    ['sale_price_effective_date', row.saleTime?.map(minuteOf).join('/') ?? ''],
    ['item_group_id', row.group],
    ['color', cut(row.color, 200)],
    ['size', cut(row.size, 200)],
    ['pattern', cut(row.pattern, 100)],
    ['material', cut(row.material, 200)],
    ...(others === null
      ? []
      : [
          [
            others.column,
            row.others.map((one) => others.cell(partOfCell(one[0]), partOfCell(one[1]))).join(','),
          ] as const,
        ]),
    ['product_type', cut(row.category, 750)],
    ['gtin', row.gtin],
    ['mpn', cut(row.mpn, 70)],
    ['shipping_weight', weightOf(row) && `${weightOf(row)} kg`],
    ['additional_image_link', joined(row.moreImages)],
    [video, row.video],
    // Sets of products and campaigns are made by it.
    ['custom_label_0', cut(row.stated.join(', '), 100)],
  ]
const [meta, google, tiktok] = [advertised(metaRules), advertised(googleRules), advertised(tiktokRules)]

/**
 * What ChatGPT finds: https://developers.openai.com/commerce/specs/file-upload/products. It is bought at the shop, so
 * nothing is eligible for a checkout there.
 */
const chatgpt: Dialect = (row, shop) => [
  ['is_eligible_search', 'true'],
  ['is_eligible_checkout', 'false'],
  ['item_id', row.id],
  ['title', cut(row.title, 150)],
  ['description', cut(row.description, 5_000)],
  ['url', row.link],
  ['brand', cut(row.brand, 70)],
  ['image_url', row.image],
  ['additional_image_urls', joined(row.moreImages)],
  ['price', money(row.price)],
  ['sale_price', row.salePrice === null ? '' : money(row.salePrice)],
  ['sale_price_start_date', row.saleTime?.[0] ?? ''],
  ['sale_price_end_date', row.saleTime?.[1] ?? ''],
  ['availability', row.inStock ? joinedWords.yes : joinedWords.no],
  ['condition', 'new'],
  ['product_category', row.category],
  ['group_id', row.group],
  ['listing_has_variations', String(row.several)],
  ['color', cut(row.color, 40)],
  ['size', cut(row.size, 20)],
  ['material', cut(row.material, 100)],
  ['gtin', row.gtin],
  ['mpn', cut(row.mpn, 70)],
  ['weight', weightOf(row)],
  ['item_weight_unit', weightOf(row) && 'kg'],
  ['seller_name', cut(shop.name, 70)],
  ['seller_url', shop.origin],
  ['target_countries', 'ID'],
  ['store_country', 'ID'],
]

const nothing: FeedRow = {
  id: '',
  group: '',
  several: false,
  title: '',
  description: '',
  inStock: false,
  quantity: null,
  price: 0,
  salePrice: null,
  saleTime: null,
  link: '',
  image: '',
  moreImages: [],
  video: '',
  brand: '',
  category: '',
  color: '',
  size: '',
  pattern: '',
  material: '',
  others: [],
  gtin: '',
  mpn: '',
  weightGrams: null,
  stated: [],
}
const nobody: FeedShop = { name: '', origin: '' }
const columnsOf = (dialect: Dialect) => dialect(nothing, nobody).map(([name]) => name)

/** A spreadsheet reads a cell that begins with one of these as a formula; with a quote before it, as text. */
const asText = (value: string) => (/^[=+\-@\t\r]/.test(value) ? `'${value}` : value)
/** RFC 4180: a cell is quoted when it must be, and a quote inside is doubled. */
const quoted = (value: string) => (/[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)
const cell = (value: string) => quoted(asText(value))
/** Cells that can hold neither a tab nor the end of a line. */
const plainCell = (value: string) => asText(value).replace(/[\t\r\n]+/g, ' ')

const forbidden =
  // oxlint-disable-next-line no-control-regex -- XML 1.0 forbids exactly these
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const xml = (value: string) => value.replace(forbidden, '').replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)

const table = (dialect: Dialect, type: string, line: (cells: readonly string[]) => string): FeedFormat => ({
  type: `${type}; charset=utf-8`,
  begin: () => line(columnsOf(dialect)),
  row: (row, shop) => line(dialect(row, shop).map(([, value]) => value)),
  end: '',
})
const csv = (dialect: Dialect) => table(dialect, 'text/csv', (cells) => `${cells.map(cell).join(',')}\r\n`)
const tsv = (dialect: Dialect) =>
  table(dialect, 'text/tab-separated-values', (cells) => `${cells.map(plainCell).join('\t')}\n`)

/** RSS 2.0 with the fields of Google's namespace, which Meta and TikTok read as well. */
const rss = (rules: Advertiser): FeedFormat => ({
  type: 'application/xml; charset=utf-8',
  begin: ({ name, origin }) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n<title>${xml(name)}</title>\n<link>${xml(origin)}</link>\n<description>${xml(name)}</description>\n`,
  row: (row, shop) => {
    // A name with brackets is one of tables alone.
    const fields = advertised(rules)(row, shop).flatMap(([name, value]) => {
      if (name === rules.others?.column) return row.others.map((one) => rules.others?.xml(xml(one[0]), xml(one[1])))
      if (name.includes('[')) return []
      const values = name === 'additional_image_link' ? value.split(',') : [value]
      return values.filter((one) => one !== '').map((one) => `<g:${name}>${xml(one)}</g:${name}>`)
    })
    return `<item>\n${fields.join('\n')}\n</item>\n`
  },
  end: '</channel>\n</rss>\n',
})

/** By the name in the address; ChatGPT takes tables alone. */
export const feedFormats: Readonly<Record<string, FeedFormat>> = {
  'feed.csv': csv(meta),
  'feed.tsv': tsv(meta),
  'feed.xml': rss(metaRules),
  'google.csv': csv(google),
  'google.tsv': tsv(google),
  'google.xml': rss(googleRules),
  'tiktok.csv': csv(tiktok),
  'tiktok.tsv': tsv(tiktok),
  'tiktok.xml': rss(tiktokRules),
  'chatgpt.csv': csv(chatgpt),
  'chatgpt.tsv': tsv(chatgpt),
}
