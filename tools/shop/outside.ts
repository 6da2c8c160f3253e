import type { Finding } from '#commerce/app/doctor/doctor.ts'
import { resources } from '#shared/web/resources.ts'
import { isWellFormed } from './xml.ts'

/** What the doctor needs of the network: the platform's Workers cannot see their own hosts as a shopper does. */
export interface Outside {
  /** The addresses that DNS has for a host; none: it does not exist. */
  addressesOf(host: string): Promise<readonly string[]>
  /** A page of a host as a shopper gets it; null: nobody answers. No redirect is followed. */
  see(host: string, path: string): Promise<Page | null>
}
export interface Page {
  status: number
  location: string
  text: string
}

const asked = 20
const guide = 'docs/operations.md'

/** What is wrong with a shop as the network shows it. `hosts`: the primary one first. */
export async function findingsOutside(hosts: readonly string[], outside: Outside): Promise<Finding[]> {
  const [primary = '', ...others] = hosts
  const unreached = await unreachable(primary, outside)
  if (unreached) return [unreached]
  const found = await Promise.all([
    ...others.map((host) => leadsTo(host, primary, outside)),
    onOneVersion(primary, outside),
    hasFeed(primary, outside),
    hasSitemap(primary, outside),
  ])
  return found.filter((one) => one !== null)
}

/** A host of a local run is this machine's own: no DNS knows it. */
const isLocal = (host: string): boolean => host === 'localhost' || host.endsWith('.localhost')

async function unreachable(host: string, { addressesOf, see }: Outside): Promise<Finding | null> {
  const how = `Arahkan ${host} ke platform: lihat "Custom domains" di ${guide}.`
  if (!isLocal(host) && (await addressesOf(host)).length === 0)
    return { id: 'dns', severity: 'stops', what: `DNS tidak mengenal ${host}.`, how }
  const health = await see(host, '/health')
  if (health?.status === 200 && /"status":\s*"ok"/.test(health.text)) return null
  return { id: 'dns-elsewhere', severity: 'stops', what: `${host} tidak sampai ke platform ini.`, how }
}

async function leadsTo(host: string, primary: string, outside: Outside): Promise<Finding | null> {
  const unreached = await unreachable(host, outside)
  if (unreached) return { ...unreached, severity: 'harms' }
  const home = await outside.see(host, '/')
  if (home?.status === 301 && hostOf(home.location) === primary) return null
  return {
    id: 'redirect',
    severity: 'harms',
    what: `${host} tidak mengarah ke ${primary}.`,
    how: 'Periksa domain.list; ubah dengan domain.makePrimary.',
  }
}

/** Only a deployment names its version: without the zone's rule two of them answer one address. */
async function onOneVersion(host: string, { see }: Outside): Promise<Finding | null> {
  const pages = await Promise.all(Array.from({ length: asked }, () => see(host, '/health')))
  const versions = new Set(pages.flatMap((page) => /"version":\s*"([^"]+)"/.exec(page?.text ?? '')?.[1] ?? []))
  if (versions.size <= 1) return null
  return {
    id: 'affinity',
    severity: 'harms',
    what: `Satu pengunjung dilayani ${versions.size} versi sekaligus.`,
    how: `Pasang aturan zona dari "The rule for affinity" di ${guide}.`,
  }
}

const hasFeed = (host: string, outside: Outside): Promise<Finding | null> =>
  hasEntries(host, outside, {
    id: 'feed-served',
    path: resources.feed.replace(':params', 'google.xml'),
    address: /<g:link>([^<]*)<\/g:link>/g,
    name: 'Feed iklan',
  })

/** A sitemap, or the index of its parts: then each part has to be one. */
async function hasSitemap(host: string, outside: Outside): Promise<Finding | null> {
  const listing = { id: 'sitemap-served', path: resources.sitemap, address: /<loc>([^<]*)<\/loc>/g, name: 'Peta situs' }
  const page = await outside.see(host, listing.path)
  const found = findingOf(host, page, listing)
  if (found || !page || !/<sitemapindex[\s>]/.test(page.text)) return found
  for (const part of addressesIn(page, listing.address)) {
    const wrong = await hasEntries(host, outside, { ...listing, path: pathOf(part) })
    if (wrong) return wrong
  }
  return null
}

interface Listing {
  id: string
  path: string
  address: RegExp
  name: string
}

/** A file for other programs: it is there, whole, not empty, and every address in it is the shop's own. */
const hasEntries = async (host: string, { see }: Outside, listing: Listing): Promise<Finding | null> =>
  findingOf(host, await see(host, listing.path), listing)

function findingOf(host: string, page: Page | null, { id, path, address, name }: Listing): Finding | null {
  const wrong = wrongWith(host, page, address)
  if (wrong === null) return null
  return {
    id,
    severity: 'harms',
    what: `${name} ${path} ${wrong}.`,
    how: `Buka https://${host}${path}; bila produk terbit dan punya foto, laporkan ke platform.`,
  }
}

function wrongWith(host: string, page: Page | null, address: RegExp): string | null {
  if (!page) return 'tidak menjawab sama sekali, atau terputus'
  if (page.status !== 200) return `menjawab ${page.status}`
  if (!isWellFormed(page.text)) return 'bukan XML yang utuh'
  const addresses = addressesIn(page, address)
  if (addresses.length === 0) return 'kosong'
  const strange = addresses.find((one) => hostOf(one) !== host)
  return strange === undefined ? null : `menyebut alamat lain: ${strange.slice(0, 100)}`
}

const addressesIn = (page: Page, address: RegExp): string[] =>
  [...page.text.matchAll(address)].map(([, one = '']) => one)

const parsed = (address: string): URL | null => URL.parse(address.replaceAll('&amp;', '&'))
const hostOf = (address: string): string => parsed(address)?.hostname ?? ''
const pathOf = (address: string): string => parsed(address)?.pathname ?? ''
