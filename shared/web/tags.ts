import { type RouteName, routes } from './routes.ts'

/** The ids by which a shop's visits are counted at Google, Meta and TikTok; null: the shop has none there. */
export interface Tags {
  google: string | null
  pixel: string | null
  tiktok: string | null
}

/** What shoppers read, and the letter that stands for it in the proof of a consent. */
export const tagVendorWords = {
  google: { name: 'Google Analytics', letter: 'g' },
  pixel: { name: 'Meta Pixel', letter: 'm' },
  tiktok: { name: 'TikTok Pixel', letter: 't' },
} as const satisfies Record<keyof Tags, { name: string; letter: string }>
/** The vendors that a shop has, in one order everywhere. */
export const vendorsIn = (tags: Tags): (keyof Tags)[] =>
  (['google', 'pixel', 'tiktok'] as const).filter((vendor) => tags[vendor])

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
  const campaign = [...new URLSearchParams(search)].filter(
    ([key, value]) => campaignKeys.has(key) && value !== '' && value.length <= campaignChars && !value.includes('@'),
  )
  return campaign.length === 0 ? '' : `?${new URLSearchParams(Object.fromEntries(campaign))}`
}

/** The advertisement at Meta or TikTok that was clicked, as they write it into an address; '' when there is none. */
export function clickOf(search: string, key: 'fbclid' | 'ttclid'): string {
  const click = new URLSearchParams(search).get(key) ?? ''
  return clickForm.test(click) ? click : ''
}
const clickForm = /^[\w.-]{1,255}$/

/** The measurement id of a Google Analytics 4 stream. Anything else is no id: it would become part of an address. */
export function googleIdOf(text: string | null | undefined): string | null {
  const id = text?.trim().toUpperCase() ?? ''
  return /^G-[A-Z0-9]{4,20}$/.test(id) ? id : null
}
export function tiktokIdOf(text: string | null | undefined): string | null {
  const id = text?.trim().toUpperCase() ?? ''
  return /^[A-Z0-9]{16,24}$/.test(id) ? id : null
}
export function pixelIdOf(text: string | null | undefined): string | null {
  const id = text?.trim() ?? ''
  return /^\d{5,20}$/.test(id) ? id : null
}
