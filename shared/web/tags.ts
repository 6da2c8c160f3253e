import { type RouteName, routes } from './routes.ts'

/** The ids by which a shop's visits are counted at Google and Meta; null: the shop has none there. */
export interface Tags {
  google: string | null
  pixel: string | null
}

export const mayTag = (route: RouteName | null): boolean => route !== null && routes[route].tagged

/** By which advertisement somebody came, as Google names it in an address. */
const campaignKeys: ReadonlySet<string> = new Set(
  ['source', 'medium', 'campaign', 'term', 'content', 'id']
    .map((word) => `utm_${word}`)
    .concat('gclid', 'gbraid', 'wbraid'),
)
const campaignChars = 200

/** Of the query of a page what says so: `?utm_source=ig`, or ''. Whatever else stands there is not Google's to know. */
export function campaignOf(search: string): string {
  const told = [...new URLSearchParams(search)].filter(
    ([key, value]) => campaignKeys.has(key) && value !== '' && value.length <= campaignChars && !value.includes('@'),
  )
  return told.length === 0 ? '' : `?${new URLSearchParams(Object.fromEntries(told))}`
}

/** The measurement id of a Google Analytics 4 stream. Anything else is no id: it would become part of an address. */
export function googleIdOf(text: string | null | undefined): string | null {
  const id = text?.trim().toUpperCase() ?? ''
  return /^G-[A-Z0-9]{4,20}$/.test(id) ? id : null
}
export function pixelIdOf(text: string | null | undefined): string | null {
  const id = text?.trim() ?? ''
  return /^\d{5,20}$/.test(id) ? id : null
}
