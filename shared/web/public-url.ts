/** Ends of names that lead to a machine or network of one's own. */
const ownNames = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|private|arpa|test|invalid|example|onion)\.?$/

/**
 * Whether a stranger may have it called: https, by a name of the public internet. `URL` writes every notation of an
 * address of IPv4 in dots and one of IPv6 in brackets. That a name leads to a private network after all is refused by
 * the network itself: see `OUTSIDE` in the bindings of commerce.
 */
export function isPublicUrl(address: string): boolean {
  const url = URL.parse(address)
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return false
  const { hostname } = url
  const isAddress = hostname.startsWith('[') || /^[\d.]+$/.test(hostname)
  return !isAddress && hostname.includes('.') && !ownNames.test(hostname)
}
