import { createHmac } from 'node:crypto'
import { expandIpv6, networkOf, wideNetworkOf } from '#shared/web/network.ts'

/**
 * A keyed digest of the caller's network, under which failed sign-ins are counted, because an address is personal data.
 * null when the address is not known.
 */
export const addressDigest = (secret: string, address: string): string | null =>
  networkKeyOf(address, (network) => createHmac('sha256', secret).update(`address\n${network}`).digest('base64url'))

/**
 * The key under which a caller's network is counted; null when the address is not known. That of an IPv6 network begins
 * with its wide network's, so one row counts for both: see `widelyOf`.
 */
export function networkKeyOf(address: string, digest: (network: string) => string): string | null {
  if (address === '') return null
  const wide = wideNetworkOf(address)
  return wide === null ? digest(networkOf(address)) : `${digest(wide)}${mark}${digest(networkOf(address))}`
}
const mark = '.'
/** The character after the mark. */
const pastMark = '/'

/** Between which keys all networks of the caller's wide network are; null: it has none. */
export function widelyOf(key: string | null): { from: string; until: string } | null {
  const wide = key?.split(mark)
  return wide?.[1] === undefined ? null : { from: `${wide[0]}${mark}`, until: `${wide[0]}${pastMark}` }
}

/** The same for a typed login, which may be a phone number. */
export function accountDigest(secret: string, login: string): string {
  return createHmac('sha256', secret).update(`account\n${login}`).digest('base64url')
}

/** An address as it may be stored: only its network. Anything else becomes ''. */
export function truncatedNetwork(address: string): string {
  const ipv4 = /^(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/.exec(address)
  if (ipv4) return `${ipv4[1]}.0/24`
  const groups = expandIpv6(address)
  return groups ? `${groups.slice(0, 3).join(':')}::/48` : ''
}
