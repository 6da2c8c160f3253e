import { countNames, steps } from './journey.ts'
import { billOf, daysUntilFull, prices, shops, subscription, usageOf } from './model.ts'

/** The page with its tables made again, each between its two marks. */
export function withTables(page: string): string {
  return Object.entries({ journey: journeyTable, month: monthTable }).reduce((text, [name, table]) => {
    const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
    const [from, to] = [text.indexOf(begin), text.indexOf(end)]
    if (from < 0 || to < from) throw new Error(`docs/costs.md has no ${begin} … ${end}`)
    return `${text.slice(0, from + begin.length)}\n${table()}\n${text.slice(to)}`
  }, page)
}

const rowsOf = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
const headed = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  rowsOf([head, head.map((_, at) => (at === 0 ? '---' : '--:')), ...rows])

const journeyTable = () =>
  headed(
    ['Step', 'Requests', 'Statements', 'Calls of the Shop', 'Rows read', 'Rows written', 'KV reads'],
    steps.map((step) => [step.what, step.requests, step.statements ?? '', ...countNames.map((name) => step[name])]),
  )

/** A row that is no unit of the bill has neither an included amount nor a price. */
const unbilled = ['', '']

function monthTable(): string {
  const months = shops.map((shop) => ({ shop, usage: usageOf(shop), bill: billOf(usageOf(shop)) }))
  const sum = (bill: Record<string, number>) => Object.values(bill).reduce((all, one) => all + one, 0)
  return headed(
    ['A month of', 'Included', 'US$', ...shops.map(({ orders }) => `${orders} orders a day`)],
    [
      ['pages from a cache', ...unbilled, ...shops.map(({ hitShare }) => `${Math.round(hitShare * 100)} %`)],
      [
        'visits in an isolate that knows nothing',
        ...unbilled,
        ...shops.map(({ coldVisitShare }) => `${Math.round(coldVisitShare * 100)} %`),
      ],
      ...prices.map(({ unit, per, included, price }) => [
        per,
        short(included),
        price,
        ...months.map(({ usage, bill }) => `${amount(usage[unit], per)}: $${bill[unit].toFixed(2)}`),
      ]),
      [
        '**together, above the subscription**',
        ...unbilled,
        ...months.map(({ bill }) => `**$${sum(bill).toFixed(2)}**`),
      ],
      [
        `**with the subscription, $${subscription}**`,
        ...unbilled,
        ...months.map(({ bill }) => `**$${(sum(bill) + subscription).toFixed(2)}**`),
      ],
      [
        'an order',
        ...unbilled,
        ...months.map(({ shop, bill }) => `$${((sum(bill) + subscription) / (shop.orders * 30)).toFixed(4)}`),
      ],
      ['the 10 GB of one object are full after', ...unbilled, ...shops.map((shop) => years(daysUntilFull(shop)))],
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
