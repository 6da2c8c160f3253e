const blocked = /^(javascript|data|vbscript|blob|file):/i
/** What opens something else than a page: the mail and the telephone. */
const elsewhere: ReadonlySet<string> = new Set(['https:', 'mailto:', 'tel:'])

/** The log line for a refused external link. */
export const externalRefused = 'Navigating to an external URL is not allowed by default.'

/**
 * A link that a shopper may follow: a path of this shop or, with `external`, another https origin, an address of mail or
 * a phone number. null: refused.
 * Control characters and backslashes are refused too, because `/\evil` and `java\tscript:` pass a naive check.
 */
export function safeLink(
  to: string,
  { origin, external = false }: { origin: string; external?: boolean },
): string | null {
  // oxlint-disable-next-line no-control-regex -- the class lists exactly what is refused
  if (to === '' || to.length > 2_048 || /[\u0000-\u0020\\\u007f]/.test(to) || blocked.test(to)) return null
  const parsed = URL.parse(to, origin)
  // '/.//evil.example' parses to the path '//evil.example', which a browser would read as another host.
  if (!parsed || parsed.username !== '' || parsed.password !== '' || parsed.pathname.startsWith('//')) return null
  if (parsed.origin === origin) return `${parsed.pathname}${parsed.search}${parsed.hash}`
  return external && elsewhere.has(parsed.protocol) ? parsed.href : null
}

/** A link as people write it by hand: with blanks around and in it, with `http:` or without any protocol. */
export const tidyLink = (typed: string): string =>
  typed
    .trim()
    .replaceAll(' ', '%20')
    .replace(/^http:/i, 'https:')
    .replace(/^(?=www\.|wa\.me\/)/i, 'https://')
