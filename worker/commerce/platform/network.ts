import { createHmac } from 'node:crypto'
import { expandIpv6, networkOf } from '#shared/web/network.ts'

/**
 * A keyed digest of the caller's network, under which failed sign-ins are counted, because an address is personal data.
 * null when the address is not known.
 */
export function addressDigest(secret: string, address: string): string | null {
  if (address === '') return null
  return createHmac('sha256', secret)
    .update(`address\n${networkOf(address)}`)
    .digest('base64url')
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
