import type { RouteName } from './routes.ts'

/** The ids by which a shop's visits are counted at Google and Meta; null: the shop has none there. */
export interface Tags {
  google: string | null
  pixel: string | null
}

/**
 * The pages on which tags may run after the shopper's consent. Every other page has none: where one signs in, pays,
 * reads an order or looks at the own account, and where the address itself is a key.
 */
const tagged: ReadonlySet<RouteName> = new Set([
  'home',
  'homeAlias',
  'search',
  'info',
  'informationAll',
  'information',
  'articles',
  'articlesCategory',
  'article',
  'flashSale',
  'products',
  'product',
  'recent',
  'cart',
])
export const mayTag = (route: RouteName | null): boolean => route !== null && tagged.has(route)

/** The measurement id of a Google Analytics 4 stream. Anything else is no id: it would become part of an address. */
export function googleIdOf(text: string | null | undefined): string | null {
  const id = text?.trim().toUpperCase() ?? ''
  return /^G-[A-Z0-9]{4,20}$/.test(id) ? id : null
}
export function pixelIdOf(text: string | null | undefined): string | null {
  const id = text?.trim() ?? ''
  return /^\d{5,20}$/.test(id) ? id : null
}
