import { type EndpointName, endpoints } from '#shared/api/index.ts'
import { assert } from '#shared/assert.ts'
import { cookies } from '#shared/web/cookies.ts'
import { type PriceName, pagePrices } from '#shared/web/prices.ts'
import { otherPaths, resourcePrices, resources, type RouteName, routes } from '#shared/web/routes.ts'
import { isSafe } from '#edge/request/security.ts'

interface Row {
  read: PriceName
  change: PriceName
}
const both = (price: PriceName): Row => ({ read: price, change: price })

/** Addresses that are neither pages nor resources. */
const otherPrices: Readonly<Record<string, Row>> = {
  '/assets/*': both('words'),
  '/builds/*': both('words'),
  '/webhooks/*': both('signed'),
  '/admin/*': both('signed'),
  // What a call costs depends on its name.
  '/api/:name': { read: 'buying', change: 'buyingChange' },
}

/** What each address costs, by its pattern in the router. */
const rows: ReadonlyMap<string, Row> = new Map([
  ...Object.entries(otherPrices),
  ...(Object.keys(resources) as (keyof typeof resources)[]).map((name): [string, Row] => [
    resources[name],
    both(resourcePrices[name]),
  ]),
  ...(Object.keys(routes) as RouteName[]).flatMap((name) =>
    [routes[name].path, otherPaths[name] ?? []]
      .flat()
      .map((path): [string, Row] => [path, pagePrices[routes[name].price]]),
  ),
])
/** `/media/*` is the resource `/media`. */
function rowOf(pattern: string): Row {
  const row = rows.get(pattern) ?? rows.get(pattern.replace(/\/(\*|:\w+)$/, ''))
  assert(row, `${pattern} has no price`)
  return row
}

/** Words and numbers of a query that no cache has seen. */
const madeUp = ['q', 'min', 'max', 'atribut', 'input']

/** The price of a request. What no address answers is a page that is not there. */
export function priceOf(pattern: string | undefined, { method, headers }: Request, url: URL): PriceName {
  if (pattern === undefined) return 'made'
  const row = rowOf(pattern)
  const { pathname, searchParams: query } = url
  const called = pattern === '/api/:name' ? endpoints.get(pathname.slice(5) as EndpointName) : null
  if (called === undefined || (called && called.browserApi !== 'open')) return 'words'
  const price = called?.cache ? 'kept' : isSafe(method) ? row.read : row.change
  if (price !== 'kept') return price
  if (madeUp.some((key) => query.has(key))) return 'made'
  const first = headers.get('sec-fetch-dest') === 'document' && !headers.get('cookie')?.includes(cookies.visitDay.name)
  return first || query.has('ref') || query.has('reff') ? 'counted' : 'kept'
}
