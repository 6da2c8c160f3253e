import type { Tags } from '#shared/web/tags.ts'
import { themeRule, themes, type Theme } from '#shared/web/themes.ts'

/** shared: the same bytes for everyone · personal: one shopper's · data: JSON · system: pages without a shop. */
export type Kind = 'shared' | 'personal' | 'data' | 'system'

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

const styleHashes = new Map<string, string>()
/** The CSP hash of a theme's inline rule; it depends on the theme table alone and is computed once per theme. */
export async function styleHash(theme: Theme): Promise<string> {
  const kept = styleHashes.get(theme.id)
  if (kept) return kept
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(themeRule(theme)))
  const hash = `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`
  if (themes.includes(theme)) styleHashes.set(theme.id, hash)
  return hash
}

interface Policy {
  kind: Kind
  secure: boolean
  styleHash: string | null
  nonce: string | null
  /** Another backend's images are on hosts that we do not know. */
  foreignPictures: boolean
  /** What the page's tags may load after consent. The policy is the same for every shopper; null: no tag runs here. */
  tags: Tags | null
}

/** The hosts of Google Analytics 4 and Meta Pixel, from the vendors' own pages about this header. */
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
} as const
const hostsOf = (tags: Tags | null, use: 'script' | 'image' | 'connect'): string =>
  `${tags?.google ? tagHosts.google[use] : ''}${tags?.pixel ? tagHosts.pixel[use] : ''}`

function contentSecurityPolicy({ kind, secure, styleHash, nonce, foreignPictures, tags }: Policy): string {
  if (kind === 'data') return "default-src 'none'; frame-ancestors 'none'; sandbox"
  return [
    "default-src 'none'",
    `script-src 'self'${nonce ? ` 'nonce-${nonce}'` : ''}${hostsOf(tags, 'script')}`,
    `style-src 'self'${styleHash ? ` ${styleHash}` : ''}`,
    `img-src 'self' data:${foreignPictures ? (secure ? ' https:' : ' https: http:') : ''}${hostsOf(tags, 'image')}`,
    "font-src 'self'",
    `connect-src 'self'${hostsOf(tags, 'connect')}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** Sets the security headers every answer carries, whatever its status. */
export function secure(headers: Headers, policy: Policy): void {
  headers.set('content-security-policy', contentSecurityPolicy(policy))
  if (policy.secure) headers.set('strict-transport-security', 'max-age=31536000')
  headers.set('x-content-type-options', 'nosniff')
  headers.set('x-frame-options', 'DENY')
  headers.set(
    'referrer-policy',
    policy.kind === 'shared' || policy.kind === 'system' ? 'strict-origin-when-cross-origin' : 'same-origin',
  )
  headers.set('cross-origin-opener-policy', 'same-origin')
  headers.set('cross-origin-resource-policy', 'same-origin')
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
