/** Whose address this is, as a limit counts it: an IPv6 caller owns a whole /64, so all of it counts as one. */
export function networkOf(address: string): string {
  const groups = expandIpv6(address)
  return groups ? groups.slice(0, 4).join(':') : address
}

/**
 * The wide network of an IPv6 caller: a home line or a rented server may have 65,536 of those above. null for IPv4, where
 * many people share one address instead.
 */
export function wideNetworkOf(address: string): string | null {
  return expandIpv6(address)?.slice(0, 3).join(':') ?? null
}

/** The widest network of an address that is counted as one caller: of IPv6 the wide one. */
export const widestNetworkOf = (address: string): string => wideNetworkOf(address) ?? networkOf(address)

/** The eight groups of an IPv6 address; null when it is none. */
export function expandIpv6(address: string): string[] | null {
  if (!/^[0-9a-f:]+(%\w+)?$/i.test(address) || !address.includes(':')) return null
  const [before = '', after] = address.toLowerCase().replace(/%.*/, '').split('::')
  const head = before === '' ? [] : before.split(':')
  const tail = after === undefined || after === '' ? [] : after.split(':')
  const missing = 8 - head.length - tail.length
  if (missing < 0 || (after === undefined && missing !== 0)) return null
  return [...head, ...Array.from({ length: missing }, () => '0'), ...tail].map((group) => group.replace(/^0+(?=.)/, ''))
}
