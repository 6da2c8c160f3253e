import { type EndpointName, endpoints } from '#shared/api/index.ts'
import { assert } from '#shared/assert.ts'
import { hasParts } from '#shared/web/bytes.ts'
import { cookies } from '#shared/web/cookies.ts'
import { type WorkName, pageWork } from '#shared/web/work.ts'
import { resourceWork, resources } from '#shared/web/resources.ts'
import { otherPaths, type RouteName, routes } from '#shared/web/routes.ts'
import { hasTwinAt, wantsMarkdown } from '#edge/agents/agents.ts'
import { isSafe } from '#edge/request/security.ts'

interface Row {
  read: WorkName
  change: WorkName
}
const both = (work: WorkName): Row => ({ read: work, change: work })

/** Addresses that are neither pages nor resources. */
const otherWork: Readonly<Record<string, Row>> = {
  '/assets/*': both('words'),
  '/builds/*': both('words'),
  '/webhooks/*': both('signed'),
  '/admin/*': both('signed'),
  '/kelola': { read: 'own', change: 'ownChange' },
  '/kelola/*': { read: 'own', change: 'ownChange' },
  // The work of a call depends on its name.
  '/api/:name': { read: 'buying', change: 'buyingChange' },
}

/** The work of each address, by its pattern in the router. */
const rows: ReadonlyMap<string, Row> = new Map([
  ...Object.entries(otherWork),
  ...(Object.keys(resources) as (keyof typeof resources)[]).map((name): [string, Row] => [
    resources[name],
    both(resourceWork[name]),
  ]),
  ...(Object.keys(routes) as RouteName[]).flatMap((name) =>
    [routes[name].path, otherPaths[name] ?? []]
      .flat()
      .map((path): [string, Row] => [path, pageWork[routes[name].work]]),
  ),
])
/** `/media/*` is the resource `/media`, `/og/:kind/:slug` the resource `/og`. */
function rowOf(pattern: string): Row {
  const row = rows.get(pattern) ?? rows.get(pattern.replace(/(\/(\*|:\w+))+$/, ''))
  assert(row, `${pattern} names no work`)
  return row
}

/** Words and numbers of a query that no cache has seen. */
const madeUp = ['q', 'min', 'max', 'atribut', 'input']

/** The work of a request. What no address answers is a page that is not there. */
export function workOf(pattern: string | undefined, { method, headers }: Request, url: URL): WorkName {
  if (pattern === undefined) return 'made'
  const row = rowOf(pattern)
  const { pathname, searchParams: query } = url
  const called = pattern === '/api/:name' ? endpoints.get(pathname.slice(5) as EndpointName) : null
  if (called === undefined || (called && called.browserApi !== 'open')) return 'words'
  if (hasTwinAt(pattern) && wantsMarkdown({ headers })) return 'agent'
  const work = called?.cache ? 'kept' : isSafe(method) ? row.read : row.change
  if (work === 'ownChange' && hasParts(headers)) return 'upload'
  if (work !== 'kept') return work
  if (query.size > 0 && madeUp.some((key) => query.has(key))) return 'made'
  const first = headers.get('sec-fetch-dest') === 'document' && !headers.get('cookie')?.includes(cookies.visitDay.name)
  return first || query.has('ref') || query.has('reff') ? 'counted' : 'kept'
}
