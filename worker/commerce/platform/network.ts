import { createHmac } from 'node:crypto'

/**
 * A keyed digest of the caller's network, under which failed sign-ins are counted, because an address is personal data.
 * An IPv6 caller owns a whole /64, so all of it counts as one. null when the address is not known.
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

export function networkOf(address: string): string {
  const [groups] = [expandIpv6(address)]
  return groups ? groups.slice(0, 4).join(':') : address
}

/** An address as it may be stored: only its network. Anything else becomes ''. */
export function truncatedNetwork(address: string): string {
  const ipv4 = /^(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/.exec(address)
  if (ipv4) return `${ipv4[1]}.0/24`
  const groups = expandIpv6(address)
  return groups ? `${groups.slice(0, 3).join(':')}::/48` : ''
}

/** The eight groups of an IPv6 address; null when it is none. */
function expandIpv6(address: string): string[] | null {
  if (!/^[0-9a-f:]+(%\w+)?$/i.test(address) || !address.includes(':')) return null
  const [before = '', after] = address.toLowerCase().replace(/%.*/, '').split('::')
  const head = before === '' ? [] : before.split(':')
  const tail = after === undefined || after === '' ? [] : after.split(':')
  const missing = 8 - head.length - tail.length
  if (missing < 0 || (after === undefined && missing !== 0)) return null
  return [...head, ...Array.from({ length: missing }, () => '0'), ...tail].map((group) => group.replace(/^0+(?=.)/, ''))
}
