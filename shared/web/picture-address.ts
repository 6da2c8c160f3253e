/** A picture of a backend that a developer runs on the own machine: only there does a browser load one without TLS. */
export const isLocalPicture = (address: string): boolean =>
  /^http:\/\/(?:localhost|127\.0\.0\.1|[\w.-]+\.localhost)(?::\d+)?\//.test(address)

/**
 * The address by which a browser loads a picture that a backend at `backend` names: `http:` and an address that leaves
 * the scheme open become `https:`, and a path belongs to the backend. Text that is no address stays as it is.
 */
export function pictureAddress(told: string, backend: string): string {
  const address = told.trim()
  if (address === '' || isLocalPicture(address)) return address
  if (address.startsWith('//')) return `https:${address}`
  if (/^[a-z][a-z\d+.-]*:/i.test(address)) return address.replace(/^http:/i, 'https:')
  return URL.parse(address, `${backend}/`)?.href ?? address
}
