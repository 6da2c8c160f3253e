import { countNames, steps } from './journey.ts'
import { assumed, billOf, daysUntilFull, prices, shops, subscription, usageOf } from './model.ts'

/** The page with its tables made again, each between its two marks. */
export function withTables(page: string): string {
  return Object.entries({ prices: priceTable, journey: journeyTable, assumed: assumedTable, month: monthTable }).reduce(
    (text, [name, table]) => {
      const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
      const [from, to] = [text.indexOf(begin), text.indexOf(end)]
      if (from < 0 || to < from) throw new Error(`docs/costs.md has no ${begin} … ${end}`)
      return `${text.slice(0, from + begin.length)}\n${table()}\n${text.slice(to)}`
    },
    page,
  )
}

const rowsOf = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
const headed = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  rowsOf([head, head.map((_, at) => (at === 0 ? '---' : '--:')), ...rows])

const priceTable = () =>
  headed(
    ['Billed', 'Included', 'US$', 'Page'],
    prices.map(({ per, included, price, page }) => [
      per,
      short(included),
      price,
      `[${page}](https://developers.cloudflare.com/${page}/)`,
    ]),
  )

const journeyTable = () =>
  headed(
    ['Step', 'Requests', 'Calls of the Shop', 'Rows read', 'Rows written', 'KV reads'],
    steps.map((step) => [step.what, step.requests, ...countNames.map((name) => step[name])]),
  )

const assumedTable = () =>
  headed(
    ['Assumed', 'Number'],
    Object.entries(assumed).map(([name, value]) => [`\`${name}\``, value]),
  )

function monthTable(): string {
  const months = shops.map((shop) => ({ shop, usage: usageOf(shop), bill: billOf(usageOf(shop)) }))
  const sum = (bill: Record<string, number>) => Object.values(bill).reduce((all, one) => all + one, 0)
  return headed(
    ['A month of', ...shops.map(({ orders }) => `${orders} orders a day`)],
    [
      ['pages from a cache', ...shops.map(({ hitShare }) => `${Math.round(hitShare * 100)} %`)],
      [
        'visits in an isolate that knows nothing',
        ...shops.map(({ coldVisitShare }) => `${Math.round(coldVisitShare * 100)} %`),
      ],
      ...prices.map(({ unit, per }) => [
        per,
        ...months.map(({ usage, bill }) => `${amount(usage[unit], per)}: $${bill[unit].toFixed(2)}`),
      ]),
      ['**together, above the subscription**', ...months.map(({ bill }) => `**$${sum(bill).toFixed(2)}**`)],
      [
        `**with the subscription, $${subscription}**`,
        ...months.map(({ bill }) => `**$${(sum(bill) + subscription).toFixed(2)}**`),
      ],
      [
        'an order',
        ...months.map(({ shop, bill }) => `$${((sum(bill) + subscription) / (shop.orders * 30)).toFixed(4)}`),
      ],
      ['the 10 GB of one object are full after', ...shops.map((shop) => years(daysUntilFull(shop)))],
    ],
  )
}

const amount = (value: number, per: string): string =>
  per.startsWith('GB') ? value.toFixed(2) : `${(value / 1e6).toFixed(value < 1e6 ? 3 : 1)} M`
const short = (value: number): string =>
  value >= 1e9
    ? `${value / 1e9} B`
    : value >= 1e6
      ? `${value / 1e6} M`
      : value >= 1e3
        ? `${value / 1e3} k`
        : String(value)
const years = (days: number): string => (days > 365 ? `${Math.floor(days / 365)} years` : `${Math.floor(days)} days`)
