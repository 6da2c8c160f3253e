import { htmlPolicy, workerPolicy } from '#client/app/dom-names.ts'
import { firstScript } from '#client/frame/page-transitions.ts'
import { districtScript } from '#client/screens/shipping-cost/first-script.ts'
import { speculationRules } from '#client/frame/speculation-rules.ts'
import { resources } from '#shared/web/resources.ts'
import { humanCheckOrigin } from '#shared/web/human-check.ts'
import { type Tags, vendorsIn } from '#shared/web/tags.ts'
import { themeRule, type Theme } from '#shared/web/themes.ts'

/**
 * shared: the same bytes for everyone · personal: one shopper's · data: JSON or a file · video: a browser that opens it
 * alone makes a page around it · system: pages without a shop · worker: the script that browsers run beside the pages,
 * and that fetches them.
 */
export type Kind = 'shared' | 'personal' | 'data' | 'video' | 'system' | 'worker'
/** No page of ours. */
export const isFile = (kind: Kind): boolean => kind === 'data' || kind === 'video'

const permissions = [
  'camera',
  'microphone',
  'payment',
  'usb',
  'serial',
  'midi',
  'display-capture',
  'browsing-topics',
].map((f) => `${f}=()`)

const hashes = new Map<string, string>()
/** The CSP hash of a text that stands in our pages themselves: a theme's rule, or one of the two scripts. */
async function hashOf(inline: string): Promise<string> {
  const kept = hashes.get(inline)
  if (kept) return kept
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(inline))
  const hash = `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`
  // There are as many as themes, and two.
  hashes.set(inline, hash)
  return hash
}

interface Policy {
  kind: Kind
  secure: boolean
  theme: Theme
  nonce: string | null
  /** Another backend's images and videos are on hosts that we do not know. */
  foreignPictures: boolean
  /** What the page's tags may load after consent. The policy is the same for every shopper; null: no tag runs here. */
  tags: Tags | null
  /** The owner wants the whole domain in the browsers' list of hosts that are only ever opened by https. */
  preload: boolean
  /** The page asks Turnstile whether a person is there. */
  humanCheck: boolean
}

/** The hosts of Google Analytics 4, Meta Pixel and TikTok Pixel, from the vendors' own pages about this header. */
const tagHosts = {
  google: {
    script: ' https://www.googletagmanager.com',
    image: ' https://*.google-analytics.com https://www.googletagmanager.com',
    connect: ' https://*.google-analytics.com https://*.analytics.google.com https://www.googletagmanager.com',
  },
  pixel: {
    script: ' https://connect.facebook.net',
    image: ' https://www.facebook.com',
    connect: ' https://www.facebook.com https://connect.facebook.net',
  },
  tiktok: { script: ' https://analytics.tiktok.com', image: '', connect: ' https://analytics.tiktok.com' },
} as const
const hostsOf = (tags: Tags | null, use: 'script' | 'image' | 'connect'): string =>
  (tags ? vendorsIn(tags) : []).map((vendor) => tagHosts[vendor][use]).join('')

const runsForeign = ({ tags, humanCheck }: Policy): boolean => tags !== null || humanCheck

async function contentSecurityPolicy(policy: Policy): Promise<string> {
  const { kind, secure, theme, nonce, foreignPictures, tags, humanCheck } = policy
  if (kind === 'data') return "default-src 'none'; frame-ancestors 'none'; sandbox"
  if (kind === 'video') return "default-src 'none'; media-src 'self'; frame-ancestors 'none'; sandbox allow-same-origin"
  if (kind === 'worker') return "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"
  const [script, style] = [
    `${await hashOf(firstScript)} ${await hashOf(speculationRules)} ${await hashOf(districtScript)}`,
    await hashOf(themeRule(theme)),
  ]
  return [
    "default-src 'none'",
    `script-src 'self' ${script}${nonce ? ` 'nonce-${nonce}'` : ''}${hostsOf(tags, 'script')}${humanCheck ? ` ${humanCheckOrigin}` : ''}`,
    `style-src 'self' ${style}`,
    `img-src 'self' data:${foreignPictures ? (secure ? ' https:' : ' https: http:') : ''}${hostsOf(tags, 'image')}`,
    `media-src 'self'${foreignPictures ? (secure ? ' https:' : ' https: http:') : ''}`,
    "font-src 'self'",
    `connect-src 'self'${hostsOf(tags, 'connect')}`,
    ...(humanCheck ? [`frame-src ${humanCheckOrigin}`] : []),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
    // Turnstile does not know Trusted Types, so a page with it goes without. For tags `tags.ts` has a default policy.
    ...(humanCheck
      ? []
      : ["require-trusted-types-for 'script'", `trusted-types ${htmlPolicy} ${workerPolicy}${tags ? ' default' : ''}`]),
    `report-uri ${resources.cspReport}`,
    'report-to csp',
  ].join('; ')
}

/** A year for this host alone; or what the list of the browsers asks for, of a domain that has nothing but https. */
const transportSecurity = (preload: boolean): string =>
  preload ? 'max-age=63072000; includeSubDomains; preload' : 'max-age=31536000'

/** Sets the security headers every answer carries, whatever its status. */
export async function secure(headers: Headers, policy: Policy): Promise<void> {
  headers.set('content-security-policy', await contentSecurityPolicy(policy))
  if (!isFile(policy.kind)) headers.set('reporting-endpoints', `csp="${resources.cspReport}"`)
  if (policy.secure) headers.set('strict-transport-security', transportSecurity(policy.preload))
  headers.set('x-content-type-options', 'nosniff')
  headers.set('x-frame-options', 'DENY')
  headers.set(
    'referrer-policy',
    policy.kind === 'shared' || policy.kind === 'system' ? 'strict-origin-when-cross-origin' : 'same-origin',
  )
  headers.set('cross-origin-opener-policy', 'same-origin')
  headers.set('cross-origin-resource-policy', 'same-origin')
  // Pictures of another backend come without cookies; the scripts of tags may need theirs, and a frame must agree.
  if (!runsForeign(policy)) headers.set('cross-origin-embedder-policy', 'credentialless')
  headers.set('origin-agent-cluster', '?1')
  headers.set('permissions-policy', ['geolocation=(self)', ...permissions].join(', '))
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-store')
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])
export const isSafe = (method: string) => safeMethods.has(method)

/**
 * Whether an unsafe request comes from this very origin. Sibling shops on one registrable domain are same-site, so
 * SameSite cookies do not keep them out; the headers that the browser sets do. Without either header it is no browser
 * and carries nobody's cookies.
 */
export function isSameOrigin(request: Request, origin: string): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  const from = request.headers.get('origin')
  return from === null || from === origin
}
