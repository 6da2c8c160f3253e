import { programAddresses, programWork } from './program-addresses.ts'
import { fileAddresses } from './routes.ts'

/** Addresses that answer with a file or data, not with a screen. Apart from the routes, because no browser needs them. */
export const resources = {
  health: '/health',
  checkHealth: '/check-health',
  robots: '/robots.txt',
  /** https://www.iana.org/assignments/well-known-uris */
  securityContact: '/.well-known/security.txt',
  changePassword: '/.well-known/change-password',
  privacyControl: '/.well-known/gpc.json',
  passkeyEndpoints: '/.well-known/passkey-endpoints',
  ...programAddresses,
  ...fileAddresses,
  sitemap: '/sitemap.xml',
  sitemapPart: '/sitemap/:part',
  /** Where browsers report what the content security policy stopped. */
  cspReport: '/csp-report',
  vitals: '/vitals',
  feed: '/fb-catalog/:params',
  reviewPhoto: '/ulasan/foto',
  /** The pictures that a shop has uploaded: shared/web/media.ts. */
  media: '/media',
  offlineWorker: '/offline.js',
  offlinePage: '/offline',
  /** Pictures of links: preview.ts. */
  preview: '/og',
  /** What a browser installs of a shop, and two pictures that it looks for by itself: install.ts. */
  manifest: '/app.webmanifest',
  favicon: '/favicon.ico',
  touchIcon: '/apple-touch-icon.png',
  appIcon: '/icon',
} as const

/** How much work they make, by its name in work.ts. */
export const resourceWork = {
  health: 'words',
  checkHealth: 'made',
  robots: 'words',
  securityContact: 'words',
  changePassword: 'words',
  passkeyEndpoints: 'words',
  privacyControl: 'words',
  ...programWork,
  sitemap: 'kept',
  sitemapPart: 'made',
  cspReport: 'words',
  vitals: 'words',
  feed: 'made',
  paymentQr: 'own',
  file: 'own',
  ownPhoto: 'own',
  ownData: 'own',
  orderData: 'own',
  phoneMetadata: 'kept',
  reviewPhoto: 'kept',
  media: 'kept',
  offlineWorker: 'words',
  offlinePage: 'made',
  preview: 'drawn',
  manifest: 'words',
  favicon: 'drawn',
  touchIcon: 'drawn',
  appIcon: 'drawn',
  digitalFile: 'own',
} as const satisfies Record<keyof typeof resources, string>
