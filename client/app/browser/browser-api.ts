import { limits } from '#shared/limits.ts'

/**
 * Reads from the browser API. null when it could not be read: the screen goes on with what it has. Who is denied access
 * has lost the session with this answer, and is sent to the page that says so.
 */
export async function ask<T>(
  name: 'region.list' | 'region.search' | 'wishlist.listSlugs' | 'order.find' | 'order.track' | 'voucher.listForCart',
  input: Readonly<Record<string, unknown>>,
): Promise<T | null> {
  try {
    const response = await fetch(`/api/${name}?input=${encodeURIComponent(JSON.stringify(input))}`, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout?.(limits.requestTimeoutMs),
    })
    // As `href('forbidden')`, without the table of routes in the first script.
    if (response.status === 403) location.assign('/forbidden')
    if (!response.ok) return null
    return ((await response.json()) as { data: T }).data
  } catch {
    return null
  }
}
