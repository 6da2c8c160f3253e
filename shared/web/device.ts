import { limits } from '#shared/limits.ts'

const phoneMaxPx = 767

type Device = 'MOBILE' | 'TABLET' | 'DESKTOP'

/**
 * MOBILE up to 767 px, TABLET up to 1 024, DESKTOP above; without a width the user agent decides. It is sent as
 * AFFILIATE_TRACKING_DEVICE_MODEL.
 */
export function deviceOf(userAgent: string, width: number | null = null): Device {
  if (width !== null && Number.isFinite(width) && width > 0)
    return width <= phoneMaxPx ? 'MOBILE' : width <= limits.mobileLayoutMaxPx ? 'TABLET' : 'DESKTOP'
  if (/iPad|Tablet|Android(?!.*Mobile)/i.test(userAgent)) return 'TABLET'
  return /Mobi|Android|iPhone|iPod/i.test(userAgent) ? 'MOBILE' : 'DESKTOP'
}

/**
 * The browsers inside other apps, where most links of messages and feeds are opened. Every app of an Android phone that
 * shows a page by itself says `wv`; on an iPhone the app's own name has to tell. Short, because it stands in each page.
 */
export const appWords = /FB[AI]|Instagram|TikTok|musical_ly|trill|Bytedance|Line\/|WhatsApp|; wv\)/

const browsers: readonly [RegExp, string][] = [
  [appWords, 'Aplikasi'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/OPR\/|Opera/, 'Opera'],
  [/Edg/, 'Edge'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
]
const systems: readonly [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
]
/** 'Chrome di Android': enough for a customer to recognise a browser, and nothing more. */
export function deviceWords(userAgent: string): string {
  const [browser, system] = [browsers, systems].map((list) => list.find(([pattern]) => pattern.test(userAgent))?.[1])
  return browser && system ? `${browser} di ${system}` : (browser ?? system ?? 'Perangkat lain')
}
