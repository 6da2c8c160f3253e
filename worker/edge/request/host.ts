/** The host of a request: lower case, without port or a trailing dot. null: not a host we would ever serve. */
export function hostOf(url: URL): string | null {
  const host = url.hostname.toLowerCase().replace(/\.$/, '')
  return host.length <= 253 && /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/.test(host) ? host : null
}

/**
 * Where a shop's absolute links begin. Only a local host keeps its port: behind the platform there is none, whatever a
 * request claims.
 */
export const originOf = (url: URL, host: string): string =>
  isLocal(host) ? `${url.protocol}//${host}${url.port ? `:${url.port}` : ''}` : `https://${host}`
export const isLocal = (host: string) => host === 'localhost' || host.endsWith('.localhost') || host === '127.0.0.1'
