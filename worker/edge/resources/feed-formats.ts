import type { FeedRow, FeedShop } from './feed-rows.ts'

/** How a feed is written: what comes before the rows, each row, what comes after them. */
export interface FeedFormat {
  type: string
  begin(shop: FeedShop): string
  row(row: FeedRow): string
  end: string
}

/** '150000.00 IDR': a dot, two digits, the currency (ISO 4217). */
const money = (rupiah: number) => `${rupiah}.00 IDR`
const kilograms = (grams: number) => `${grams / 1_000} kg`
/** Cut between whole characters. */
const cut = (words: string, most: number) => [...words].slice(0, most).join('')

type Fields = readonly (readonly [name: string, value: string])[]
/**
 * Where Meta and Google differ: https://developers.facebook.com/docs/marketing-api/catalog/reference and
 * https://support.google.com/merchants/answer/7052112
 */
interface Dialect {
  titleChars: number
  descriptionChars: number
  availability: { yes: string; no: string }
  quantity: string | null
}
const meta: Dialect = {
  titleChars: 200,
  descriptionChars: 9_999,
  availability: { yes: 'in stock', no: 'out of stock' },
  quantity: 'quantity_to_sell_on_facebook',
}
const google: Dialect = {
  titleChars: 150,
  descriptionChars: 5_000,
  availability: { yes: 'in_stock', no: 'out_of_stock' },
  quantity: null,
}

/** As many of the addresses as fit in the field. */
const imagesMax = 20
const imagesChars = 2_000
function joined(images: readonly string[]): string {
  let words = ''
  for (const image of images.slice(0, imagesMax)) {
    const next = words === '' ? image : `${words},${image}`
    if (next.length > imagesChars) break
    words = next
  }
  return words
}

/** The fields of a row in the order of Meta's own template; '' is a field that is left empty. */
function fieldsOf(row: FeedRow, { titleChars, descriptionChars, availability, quantity }: Dialect): Fields {
  return [
    ['id', row.id],
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
    ['item_group_id', row.group],
    ['color', cut(row.color, 200)],
    ['size', cut(row.size, 200)],
    ['material', cut(row.material, 200)],
    ['product_type', cut(row.category, 750)],
    ['gtin', row.gtin],
    ['mpn', cut(row.mpn, 70)],
    ['shipping_weight', row.weightGrams === null || row.weightGrams === 0 ? '' : kilograms(row.weightGrams)],
    ['additional_image_link', joined(row.moreImages)],
  ]
}

const nothing: FeedRow = {
  id: '',
  group: '',
  title: '',
  description: '',
  inStock: false,
  quantity: null,
  price: 0,
  salePrice: null,
  link: '',
  image: '',
  moreImages: [],
  brand: '',
  category: '',
  color: '',
  size: '',
  material: '',
  gtin: '',
  mpn: '',
  weightGrams: null,
}
const columns = fieldsOf(nothing, meta).map(([name]) => name)

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

const table = (type: string, line: (cells: readonly string[]) => string): FeedFormat => ({
  type: `${type}; charset=utf-8`,
  begin: () => line(columns),
  row: (row) => line(fieldsOf(row, meta).map(([, value]) => value)),
  end: '',
})

/** RSS 2.0 with the fields of Google's namespace, which Meta reads as well. */
const rss = (dialect: Dialect): FeedFormat => ({
  type: 'application/xml; charset=utf-8',
  begin: ({ name, origin }) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n<title>${xml(name)}</title>\n<link>${xml(origin)}</link>\n<description>${xml(name)}</description>\n`,
  row: (row) => {
    const fields = fieldsOf(row, dialect).flatMap(([name, value]) => {
      const values = name === 'additional_image_link' ? value.split(',') : [value]
      return values.filter((one) => one !== '').map((one) => `<g:${name}>${xml(one)}</g:${name}>`)
    })
    return `<item>\n${fields.join('\n')}\n</item>\n`
  },
  end: '</channel>\n</rss>\n',
})

/** By the name in the address. */
export const feedFormats: Readonly<Record<string, FeedFormat>> = {
  'feed.csv': table('text/csv', (cells) => `${cells.map(cell).join(',')}\r\n`),
  'feed.tsv': table('text/tab-separated-values', (cells) => `${cells.map(plainCell).join('\t')}\n`),
  'feed.xml': rss(meta),
  'google.xml': rss(google),
}
