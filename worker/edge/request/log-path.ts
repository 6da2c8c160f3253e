import { type RouteName, routes } from '#shared/web/routes.ts'

/** Our fixed words are shorter; whatever is longer may be a key. */
const wordChars = 15
const pathChars = 200

/** A path of which nothing is known yet: long segments are left out, because a mistyped link still holds its key. */
export const maskedPath = (pathname: string): string =>
  pathname
    .split('/')
    .map((segment) => (segment.length > wordChars ? '…' : segment))
    .join('/')
    .slice(0, pathChars)

/** The path of a page: as it is, unless the address itself is a key, as the links of orders and wishlists are. */
export const pathOfRoute = (name: RouteName, pathname: string): string =>
  routes[name].path.includes('/:token') ? routes[name].path.replace(':token', '…') : pathname.slice(0, pathChars)
