/** Whether it can be read as an address, whole or as a path of a shop; '' is the shop's own. */
export const isAddress = (address: string): boolean => URL.parse(address, 'https://toko.id') !== null
/** The address, or '' where it is none. */
export const addressOrNone = (address: string): string => (isAddress(address) ? address : '')

/** A picture of a backend that a developer runs on the own machine: only there does a browser load one without TLS. */
export const isLocalPicture = (address: string): boolean =>
  /^http:\/\/(?:localhost|127\.0\.0\.1|[\w.-]+\.localhost)(?::\d+)?\//.test(address)

/**
 * The address by which a browser loads a picture that a backend at `backend` names: `http:` and an address that leaves
 * the scheme open become `https:`, and a path belongs to the backend. Text that is no address stays as it is.
 */
export function pictureAddress(raw: string, backend: string): string {
  const address = raw.trim()
  if (address === '' || isLocalPicture(address)) return address
  if (address.startsWith('//')) return `https:${address}`
  // A host without its scheme; a folder that is named like one would be rare.
  if (/^(?:[a-z\d-]+\.)+[a-z]{2,}(?::\d+)?\//i.test(address)) return `https://${address}`
  if (/^[a-z][a-z\d+.-]*:/i.test(address)) return address.replace(/^http:/i, 'https:')
  return URL.parse(address, `${backend}/`)?.href ?? address
}

/** A list of pictures that is one text: one address, or several between commas, bars or semicolons. */
export const picturesIn = (raw: string): string[] =>
  raw
    .split(/\s*[,|;]\s*(?=https?:|\/|uploads?\/)/i)
    .map((one) => one.trim())
    .filter((one) => one !== '')

/** One picture of a list: an address, or a record whose address may have another name. */
export function pictureIn(raw: unknown): unknown {
  if (raw === null || typeof raw !== 'object' || 'IMAGE_URL' in raw) return raw
  const found = Object.entries(raw).find(([name, one]) => ofAddresses.test(name) && typeof one === 'string')
  return found ? { ...raw, IMAGE_URL: found[1] } : raw
}
const ofAddresses = /^(?:(?!link).*_)?(?:image|image_?url|url|src|picture|photo)$/i
