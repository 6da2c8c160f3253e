import type { Finding } from '#commerce/app/doctor/doctor.ts'
import { resources } from '#shared/web/routes.ts'
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
    date: null,
    name: 'Feed iklan',
  })

const hasSitemap = (host: string, outside: Outside): Promise<Finding | null> =>
  hasEntries(host, outside, {
    id: 'sitemap-served',
    path: resources.sitemap,
    address: /<loc>([^<]*)<\/loc>/g,
    date: /<lastmod>([^<]*)<\/lastmod>/g,
    name: 'Peta situs',
  })

interface Listing {
  id: string
  path: string
  address: RegExp
  date: RegExp | null
  name: string
}

/** A file for other programs: it is there, whole, not empty, and every address in it is the shop's own. */
async function hasEntries(host: string, { see }: Outside, listing: Listing): Promise<Finding | null> {
  const { id, path, address, date, name } = listing
  const page = await see(host, path)
  const addresses = [...(page?.text ?? '').matchAll(address)].map(([, one = '']) => one)
  const strange = addresses.find((one) => hostOf(one) !== host)
  const dates = date === null ? [] : [...(page?.text ?? '').matchAll(date)].map(([, one = '']) => one)
  const wrong =
    page?.status !== 200
      ? `menjawab ${page?.status ?? 'tidak sama sekali'}`
      : !isWellFormed(page.text)
        ? 'bukan XML yang utuh'
        : addresses.length === 0
          ? 'kosong'
          : strange !== undefined
            ? `menyebut alamat lain: ${strange.slice(0, 100)}`
            : dates.some((one) => Number.isNaN(Date.parse(one)))
              ? 'punya tanggal yang tidak terbaca'
              : null
  if (wrong === null) return null
  return {
    id,
    severity: 'harms',
    what: `${name} ${path} ${wrong}.`,
    how: `Buka https://${host}${path}; bila produk terbit dan punya foto, laporkan ke platform.`,
  }
}

const hostOf = (address: string): string => URL.parse(address.replaceAll('&amp;', '&'))?.hostname ?? ''
