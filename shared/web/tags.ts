import { type RouteName, routes } from './routes.ts'

/** The ids by which a shop's visits are counted at Google and Meta; null: the shop has none there. */
export interface Tags {
  google: string | null
  pixel: string | null
}

export const mayTag = (route: RouteName | null): boolean => route !== null && routes[route].tagged

/** The measurement id of a Google Analytics 4 stream. Anything else is no id: it would become part of an address. */
export function googleIdOf(text: string | null | undefined): string | null {
  const id = text?.trim().toUpperCase() ?? ''
  return /^G-[A-Z0-9]{4,20}$/.test(id) ? id : null
}
export function pixelIdOf(text: string | null | undefined): string | null {
  const id = text?.trim() ?? ''
  return /^\d{5,20}$/.test(id) ? id : null
}
