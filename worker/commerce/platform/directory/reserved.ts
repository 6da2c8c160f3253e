import type { Env } from '../env.ts'

/** What belongs to the platform: hosts that are no shop's, and zones in which it alone gives hosts. */
type Platform = Pick<Env, 'PLATFORM_HOSTS'>

const hostLabelMax = 63

/** Whether a host may belong to a shop at all, for owners and the platform alike. */
export function mayBeShops(host: string, platform: Platform): boolean {
  const labels = host.split('.')
  const last = labels.at(-1) ?? ''
  const isName = labels.length > 1 && labels.every((label) => label !== '' && label.length <= hostLabelMax)
  // Whatever ends in a number is read as an address by a browser.
  const isAddress = /^(\d+|0x[0-9a-f]*)$/.test(last)
  return isName && !isAddress && !isWithin(host, 'workers.dev') && !namesOf(platform).includes(host)
}

/**
 * Whether a shop's owner may ask for a host. A local name leads to the machine where it is typed, so only shops of such
 * a machine have some: no DNS knows it, and there is nothing to prove.
 */
export function mayBeAsked(host: string, platform: Platform, own: readonly string[]): boolean {
  if (!mayBeShops(host, platform)) return false
  if (isLocalName(host)) return own.every(isLocalName)
  const zones = namesOf(platform).flatMap((name) => (name.startsWith('*.') ? [name.slice(2)] : []))
  return ![...zones, ...unknownToDns].some((zone) => isWithin(host, zone))
}

export const isLocalName = (host: string): boolean => isWithin(host, 'localhost')

/** Ends of names that the public DNS never has: RFC 6761, RFC 6762, RFC 8375, and what routers and offices use. */
const unknownToDns = ['local', 'internal', 'localdomain', 'intranet', 'lan', 'home', 'corp', 'arpa', 'onion', 'invalid']

const isWithin = (host: string, zone: string): boolean => host === zone || host.endsWith(`.${zone}`)

const namesOf = ({ PLATFORM_HOSTS = '' }: Platform): string[] =>
  PLATFORM_HOSTS.toLowerCase()
    .split(/[\s,]+/)
    .filter((name) => name !== '')
