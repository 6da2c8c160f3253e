import { lazy } from '#shared/lazy.ts'
import { unescaped } from './id.ts'
import { otherPaths, paths, type RouteName } from './routes.ts'

/** Every route, those without parameters first, so that /profile/order/return is never taken for an order's id. */
export const routesInOrder = lazy(() => {
  const names = Object.keys(paths) as RouteName[]
  const open = new Map(names.map((name) => [name, paths[name].split(':').length]))
  return names.toSorted((a, b) => (open.get(a) ?? 0) - (open.get(b) ?? 0))
})

/** Which page a path is, and its parameters without escapes; null: no page. */
export function routeOf(pathname: string): { name: RouteName; params: Readonly<Record<string, string>> } | null {
  for (const name of routesInOrder())
    for (const path of [paths[name], otherPaths[name] ?? []].flat()) {
      const params = paramsOf(path, pathname)
      if (params) return { name, params }
    }
  return null
}

function paramsOf(path: string, pathname: string): Record<string, string> | null {
  const [wanted, given] = [path.split('/'), pathname.split('/')]
  if (wanted.length !== given.length) return null
  const params: Record<string, string> = {}
  for (const [at, segment] of wanted.entries()) {
    const value = given[at] ?? ''
    if (segment.startsWith(':') && value !== '') params[segment.slice(1)] = unescaped(value)
    else if (segment !== value) return null
  }
  return params
}
