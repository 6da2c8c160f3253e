const blocked = /^(javascript|data|vbscript|blob|file):/i

/** What is logged when somebody is not sent away. */
export const externalRefused = 'Navigating to an external URL is not allowed by default.'

/**
 * Where a shopper may be sent: a path of this shop, or, when flagged `external`, another https origin. null: nowhere.
 * Control characters and backslashes are how `/\evil` and `java\tscript:` slip past a naive check; they are refused.
 */
export function safeLink(
  to: string,
  { origin, external = false }: { origin: string; external?: boolean },
): string | null {
  // oxlint-disable-next-line no-control-regex -- the class names exactly what is refused
  if (to === '' || to.length > 2_048 || /[\u0000-\u0020\\\u007f]/.test(to) || blocked.test(to)) return null
  const parsed = URL.parse(to, origin)
  // '/.//evil.example' parses to the path '//evil.example', which a browser would read as another host.
  if (!parsed || parsed.username !== '' || parsed.password !== '' || parsed.pathname.startsWith('//')) return null
  if (parsed.origin === origin) return `${parsed.pathname}${parsed.search}${parsed.hash}`
  return external && parsed.protocol === 'https:' ? parsed.href : null
}
