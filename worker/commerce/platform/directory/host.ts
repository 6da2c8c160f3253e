/** A host as the Directory spells it: lower case, without port and trailing dot. null: not a host we could serve. */
export function hostOf(text: string): string | null {
  const host = text.trim().toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')
  return host.length <= 253 && /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/.test(host) && !host.includes('..') ? host : null
}

/** The host that a `Referer` names; null when it is missing or unreadable. */
export function refererHost(referer: string | undefined): string | null {
  const url = referer === undefined ? null : URL.parse(referer)
  return url ? hostOf(url.hostname) : null
}
