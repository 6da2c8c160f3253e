import { expect, test } from 'vitest'
import { demoShops } from '#demo/index.ts'
import type { DemoId } from '#demo/types.ts'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { openShop } from '#tests/support/in-workerd/shop.ts'

/** What a platform says of a column: the form of its value, and whether it may be empty. */
type Column = readonly [name: string, form: RegExp, optional?: 'optional']

const rupiah = /^[1-9]\d*\.00 IDR$/
const address = /^https?:\/\/[^\s/]+\/\S*$/
const addresses = /^https?:\/\/[^\s,]+(,https?:\/\/[^\s,]+){0,19}$/
const words = (most: number) => new RegExp(`^(?=.*\\S)[^\\t\\r\\n]{1,${most}}$`, 'su')
const gtin = /^(\d{8}|\d{12,14})$/

const minute = String.raw`\d{4}-\d\d-\d\dT\d\d:\d\dZ`
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?Z$/

const advertised = (id: string, title: number, description: number, availability: RegExp): Column[] => [
  [id, /^[\w-]{1,100}$/],
  ['title', words(title)],
  ['description', words(description)],
  ['availability', availability],
  ['condition', /^(new|refurbished|used)$/],
  ['price', rupiah],
  ['link', address],
  ['image_link', address],
  ['brand', words(100)],
  ['sale_price', rupiah, 'optional'],
  ['sale_price_effective_date', new RegExp(`^${minute}/${minute}$`), 'optional'],
  ['item_group_id', /^[\w-]{1,50}$/],
  ['color', words(200), 'optional'],
  ['size', words(200), 'optional'],
  ['pattern', words(100), 'optional'],
  ['material', words(200), 'optional'],
  ['product_type', words(750), 'optional'],
  ['gtin', gtin, 'optional'],
  ['mpn', words(70), 'optional'],
  ['shipping_weight', /^\d+(\.\d+)? kg$/, 'optional'],
  ['additional_image_link', addresses, 'optional'],
  ['custom_label_0', words(100), 'optional'],
]
const productDetail = 'product_detail(section_name:attribute_name:attribute_value)'
const spaced = /^(in stock|out of stock)$/
const joined = /^(in_stock|out_of_stock)$/

/** The tables of the platforms, as `feed-formats.ts` names their pages. */
const tables: Readonly<Record<string, readonly Column[]>> = {
  feed: [
    ...advertised('id', 200, 9_999, spaced),
    ['quantity_to_sell_on_facebook', /^[1-9]\d*$/, 'optional'],
    ['video[0].url', address, 'optional'],
    ['additional_variant_attribute', /^[^:,]+:[^:,]+(,[^:,]+:[^:,]+)*$/, 'optional'],
  ],
  google: [
    ...advertised('id', 150, 5_000, joined),
    ['video_link', address, 'optional'],
    [productDetail, /^Varian:[^:,]+:[^:,]+(,Varian:[^:,]+:[^:,]+)*$/, 'optional'],
  ],
  tiktok: [...advertised('sku_id', 200, 9_999, spaced), ['video_link', address, 'optional']],
  chatgpt: [
    ['is_eligible_search', /^true$/],
    ['is_eligible_checkout', /^false$/],
    ['item_id', /^[\w-]{1,100}$/],
    ['title', words(150)],
    ['description', words(5_000)],
    ['url', address],
    ['brand', words(70)],
    ['image_url', address],
    ['additional_image_urls', addresses, 'optional'],
    ['price', rupiah],
    ['sale_price', rupiah, 'optional'],
    ['sale_price_start_date', moment, 'optional'],
    ['sale_price_end_date', moment, 'optional'],
    ['availability', joined],
    ['condition', /^new$/],
    ['product_category', words(750), 'optional'],
    ['group_id', /^[\w-]{1,70}$/],
    ['listing_has_variations', /^(true|false)$/],
    ['color', words(40), 'optional'],
    ['size', words(20), 'optional'],
    ['material', words(100), 'optional'],
    ['gtin', gtin, 'optional'],
    ['mpn', words(70), 'optional'],
    ['weight', /^\d+(\.\d+)?$/, 'optional'],
    ['item_weight_unit', /^kg$/, 'optional'],
    ['seller_name', words(70)],
    ['seller_url', /^https?:\/\/[^\s/]+$/],
    ['target_countries', /^ID$/],
    ['store_country', /^ID$/],
  ],
}

/** A table of any separator, by RFC 4180. */
function readTable(text: string, separator: string): string[][] {
  const rows: string[][] = []
  let [row, cell, quoted]: [string[], string, boolean] = [[], '', false]
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at)
    if (quoted && sign === '"' && text.charAt(at + 1) === '"') {
      cell += '"'
      at += 1
    } else if (sign === '"' && separator === ',') quoted = !quoted
    else if (!quoted && sign === separator) {
      row.push(cell)
      cell = ''
    } else if (!quoted && sign === '\n') {
      rows.push([...row, cell.replace(/\r$/, '')])
      ;[row, cell] = [[], '']
    } else cell += sign
  }
  return rows
}
const plain = (value: string) =>
  value.replace(/&(lt|gt|quot|amp);/g, (_, name: string) => ({ lt: '<', gt: '>', quot: '"', amp: '&' })[name] ?? '')

/** The rows of a feed by their columns, whichever way it is written. */
function recordsOf(text: string, ending: string): Record<string, string>[] {
  if (ending !== 'xml') {
    const [head = [], ...rows] = readTable(text, ending === 'csv' ? ',' : '\t')
    return rows.map((row) => Object.fromEntries(head.map((name, place) => [name, row[place] ?? ''])))
  }
  return [...text.matchAll(/<item>(.*?)<\/item>/gs)].map(([, item = '']) => {
    const record: Record<string, string> = {}
    for (const [, element = '', parts = ''] of item.matchAll(/<(?:g:)?(\w+)>(.*?)<\/(?:g:)?\1>/gs)) {
      // What has parts inside is written in one cell of a table: the parts with colons, comma after comma.
      const values = [...parts.matchAll(/<(?:g:)?\w+>(.*?)<\//gs)].map(([, value = '']) => value.replace(/[:,]/g, ' '))
      const name = element === 'product_detail' ? productDetail : element
      const value = plain(values.length > 0 ? values.join(':') : parts)
      record[name] = record[name] === undefined ? value : `${record[name]},${value}`
    }
    return record
  })
}

function problemsOf(record: Record<string, string>, columns: readonly Column[], inXml: boolean): string[] {
  const known = new Set(columns.map(([name]) => name))
  const unknown = Object.keys(record).filter((name) => !known.has(name))
  const wrong = columns.flatMap(([name, form, optional]) => {
    const value = record[name] ?? (inXml && optional ? '' : undefined)
    if (value === undefined) return [`${name} is missing`]
    if (value === '') return optional ? [] : [`${name} is empty`]
    return form.test(value) ? [] : [`${name}: ${value.slice(0, 60)}`]
  })
  return [...unknown.map((name) => `${name} is unknown`), ...wrong]
}

/** Variants of a group that no column tells apart: a platform refuses them, or shows one of them alone. */
function alike(records: readonly Record<string, string>[]): string[] {
  const seen = new Set<string>()
  return records.flatMap((record) => {
    const columns = [
      'item_group_id',
      'color',
      'size',
      'pattern',
      'material',
      'additional_variant_attribute',
      productDetail,
    ]
    const said = columns.map((name) => record[name] ?? '').join(' | ')
    if (seen.has(said)) return [`${record['title']}: ${said}`]
    seen.add(said)
    return []
  })
}

const ids: Readonly<Record<string, string>> = { feed: 'id', google: 'id', tiktok: 'sku_id', chatgpt: 'item_id' }

// Proves §2.41
test.each(Object.keys(demoShops) as DemoId[])(
  'every row of every feed of %s has the columns of its platform, and all have the same variants',
  { timeout: 60_000 },
  async (sample) => {
    const shop = browse(await openShop({ sample }))
    const wrong: string[] = []
    const variants = new Map<string, string>()
    const records = new Map<string, Record<string, string>[]>()
    for (const [platform, columns] of Object.entries(tables))
      for (const ending of platform === 'chatgpt' ? ['csv', 'tsv'] : ['csv', 'tsv', 'xml']) {
        const answer = await shop.fetch(`/fb-catalog/${platform}.${ending}`)
        expect([platform, ending, answer.status]).toEqual([platform, ending, 200])
        const found = recordsOf(await answer.text(), ending)
        records.set(`${platform}.${ending}`, found)
        variants.set(`${platform}.${ending}`, found.map((one) => one[ids[platform] ?? '']).join(' '))
        for (const record of found)
          for (const problem of problemsOf(record, columns, ending === 'xml'))
            wrong.push(`${platform}.${ending} ${record[ids[platform] ?? '']}: ${problem}`)
      }
    expect([...new Set(wrong)].slice(0, 20)).toEqual([])
    for (const name of ['feed.csv', 'feed.xml', 'google.tsv', 'google.xml'])
      expect([name, alike(records.get(name) ?? [])]).toEqual([name, []])
    const [first = ''] = variants.values()
    expect(first.length).toBeGreaterThan(100)
    expect([...variants].filter(([, list]) => list !== first).map(([name]) => name)).toEqual([])
  },
)
