import { limits } from '#shared/limits.ts'

/** What brings people, by the site that sent them; the first that fits. */
const sites: readonly (readonly [name: string, host: RegExp])[] = [
  ['gemini', /(^|\.)gemini\.google\.com$/],
  ['chatgpt', /(^|\.)(chatgpt|openai)\.com$/],
  ['perplexity', /(^|\.)perplexity\.ai$/],
  ['copilot', /(^|\.)copilot\.microsoft\.com$/],
  ['claude', /(^|\.)claude\.ai$/],
  ['google', /(^|\.)google\.(com?\.)?[a-z]{2,3}$|googlequicksearchbox$/],
  ['pencarian', /(^|\.)(bing|duckduckgo|ecosia|yandex)\.[a-z]+$|(^|\.)search\.yahoo\.com$/],
  ['instagram', /(^|\.)instagram\.com$|com\.instagram\./],
  ['facebook', /(^|\.)(facebook|messenger)\.com$|com\.facebook\./],
  ['tiktok', /(^|\.)tiktok\.com$/],
  ['whatsapp', /(^|\.)(whatsapp\.com|wa\.me)$|com\.whatsapp/],
  ['telegram', /(^|\.)(telegram\.org|t\.me)$|telegram\.messenger/],
  ['line', /(^|\.)line\.me$/],
  ['x', /(^|\.)(x|twitter)\.com$|^t\.co$/],
  ['youtube', /(^|\.)youtube\.com$/],
]
/** The browsers inside apps often send no site. */
const apps: readonly (readonly [name: string, agent: RegExp])[] = [
  ['instagram', /Instagram/],
  ['facebook', /FBA[NV]|FB_IAB/],
  ['tiktok', /TikTok|musical_ly|BytedanceWebview/i],
  ['whatsapp', /WhatsApp\//],
  ['line', /\bLine\//],
]
const clicks = { gclid: 'google', fbclid: 'facebook', ttclid: 'tiktok', reff: 'afiliasi', ref: 'afiliasi' } as const
const short: Readonly<Record<string, string>> = { ig: 'instagram', fb: 'facebook', wa: 'whatsapp', tt: 'tiktok' }

/** Who typed the address, or comes by a bookmark; a site without a name of its own; a campaign that has none. */
export const direct = 'langsung'
const otherSite = 'situs-lain'
export const otherCampaign = 'lain'
/** An assistant handed a cart over. */
export const byAssistant = 'asisten'

/** A campaign as its seller names it: no address, number or phone of anybody. */
const campaignName = new RegExp(`^[a-z][a-z0-9_.-]{0,${limits.arrivalChars - 1}}$`)
const isCampaign = (name: string): boolean => campaignName.test(name) && name.replaceAll(/\D/g, '').length <= 4

interface Opened {
  /** Of the page, as it was opened. */
  query: { get(key: string): string | null }
  host: string
  headers: { get(name: string): string | null }
}
/** By what somebody came to this page, in one word that many share; null: from another page of the shop. */
export function arrivalOf({ query, host, headers }: Opened): string | null {
  const campaign = query.get('utm_source')?.trim().toLowerCase()
  if (campaign) return short[campaign] ?? nameOf(sites, campaign) ?? (isCampaign(campaign) ? campaign : otherCampaign)
  const click = Object.entries(clicks).find(([key]) => query.get(key))
  if (click) return click[1]
  const site = headers.get('sec-fetch-site')
  const from = /^[a-z-]+:\/\/([^/?#:]+)/i.exec(headers.get('referer') ?? '')?.[1]?.toLowerCase()
  // Who signed in there, or paid, is on the way back.
  if (site === 'same-origin' || from === host || from === 'accounts.google.com') return null
  return (
    (from ? nameOf(sites, from) : null) ??
    nameOf(apps, headers.get('user-agent') ?? '') ??
    (from || site === 'cross-site' ? otherSite : direct)
  )
}
const nameOf = (list: typeof sites, text: string): string | null => list.find(([, one]) => one.test(text))?.[0] ?? null

/** A browser inside another app, as it calls itself; `; wv` is Android's, and iOS' says no Safari. */
export const isInApp = (userAgent: string): boolean =>
  nameOf(apps, userAgent) !== null ||
  /; wv\)|Telegram-Android/.test(userAgent) ||
  /iP(hone|ad)(?!.*Safari\/)/.test(userAgent)

/** It says more than that somebody is here, so it takes the place of what was known. */
export const saysMore = (arrival: string): boolean => arrival !== direct && arrival !== otherSite

/** What the visit's cookie holds: the day, and by what its visitor came. */
export const visitValue = (day: string, arrival: string): string => `${day}.${arrival}`
export function readVisit(value: string | undefined): { day: string; arrival: string | null } {
  const arrival = value?.slice(11) ?? ''
  return { day: value?.slice(0, 10) ?? '', arrival: isCampaign(arrival) ? arrival : null }
}
/**
 * What a shop may keep of a search that found nothing: small letters, and nothing that may be a person's number or
 * address; null: nothing.
 */
export function missedWords(typed: string): string | null {
  const words = typed
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}@.'-]+/gu, ' ')
    .trim()
  const isPersonal = words.includes('@') || words.replaceAll(/\D/g, '').length > 4
  return words === '' || isPersonal || words.length > limits.missedChars ? null : words
}
